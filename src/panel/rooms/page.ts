import { object, string } from 'yup'
import { formatMonth } from '../../domain/format.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import { translator } from '../../ui/texts.ts'
import { seenIn, seenSchema, toAccept } from '../kit/clashes.ts'
import { definePanelPage } from '../kit/define-panel-page.ts'
import { monthIn } from '../kit/month.ts'
import { roomsHref } from '../kit/paths.ts'

/** Keeps a room for the house itself. */
export const ownUseForm = defineForm({
  name: 'own-use',
  schema: () =>
    import('../../../schemas/room-use.ts').then(({ newOwnUse }) => newOwnUse.shape({ seenClashes: seenSchema })),
  fields: ['roomType', 'fromDay', 'untilDay', 'dayPart', 'reason', 'note', 'isClashAccepted', 'seenClashes'],
  document: graphql(`
    mutation KeepRoom($input: NewOwnUse_Input!) {
      createOwnUse(input: $input) { ownUse }
    }
  `),
  variables: ({ note, seenClashes, ...input }) => ({
    input: { ...input, note: note || null, seenClashes: seenIn(seenClashes) },
  }),
  next: (_data, page, { fromDay }) => `${roomsHref(fromDay, page)}&said=room-kept`,
})

/** Frees it again, on all of its days. */
export const freeRoomForm = defineForm({
  name: 'own-use-remove',
  schema: async () => object({ ownUse: string().uuid('error.form').required('error.required') }),
  fields: ['ownUse'],
  document: graphql(`
    mutation FreeRoom($id: String!) {
      deleteOwnUse(id: $id)
    }
  `),
  variables: ({ ownUse }) => ({ id: ownUse }),
  next: (_data, page) => `${roomsHref(monthIn(page).first, page)}&said=room-freed`,
})

export const roomsPage = definePanelPage({
  path: '/control-panel/rooms',
  search: ['month', 'act'],
  query: {
    document: graphql(`
      query PanelRooms($from: String!, $to: String!) {
        roomCalendar(from: $from, to: $to) { _id status date dayPart roomType firstName lastName organisationName }
        roomUses(from: $from, to: $to) { roomType start end session ownUse title { nl en fr } reason note by }
        allRoomTypes(sort: ["sequence:ASC"]) { _id name { nl en fr } }
      }
    `),
    variables(page) {
      const { first, last } = monthIn(page)
      return { from: first, to: last }
    },
  },
  refused: toAccept,
  forms: [ownUseForm, freeRoomForm],
  title: (_data, page) =>
    translator(
      page.locale,
      allTexts[page.locale],
      'panel-rooms',
    )('titleOf', {
      month: formatMonth(monthIn(page).month, page.locale),
    }),
})
