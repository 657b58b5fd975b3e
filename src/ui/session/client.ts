import type { Exchange, OperationContext, PersistedDocument } from '@urql/core'
import { Client, createRequest, fetchExchange } from '@urql/core'
import type { TypedDocumentString } from '../gql/graphql.ts'
import { setServerClock } from '../page-context.ts'
import type { CallOptions } from './contact-calls.ts'
import { canSignInAgain } from './sign-in-again.ts'
import { isContact } from './store.ts'

/** What is wrong with a field is said in the language of the page, whatever the browser's own. */
const inPageLanguage = () => ({ headers: { 'Accept-Language': document.documentElement.lang } })

async function fetchInTime(address: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(address, init)
  setServerClock(response.headers.get('date'))
  return response
}

/** What an area keeps answers with. */
let before: readonly Exchange[] = []

const newClient = (...exchanges: Exchange[]) =>
  new Client({
    url: '/graphql',
    exchanges: [...before, ...exchanges, fetchExchange],
    preferGetMethod: false,
    fetchOptions: inPageLanguage,
    fetch: fetchInTime,
  })

/** Whoever can sign in again over the page goes on as a contact, also once another tab has signed out. */
const callsAsContact = () => isContact() || canSignInAgain()

let guestClient: Client | undefined
let contactClient: Client | undefined

/** A visitor's own client: made in the browser at the first question. Guests fetch nothing of what renews a session. */
async function siteClient(): Promise<Client> {
  if (!callsAsContact()) {
    guestClient ??= newClient()
    return guestClient
  }
  const { sessionExchange } = await import('./contact-calls.ts')
  contactClient ??= newClient(sessionExchange())
  return contactClient
}

/** The same client, for an area: it keeps answers. Before the first question. */
export function startClient(...exchanges: Exchange[]): Promise<Client> {
  before = exchanges
  return siteClient()
}

const typeName = { kind: 'SelectionSet', selections: [{ kind: 'Field', name: { kind: 'Name', value: '__typename' } }] }

/** Stands in for a text: urql sees by it what kind of document it is, and sends the hash alone. */
const standInOf = (operation: 'query' | 'mutation', documentId: string) => {
  const definitions = [{ kind: 'OperationDefinition', operation, selectionSet: typeName }]
  // What a parser would make of a text; its types name each kind by an enumeration that nobody else loads.
  return { kind: 'Document', definitions, documentId } as unknown as PersistedDocument
}

/** Where nothing is asked but a document is wanted. */
export const noDocument = standInOf('query', '')

const hashOf = (document: { __meta__?: { hash?: string } }) => String(document.__meta__?.hash)

export const documentByHash = <Data, Variables>(
  kind: 'query' | 'mutation',
  document: TypedDocumentString<Data, Variables>,
): PersistedDocument => standInOf(kind, hashOf(document))

/** How the gateway is told of a document by its hash. */
export const extensionsOf = (sha256Hash: string) => ({ persistedQuery: { version: 1 as const, sha256Hash } })

const sendAs =
  (kind: 'query' | 'mutation') =>
  async <Data, Variables extends Record<string, unknown>>(
    document: TypedDocumentString<Data, Variables>,
    variables: Variables,
    options: CallOptions = {},
  ): Promise<Data> => {
    const known = documentByHash(kind, document)
    const request = createRequest<Data, Variables>(known, variables, extensionsOf(hashOf(document)))
    const client = await siteClient()
    const context: Partial<OperationContext> = { requestPolicy: 'network-only', ...options }
    const source = kind === 'query' ? client.executeQuery(request, context) : client.executeMutation(request, context)
    const { data, error } = await source.toPromise()
    if (error || !data) throw error ?? new Error('The answer is empty')
    return data
  }

/** Asks a question known at build time by its hash; throws urql's CombinedError. */
export const runQuery = sendAs('query')

/** The same for a document that changes something. */
export const change = sendAs('mutation')

/** A REST call that GraphQL cannot make, a file for instance: a contact's with the token, renewed and sent again on a 401. */
export async function callApi(address: string, init: RequestInit = {}, options: CallOptions = {}): Promise<Response> {
  if (!callsAsContact()) return fetch(address, init)
  const { sessionFetch } = await import('./contact-calls.ts')
  return sessionFetch(address, init, options)
}
