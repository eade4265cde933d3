/** A name after « de »: d’Odette, de Zélia.  A y is a vowel here before a consonant: d’Yves, but de Yann. */
export function de(name: string): string {
  const letters = name.normalize("NFD").toLowerCase();
  return /^([aeiouœæ]|y(?![aeiouœæ])\p{L})/u.test(letters) ? `d’${name}` : `de ${name}`;
}
