import { graphql } from '../../../ui/gql/gql.ts'
import type { ComparedDoublesQuery } from '../../../ui/gql/graphql.ts'
import type { PageContext } from '../../../ui/page-context.ts'

export const comparedQuery = graphql(`
  query ComparedDoubles($kind: String!, $kept: String!, $dropped: String!, $locale: String!) {
    comparedDoubles(kind: $kind, kept: $kept, dropped: $dropped, locale: $locale) {
      kind version
      customer { _id name }
      kept { _id name createdAt records { kind count newest { name at } } }
      dropped { _id name createdAt records { kind count newest { name at } } }
      fields { name kept dropped }
      clashes { kind name at }
    }
  }
`)

export const comparedVariables = ({ params: { kind = '', kept = '', dropped = '' }, locale }: PageContext) => ({
  ...{ kind, kept, dropped, locale },
})

export type Compared = NonNullable<ComparedDoublesQuery['comparedDoubles']>
export type ComparedField = NonNullable<Compared['fields'][number]>
