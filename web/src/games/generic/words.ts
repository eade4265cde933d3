/** What the table for any game says itself. */
const en = { yes: "yes", no: "no", table: "The table" };
const fr: typeof en = { yes: "oui", no: "non", table: "La table" };

export const words = { en, fr };
