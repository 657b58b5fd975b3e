import { object, string } from 'yup'
import type { Locale } from '../../domain/locales.ts'
import { isRecord } from '../../domain/values.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { ContentVersionsQuery } from '../../ui/gql/graphql.ts'
import { contentName } from '../kit/content-name.ts'
import { definePanelPage } from '../kit/define-panel-page.ts'
import { saidHere } from '../kit/forms.ts'
import { takenSlug } from './contents.ts'

const contentVersionsQuery = graphql(`
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

export type ContentChange = NonNullable<NonNullable<ContentVersionsQuery['staticContentChanges']>['items'][number]>

const restoreSchema = object({
  version: string()
    .matches(/^[1-9]\d{0,8}$/, 'error.form')
    .required('error.required'),
})

export const restoreForm = defineForm({
  name: 'content-restore',
  schema: async () => restoreSchema,
  fields: ['version'],
  document: graphql(`
    mutation RestoreContent($type: String!, $version: Int!) {
      restoreStaticContent(type: $type, version: $version) { __typename }
    }
  `),
  variables: ({ version }, { params }) => ({ type: params.type ?? '', version: Number(version) }),
  next: saidHere('content-restored'),
})

/** Every version of a content, what one of them changed, and the way back to it. */
export const contentVersionsPage = definePanelPage({
  path: '/control-panel/content/:type/versions',
  search: ['version', 'restore'],
  query: {
    document: contentVersionsQuery,
    variables({ params, search }) {
      const version = Number(search.version?.[0] ?? 0)
      const hasVersion = Number.isInteger(version) && version > 0 && version < 1e9
      return { type: params.type ?? '', version: hasVersion ? version : 0, hasVersion }
    },
  },
  forms: [restoreForm],
  refused(_form, { locale }, details) {
    const text = takenSlug(details, locale)
    return text ? { text } : null
  },
  title: (data, { locale, params }) =>
    `${allTexts[locale]['panel-content'].versions}: ${contentName({ type: params.type ?? '', title: titleIn(data) }, locale)}`,
})
