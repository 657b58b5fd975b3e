import { createHash } from 'node:crypto'
import type {
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  GraphQLSchema,
  SelectionNode,
  SelectionSetNode,
} from 'graphql'
import { GraphQLError, getIntrospectionQuery, Kind, parse, print, validate, visit } from 'graphql'
import { LRUCache } from 'lru-cache'
import { HttpError } from './errors.ts'
import { limits } from './limits.ts'

export interface KnownDocuments {
  /** By sha256 of its text, 'sha256:' before it or not. */
  byId(id: string): DocumentNode | undefined
  byText(text: string): DocumentNode | undefined
  /** However it is laid out, and whatever `__typename` a client has added. */
  like(document: DocumentNode): DocumentNode | undefined
  /** Whether it is one of these, and not only like one. */
  has(document: DocumentNode): boolean
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

const isAddedByClients = ({ name, alias }: FieldNode) => name.value === '__typename' && !alias

const bare = (document: DocumentNode) =>
  sha256(print(visit(document, { Field: (field) => (isAddedByClients(field) ? null : undefined) })))

const isOperation = ({ kind }: { kind: Kind }) => kind === Kind.OPERATION_DEFINITION

/** The documents that the site and its blocks were built with. */
export function createKnownDocuments(texts: Iterable<string>): KnownDocuments {
  const byId = new Map<string, DocumentNode>()
  const byShape = new Map<string, DocumentNode>()
  for (const text of texts) {
    const document = parse(text, { noLocation: true })
    byId.set(sha256(text), document)
    byShape.set(bare(document), document)
  }
  const documents = new Set(byId.values())
  return {
    byId: (id) => byId.get(id.replace(/^sha256:/, '').toLowerCase()),
    byText: (text) => byId.get(sha256(text)),
    like: (document) => (document.definitions.some(isOperation) ? byShape.get(bare(document)) : undefined),
    has: (document) => documents.has(document),
  }
}

/** What a selection amounts to with every fragment written out where it is spread. */
interface Weight {
  depth: number
  fields: number
  aliases: number
  directives: number
  /** How often `__schema` or `__type`, about how many values they bring, and how deep those lie. */
  introspections: number
  introspected: number
  introspectedDepth: number
}

const nothing: Weight = {
  depth: 0,
  fields: 0,
  aliases: 0,
  directives: 0,
  introspections: 0,
  introspected: 0,
  introspectedDepth: 0,
}
const endless = Object.fromEntries(Object.keys(nothing).map((name) => [name, Number.POSITIVE_INFINITY]))

const sum = (a: Weight, b: Weight): Weight => ({
  depth: Math.max(a.depth, b.depth),
  fields: a.fields + b.fields,
  aliases: a.aliases + b.aliases,
  directives: a.directives + b.directives,
  introspections: a.introspections + b.introspections,
  introspected: a.introspected + b.introspected,
  introspectedDepth: Math.max(a.introspectedDepth, b.introspectedDepth),
})

/** How long the lists of introspection are in our schema, on average; those of a REST response are counted as they come. */
const introspectionLists: Record<string, number> = { types: 250, fields: 4, directives: 5 }

const isIntrospection = ({ name }: FieldNode) => name.value === '__schema' || name.value === '__type'

/** With an alias the same list comes several times, which no tool asks for. */
const insideIntrospection = ({ name, alias }: FieldNode, below: Weight) => ({
  introspected: alias ? Number.POSITIVE_INFINITY : 1 + (introspectionLists[name.value] ?? 1) * below.introspected,
  introspectedDepth: below.introspectedDepth + 1,
})

/** Each fragment is measured once, whatever the number of its spreads; one inside itself is endless. */
function createMeasure(document: DocumentNode) {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const part of document.definitions)
    if (part.kind === Kind.FRAGMENT_DEFINITION) fragments.set(part.name.value, part)
  const measured = new Map<string, Weight>()

  function ofFragment(name: string, isInside: boolean): Weight {
    const key = `${name} ${isInside}`
    const known = measured.get(key)
    if (known) return known
    measured.set(key, { ...nothing, ...endless })
    const fragment = fragments.get(name)
    const weight = fragment ? ofSelections(fragment.selectionSet, isInside) : nothing
    measured.set(key, weight)
    return weight
  }

  function ofField(field: FieldNode, isInside: boolean): Weight {
    const below = field.selectionSet ? ofSelections(field.selectionSet, isInside || isIntrospection(field)) : nothing
    const weight = { ...below, aliases: below.aliases + (field.alias ? 1 : 0) }
    if (isInside) return { ...weight, ...insideIntrospection(field, below) }
    const introspections = below.introspections + (isIntrospection(field) ? 1 : 0)
    return { ...weight, depth: below.depth + 1, fields: below.fields + 1, introspections }
  }

  function ofSelection(selection: SelectionNode, isInside: boolean): Weight {
    if (selection.kind === Kind.FIELD) return ofField(selection, isInside)
    if (selection.kind === Kind.INLINE_FRAGMENT) return ofSelections(selection.selectionSet, isInside)
    return ofFragment(selection.name.value, isInside)
  }

  function ofSelections({ selections }: SelectionSetNode, isInside: boolean): Weight {
    return selections.reduce((total, selection) => {
      const weight = ofSelection(selection, isInside)
      const directives = weight.directives + (selection.directives?.length ?? 0)
      return sum(total, { ...weight, directives })
    }, nothing)
  }
  return (set: SelectionSetNode) => ofSelections(set, false)
}

/** The weight of a document's heaviest operation; the directives of its definitions count too. */
function weighDocument(document: DocumentNode): Weight {
  const measure = createMeasure(document)
  let heaviest = nothing
  let directives = 0
  for (const part of document.definitions) {
    if (part.kind !== Kind.OPERATION_DEFINITION && part.kind !== Kind.FRAGMENT_DEFINITION) continue
    directives += part.directives?.length ?? 0
    for (const variable of part.variableDefinitions ?? []) directives += variable.directives?.length ?? 0
    if (part.kind === Kind.OPERATION_DEFINITION) heaviest = sum(heaviest, measure(part.selectionSet))
  }
  return { ...heaviest, directives: heaviest.directives + directives }
}

const everyOption = {
  descriptions: true,
  specifiedByUrl: true,
  directiveIsRepeatable: true,
  schemaDescription: true,
  inputValueDeprecation: true,
  experimentalDirectiveDeprecation: true,
  oneOf: true,
}
const standard = weighDocument(parse(getIntrospectionQuery(everyOption)))

/** Throws when a document is deeper or larger than anything we would ask ourselves, or introspects more than a tool does. */
function assertLimits(document: DocumentNode): void {
  const weight = weighDocument(document)
  if (weight.depth > limits.depth) throw new HttpError(400, `Deeper than ${limits.depth} levels`)
  for (const kind of ['aliases', 'directives', 'fields', 'introspections'] as const) {
    if (weight[kind] > limits[kind]) throw new HttpError(400, `More than ${limits[kind]} ${kind}`)
  }
  for (const kind of ['introspected', 'introspectedDepth'] as const) {
    if (weight[kind] > limits.introspected * standard[kind])
      throw new HttpError(400, 'More introspection than a tool needs')
  }
}

/** A document of 2000 tokens takes about half a megabyte. */
const cachedDocuments = 50

interface ParsedDocument {
  document: DocumentNode
  isKnown: boolean
  /** Why it is refused, whoever sends it; null once it was found to be within the limits and of this schema. */
  problem?: Error | null
}

function parseBounded(text: string): DocumentNode {
  try {
    return parse(text, { maxTokens: limits.tokens })
  } catch (error) {
    throw error instanceof GraphQLError ? new AggregateError([error]) : error
  }
}

function problemOf(document: DocumentNode, schema: GraphQLSchema): Error | null {
  try {
    assertLimits(document)
  } catch (error) {
    if (error instanceof HttpError) return error
    throw error
  }
  const reasons = validate(schema, document, undefined, { maxErrors: 20 })
  return reasons.length > 0 ? new AggregateError(reasons) : null
}

export type ResolveDocument = (text: string, mayRunAnyDocument: () => Promise<boolean>) => Promise<DocumentNode>

/**
 * The document of a text: a known one at once, another within the limits and only where `mayRunAnyDocument`.
 * Throws an HttpError, or an AggregateError of what GraphQL finds wrong with it.
 */
export function createResolveDocument(schema: GraphQLSchema, known: KnownDocuments): ResolveDocument {
  const cache = new LRUCache<string, ParsedDocument>({ max: cachedDocuments })

  function parseOnce(text: string): ParsedDocument {
    const cached = cache.get(text)
    if (cached) return cached
    const document = parseBounded(text)
    const parsed = { document, isKnown: known.like(document) !== undefined }
    cache.set(text, parsed)
    return parsed
  }

  return async (text, mayRunAnyDocument) => {
    const own = known.byText(text)
    if (own) return own
    const parsed = parseOnce(text)
    if (parsed.isKnown) return parsed.document
    if (!(await mayRunAnyDocument())) throw new HttpError(403, 'Only known documents are answered', 'UNKNOWN_DOCUMENT')
    if (parsed.problem === undefined) parsed.problem = problemOf(parsed.document, schema)
    if (parsed.problem) throw parsed.problem
    return parsed.document
  }
}
