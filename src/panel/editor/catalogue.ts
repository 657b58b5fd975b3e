import type { SchemaFieldDescription } from 'yup'
import type { Field } from '../../../blocks/kit/define-block.ts'
import { registry } from '../../../blocks/registry.ts'
import { type ArrangedType, documentData } from '../../../schemas/document-type.ts'
import type { PageContentType } from '../../../schemas/static-content.ts'
import { isPageDocument } from '../../domain/editing/page-document.ts'
import type { Locale } from '../../domain/locales.ts'

/** A field of a form that is made from a definition: how it is filled, and what its schema says of it. */
export type Shape = { name: string; required: boolean; longest?: number } & (
  | { kind: Exclude<Field['kind'], 'number' | 'choice' | 'group' | 'list'> }
  | { kind: 'number'; min: number; max: number }
  | { kind: 'choice'; options: readonly string[] }
  | { kind: 'group'; fields: readonly Shape[] }
  | { kind: 'list'; item: Shape; most?: number }
)

/** A field that is one text, or one number. */
export type TextShape = Exclude<Shape, { kind: 'group' | 'list' | 'choice' }>

type Described = SchemaFieldDescription | undefined

const testOf = (described: Described, name: string): number | undefined => {
  const found = described && 'tests' in described ? described.tests.find((test) => test.name === name) : undefined
  const value = found?.params?.[name]
  return typeof value === 'number' ? value : undefined
}

const isRequired = (described: Described) => {
  if (!described || !('optional' in described)) return false
  return !described.optional && !described.nullable
}

function itemOf(described: Described): Described {
  if (!described || !('innerType' in described) || Array.isArray(described.innerType)) return undefined
  return described.innerType
}

const fieldsOf = (described: Described) => (described && 'fields' in described ? described.fields : {})

function shapeOf(name: string, field: Field, described: Described): Shape {
  const base = { name, required: isRequired(described) }
  switch (field.kind) {
    case 'group':
      return { ...base, kind: 'group', fields: shapesOf(field.fields, fieldsOf(described)) }
    case 'list':
      return { ...base, kind: 'list', item: shapeOf('', field.item, itemOf(described)), most: testOf(described, 'max') }
    case 'number':
    case 'choice':
      return { ...base, ...field }
    default:
      return { ...base, kind: field.kind, longest: testOf(described, 'max') }
  }
}

const shapesOf = (fields: Record<string, Field>, described: Record<string, SchemaFieldDescription>): Shape[] =>
  Object.entries(fields).map(([name, field]) => shapeOf(name, field, described[name]))

const own: Record<string, Field> = { title: { kind: 'text' }, seoDescription: { kind: 'multiline' } }

const text: Field = { kind: 'text' }
const markdown: Field = { kind: 'markdown' }

/** How an editor fills what a page says beside its blocks; its schema stands in schemas/static-content.ts. */
const more: Partial<Record<PageContentType, Record<string, Field>>> = {
  contact: { address: { kind: 'multiline' }, phone: text, email: text, openingHours: { kind: 'multiline' } },
  course: {
    included: markdown,
    includedOnline: markdown,
    includedTailored: markdown,
    certificate: markdown,
    cancellation: markdown,
    subsidy: markdown,
    contactName: text,
    contactPhone: text,
    tailoredContactName: text,
    tailoredContactPhone: text,
    terms: { kind: 'link' },
  },
}

const pageFields = (type: ArrangedType): Record<string, Field> =>
  isPageDocument(type) ? { title: text, slug: text, ...own } : { ...own, ...more[type] }

export interface BlockKind {
  type: string
  /** Its content is the managed text of its own name, wherever it stands. */
  shared: boolean
  fields: readonly Shape[]
  /** Languages that show it, where not all do. */
  locales?: readonly Locale[]
  surrounding?: 'before' | 'behind'
  addable: boolean
  picture: string
}

export const blockKinds: readonly BlockKind[] = registry.map((block) => ({
  type: block.type,
  shared: block.source === 'static-content',
  fields: shapesOf(block.fields, block.schema.describe().fields),
  ...(block.locales && { locales: block.locales }),
  ...(block.surrounding && { surrounding: block.surrounding }),
  addable: block.addable !== false,
  picture: block.picture ?? '',
}))

/** What a page says beside its blocks. */
export const pageShapes = (type: ArrangedType): readonly Shape[] =>
  shapesOf(pageFields(type), documentData(type).describe().fields)

/** 'homepage-offer' becomes 'homepageOffer'. */
const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/**
 * The module drafts-query.gen.ts: the drafts of a page and of every managed text that a block of it may show, as they are
 * edited, and as they are published.
 */
export function draftsQueryModule(): string {
  const types = blockKinds.filter((kind) => kind.shared).map(({ type }) => type)
  const shared = types.toSorted().map((type) => ({ type, name: camelCase(type) }))
  const drafts = (fragment: string) =>
    shared.map(({ type, name }) => `    ${name}: staticContentDraft(type: "${type}") { ...${fragment} }`)
  return [
    '// Generated from blocks/registry.ts by `npm run generate`. Do not edit.',
    "import { graphql } from '../../ui/gql/gql.ts'",
    '',
    '/** Managed texts that blocks show, by the names they bear in the queries. */',
    'export const sharedTexts = {',
    ...shared.map(({ type, name }) => `  ${name}: '${type}',`),
    '} as const',
    '',
    'export const editorQuery = graphql(`',
    '  query EditorDrafts($type: String!) {',
    '    page: staticContentDraft(type: $type) { ...EditedDraft }',
    ...drafts('EditedDraft'),
    '  }',
    '`)',
    '',
    'export const publishQuery = graphql(`',
    '  query ContentToPublish($type: String!, $pageType: String!) {',
    '    staticContentStates { items { ...ContentState } }',
    '    checked: staticContentCheck(type: $type) { ...Checked }',
    '    page: staticContentDraft(type: $pageType) { ...DraftToPublish }',
    ...drafts('DraftToPublish'),
    ...shared.map(({ type, name }) => `    ${name}Checked: staticContentCheck(type: "${type}") { ...Checked }`),
    '  }',
    '`)',
    '',
  ].join('\n')
}
