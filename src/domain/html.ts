const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** A text as HTML shows it, in an attribute too. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => entities[letter] ?? letter)

/** JSON that cannot end the script element it stands in. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/** As people type it who search: without accents, capitals, and the hyphens, quotes and spaces that hold words together. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\u00AD]/gu, '')
    .replaceAll(/[\u2010-\u2015]/gu, '-')
    .replaceAll(/[\u2018\u2019]/gu, "'")
    .replaceAll(/[\u201C\u201D]/gu, '"')
    .toLowerCase()

/** What no field takes as text: control characters, halves of characters, and what turns the reading direction round. */
const untyped = /[\p{Cc}\p{Cs}\p{Bidi_Control}\p{Zl}\p{Zp}]/gu

/** A text that was not checked yet, as one line that reads as it stands: in place of each such character a mark. */
export const shownText = (text: string): string => text.replaceAll(/[\r\n\t]+/g, ' ').replaceAll(untyped, '\uFFFD')
