import { array, type InferType, object, string } from 'yup'
import { locales } from '../../domain/locales.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { definePanelPage, type RefusedDetail } from '../kit/define-panel-page.ts'
import { contentPath, panelPath } from '../kit/paths.ts'
import { type ContentState, contentStatesQuery, contentsIn, takenSlug } from './contents.ts'

/** A document as a box of a form says it: the version that was looked at, and its type. */
export const choiceOf = ({ type, version }: Pick<ContentState, 'type' | 'version'>): string => `${version} ${type}`

/** One such box. */
export const choice = string().matches(/^[1-9]\d{0,8} \S{1,100}$/, 'error.form')

/** What such boxes name. */
export const documentsIn = (choices: readonly string[]) =>
  choices.map((text) => {
    const [version = '', type = ''] = text.split(' ')
    return { type, version: Number(version) }
  })

/** Those that the address names; else all that readers do not see as they are. */
export function offeredDocuments(data: Parameters<typeof contentsIn>[0], { search }: PageContext): ContentState[] {
  const saved = contentsIn(data).filter(({ version }) => version > 0)
  const asked = saved.filter(({ type }) => search.document?.includes(type))
  if (asked.length > 0) return asked
  return saved.filter(({ languages }) => languages.some((language) => language?.state === 'changed'))
}

export const chosenLocales = array(string().oneOf(locales, 'error.choice').required())
  .min(1, 'error.required')
  .required('error.required')

/** What becomes public together, and in which languages. */
export const togetherSchema = object({
  choice: array(choice.required()).min(1, 'error.required').max(100, 'error.tooMany').required('error.required'),
  locales: chosenLocales,
})

/** Why not all of them became public, or will: which those are stands below it. */
export function refusedTogether(_form: string, { locale }: PageContext, details: readonly RefusedDetail[]) {
  const { refused, incomplete } = allTexts[locale]['panel-publishing']
  return { text: takenSlug(details, locale) ?? (details.length > 0 ? incomplete : refused) }
}

/** Makes the drafts of several documents public: all of them or none. */
export const publishTogether = {
  schema: async () => togetherSchema,
  document: graphql(`
    mutation PublishTogether($input: StaticContentsPublish_Input!) {
      publishTogether(input: $input) { documents { type } }
    }
  `),
  variables: ({ choice, locales }: InferType<typeof togetherSchema>) => ({
    input: { documents: documentsIn(choice), locales },
  }),
}

export const togetherForm = defineForm({
  ...publishTogether,
  name: 'content-together',
  fields: ['choice', 'locales'],
  next: (_data, { locale }) => `${panelPath(contentPath, locale)}?said=contents-published`,
})

export const contentTogetherPage = definePanelPage({
  path: '/control-panel/content/together',
  search: ['document'],
  query: { document: contentStatesQuery, variables: () => ({}) },
  forms: [togetherForm],
  refused: refusedTogether,
  title: (_data, { locale }) => allTexts[locale]['panel-publishing'].togetherTitle,
})
