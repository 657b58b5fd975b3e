import { type BankMovement, type BankReason, isStructuredReference, twelveDigitsIn } from './bank.ts'
import type { Payer } from './money.ts'

/** What one payer is expected to bring of an invoice. */
interface Share {
  payer: Payer
  /** Cents that are still to come. */
  open: number
}

/** An invoice that money may be for. */
export interface BilledInvoice {
  id: string
  number: string
  /** The twelve digits of its structured message, and those of what it was made in the stead of. */
  reference: string
  formerReferences: readonly string[]
  /** Whose it is: the same text for the same customer. */
  owner: string
  customer: string
  issuedOn: string
  /** Cents; 0 where it was paid or credited. */
  open: number
  isCredited: boolean
  /** Amounts of receipts on it that no movement of the bank is known for. */
  noted: readonly number[]
  /** Where more than one pays it. */
  shares: readonly Share[]
}

/** What movements are held against; built once for all of them. */
export interface Known {
  /** By structured message. */
  byReference: ReadonlyMap<string, BilledInvoice>
  /** Those of which something is open. */
  open: readonly BilledInvoice[]
  byAmount: ReadonlyMap<number, readonly BilledInvoice[]>
  byOwner: ReadonlyMap<string, readonly BilledInvoice[]>
  /** By each word of some length in a customer's name. */
  byWord: ReadonlyMap<string, readonly BilledInvoice[]>
  /** Whose money came from an account before. */
  ownerOfIban: ReadonlyMap<string, string>
}

interface MatchedPart {
  invoice: string
  /** Cents; 0 says only whose the money is. */
  amount: number
}

/** What a movement is: settled by itself, proposed, left to staff, or no receipt. */
export interface Match {
  state: 'settled' | 'proposed' | 'left' | 'ignored'
  reason: BankReason
  parts: MatchedPart[]
  payer: Payer
}

const matched = (state: Match['state'], reason: BankReason, parts: MatchedPart[] = [], payer: Payer = 'customer') => ({
  state,
  reason,
  parts,
  payer,
})

const sumOf = (invoices: readonly BilledInvoice[]) => invoices.reduce((sum, { open }) => sum + open, 0)
const wholeOf = (invoices: readonly BilledInvoice[]) => invoices.map(({ id, open }) => ({ invoice: id, amount: open }))

/** As much of an amount as there is for each, in their order. */
function spread(amount: number, invoices: readonly BilledInvoice[]): MatchedPart[] {
  let rest = amount
  return invoices.flatMap(({ id, open }) => {
    const part = Math.min(rest, open)
    rest -= part
    return part > 0 ? [{ invoice: id, amount: part }] : []
  })
}

/** By which the agency that subsidises training signs its transfers. */
const agency = /kmo-?\s?portefeuille|\bvlaio\b|agentschap innoveren|innoveren\s?(?:&|en)\s?ondernemen/i
/** What the payment provider pays out was counted when its customers paid. */
const paymentProvider = /\bmollie\b/i

const isAgency = ({ name, text }: BankMovement) => agency.test(`${name ?? ''} ${text}`)

/** What a payer's share settles alone: as much as is awaited from that payer, and from nobody else. */
function shareOf(movement: BankMovement, { shares }: BilledInvoice): Payer | null {
  const payer = isAgency(movement) ? 'agency' : 'customer'
  const fits = shares.some((share) => share.payer === payer && share.open === movement.amount)
  return fits && movement.amount > 0 ? payer : null
}

/** Money for invoices that are named by their structured messages, some of them still open, all of one customer. */
function forNamed(movement: BankMovement, all: readonly BilledInvoice[], known: Known): Match {
  const { amount, bookedOn } = movement
  const named = all.filter(({ open }) => open > 0)
  const [only, ...others] = named
  const payer: Payer = isAgency(movement) ? 'agency' : 'customer'
  if (all.some(({ owner }) => owner !== only?.owner)) return matched('left', 'customers')
  const open = sumOf(named)
  const share = only && others.length === 0 ? shareOf(movement, only) : null
  // Nobody can know a message before the invoice that bears it.
  const isBefore = named.some(({ issuedOn }) => bookedOn < issuedOn)
  const isSure = !isBefore && named.length === all.length
  if (only && share && isSure) return matched('settled', 'share', [{ invoice: only.id, amount }], share)
  if (amount === open && isSure) return matched('settled', 'exact', wholeOf(named), payer)
  if (amount === open) return matched('proposed', isBefore ? 'before' : 'several', wholeOf(named), payer)
  if (amount < open) return matched('proposed', 'less', spread(amount, named), payer)
  const theirs = known.byOwner.get(only?.owner ?? '') ?? []
  if (sumOf(theirs) === amount) return matched('proposed', 'several', wholeOf(theirs), payer)
  return matched('proposed', 'more', spread(amount, named), payer)
}

/** Money for an invoice of which nothing is open any more. */
function forSettled({ amount }: BankMovement, { id, isCredited, noted }: BilledInvoice): Match {
  const reason = noted.includes(amount) ? 'noted' : isCredited ? 'credited' : 'paid'
  return matched('proposed', reason, [{ invoice: id, amount: 0 }])
}

/** Whether one digit differs, or two beside each other changed places. */
export function isTypingError(given: string, meant: string): boolean {
  if (given.length !== meant.length) return false
  const wrong = [...meant].flatMap((digit, place) => (digit === given[place] ? [] : [place]))
  const [first = 0, second] = wrong
  if (wrong.length === 1) return true
  return wrong.length === 2 && second === first + 1 && given[first] === meant[second] && given[second] === meant[first]
}

const numberInText = /(?<!\d)(20\d{2})[-/. ]?(\d{1,6})(?!\d)/g

/** '2026-0012' of whatever way people write it. */
const numbersIn = (text: string) => [
  ...new Set([...text.matchAll(numberInText)].map(([, year, count = '']) => `${year}-${count.padStart(4, '0')}`)),
]

/** Words that say what a firm is, and not which. */
const legalForms = new Set(
  'bv bvba nv vzw srl sprl sa asbl cv cvba comm v vof scrl gcv snc sc bvdv de het the la le les en et and van der den du des'.split(
    ' ',
  ),
)

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .replaceAll(/[\p{Mn}.]/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !legalForms.has(word))

const isTelling = (word: string) => word.length > 3

/** Whether all words of one name are in the other, and one of them is of some length. */
export function isSameName(one: string, other: string): boolean {
  const [some, more] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length)
  return Boolean(some?.some(isTelling) && some.every((word) => more?.includes(word)))
}

export function knownOf(billed: readonly BilledInvoice[], ownerOfIban: ReadonlyMap<string, string>): Known {
  const open = billed.filter((invoice) => invoice.open > 0)
  const byWord = new Map<string, BilledInvoice[]>()
  for (const invoice of open)
    for (const word of wordsOf(invoice.customer).filter(isTelling)) {
      const others = byWord.get(word)
      if (others) others.push(invoice)
      else byWord.set(word, [invoice])
    }
  return {
    // Money with the message of one that was made again is for the last one in its stead.
    byReference: new Map(
      billed
        .toSorted((a, b) => a.formerReferences.length - b.formerReferences.length)
        .flatMap((invoice) =>
          [invoice.reference, ...invoice.formerReferences].map((reference) => [reference, invoice] as const),
        ),
    ),
    open,
    byAmount: Map.groupBy(open, (invoice) => invoice.open),
    byOwner: Map.groupBy(open, ({ owner }) => owner),
    byWord,
    ownerOfIban,
  }
}

/** Of customers of that name. */
function calledBy(name: string, { byWord }: Known): BilledInvoice[] {
  const near = wordsOf(name).filter(isTelling)
  const some = new Set(near.flatMap((word) => byWord.get(word) ?? []))
  return [...some].filter(({ customer }) => isSameName(customer, name))
}

/** Exactly one invoice of that amount, or all of a customer's together; several that could be say nothing. */
function byAmount(movement: BankMovement, invoices: readonly BilledInvoice[], reason: 'iban' | 'name'): Match | null {
  const { amount } = movement
  const fitting = invoices.filter(({ open }) => open === amount)
  const [only, ...others] = fitting
  if (only) return others.length === 0 ? matched('proposed', reason, wholeOf([only])) : null
  const owners = [...Map.groupBy(invoices, ({ owner }) => owner).values()].filter((theirs) => sumOf(theirs) === amount)
  const [theirs, another] = owners
  return theirs && !another ? matched('proposed', 'several', wholeOf(theirs)) : null
}

/** What the agency brings without a message: of the invoice that it names by its number, or of the only one of that share. */
function forAgency(movement: BankMovement, numbers: readonly string[], { open }: Known): Match {
  const { amount } = movement
  const fitting = open.filter((invoice) => shareOf(movement, invoice) === 'agency')
  const numbered = fitting.filter(({ number }) => numbers.includes(number))
  const [only, ...others] = numbered.length > 0 ? numbered : fitting
  return only && others.length === 0
    ? matched('proposed', 'share', [{ invoice: only.id, amount }], 'agency')
    : matched('left', 'unknown', [], 'agency')
}

/** Without a message that is right: what else says whose money it is. Nothing of it settles by itself. */
function guess(movement: BankMovement, given: readonly string[], known: Known): Match {
  const { amount, name, iban, text } = movement
  const { open, byAmount: ofAmount, byOwner, ownerOfIban } = known
  const mistyped = (ofAmount.get(amount) ?? []).filter(({ reference }) =>
    given.some((digits) => isTypingError(digits, reference)),
  )
  if (mistyped.length === 1) return matched('proposed', 'typo', wholeOf(mistyped))
  const numbers = numbersIn(text)
  if (isAgency(movement)) return forAgency(movement, numbers, known)
  const numbered = numbers.length > 0 ? open.filter(({ number }) => numbers.includes(number)) : []
  const isOnes = numbered.length > 0 && numbered.every(({ owner }) => owner === numbered[0]?.owner)
  if (isOnes && sumOf(numbered) === amount)
    return matched('proposed', numbered.length === 1 ? 'number' : 'several', wholeOf(numbered))
  if (isOnes) return matched('proposed', amount < sumOf(numbered) ? 'less' : 'more', spread(amount, numbered))
  const owner = iban && ownerOfIban.get(iban)
  const byIban = owner ? byAmount(movement, byOwner.get(owner) ?? [], 'iban') : null
  if (byIban) return byIban
  return (name && byAmount(movement, calledBy(name, known), 'name')) || matched('left', 'unknown')
}

/** What stands in a movement like a structured message, right or wrong. */
export const messagesOf = ({ reference, text }: Pick<BankMovement, 'reference' | 'text'>): string[] => [
  ...new Set([...(reference ? [reference] : []), ...twelveDigitsIn(text)]),
]

/** The invoices that it names by messages whose digits are right. */
const namedBy = (movement: BankMovement, { byReference }: Known) => [
  ...new Set(
    messagesOf(movement)
      .filter(isStructuredReference)
      .flatMap((digits) => byReference.get(digits) ?? []),
  ),
]

/**
 * What a movement of the bank is. Only a structured message whose digits are right settles by itself, where the amount
 * is all that is open of what it names, or all that is awaited from whoever sent it.
 */
export function matchMovement(movement: BankMovement, known: Known): Match {
  const { amount, name } = movement
  if (amount <= 0) return matched('ignored', 'debit')
  const named = namedBy(movement, known)
  if (named.some(({ open }) => open > 0)) return forNamed(movement, named, known)
  if (named[0]) return forSettled(movement, named[0])
  if (name && paymentProvider.test(name)) return matched('ignored', 'payout')
  return guess(movement, messagesOf(movement), known)
}

/** The same for what can be settled at once; null for all that is only guessed. */
export function matchSurely(movement: BankMovement, known: Known): Match | null {
  const named = movement.amount > 0 ? namedBy(movement, known) : []
  const match = named.some(({ open }) => open > 0) ? forNamed(movement, named, known) : null
  return match?.state === 'settled' ? match : null
}

/**
 * Transfers that name the same invoice and together bring all that is open of it: each settles a part. Those without the
 * bank's own reference could be one that two files have.
 */
export function matchTogether<Row extends BankMovement>(movements: readonly Row[], known: Known) {
  const named = movements.flatMap((movement) => {
    const [only, ...others] = movement.amount > 0 && movement.bankReference ? namedBy(movement, known) : []
    const isLess = only && others.length === 0 && movement.amount < only.open
    return isLess && movement.bookedOn >= only.issuedOn ? [{ movement, invoice: only }] : []
  })
  return [...Map.groupBy(named, ({ invoice }) => invoice).entries()].flatMap(([{ id, open }, group]) => {
    const sum = group.reduce((total, { movement }) => total + movement.amount, 0)
    if (sum !== open) return []
    return group.map(({ movement }) => ({
      movement,
      match: matched(
        'settled',
        'split',
        [{ invoice: id, amount: movement.amount }],
        isAgency(movement) ? 'agency' : 'customer',
      ),
    }))
  })
}
