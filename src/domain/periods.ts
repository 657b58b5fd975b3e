/** Quarters of so many years, and so many years as a whole. */
const [quarterYears, wholeYears] = [2, 3]

/** What books are kept by, up to a day, the newest first: quarters as '2026-Q3', then years as '2026'. */
export function periodsUntil(day: string): string[] {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const years = Array.from({ length: wholeYears }, (_, past) => year - past)
  const quarters = years.slice(0, quarterYears).flatMap((one) => [4, 3, 2, 1].map((quarter) => ({ one, quarter })))
  const begun = quarters.filter(({ one, quarter }) => one < year || (quarter - 1) * 3 < month)
  return [...begun.map(({ one, quarter }) => `${one}-Q${quarter}`), ...years.map(String)]
}

/** Whether a text names a quarter or a year. */
export const isPeriod = (text: string): boolean => /^\d{4}(?:-Q[1-4])?$/.test(text)

/** How the API is asked for what was issued in a period; nothing where the text names none. */
export const ofPeriod = (text: string): string | undefined => (isPeriod(text) ? `^${text}` : undefined)

type SaysQuarter = (key: 'common.quarter', values: { quarter: string; year: string }) => string

/** What a period is called, in the language of the texts. */
export function periodName(period: string, t: SaysQuarter): string {
  const [year = '', quarter] = period.split('-Q')
  return quarter ? t('common.quarter', { quarter, year }) : year
}
