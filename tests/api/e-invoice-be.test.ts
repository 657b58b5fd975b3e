import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eInvoiceBe } from '../../src/adapters/access-point/e-invoice-be.ts'
import { type AccessPoint, EInvoiceRefused } from '../../src/adapters/access-point.ts'

/** What its OpenAPI description 1.1.0 calls DocumentResponse, as much as any client reads. */
interface Kept {
  id: string
  document_type: string
  state: 'DRAFT' | 'TRANSIT' | 'SENT' | 'FAILED'
  invoice_id: string
  created_at: string
}

interface Asked {
  method: string
  path: string
  query: URLSearchParams
  authorization: string | undefined
  body: string
}

const asked: Asked[] = []
const documents = new Map<string, Kept>()
let timeline: object[] = []
/** What the next call answers instead. */
let instead: { status: number; body: object } | null = null

/** Plays e-invoice.be by its description: what each path answers, and with which status it refuses. */
function answer({ method, path, query, body }: Asked): { status: number; body: object } {
  if (instead) return instead
  if (path === '/api/validate/peppol-id') {
    const isKnown = query.get('peppol_id') === '0208:0417497106'
    const types = ['urn:oasis:names:specification:ubl:schema:xsd:Invoice-2::Invoice##urn:cen.eu:en16931:2017#compliant']
    const card = { is_valid: isKnown, dns_valid: isKnown, business_card_valid: isKnown, business_card: null }
    return { status: 200, body: { ...card, supported_document_types: isKnown ? types : [] } }
  }
  if (path === '/api/drafts/') {
    const items = [...documents.values()].filter(({ state }) => state === 'DRAFT')
    return {
      status: 200,
      body: { items, total: items.length, page: 1, page_size: 100, pages: 1, has_next_page: false },
    }
  }
  if (path === '/api/documents/ubl' && method === 'POST') {
    const number = /<cbc:ID>([^<]+)/.exec(body)?.[1]
    if (!number) return { status: 415, body: { detail: 'UBL file is not valid or empty' } }
    const made: Kept = {
      ...{ id: `doc_${documents.size + 1}`, document_type: 'INVOICE', state: 'DRAFT' },
      ...{ invoice_id: number, created_at: '2026-11-24T10:00:00Z' },
    }
    documents.set(made.id, made)
    return { status: 201, body: made }
  }
  const [, id = '', act] = /^\/api\/documents\/([^/]+)(?:\/(\w+))?$/.exec(path) ?? []
  const found = documents.get(id)
  if (!found) return { status: 404, body: { detail: 'Document not found' } }
  if (act === 'timeline') return { status: 200, body: { document_id: id, events: timeline } }
  if (act !== 'send') return { status: 200, body: found }
  if (found.state !== 'DRAFT') return { status: 405, body: { detail: 'Document not in draft state' } }
  found.state = 'TRANSIT'
  return { status: 200, body: found }
}

const server = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  const { pathname: path, searchParams: query } = new URL(request.url ?? '', 'http://api.test')
  const { authorization } = request.headers
  const call = { method: request.method ?? '', path, query, authorization, body }
  asked.push(call)
  const { status, body: said } = answer(call)
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(said))
})

let accessPoint: AccessPoint
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  accessPoint = eInvoiceBe({ apiKey: 'key_of_ours', webhookSecret: 'secret', endpoint: `http://127.0.0.1:${port}` })
})
afterAll(() => server.close())
beforeEach(() => {
  asked.length = 0
  documents.clear()
  timeline = []
  instead = null
})

const receiver = '0208:0417497106'
const draft = {
  ...{ key: '2026-0001/1', number: '2026-0001', kind: 'invoice' as const, receiver },
  xml: '<Invoice><cbc:ID>2026-0001</cbc:ID></Invoice>',
}

test('who can receive is asked with our key, for invoices and credit notes apart', async () => {
  expect(await accessPoint.canReceive(receiver, 'invoice')).toBe(true)
  expect(await accessPoint.canReceive(receiver, 'credit-note')).toBe(false)
  expect(await accessPoint.canReceive('0208:0000000097', 'invoice')).toBe(false)
  expect(asked[0]).toMatchObject({ method: 'GET', authorization: 'Bearer key_of_ours' })
})

test('a document is put there as a file, once for a number, and sent by its id, once', async () => {
  const id = await accessPoint.put(draft)
  expect(asked.at(-1)?.body).toMatch(/name="file"; filename="2026-0001\.xml"[\s\S]*<cbc:ID>2026-0001/)
  expect(await accessPoint.put(draft)).toBe(id)
  expect(documents.size).toBe(1)
  expect(await accessPoint.read(id)).toEqual({ state: 'draft' })
  expect(await accessPoint.send(id, receiver)).toEqual({ state: 'sent' })
  expect(Object.fromEntries(asked.at(-1)?.query ?? [])).toEqual({
    receiver_peppol_scheme: '0208',
    receiver_peppol_id: '0417497106',
  })
  expect(await accessPoint.send(id, receiver)).toEqual({ state: 'sent' })
})

const event = (event_type: string, details: object) => ({ event_type, timestamp: '2026-11-24T10:01:00Z', details })

test.each([
  ['SENT', [], { state: 'delivered' }],
  ['SENT', [event('imr_received', { status: 'AP' })], { state: 'accepted' }],
  [
    'SENT',
    [event('imr_received', { status: 'RE', reason: 'Onbekende bestelbon' })],
    { state: 'refused', code: 'RE', reason: 'Onbekende bestelbon' },
  ],
  [
    'FAILED',
    [event('send_failed', { error: 'No SMP found' })],
    { state: 'refused', code: 'FAILED', reason: 'No SMP found' },
  ],
] as const)('a document that is %s, with %j after it, is that', async (state, events, said) => {
  const id = await accessPoint.put(draft)
  const kept = documents.get(id)
  if (kept) kept.state = state
  timeline = [...events]
  expect(await accessPoint.read(id)).toEqual(said)
})

test('what it refuses for good is told apart from what passes', async () => {
  const refusal = await accessPoint.put({ ...draft, xml: '<Invoice/>' }).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(EInvoiceRefused)
  expect(refusal).toMatchObject({ code: '415', message: 'UBL file is not valid or empty' })
  expect(await accessPoint.read('doc_none')).toBe(null)
  instead = { status: 500, body: { detail: 'Unexpected server error' } }
  const failure = await accessPoint.put(draft).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(Error)
  expect(failure).not.toBeInstanceOf(EInvoiceRefused)
})

const signed = (text: string, secret = 'secret') => {
  const signature = `sha256=${createHmac('sha256', secret).update(text).digest('hex')}`
  return (name: string) => (name === 'X-Signature' ? signature : undefined)
}

test('a message is believed by its signature, over the keys in their order as its guide reckons it', () => {
  // The example of docs.e-invoice.be, essentials/webhooks.
  const guide = 'sha256=6722b498bf28ce7ca5a6f21c0fca9166e24dea480978b276725ff46e503dd70f'
  const example =
    '{"document":{"id":"doc-1","name":"test.xml","type":"application/xml","size":100,"url":"https://example.com/test.xml"}}'
  expect(accessPoint.readWebhook(example, () => guide)).toBe('doc-1')
  const body = '{"type":"document.sent","data":{"document_id":"doc_1","text":"Zo ⚡️"},"id":"evt_1"}'
  const sorted =
    '{"data": {"document_id": "doc_1", "text": "Zo \\u26a1\\ufe0f"}, "id": "evt_1", "type": "document.sent"}'
  expect(accessPoint.readWebhook(body, signed(sorted))).toBe('doc_1')
  expect(accessPoint.readWebhook(body, signed(body))).toBe('doc_1')
  expect(accessPoint.readWebhook(body, signed(sorted, 'another'))).toBe(null)
  expect(accessPoint.readWebhook('no json', signed('no json'))).toBe(null)
  expect(eInvoiceBe({ apiKey: 'key_of_ours' }).readWebhook(body, signed(body))).toBe(null)
})
