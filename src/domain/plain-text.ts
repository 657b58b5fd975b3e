/** As people type it who search: without accents, capitals, and the hyphens, quotes and spaces that hold words together. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\u00AD]/gu, '')
    .replaceAll(/[\u2010-\u2015]/gu, '-')
    .replaceAll(/[\u2018\u2019]/gu, "'")
    .replaceAll(/[\u201C\u201D]/gu, '"')
    .toLowerCase()
