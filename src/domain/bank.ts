/** How banks write what moved on an account: CODA of Febelfin, or ISO 20022's camt.053. */
export const bankFormats = ['coda', 'camt'] as const
export type BankFormat = (typeof bankFormats)[number]

/** `new` was not looked at yet; `proposed` waits for staff to agree, `left` for them to say what it is. */
export const bankStates = ['new', 'proposed', 'left', 'settled', 'ignored'] as const
export type BankState = (typeof bankStates)[number]

/** Why a movement was settled, is only proposed, is left, or no receipt. */
export const bankReasons = [
  'exact',
  'split',
  'share',
  'chosen',
  'less',
  'more',
  'several',
  'typo',
  'number',
  'iban',
  'name',
  'noted',
  'paid',
  'credited',
  'before',
  'customers',
  'refused',
  'unknown',
  'undone',
  'debit',
  'payout',
] as const
export type BankReason = (typeof bankReasons)[number]

/** Why a file is not taken: what is said at the field (`panel-error` of the texts). */
const bankFaults = [
  'bankFormat',
  'bankCut',
  'bankBalance',
  'bankAccount',
  'bankCurrency',
  'bankFuture',
  'bankChanged',
  'bankKnown',
  'bankTooLarge',
] as const
export type BankFault = (typeof bankFaults)[number]

/** Megabytes that a file may have: a year of a busy account. */
export const bankFileMegabytes = 20

/** A movement as a file has it; money in cents, more than 0 is what came. */
export interface BankMovement {
  bookedOn: string
  amount: number
  name: string | null
  iban: string | null
  /** Twelve digits, where the payer gave a structured message. */
  reference: string | null
  text: string
  bankReference: string | null
}

/** A statement as a file has it. */
export interface BankStatement {
  format: BankFormat
  /** An IBAN; a Belgian account may stand as its twelve digits. */
  account: string
  currency: string
  /** As the bank counts or names it. */
  number: string
  openedOn: string
  closedOn: string
  /** Cents. */
  opening: number
  closing: number
  movements: BankMovement[]
}

/** Ten digits, and two that check them: what is left of the ten by 97, or 97 when nothing is. */
export function isStructuredReference(digits: string): boolean {
  if (!/^\d{12}$/.test(digits)) return false
  return (Number(digits.slice(0, 10)) % 97 || 97) === Number(digits.slice(10))
}

const asWritten = /(?<!\d)\d{3}[\s./-]{0,2}\d{4}[\s./-]{0,2}\d{5}(?!\d)/g

/** Whatever in a text has the form of a structured message, checked or not, as twelve digits. */
export const twelveDigitsIn = (text: string): string[] => [
  ...new Set((text.match(asWritten) ?? []).map((found) => found.replaceAll(/\D/g, ''))),
]

/** '202600000137' as people read it: '+++202/6000/00137+++'. */
export const writtenReference = (digits: string) =>
  `+++${digits.slice(0, 3)}/${digits.slice(3, 7)}/${digits.slice(7)}+++`

/** An account as banks write it. */
export const withoutSpaces = (iban: string): string => iban.replaceAll(' ', '')

/** An IBAN however it was typed, in groups of four; null where its check digits are wrong, or its length is. */
export function writtenIban(text: string): string | null {
  const plain = text.replaceAll(/[\s.-]/g, '').toUpperCase()
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(plain)) return null
  if (plain.startsWith('BE') && !/^BE\d{14}$/.test(plain)) return null
  const digits = `${plain.slice(4)}${plain.slice(0, 4)}`.replaceAll(/[A-Z]/g, (letter) =>
    String(Number.parseInt(letter, 36)),
  )
  return BigInt(digits) % 97n === 1n ? plain.replaceAll(/.{4}(?=.)/g, '$& ') : null
}
