import { allTexts } from '../../ui/all-texts.ts'
import { defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { ContentToPublishQuery } from '../../ui/gql/graphql.ts'
import { listed } from '../../ui/listed.ts'
import { publishQuery, sharedTexts } from '../editor/drafts-query.gen.ts'
import { pageOf } from '../editor/editor-data.ts'
import { contentName } from '../kit/content-name.ts'
import { definePanelPage } from '../kit/define-panel-page.ts'
import { contentPath, panelPath } from '../kit/paths.ts'
import { contentsIn, takenSlug } from './contents.ts'
import { publishTogether } from './together-page.ts'

graphql(`
  fragment Checked on ContentCheck {
    findings { severity kind blockId block locale path field value }
  }
`)

graphql(`
  fragment DraftToPublish on StaticContentDraft {
    ...EditedDraft
    published
  }
`)

/** What readers would stumble over, with the document in which it stands. */
export type Finding = NonNullable<NonNullable<ContentToPublishQuery['checked']>['findings'][number]> & { type: string }

/** Of what is published, and of the texts on it that are. */
export function findingsIn(data: ContentToPublishQuery, type: string, docs: readonly string[]): Finding[] {
  const names = Object.keys(sharedTexts) as (keyof typeof sharedTexts)[]
  const texts = names.map((name) => [sharedTexts[name], data[`${name}Checked`]] as const)
  return [...texts.filter(([doc]) => doc !== type), [type, data.checked] as const]
    .filter(([doc]) => doc === type || docs.includes(doc))
    .flatMap(([doc, check]) => listed(check?.findings).map((finding) => ({ ...finding, type: doc })))
}

/** A page and the texts on it, or one such text. */
export const publishForm = defineForm({
  ...publishTogether,
  name: 'content-publish',
  fields: ['choice', 'locales'],
  next: (_data, { locale }) => `${panelPath(contentPath, locale)}?said=content-published`,
})

/** What becomes public, language by language. */
export const contentPublishPage = definePanelPage({
  path: '/control-panel/content/:type/publish',
  query: {
    document: publishQuery,
    variables: ({ params: { type = '' } }) => ({ type, pageType: pageOf(type) ?? type }),
    mayBeMissing: true,
    isThere: (data, { params }) => contentsIn(data).some(({ type }) => type === params.type),
  },
  forms: [publishForm],
  refused: (_form, { locale }, details) => ({
    text:
      takenSlug(details, locale) ??
      (details.length > 0 ? allTexts[locale]['panel-check'].blocked : allTexts[locale]['panel-content'].savedSince),
  }),
  title(data, { locale, params: { type = '' } }) {
    const content = contentsIn(data).find((one) => one.type === type)
    return `${allTexts[locale]['panel-content'].publish}: ${contentName(content ?? { type }, locale)}`
  },
})
