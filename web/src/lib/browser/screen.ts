/** Which of the table's three layouts the screen has room for.
 *
 * Style sheets cannot share a condition, so they repeat these two:
 * `(width < 60rem), (height < 32rem)` is a phone, `(height < 32rem) and (orientation: landscape)` one that lies on its side. */
const PHONE = "(width < 60rem), (height < 32rem)";

export const isPhone = () => matchMedia(PHONE).matches;
