import { graphql } from '../../ui/gql/gql.ts'
import type { ContentStatesQuery } from '../../ui/gql/graphql.ts'

export const contentStatesQuery = graphql(`
  query ContentStates {
    staticContentStates {
      items {
        type page title { nl en fr } slug { nl en fr } version isPublished updatedAt author
        languages { locale state missing }
      }
    }
  }
`)

type States = NonNullable<ContentStatesQuery['staticContentStates']>
export type ContentState = NonNullable<States['items'][number]>

export const contentsIn = ({ staticContentStates }: Pick<ContentStatesQuery, 'staticContentStates'>): ContentState[] =>
  (staticContentStates?.items ?? []).flatMap((item) => item ?? [])
