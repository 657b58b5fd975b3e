import { randomUUID } from 'node:crypto'
import { brusselsDay } from '../../src/domain/days.ts'
import { provider } from '../../src/domain/provider.ts'
import type { TestApi } from './api.ts'

/** A movement as a test wants the bank to write it; in cents, less than 0 leaves the account. */
export interface WrittenMovement {
  day: string
  amount: number
  name?: string
  iban?: string
  /** Twelve digits: a structured message. */
  reference?: string
  text?: string
  /** The bank's own. */
  id?: string
  /** The transfers that it is made up of. */
  details?: WrittenMovement[]
}

export interface WrittenStatement {
  account?: string
  number: number
  day: string
  opening: number
  movements: WrittenMovement[]
}

const ours = provider.iban.replaceAll(' ', '')

const sumOf = (movements: readonly WrittenMovement[]) => movements.reduce((sum, { amount }) => sum + amount, 0)

const codaDay = (day: string) => day.slice(8, 10) + day.slice(5, 7) + day.slice(2, 4)
const codaAmount = (cents: number) => `${String(Math.abs(cents)).padStart(14, '0')}0`
const sign = (cents: number) => (cents < 0 ? '1' : '0')

/** A line of 128 characters of texts at their places, the first of which is 1. */
function lineOf(...parts: [from: number, text: string][]): string {
  const line = Array.from({ length: 128 }, () => ' ')
  for (const [from, text] of parts) line.splice(from - 1, text.length, ...text)
  return line.join('').slice(0, 128)
}

function codaMovement(movement: WrittenMovement, sequence: number, detail = 0, type = '0'): string[] {
  const { day, amount, name = '', iban = '', reference, text = '', id = '', details = [] } = movement
  const places = [3, String(sequence).padStart(4, '0') + String(detail).padStart(4, '0')] as [number, string]
  const message = reference ? `101${reference}` : text.padEnd(53 + 53 + 43)
  const code = details.length > 0 ? '1' : type
  const main = lineOf(
    [1, '21'],
    places,
    [11, id.padEnd(21)],
    [32, sign(amount)],
    [33, codaAmount(amount)],
    [48, codaDay(day)],
    [54, `${code}0150000`],
    [62, reference ? '1' : '0'],
    [63, message.slice(0, 53)],
    [116, codaDay(day)],
    [122, '0000'],
    [126, '1'],
    [128, '0'],
  )
  const second = lineOf([1, '22'], places, [11, message.slice(53, 106)], [126, '1'], [128, '0'])
  const third = lineOf(
    [1, '23'],
    places,
    [11, `${iban.padEnd(34)}EUR`],
    [48, name.slice(0, 35)],
    [83, message.slice(106, 149)],
    [126, '0'],
    [128, '0'],
  )
  return [main, second, third, ...details.flatMap((one, index) => codaMovement(one, sequence, index + 1, '5'))]
}

/** A CODA file, its lines with the ends that banks write. */
export function codaFile(statements: readonly WrittenStatement[]): Buffer {
  const files = statements.map(({ account = ours, number, day, opening, movements }, index) => {
    const closing = opening + sumOf(movements)
    const counted = [
      lineOf(
        [1, '12001'],
        [6, account],
        [40, 'EUR'],
        [43, sign(opening) + codaAmount(opening) + codaDay(day)],
        [65, 'LEERPLEIN'],
        [126, String(number).padStart(3, '0')],
      ),
      ...movements.flatMap((movement, place) => codaMovement(movement, place + 1)),
      lineOf(
        [1, `8${String(number).padStart(3, '0')}`],
        [5, account],
        [39, 'EUR'],
        [42, sign(closing) + codaAmount(closing) + codaDay(day)],
        [128, '0'],
      ),
    ]
    const turnover = (way: 1 | -1) => sumOf(movements.filter(({ amount }) => amount * way > 0))
    const isLast = index === statements.length - 1
    return [
      lineOf([1, `00000${codaDay(day)}99905`], [35, 'LEERPLEIN'], [128, '2']),
      ...counted,
      lineOf(
        [1, '9'],
        [17, String(counted.length).padStart(6, '0')],
        [23, codaAmount(turnover(-1)) + codaAmount(turnover(1))],
        [128, isLast ? '2' : '1'],
      ),
    ]
  })
  return Buffer.from(files.flatMap((lines) => lines.map((line) => `${line}\r\n`)).join(''), 'latin1')
}

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
