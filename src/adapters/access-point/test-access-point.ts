import { createHmac, timingSafeEqual } from 'node:crypto'
import { type AccessPoint, type EInvoiceAnswer, EInvoiceRefused } from '../access-point.ts'
import type { Sql } from '../payments/test-payment-provider.ts'

const signatureHeader = 'X-Access-Point-Signature'

function signatureOf(secret: string, body: string): Buffer {
  const key = createHmac('sha256', secret).update('webhooks of the test access point').digest()
  return createHmac('sha256', key).update(body).digest()
}

/** The message that a document has changed, as the built-in access point signs it. */
export function signedNotice(secret: string, document: string) {
  const body = JSON.stringify({ document })
  const signature = signatureOf(secret, body).toString('hex')
  return { body, headers: { 'Content-Type': 'application/json', [signatureHeader]: signature } }
}

function readSignedNotice(secret: string, body: string, header: (name: string) => string | undefined): string | null {
  const given = Buffer.from(header(signatureHeader) ?? '', 'hex')
  const expected = signatureOf(secret, body)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const { document }: { document?: unknown } = Object(JSON.parse(body))
  return typeof document === 'string' ? document : null
}

/** What a participant of the directory does with what it gets, where it does not just receive it. */
export type Behaviour = 'absent' | 'accepts' | 'refuses' | 'silent' | 'invalid'

/** What becomes of one call: the access point is away, or it does what is asked and its answer is lost. */
export type Fault = 'away' | 'answer lost'

interface TestAccessPointOptions {
  sql: Sql
  secret: string
  /** What befalls the call that is made now; left out, nothing ever does. */
  faultOf?: (call: 'canReceive' | 'put' | 'send' | 'read') => Fault | undefined
}

/** Seconds after which a document is delivered, and answered. */
const delivery = 2
const answering = 6

/** A document as it stands now: its receiver's behaviour and the time since it was sent say so. */
const standing = `select documents.id, case
    when sent_at is null then 'draft'
    when behaviour = 'silent' or sent_at > now() - make_interval(secs => ${delivery}) then 'sent'
    when behaviour in ('accepts', 'refuses') and sent_at < now() - make_interval(secs => ${answering})
      then case behaviour when 'accepts' then 'accepted' else 'refused' end
    else 'delivered' end as state, participants.code, participants.reason
  from test_e_invoices documents left join test_participants participants on participants.address = documents.receiver`

const states = ['draft', 'sent', 'delivered', 'accepted', 'refused'] as const

function answerOf(row: Record<string, unknown> | undefined): EInvoiceAnswer | null {
  const state = states.find((one) => one === row?.state)
  if (!row || !state) return null
  return state === 'refused'
    ? { state, code: String(row.code ?? 'RE'), reason: String(row.reason ?? '') || null }
    : { state }
}

/**
 * The access point that is built in: documents lie in `test_e_invoices`. Every Belgian enterprise takes part in it and
 * receives what it gets, but those that `test_participants` says otherwise of; foreign ones take part where they stand there.
 */
export function testAccessPoint({ sql, secret, faultOf }: TestAccessPointOptions): AccessPoint {
  /** Does what is asked unless the access point is away, and says so unless its answer is lost. */
  async function answering<Result>(call: Parameters<NonNullable<typeof faultOf>>[0], act: () => Promise<Result>) {
    const fault = faultOf?.(call)
    if (fault === 'away') throw new Error('The test access point is away')
    const result = await act()
    if (fault === 'answer lost') throw new Error('The test access point did not answer in time')
    return result
  }

  async function behaviourOf(receiver: string): Promise<string | null> {
    const { rows } = await sql.query('select behaviour from test_participants where address = $1', [receiver])
    return rows[0] ? String(rows[0].behaviour) : null
  }

  const find = async (id: string) =>
    answerOf((await sql.query(`${standing} where documents.id::text = $1`, [id])).rows[0])

  return {
    name: 'test',
    canReceive: (receiver) =>
      answering('canReceive', async () => {
        const behaviour = await behaviourOf(receiver)
        return behaviour ? behaviour !== 'absent' : receiver.startsWith('0208:')
      }),
    put: ({ key, number, kind, receiver }) =>
      answering('put', async () => {
        if ((await behaviourOf(receiver)) === 'invalid') throw new EInvoiceRefused('422', 'The document is not valid')
        await sql.query(
          'insert into test_e_invoices (key, number, kind, receiver) values ($1, $2, $3, $4) on conflict (key) do nothing',
          [key, number, kind, receiver],
        )
        const { rows } = await sql.query('select id from test_e_invoices where key = $1', [key])
        return String(rows[0]?.id)
      }),
    send: (id) =>
      answering('send', async () => {
        await sql.query('update test_e_invoices set sent_at = now() where id::text = $1 and sent_at is null', [id])
        const answer = await find(id)
        if (!answer) throw new EInvoiceRefused('404', 'There is no such document')
        return answer
      }),
    read: (id) => answering('read', () => find(id)),
    readWebhook: (body, header) => readSignedNotice(secret, body, header),
  }
}
