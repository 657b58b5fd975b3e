import { object, string } from 'yup'
import { graphql } from '../../src/ui/gql/gql.ts'
import { localeFlags } from '../../src/ui/graphql.ts'
import { defineBlock } from '../kit/define-block.ts'

const roomTypesQuery = graphql(`
  query RoomTypesBlock($en: Boolean!, $fr: Boolean!) {
    allRoomTypes(sort: ["sequence:ASC"]) {
      _id
      key
      name { ...Text }
      description { ...Text }
      capacity
      surface
      configurations
      wheelchairAccess
      pcRoom
      whiteboard
      priceHalfDay
      priceFullDay
      picture { ...Picture }
    }
  }
`)

export const roomTypesBlock = defineBlock({
  type: 'room-types',
  schema: object({ title: string().trim().required(), text: string().trim() }),
  source: 'instance',
  picture: '.TTTT......./............/.pppp.TTTTT./.pppp.ttttt./.pppp.tttt../.pppp.bb..../............/............',
  fields: { title: { kind: 'text' }, text: { kind: 'multiline' } },
  query: { document: roomTypesQuery, variables: (_content, page) => localeFlags(page.locale) },
  component: () => import('./room-types.tsx'),
})
