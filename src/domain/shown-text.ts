/** What no field takes as text: control characters, halves of characters, and what turns the reading direction round. */
const untyped = /[\p{Cc}\p{Cs}\p{Bidi_Control}\p{Zl}\p{Zp}]/gu

/** A text that was not checked yet, as one line that reads as it stands: in place of each such character a mark. */
export const shownText = (text: string): string => text.replaceAll(/[\r\n\t]+/g, ' ').replaceAll(untyped, '\uFFFD')
