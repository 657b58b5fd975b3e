/** A cell that begins like a formula is run by spreadsheets; an apostrophe makes it the text it was. */
const formula = /^[=+\-@\t\r]/

const neutralised = (text: string): string => (formula.test(text) ? `'${text}` : text)

/** What a cell said before it was neutralised. */
export const plain = (text: string): string => text.replace(/^'(?=[=+\-@])/, '')

const quoted = (text: string) => (/[";,\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A cell: text, which may be anything that somebody typed, or a number as it stands in the file. */
export type CsvCell = string | { number: string }

/** Cents as Belgian spreadsheets read euros; nothing where there are none. */
export const csvEuros = (cents: number | undefined): CsvCell =>
  cents === undefined ? '' : { number: (cents / 100).toFixed(2).replace('.', ',') }

const written = (cell: CsvCell) => quoted(typeof cell === 'string' ? neutralised(cell) : cell.number)

/** Rows as Belgian spreadsheets open them: semicolons, and the mark that says UTF-8. */
export const csvOf = (rows: CsvCell[][]): string =>
  `\uFEFF${rows.map((row) => `${row.map(written).join(';')}\r\n`).join('')}`
