/** A waiting room has the site's header; a game in play needs the room for itself. */
export const frame = $state({ hasHeader: false });
