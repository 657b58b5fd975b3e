export const bookPeriods = ['month', 'quarter'] as const
export type BookPeriod = (typeof bookPeriods)[number]

/** What moves in the books, in the order of their columns. */
export const bookMovements = ['invoiced', 'credited', 'received', 'refunded', 'open'] as const
export type BookMovement = (typeof bookMovements)[number]

const two = (value: number) => String(value).padStart(2, '0')

/** The periods of a year by the names they are kept under: '2026-01', '2026-Q1'. */
export const periodsOf = (year: number, per: BookPeriod): string[] =>
  per === 'month'
    ? Array.from({ length: 12 }, (_, index) => `${year}-${two(index + 1)}`)
    : [1, 2, 3, 4].map((quarter) => `${year}-Q${quarter}`)
