const date = /(\d{1,2}(?:er)?) (\p{L}+) (?=\d{4}\b)/gu
const hour = /(\d) (?=uur\b)/g

/** A text of which no line ends within a date or an hour: '14 januari 2027', '14.30 uur'. */
export const keepTogether = (text: string): string =>
  text.replaceAll(date, '$1\u00a0$2\u00a0').replaceAll(hour, '$1\u00a0')
