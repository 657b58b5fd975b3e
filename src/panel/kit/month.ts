import { brusselsDay, isMonth, plusDays, plusMonths } from '../../domain/days.ts'
import type { PageContext } from '../../ui/page-context.ts'

const [earliest, latest] = ['2000-01', '2099-12']

const monthOf = (day: string) => day.slice(0, 7)

export const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

/** The month that the address asks for, this one where it names none, with those around it and its days. */
export function monthIn({ search, now }: PageContext) {
  const today = brusselsDay(new Date(now))
  const asked = search.month?.[0] ?? ''
  const month = isMonth(asked) && asked >= earliest && asked <= latest ? asked : monthOf(today)
  const first = `${month}-01`
  const next = plusMonths(first, 1)
  const last = plusDays(next, -1)
  return {
    today,
    month,
    first,
    last,
    previous: monthOf(plusMonths(first, -1)),
    next: monthOf(next),
    current: monthOf(today),
    days: Array.from({ length: Number(last.slice(8)) }, (_, index) => plusDays(first, index)),
  }
}
