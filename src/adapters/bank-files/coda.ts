import type { BankMovement, BankStatement } from '../../domain/bank.ts'
import { isDay } from '../../domain/days.ts'
import { BankFileError } from './bank-file-error.ts'

/** Characters of each line, of which the last of a heading says by which layout it is written. */
const width = 128
const layout = '2'

/** From and to as the standard counts them: the first character is 1, and both are of it. */
const at = (line: string, from: number, to: number) => line.slice(from - 1, to)
const textAt = (line: string, from: number, to: number) => at(line, from, to).trim()

/** '241126' as '2026-11-24'. */
function dayAt(line: string, from: number): string {
  const [, day, month, year] = /^(\d\d)(\d\d)(\d\d)$/.exec(at(line, from, from + 5)) ?? []
  const written = `20${year}-${month}-${day}`
  if (!isDay(written)) throw new BankFileError('bankFormat')
  return written
}

/** Fifteen digits, of which three are behind the point, as cents. */
function centsAt(line: string, from: number): number {
  const [, cents] = /^(\d{14})0$/.exec(at(line, from, from + 14)) ?? []
  if (cents === undefined) throw new BankFileError('bankFormat')
  return Number(cents)
}

/** A sign ('1' is a debit), and the amount behind it. */
const signedAt = (line: string, from: number) => centsAt(line, from + 1) * (at(line, from, from) === '1' ? -1 : 1)

/** The account and its currency, by the structure that stands before: a Belgian number, a foreign one, and both as IBAN. */
function accountOf(line: string) {
  const isBelgianNumber = at(line, 2, 2) === '0'
  return isBelgianNumber
    ? { account: textAt(line, 6, 17), currency: textAt(line, 19, 21) }
    : { account: textAt(line, 6, 39).split(' ')[0] ?? '', currency: textAt(line, 40, 42) }
}

/** A movement with the details that explain it, as lines 2 and 3 give them. */
interface Draft extends BankMovement {
  /** Two of its details come as one amount on the account ('1', '2'), or it stands alone. */
  type: string
  isDetail: boolean
}

/** Structured messages of a customer: as given by the payer (101), or made up by the bank (102). */
const customerMessages = ['101', '102']

function startMovement(line: string): Draft {
  const isStructured = at(line, 62, 62) === '1'
  const isCustomers = isStructured && customerMessages.includes(at(line, 63, 65))
  const digits = at(line, 66, 77)
  return {
    bookedOn: dayAt(line, 116),
    amount: signedAt(line, 32),
    name: null,
    iban: null,
    reference: isCustomers && /^\d{12}$/.test(digits) ? digits : null,
    text: isCustomers ? '' : isStructured ? at(line, 66, 115) : at(line, 63, 115),
    bankReference: textAt(line, 11, 31) || null,
    type: at(line, 54, 54),
    isDetail: at(line, 7, 10) !== '0000',
  }
}

const isIban = (text: string) => /^[A-Z]{2}\d{2}[A-Z\d]{8,30}$/.test(text)

/** What the further lines of a movement say of it; others say nothing that is read. */
const continued: Record<string, (draft: Draft, line: string) => void> = {
  22(draft, line) {
    draft.text += at(line, 11, 63)
  },
  23(draft, line) {
    const [account = ''] = at(line, 11, 47).trim().split(/\s+/)
    draft.iban = isIban(account) ? account : null
    draft.name = textAt(line, 48, 82) || null
    draft.text += at(line, 83, 125)
  },
  31(draft, line) {
    const isCounterparty = at(line, 40, 40) === '1' && at(line, 41, 43) === '001'
    if (isCounterparty) draft.name ??= textAt(line, 44, 113) || null
    else if (at(line, 40, 40) === '0') draft.text += ` ${at(line, 41, 113)}`
  },
  32(draft, line) {
    draft.text += at(line, 11, 115)
  },
  33(draft, line) {
    draft.text += at(line, 11, 100)
  },
}

/** Ends with the balance that the movements lead to. */
interface OpenStatement extends Omit<BankStatement, 'movements' | 'closing' | 'closedOn'> {
  drafts: Draft[]
  closing?: number
  closedOn?: string
}

/** A transfer that several payers' make up counts as those, where they are all there. */
function movementsOf(drafts: readonly Draft[]): BankMovement[] {
  const movements: BankMovement[] = []
  for (const [index, main] of drafts.entries()) {
    if (main.isDetail) continue
    const end = drafts.findIndex((draft, place) => place > index && !draft.isDetail)
    const details = drafts.slice(index + 1, end < 0 ? undefined : end)
    const sum = details.reduce((total, { amount }) => total + amount, 0)
    const isSum = ['1', '2'].includes(main.type) && details.length > 0 && sum === main.amount
    for (const { type: _type, isDetail: _isDetail, text, ...movement } of isSum ? details : [main])
      movements.push({ ...movement, text: text.replaceAll(/\s+/g, ' ').trim() })
  }
  return movements
}

function finished({ drafts, closing, closedOn, ...statement }: OpenStatement): BankStatement {
  if (closing === undefined || closedOn === undefined) throw new BankFileError('bankCut')
  const onAccount = drafts.filter(({ isDetail }) => !isDetail).reduce((sum, { amount }) => sum + amount, 0)
  if (statement.opening + onAccount !== closing) throw new BankFileError('bankBalance')
  const number = `${closedOn.slice(0, 4)}/${statement.number}`
  return { ...statement, number, closing, closedOn, movements: movementsOf(drafts) }
}

/** One file may follow another: the statements and turnovers between a heading and its end. */
function assertEnd(line: string, records: number, drafts: readonly Draft[]) {
  if (Number(at(line, 17, 22)) !== records) throw new BankFileError('bankCut')
  const turnover = (sign: 1 | -1) =>
    drafts.reduce((sum, { amount, isDetail }) => sum + (isDetail ? 0 : Math.max(0, amount * sign)), 0)
  const isRight = centsAt(line, 23) === turnover(-1) && centsAt(line, 38) === turnover(1)
  if (!isRight) throw new BankFileError('bankBalance')
}

/**
 * Reads a CODA file: lines of 128 characters (Febelfin, 'Standaard voor gecodeerde rekeninguittreksels' 2.6, layout 2).
 * 0 heading, 1 old balance, 2.1 to 2.3 a movement, 3.1 to 3.3 its information, 8 new balance, 4 free messages, 9 end.
 */
export function readCoda(text: string): BankStatement[] {
  const lines = text.split(/\r?\n/)
  while (lines.at(-1)?.trim() === '') lines.pop()
  const statements: BankStatement[] = []
  let statement: OpenStatement | null = null
  let counted: Draft[] = []
  let records = 0
  let hasEnded = true
  for (const line of lines) {
    if (line.length !== width) throw new BankFileError('bankCut')
    const kind = line.charAt(0)
    if (hasEnded !== (kind === '0')) throw new BankFileError('bankFormat')
    if (!'049'.includes(kind)) records += 1
    if (kind === '0') {
      if (at(line, width, width) !== layout) throw new BankFileError('bankFormat')
      hasEnded = false
      counted = []
      records = 0
    } else if (kind === '1') {
      if (statement) throw new BankFileError('bankCut')
      const opening = { openedOn: dayAt(line, 59), opening: signedAt(line, 43) }
      statement = { format: 'coda', ...accountOf(line), number: at(line, 126, 128), ...opening, drafts: [] }
    } else if (kind === '2' || kind === '3') {
      if (!statement) throw new BankFileError('bankFormat')
      const last = statement.drafts.at(-1)
      if (line.startsWith('21')) statement.drafts.push(startMovement(line))
      else if (last) continued[line.slice(0, 2)]?.(last, line)
    } else if (kind === '8') {
      if (!statement) throw new BankFileError('bankFormat')
      statements.push(finished({ ...statement, closing: signedAt(line, 42), closedOn: dayAt(line, 58) }))
      counted.push(...statement.drafts)
      statement = null
    } else if (kind === '9') {
      if (statement) throw new BankFileError('bankCut')
      assertEnd(line, records, counted)
      hasEnded = true
    } else if (kind !== '4') throw new BankFileError('bankFormat')
  }
  if (!hasEnded) throw new BankFileError('bankCut')
  return statements
}
