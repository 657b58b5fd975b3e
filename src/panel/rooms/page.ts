import { brusselsDay, isMonth, plusDays, plusMonths } from '../../domain/days.ts'
import { formatMonth } from '../../domain/format.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { translator } from '../../ui/texts.ts'
import { definePanelPage } from '../kit/define-panel-page.ts'

const [earliest, latest] = ['2000-01', '2099-12']

const monthOf = (day: string) => day.slice(0, 7)

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

export const roomsPage = definePanelPage({
  path: '/control-panel/rooms',
  search: ['month'],
  query: {
    document: graphql(`
      query PanelRooms($from: String!, $to: String!) {
        roomCalendar(from: $from, to: $to) { _id status date dayPart roomType firstName lastName organisationName }
        allRoomTypes(sort: ["sequence:ASC"]) { _id name { nl en fr } }
      }
    `),
    variables(page) {
      const { first, last } = monthIn(page)
      return { from: first, to: last }
    },
  },
  title: (_data, page) =>
    translator(
      page.locale,
      allTexts[page.locale],
      'panel-rooms',
    )('titleOf', {
      month: formatMonth(monthIn(page).month, page.locale),
    }),
})
