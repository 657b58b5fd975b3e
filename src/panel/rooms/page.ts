import { formatMonth } from '../../domain/format.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { graphql } from '../../ui/gql/gql.ts'
import { translator } from '../../ui/texts.ts'
import { definePanelPage } from '../define-panel-page.ts'
import { monthIn } from './rooms-path.ts'

/** Which rooms are asked for and taken in a month. */
export const roomsPage = definePanelPage({
  path: '/control-panel/rooms',
  access: 'staff',
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
  component: () => import('./rooms.tsx'),
})
