import { codaFile, type WrittenMovement, type WrittenStatement } from '../../src/adapters/bank-files/write-coda.ts'
import { pick, type Random, seededRandom, whole } from '../../src/demo/random.ts'
import { brusselsDay } from '../../src/domain/days.ts'
import { camtFile } from './bank-files.ts'

/** An invoice that customers of the generator pay, each in its own way. */
export interface MarketInvoice {
  id: string
  number: string
  reference: string
  customer: string
  /** Cents. */
  total: number
  /** Of it, what the agency brings; 0 where the customer brings all. */
  agency: number
}

/** How customers pay, each so many of a hundred times; and what a bank writes beside it. */
const ways = {
  exact: 52,
  freeText: 8,
  split: 6,
  joined: 5,
  typo: 5,
  less: 3,
  more: 2,
  number: 3,
  name: 2,
  twice: 2,
  shared: 0,
  fee: 4,
  refund: 3,
  payout: 2,
  nobody: 3,
} as const
type Way = keyof typeof ways
const names = Object.keys(ways) as Way[]
const drawn = names.flatMap((way) => Array.from({ length: ways[way] }, () => way))
const invoicesOf: Partial<Record<Way, number>> = { joined: 2, fee: 0, refund: 0, payout: 0, nobody: 0 }

const inText = (reference: string) => `+++${reference.slice(0, 3)}/${reference.slice(3, 7)}/${reference.slice(7)}+++`
const mistyped = (reference: string, random: Random) => {
  const place = whole(random, 0, 11)
  const wrong = (Number(reference[place]) + whole(random, 1, 9)) % 10
  return reference.slice(0, place) + wrong + reference.slice(place + 1)
}

type Draft = Omit<WrittenMovement, 'day' | 'id'>

/** What a customer sends for invoices, and which of it settles by itself. */
function paid(way: Way, invoices: readonly MarketInvoice[], random: Random): { movements: Draft[]; settles?: true } {
  const [one, two] = invoices
  const { reference = '', total = 0, customer: name = '', number = '', agency = 0 } = one ?? {}
  const part = whole(random, 1, Math.max(1, total - 1))
  const by = { name, reference }
  const all: Record<Way, () => { movements: Draft[]; settles?: true }> = {
    exact: () => ({ movements: [{ ...by, amount: total }], settles: true }),
    freeText: () => ({
      movements: [{ name, amount: total, text: `Betaling ${inText(reference)} bedankt` }],
      settles: true,
    }),
    split: () => ({ movements: [part, total - part].map((amount) => ({ ...by, amount })), settles: true }),
    joined: () => ({
      movements: [
        { name, amount: total + (two?.total ?? 0), text: `${inText(reference)} en ${inText(two?.reference ?? '')}` },
      ],
      settles: true,
    }),
    typo: () => ({ movements: [{ name, amount: total, text: mistyped(reference, random) }] }),
    less: () => ({ movements: [{ ...by, amount: Math.max(1, part - 1) }] }),
    more: () => ({ movements: [{ ...by, amount: total + whole(random, 1, 9_000) }] }),
    number: () => ({ movements: [{ name, amount: total, text: `Factuur ${number}` }] }),
    name: () => ({ movements: [{ name: name.toUpperCase(), amount: total, text: 'Opleiding' }] }),
    twice: () => ({
      movements: [
        { ...by, amount: total },
        { ...by, amount: total },
      ],
    }),
    shared: () => ({
      movements: [
        { ...by, amount: total - agency },
        { name: 'KMO-portefeuille', amount: agency, reference },
      ],
      settles: true,
    }),
    fee: () => ({ movements: [{ amount: -whole(random, 10, 2_000), text: 'Kosten' }] }),
    refund: () => ({ movements: [{ amount: -whole(random, 1_000, 90_000), name: 'Klant', text: 'Terugbetaling' }] }),
    payout: () => ({ movements: [{ amount: whole(random, 1_000, 900_000), name: 'Stichting Mollie Payments' }] }),
    nobody: () => ({ movements: [{ amount: whole(random, 1, 90_000), name: 'Onbekend', text: 'Zie bijlage' }] }),
  }
  return all[way]()
}

interface Expected {
  way: Way
  /** The bank's references. */
  movements: string[]
  /** Numbers of invoices that it settles by itself; null where it does not. */
  settles: string[] | null
}

const shuffled = <T>(list: readonly T[], random: Random): T[] =>
  list
    .map((one) => ({ one, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ one }) => one)

const ibanOf = (random: Random) => `BE71${String(whole(random, 0, 999_999_999_999)).padStart(12, '0')}`

/** What happens on an account where invoices are paid: so many movements at least, and what each of them is. */
export function bankMarket(seed: string, invoices: readonly MarketInvoice[], lines: number) {
  const random = seededRandom(seed)
  const expected: Expected[] = []
  const drafts: (Draft & { id: string })[] = []
  let next = 0
  while (drafts.length < lines) {
    const way = invoices[next]?.agency ? 'shared' : pick(drawn, whole(random, 0, drawn.length - 1))
    const count = invoicesOf[way] ?? 1
    const own = invoices.slice(next, next + count)
    if (own.length < count) throw new Error('There are too few invoices')
    if (count > 1 && own.some(({ customer, agency }) => customer !== own[0]?.customer || agency > 0)) {
      next += 1
      continue
    }
    next += count
    const { movements, settles } = paid(way, own, random)
    const iban = ibanOf(random)
    const written = movements.map((one, index) => ({ ...one, iban, id: `M${drafts.length + index}` }))
    drafts.push(...written)
    expected.push({
      way,
      movements: written.map(({ id }) => id),
      settles: settles ? own.map(({ number }) => number) : null,
    })
  }
  return { expected, statements: statementsOf(shuffled(drafts, random), random), used: next }
}

const most = 40

/** The movements of a day, the one on which their invoices were issued, in statements that lead to one another. */
function statementsOf(drafts: readonly (Draft & { id: string })[], random: Random): WrittenStatement[] {
  const day = brusselsDay(new Date())
  const groups: (Draft & { id: string })[][] = []
  for (let from = 0; from < drafts.length; ) {
    const size = whole(random, 1, most)
    groups.push(drafts.slice(from, from + size))
    from += size
  }
  let opening = whole(random, -50_000, 9_000_000)
  return groups.map((group, index) => {
    const movements = group.map((one) => ({ ...one, day }))
    const statement = { number: index + 1, day, opening, movements }
    opening += movements.reduce((sum, { amount }) => sum + amount, 0)
    return statement
  })
}

/** Files of those statements in whatever order, some of them twice, in both formats, and overlapping. */
export function bankFilesOf(seed: string, statements: readonly WrittenStatement[]): Buffer[] {
  const random = seededRandom(seed)
  const files: Buffer[] = []
  for (let from = 0; from < statements.length; ) {
    const some = statements.slice(from, from + whole(random, 1, 5))
    files.push(codaFile(some))
    if (random() < 0.3) files.push(camtFile(some, { version: random() < 0.5 ? 2 : 8 }))
    if (random() < 0.2) files.push(codaFile(some))
    from += Math.max(1, some.length - (random() < 0.3 ? 1 : 0))
  }
  return shuffled(files, random)
}
