import { array, boolean, type InferType, mixed, number, object, string } from 'yup'
import { isPosition } from '../src/domain/editing/positions.ts'
import { locales } from '../src/domain/locales.ts'
import { byLocale, localizedText } from './localized.ts'
import { paragraphs, wholeNumber } from './rules.ts'

/** What is saved as a draft; `version` is the one it was read at. Type by type the API checks data and layout itself. */
export const staticContentSave = object({
  data: mixed().required(),
  layout: array(mixed().meta({ component: 'NewLayoutBlock' }).required()).max(100, 'error.tooMany'),
  version: number().integer().min(0).required(),
}).meta({ title: 'StaticContentSave' })
export type StaticContentSave = InferType<typeof staticContentSave>

/** Left out, `locales` means all of them. */
export const staticContentPublish = object({
  version: number().integer().min(0).required(),
  locales: array(string().oneOf(locales).required().meta({ title: 'Locale' }))
    .min(1)
    .max(locales.length, 'error.tooMany'),
}).meta({ title: 'StaticContentPublish' })
export type StaticContentPublish = InferType<typeof staticContentPublish>

const staticContentVersion = object({
  version: number().integer().required(),
  state: string().oneOf(['draft', 'published', 'archived']).required().meta({ title: 'VersionState' }),
  author: string().defined().nullable(),
  createdAt: string().required(),
  publishedAt: string().nullable(),
}).meta({ title: 'StaticContentVersion' })

export const staticContentVersions = object({ items: array(staticContentVersion.required()).required() }).meta({
  title: 'StaticContentVersions',
})

const longestId = 60
const names = ['set', 'confirm', 'move', 'insert', 'hide', 'remove', 'restore'] as const
const clientPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const locale = string().oneOf(locales).meta({ title: 'Locale' })
const position = () => string().test('position', 'error.form', (text) => text === undefined || isPosition(text))
const pathName = string()
  .required()
  .max(longestId)
  .test('name', 'error.form', (name) => !(name in Object.prototype))

/** Whatever a field may hold. */
const anyValue = () => mixed().nullable().meta({ component: 'JsonValue' })

const insertedBlock = object({
  block: string().required(),
  position: position().required(),
  hidden: boolean().nullable(),
  data: mixed().nullable(),
})
  .default(undefined)
  .meta({ title: 'InsertedBlock' })

/** One act on one block; which fields it has follows from `op` (src/domain/editing/operations.ts). */
const operation = object({
  op: string().oneOf(names).required().meta({ title: 'OperationName' }),
  id: string().defined().max(longestId),
  undo: boolean(),
  locale,
  path: array(pathName).max(12, 'error.tooMany'),
  value: anyValue(),
  was: anyValue(),
  from: string().max(20),
  at: array(number().integer().min(0).required()).max(2, 'error.tooMany'),
  position: position(),
  asked: string(),
  block: insertedBlock,
}).meta({ title: 'StaticContentOperation' })
export type SentOperation = InferType<typeof operation>

/** A save: what an editor did since the last one, and the version it was done on. */
export const staticContentOperations = object({
  base: number().integer().min(0).required(),
  client: string().matches(clientPattern, 'error.form').required(),
  number: number()
    .integer()
    .min(1)
    .max(2 ** 31 - 1)
    .required(),
  operations: array(operation.required()).min(1).max(500, 'error.tooMany').required(),
}).meta({ title: 'StaticContentOperations' })
export type StaticContentOperations = InferType<typeof staticContentOperations>

const conflict = object({
  operation: operation.required(),
  reason: string().oneOf(['changed', 'missing', 'exists', 'removed']).required().meta({ title: 'ConflictReason' }),
  current: anyValue(),
}).meta({ title: 'StaticContentConflict' })

const row = object({
  version: number().integer().required(),
  client: string().required(),
  number: number().integer().required(),
  author: string().defined().nullable(),
  createdAt: string().required(),
  operations: array(operation.required()).required(),
  conflicts: array(conflict.required()).required(),
}).meta({ title: 'StaticContentRow' })

export const staticContentRows = object({
  version: number().integer().required(),
  rows: array(row.required()).required(),
}).meta({ title: 'StaticContentRows' })

export const staticContentSaved = object({
  version: number().integer().required(),
  rows: array(row.required()).required(),
  conflicts: array(conflict.required()).required(),
}).meta({ title: 'StaticContentSaved' })

const draftBlock = object({
  id: string().defined(),
  block: string().defined(),
  position: string().defined(),
  hidden: boolean().defined().nullable(),
  removed: boolean().required(),
  data: mixed().required(),
  sources: anyValue(),
}).meta({ title: 'DraftBlock' })

export const staticContentDraft = object({
  type: string().required(),
  version: number().integer().required(),
  blocks: array(draftBlock.required()).required(),
  /** What readers see: `data` and `layout`; null before there are any. */
  published: anyValue(),
}).meta({ title: 'StaticContentDraft' })

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

const textInLanguage = object({
  /** What is said now. */
  text: string().defined(),
  /** What the release says. */
  original: string().defined(),
  longest: wholeNumber(1).required(),
  /** Null while the original is said. */
  changedAt: string().nullable().defined(),
  author: string().nullable().defined(),
}).meta({ title: 'InterfaceTextInLanguage' })

/** A text that the site says, in each language, by its path in locales/*.json. */
export const interfaceText = object({
  key: string().required(),
  placeholders: array(string().required()).required(),
  texts: byLocale(textInLanguage.required(), 'InterfaceTextByLanguage').required(),
}).meta({ title: 'InterfaceText' })

export const interfaceTextChange = object({
  text: paragraphs(2000).required('error.required'),
  /** What its editor saw in its place. */
  was: string().max(4000, 'error.tooLong'),
}).meta({ title: 'InterfaceTextChange' })
