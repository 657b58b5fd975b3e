import sax from 'sax'
import type { BankMovement, BankStatement } from '../../domain/bank.ts'
import { isDay } from '../../domain/days.ts'
import { BankFileError } from './bank-file-error.ts'

interface Element {
  name: string
  attributes: Record<string, string>
  children: Element[]
  text: string
}

/** The elements of a document, without their prefixes. Whoever declares entities or types is no bank. */
function readElements(text: string): Element {
  const root: Element = { name: '', attributes: {}, children: [], text: '' }
  const path = [root]
  const addText = (more: string) => {
    const last = path.at(-1)
    if (last) last.text += more
  }
  const reading = Object.assign(sax.parser(true, { position: false }), {
    onopentag({ name, attributes }: Pick<Element, 'name' | 'attributes'>) {
      const element = { name: name.replace(/^.*:/, ''), attributes, children: [], text: '' }
      path.at(-1)?.children.push(element)
      path.push(element)
    },
    onclosetag() {
      path.pop()
    },
    ontext: addText,
    oncdata: addText,
    ondoctype() {
      throw new BankFileError('bankFormat')
    },
    onerror(error: Error) {
      // A document that ends too early, or in the middle of a tag; else its bytes are no XML.
      throw new BankFileError(/unclosed|unexpected end/i.test(error.message) ? 'bankCut' : 'bankFormat')
    },
  })
  reading.write(text).close()
  return root
}

const all = (element: Element | undefined, ...names: string[]): Element[] =>
  names.reduce<Element[]>(
    (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
    element ? [element] : [],
  )
const textOf = (element: Element | undefined, ...names: string[]): string =>
  all(element, ...names)[0]?.text.trim() ?? ''

function centsOf(written: string): number {
  const [, whole, cents = ''] = /^(\d{1,13})(?:\.(\d{1,2})0{0,3})?$/.exec(written) ?? []
  if (whole === undefined) throw new BankFileError('bankFormat')
  return Number(whole + cents.padEnd(2, '0'))
}

/** An amount with the word for its side. */
function signedOf(element: Element, amount = textOf(element, 'Amt')): number {
  const side = textOf(element, 'CdtDbtInd')
  if (side !== 'CRDT' && side !== 'DBIT') throw new BankFileError('bankFormat')
  return centsOf(amount) * (side === 'DBIT' ? -1 : 1)
}

/** A day, or the day of an instant as the bank wrote it. */
function dayOf(element: Element | undefined): string {
  const day = (textOf(element, 'Dt') || textOf(element, 'DtTm')).slice(0, 10)
  if (!isDay(day)) throw new BankFileError('bankFormat')
  return day
}

const accountOf = (element: Element | undefined) => textOf(element, 'Id', 'IBAN') || textOf(element, 'Id', 'Othr', 'Id')

/** Who is on the other side; since version 8 parties stand one level deeper. */
function counterpartyOf(details: Element | undefined, isCredit: boolean) {
  const [parties] = all(details, 'RltdPties')
  const role = isCredit ? 'Dbtr' : 'Cdtr'
  return {
    name: textOf(parties, role, 'Nm') || textOf(parties, role, 'Pty', 'Nm') || null,
    iban: textOf(parties, `${role}Acct`, 'Id', 'IBAN') || null,
  }
}

function movementOf(entry: Element, details: Element | undefined, amount: number): BankMovement {
  const isCredit = amount > 0
  const structured = all(details, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref')
    .map(({ text }) => text.replaceAll(/\D/g, ''))
    .find((digits) => digits.length === 12)
  const written = [
    ...all(details, 'RmtInf', 'Ustrd'),
    ...all(details, 'RmtInf', 'Strd', 'AddtlRmtInf'),
    ...all(details, 'AddtlTxInf'),
    ...all(entry, 'AddtlNtryInf'),
  ].map(({ text }) => text.trim())
  return {
    bookedOn: dayOf(all(entry, 'BookgDt')[0]),
    amount,
    ...counterpartyOf(details, isCredit),
    reference: structured ?? null,
    text: [...new Set(written)].join(' ').replaceAll(/\s+/g, ' ').trim(),
    bankReference: textOf(details, 'Refs', 'AcctSvcrRef') || textOf(entry, 'AcctSvcrRef') || null,
  }
}

/** An entry of the account; where it is made up of several transfers, and they are all there, each of those. */
function movementsOf(entry: Element): BankMovement[] {
  const amount = signedOf(entry)
  const details = all(entry, 'NtryDtls', 'TxDtls')
  const [only] = details
  if (details.length < 2) return [movementOf(entry, only, amount)]
  const amounts = details.map((one) => textOf(one, 'Amt') || textOf(one, 'AmtDtls', 'TxAmt', 'Amt'))
  if (amounts.some((written) => written === '')) return [movementOf(entry, undefined, amount)]
  const cents = amounts.map((written) => centsOf(written) * Math.sign(amount))
  const isWhole = cents.reduce((sum, one) => sum + one, 0) === amount
  return isWhole
    ? details.map((one, index) => movementOf(entry, one, cents[index] ?? 0))
    : [movementOf(entry, undefined, amount)]
}

/** What is booked; what is only announced is told of again. */
const isBooked = (entry: Element) => (textOf(entry, 'Sts', 'Cd') || textOf(entry, 'Sts')) === 'BOOK'

function statementOf(element: Element): BankStatement {
  const balances = all(element, 'Bal')
  const balance = (...codes: string[]) =>
    balances.find((one) => codes.includes(textOf(one, 'Tp', 'CdOrPrtry', 'Cd'))) ?? null
  const [opening, closing] = [balance('OPBD', 'PRCD'), balance('CLBD')]
  if (!opening || !closing) throw new BankFileError('bankCut')
  const entries = all(element, 'Ntry').filter(isBooked)
  const [account] = all(element, 'Acct')
  const statement: BankStatement = {
    format: 'camt',
    account: accountOf(account),
    currency: textOf(account, 'Ccy') || (all(opening, 'Amt')[0]?.attributes.Ccy ?? ''),
    number: textOf(element, 'Id'),
    openedOn: dayOf(all(opening, 'Dt')[0]),
    closedOn: dayOf(all(closing, 'Dt')[0]),
    opening: signedOf(opening),
    closing: signedOf(closing),
    movements: entries.flatMap(movementsOf),
  }
  const moved = entries.reduce((sum, entry) => sum + signedOf(entry), 0)
  if (statement.opening + moved !== statement.closing) throw new BankFileError('bankBalance')
  return statement
}

/**
 * Reads the statements of a bank-to-customer statement (ISO 20022 camt.053.001, versions 02 to 13): of each its
 * balances, and the entries that are booked.
 */
export function readCamt(text: string): BankStatement[] {
  const root = readElements(text)
  const message = all(root, 'Document', 'BkToCstmrStmt')[0]
  if (!message) throw new BankFileError('bankFormat')
  return all(message, 'Stmt').map(statementOf)
}
