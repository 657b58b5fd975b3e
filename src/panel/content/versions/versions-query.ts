import type { Locale } from '../../../domain/locales.ts'
import { isRecord } from '../../../domain/values.ts'
import { graphql } from '../../../ui/gql/gql.ts'
import type { ContentVersionsQuery } from '../../../ui/gql/graphql.ts'

export const contentVersionsQuery = graphql(`
  query ContentVersions($type: String!, $version: Int!, $hasVersion: Boolean!) {
    staticContentVersions(type: $type) {
      items { version state author createdAt publishedAt }
    }
    staticContentDraft(type: $type) { blocks { id data } }
    staticContentChanges(type: $type, version: $version) @include(if: $hasVersion) {
      items { kind blockId block locale path before after }
    }
  }
`)

/** What the content is called, where it is a page of its own slug. */
export function titleIn({ staticContentDraft }: Pick<ContentVersionsQuery, 'staticContentDraft'>) {
  const own: unknown = staticContentDraft?.blocks.find((block) => block?.id === '')?.data
  const titleOf = (locale: Locale) => {
    const values = isRecord(own) ? own[locale] : null
    return isRecord(values) && typeof values.title === 'string' ? values.title : null
  }
  return { nl: titleOf('nl'), en: titleOf('en'), fr: titleOf('fr') }
}

type Versions = NonNullable<ContentVersionsQuery['staticContentVersions']>
export type ContentVersion = NonNullable<Versions['items'][number]>
type Changes = NonNullable<ContentVersionsQuery['staticContentChanges']>
export type ContentChange = NonNullable<Changes['items'][number]>
