import { createHmac, timingSafeEqual } from 'node:crypto'
import { array, mixed, object, string } from 'yup'
import { type AccessPoint, type EInvoiceAnswer, type EInvoiceKind, EInvoiceRefused } from '../access-point.ts'

export interface EInvoiceBeOptions {
  apiKey: string
  /** What its messages to our webhook are signed with; without one none is believed. */
  webhookSecret?: string | undefined
  /** Another address than its own, without a slash at the end. */
  endpoint?: string
  /** Milliseconds that an answer may take. */
  timeout?: number
}

/** What will be the same however often it is asked; the others (401, 429, 5xx) pass, or are ours to mend. */
const refusals = [400, 404, 405, 406, 409, 415, 422]

const failure = object({ detail: mixed() })

interface Asked {
  method?: 'GET' | 'POST'
  form?: FormData
}

/** Asks e-invoice.be something; throws for any failure but what will always be one. */
function eInvoiceBeCall({ apiKey, endpoint = 'https://api.e-invoice.be', timeout = 8000 }: EInvoiceBeOptions) {
  return async (path: string, { method = 'GET', form }: Asked = {}): Promise<{ status: number; body: unknown }> => {
    const response = await fetch(`${endpoint}/api${path}`, {
      method,
      headers: { Authorization: `Bearer ${apiKey}` },
      ...(form && { body: form }),
      signal: AbortSignal.timeout(timeout),
      redirect: 'error',
    })
    const { status } = response
    const text = await response.text()
    if (response.ok || refusals.includes(status)) return { status, body: JSON.parse(text || 'null') }
    throw new Error(`e-invoice.be answered ${status}: ${text.slice(0, 500)}`)
  }
}

const isOk = (status: number) => status < 300

/** What it says of a failure, `detail` being a sentence or a list of what is wrong. */
function refusalOf({ status, body }: { status: number; body: unknown }) {
  const { detail } = failure.validateSync(body ?? {})
  return new EInvoiceRefused(String(status), typeof detail === 'string' ? detail : JSON.stringify(detail ?? null))
}

/** What we read of its document (`DocumentResponse`), of a page of them, and of what happened to one (`DocumentTimeline`). */
const document = object({ id: string().required(), state: string().required(), invoice_id: string().nullable() })
const page = object({ items: array(document.required()).required() })
const timeline = object({
  events: array(object({ event_type: string().required(), details: mixed().nullable() }).required()).required(),
})
const validation = object({
  is_valid: mixed<boolean>().required(),
  supported_document_types: array(string().required()),
})

const states: Record<string, EInvoiceAnswer['state']> = {
  DRAFT: 'draft',
  TRANSIT: 'sent',
  SENT: 'delivered',
  FAILED: 'refused',
}

const said = (details: unknown) =>
  Object.values(Object(details)).filter((value): value is string => typeof value === 'string')

/** The receiver's own answer where one came (AP or RE), else why it failed: the details are in the words of who answered. */
function answerOf(state: EInvoiceAnswer['state'], body: unknown): EInvoiceAnswer {
  const { events } = timeline.validateSync(body)
  const responses = events.filter(({ event_type }) => event_type === 'imr_received' || event_type === 'mlr_received')
  const refused = responses.find(({ details }) => said(details).includes('RE'))
  const failed = events.findLast(({ event_type }) => event_type === 'send_failed')
  if (refused || state === 'refused') {
    const reason = said((refused ?? failed)?.details).filter((word) => word !== 'RE')
    return { state: 'refused', code: refused ? 'RE' : 'FAILED', reason: reason.join(' ') || null }
  }
  const isAccepted = responses.some(
    ({ event_type, details }) => event_type === 'imr_received' && said(details).includes('AP'),
  )
  return { state: isAccepted ? 'accepted' : state }
}

/** As Python writes JSON with its keys sorted, by which messages are signed. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(', ')}]`
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
    return `{${entries.map(([key, part]) => `${canonical(key)}: ${canonical(part)}`).join(', ')}}`
  }
  return JSON.stringify(value).replaceAll(
    /[\u007F-\uFFFF]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

const named = object({ document_id: string(), id: string() })
const message = object({ data: named, document: named, document_id: string() })

/** The document that a signed message speaks of, wherever it names it; what it says besides is not believed. */
function documentIn(body: string, secret: string, signature: string): string | null {
  const given = Buffer.from(signature.replace(/^sha256=/, ''), 'hex')
  try {
    const content: unknown = JSON.parse(body)
    const isSigned = [body, canonical(content)].some((text) => {
      const expected = createHmac('sha256', secret).update(text).digest()
      return given.length === expected.length && timingSafeEqual(given, expected)
    })
    if (!isSigned) return null
    const { data, document: whole, document_id } = message.validateSync(content)
    return data.document_id ?? document_id ?? data.id ?? whole.id ?? null
  } catch {
    return null
  }
}

const kinds: Record<EInvoiceKind, string> = { invoice: '::Invoice##', 'credit-note': '::CreditNote##' }

/**
 * Peppol by e-invoice.be, by its OpenAPI description 1.1.0 (api.e-invoice.be) and its guides (docs.e-invoice.be:
 * guides/ubl-documents, essentials/webhooks): a document is created as a draft, and only a draft is sent (else 405).
 */
export function eInvoiceBe(options: EInvoiceBeOptions): AccessPoint {
  const call = eInvoiceBeCall(options)

  async function read(id: string): Promise<EInvoiceAnswer | null> {
    const path = `/documents/${encodeURIComponent(id)}`
    const found = await call(path)
    if (!isOk(found.status)) return null
    const state = states[document.validateSync(found.body).state] ?? 'sent'
    if (state !== 'refused' && state !== 'delivered') return { state }
    const events = await call(`${path}/timeline`)
    return isOk(events.status) ? answerOf(state, events.body) : { state }
  }

  /** A draft of that number, left by an attempt that ended before it noted its id. */
  async function findDraft(number: string) {
    const { status, body } = await call(`/drafts/?${new URLSearchParams({ search: number, page_size: '100' })}`)
    return isOk(status) ? page.validateSync(body).items.find(({ invoice_id }) => invoice_id === number) : undefined
  }

  return {
    name: 'e-invoice.be',
    async canReceive(receiver, kind) {
      const { status, body } = await call(`/validate/peppol-id?${new URLSearchParams({ peppol_id: receiver })}`)
      if (!isOk(status)) return false
      const { is_valid, supported_document_types: types = [] } = validation.validateSync(body)
      return is_valid === true && (types.length === 0 || types.some((type) => type.includes(kinds[kind])))
    },
    async put({ number, xml }) {
      const known = await findDraft(number)
      if (known) return known.id
      const form = new FormData()
      form.append('file', new Blob([xml], { type: 'application/xml' }), `${number}.xml`)
      const made = await call('/documents/ubl', { method: 'POST', form })
      if (!isOk(made.status)) throw refusalOf(made)
      return document.validateSync(made.body).id
    },
    async send(id, receiver) {
      const [scheme = '', number = ''] = receiver.split(':')
      const to = new URLSearchParams({ receiver_peppol_scheme: scheme, receiver_peppol_id: number })
      const sent = await call(`/documents/${encodeURIComponent(id)}/send?${to}`, { method: 'POST' })
      if (isOk(sent.status)) return { state: states[document.validateSync(sent.body).state] ?? 'sent' }
      const known = sent.status === 405 ? await read(id) : null
      if (known) return known
      throw refusalOf(sent)
    },
    read,
    readWebhook: (body, header) =>
      options.webhookSecret ? documentIn(body, options.webhookSecret, header('X-Signature') ?? '') : null,
  }
}
