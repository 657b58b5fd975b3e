import { graphql } from '../../../ui/gql/gql.ts'

export const messageQuery = graphql(`
  query PanelMessage($id: String!) {
    contact(id: $id) {
      _id firstName lastName email phone subject message language verified handled handledAt handledBy createdAt
    }
  }
`)
