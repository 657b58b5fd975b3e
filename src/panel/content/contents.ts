import type { Locale } from '../../domain/locales.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { ContentStatesQuery } from '../../ui/gql/graphql.ts'
import { listed } from '../../ui/listed.ts'
import type { RefusedDetail } from '../kit/define-panel-page.ts'

export const contentStatesQuery = graphql(`
  query ContentStates {
    staticContentStates {
      items { ...ContentState }
    }
  }
`)

graphql(`
  fragment ContentState on StaticContentState {
    type page title { nl en fr } slug { nl en fr } version isPublished updatedAt author
    languages { locale state missing }
  }
`)

export type ContentState = NonNullable<NonNullable<ContentStatesQuery['staticContentStates']>['items'][number]>

export const contentsIn = ({ staticContentStates }: Pick<ContentStatesQuery, 'staticContentStates'>): ContentState[] =>
  listed(staticContentStates?.items)

/** The sentence that a slug became another page's, where that is why the API refused a page. */
export const takenSlug = (details: readonly RefusedDetail[], locale: Locale): string | undefined =>
  [allTexts[locale].error.slugInUse].find((sentence) => details.some(({ message }) => message === sentence))
