import { randomUUID } from 'node:crypto'
import type { WrittenMovement, WrittenStatement } from '../../src/adapters/bank-files/write-coda.ts'
import { brusselsDay } from '../../src/domain/days.ts'
import { provider } from '../../src/domain/provider.ts'
import type { TestApi } from './api.ts'

const ours = provider.iban.replaceAll(' ', '')

const sumOf = (movements: readonly WrittenMovement[]) => movements.reduce((sum, { amount }) => sum + amount, 0)

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const euros = (cents: number) => (Math.abs(cents) / 100).toFixed(2)
const side = (cents: number) => `<CdtDbtInd>${cents < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd>`
const amountOf = (cents: number) => `<Amt Ccy="EUR">${euros(cents)}</Amt>`

function camtDetails({ amount, name, iban, reference, text, id }: WrittenMovement, isNew: boolean): string {
  const role = amount < 0 ? 'Cdtr' : 'Dbtr'
  const party = name && `<Nm>${escaped(name)}</Nm>`
  const message = reference
    ? `<Strd><CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry><Issr>BBA</Issr></Tp><Ref>${reference}</Ref></CdtrRefInf></Strd>`
    : `<Ustrd>${escaped(text ?? '')}</Ustrd>`
  return `<TxDtls><Refs>${id ? `<AcctSvcrRef>${id}</AcctSvcrRef>` : ''}<EndToEndId>NOTPROVIDED</EndToEndId></Refs>${
    isNew ? amountOf(amount) + side(amount) : `<AmtDtls><TxAmt>${amountOf(amount)}</TxAmt></AmtDtls>`
  }<RltdPties>${party ? `<${role}>${isNew ? `<Pty>${party}</Pty>` : party}</${role}>` : ''}${
    iban ? `<${role}Acct><Id><IBAN>${iban}</IBAN></Id></${role}Acct>` : ''
  }</RltdPties><RmtInf>${message}</RmtInf></TxDtls>`
}

function camtEntry(movement: WrittenMovement, isNew: boolean): string {
  const { day, amount, id, details = [movement] } = movement
  const status = isNew ? '<Sts><Cd>BOOK</Cd></Sts>' : '<Sts>BOOK</Sts>'
  return `<Ntry>${amountOf(amount)}${side(amount)}${status}<BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${day}</Dt></ValDt>${
    id ? `<AcctSvcrRef>${id}</AcctSvcrRef>` : ''
  }<NtryDtls>${details.map((one) => camtDetails(one, isNew)).join('')}</NtryDtls></Ntry>`
}

/** A CAMT.053 file of a version; with a prefix, as some banks name their elements. */
export function camtFile(
  statements: readonly WrittenStatement[],
  { version = 2, prefix = '' }: { version?: number; prefix?: string } = {},
): Buffer {
  const isNew = version >= 8
  const written = statements.map(({ account = ours, number, day, opening, movements }) => {
    const balance = (code: string, cents: number) =>
      `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${amountOf(cents)}${side(cents)}<Dt><Dt>${day}</Dt></Dt></Bal>`
    const closing = opening + sumOf(movements)
    return `<Stmt><Id>${day}-${number}</Id><ElctrncSeqNb>${number}</ElctrncSeqNb><CreDtTm>${day}T06:00:00+01:00</CreDtTm><Acct><Id><IBAN>${account}</IBAN></Id><Ccy>EUR</Ccy></Acct>${balance(
      'OPBD',
      opening,
    )}${balance('CLBD', closing)}${movements.map((one) => camtEntry(one, isNew)).join('')}</Stmt>`
  })
  const name = `urn:iso:std:iso:20022:tech:xsd:camt.053.001.${String(version).padStart(2, '0')}`
  const body = `<Document xmlns="${name}"><BkToCstmrStmt><GrpHdr><MsgId>M1</MsgId></GrpHdr>${written.join('')}</BkToCstmrStmt></Document>`
  const prefixed = prefix && body.replace('xmlns=', `xmlns:${prefix}=`).replaceAll(/<(\/?)(?=\w)/g, `<$1${prefix}:`)
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${prefixed || body}`)
}

/** The upload of a file as the desk sends it. */
export function bankFileForm(bytes: Uint8Array, name = 'uittreksel.cod'): FormData {
  const form = new FormData()
  form.append('file', new File([new Uint8Array(bytes)], name))
  return form
}

type BankApi = Pick<TestApi, 'api' | 'as' | 'send' | 'get'>

/** Sends a file as the desk does, and gives what was answered. */
export async function sendBankFile(
  { api }: Pick<BankApi, 'api'>,
  bytes: Uint8Array,
  headers: Record<string, string>,
  name?: string,
) {
  const request = new Request('http://api.test/api/bank/files', {
    method: 'POST',
    headers,
    body: bankFileForm(bytes, name),
  })
  const response = await api.fetch(request)
  return { status: response.status, body: await response.json() }
}

/** A file of one movement that nobody knows, as no other file has it. */
export function newBankFile(): FormData {
  const day = brusselsDay(new Date())
  const movements = [{ day, amount: 100, id: randomUUID().slice(0, 20), text: 'Van wie?' }]
  const statement = { number: Math.floor(Math.random() * 1_000_000_000), day, opening: 0, movements }
  return bankFileForm(camtFile([statement]), 'uittreksel.xml')
}

/** The id of its movement; put aside where there is a reason. */
export async function movementMade({ api, as, send, get }: BankApi, reason?: string): Promise<string> {
  const staff = await as('STAFF')
  const request = new Request('http://api.test/api/bank/files', { method: 'POST', headers: staff, body: newBankFile() })
  const { statements } = await (await api.fetch(request)).json()
  const { items } = (await get(`/bank/transactions?statement=${statements[0]}`, staff)).body
  const id = items[0]._id
  if (reason) await send('POST', `/bank/transactions/${id}/ignore`, { reason }, staff)
  return id
}
