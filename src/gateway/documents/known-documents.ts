import { createHash } from 'node:crypto'
import { type DocumentNode, type FieldNode, Kind, parse, print, visit } from 'graphql'

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
