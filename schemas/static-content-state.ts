import { array, boolean, number, object, string } from 'yup'
import { locales } from '../src/domain/locales.ts'
import { localizedText } from './localized.ts'

const localeName = string().oneOf(locales).required().meta({ title: 'Locale' })

/** How far one language is: `missing` counts what it still lacks. */
const languageState = object({
  locale: localeName,
  state: string().oneOf(['published', 'changed', 'missing']).required().meta({ title: 'ContentLanguageState' }),
  missing: number().integer().required(),
}).meta({ title: 'StaticContentLanguage' })

const state = object({
  type: string().required(),
  page: string().uuid().defined().nullable(),
  title: localizedText.nullable(),
  slug: localizedText.nullable(),
  version: number().integer().required(),
  isPublished: boolean().required(),
  updatedAt: string().required(),
  author: string().defined().nullable(),
  languages: array(languageState.required()).required(),
}).meta({ title: 'StaticContentState' })

/** Every content and every page, with how far each language of it is. */
export const staticContentStates = object({ items: array(state.required()).required() }).meta({
  title: 'StaticContentStates',
})

const change = object({
  kind: string()
    .oneOf(['added', 'removed', 'moved', 'hidden', 'shown', 'changed'])
    .required()
    .meta({ title: 'ContentChangeKind' }),
  blockId: string().defined(),
  block: string().defined(),
  locale: string().oneOf(locales).nullable().meta({ title: 'Locale' }),
  path: string().nullable(),
  before: string().nullable(),
  after: string().nullable(),
}).meta({ title: 'StaticContentChange' })

/** What a version says otherwise than the one before it. */
export const staticContentChanges = object({ items: array(change.required()).required() }).meta({
  title: 'StaticContentChanges',
})
