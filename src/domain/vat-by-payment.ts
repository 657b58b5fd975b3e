/** What something bears at one rate, in cents. */
export interface Taxed {
  rate: number
  net: number
  vat: number
}

/** What happened to an order on a day: a document that bears so much, or money that came, or went (less than nothing). */
export type TaxEvent = { day: string } & ({ taxed: readonly Taxed[] } | { cents: number })

/** Cents, each with its place, that add up exactly to `wanted` in proportion to the parts: the largest remainders get one more. */
function apportion(parts: readonly number[], wanted: number): number[] {
  const whole = parts.reduce((sum, part) => sum + part, 0)
  const exact = parts.map((part) => (part * wanted) / whole)
  const floors = exact.map(Math.floor)
  const left = wanted - floors.reduce((sum, floor) => sum + floor, 0)
  const order = exact
    .map((value, index) => ({ index, rest: value - Math.floor(value) }))
    .sort((a, b) => b.rest - a.rest)
  const more = new Set(order.slice(0, left).map(({ index }) => index))
  return floors.map((floor, index) => floor + (more.has(index) ? 1 : 0))
}

/** Cents that are still to come, or to go back, and money that no document is there for yet; by 'rate of' the parts. */
interface Standing {
  parts: Map<string, number>
  waiting: number
}

const partsOf = (taxed: readonly Taxed[]) =>
  taxed.flatMap(({ rate, net, vat }) => [[`${rate} net`, net] as const, [`${rate} vat`, vat] as const])

/** What of the parts the money that waits pays: all that is left where nothing is to be paid any more. */
function settle({ parts, waiting }: Standing): number[] {
  const left = [...parts.values()]
  const open = left.reduce((sum, part) => sum + part, 0)
  if (open === 0) return left
  if (Math.sign(open) !== Math.sign(waiting)) return left.map(() => 0)
  const paid = Math.min(Math.abs(open), Math.abs(waiting))
  return apportion(open > 0 ? left : left.map((part) => -part), paid).map((cents) => (open > 0 ? cents : -cents))
}

function taxedOf(cents: ReadonlyMap<string, number>): Taxed[] {
  const rates = [...new Set([...cents.keys()].map((key) => Number.parseFloat(key)))]
  const of = (rate: number, what: 'net' | 'vat') => cents.get(`${rate} ${what}`) ?? 0
  return rates
    .map((rate) => ({ rate, net: of(rate, 'net'), vat: of(rate, 'vat') }))
    .filter(({ net, vat }) => net !== 0 || vat !== 0)
}

/**
 * The net amounts and VAT of an order by the days on which its money moved, in proportion to what was still to be paid at
 * each rate: once all is paid, exactly those of its documents. Events in the order of their days; money that came before
 * its document counts on the document's day.
 */
export function vatByPayment(events: readonly TaxEvent[]): (Taxed & { day: string })[] {
  const standing: Standing = { parts: new Map(), waiting: 0 }
  return events.flatMap((event) => {
    if ('cents' in event) standing.waiting += event.cents
    else
      for (const [key, cents] of partsOf(event.taxed)) standing.parts.set(key, (standing.parts.get(key) ?? 0) + cents)
    const paid = settle(standing)
    const keys = [...standing.parts.keys()]
    const settled = new Map(keys.map((key, index) => [key, paid[index] ?? 0]))
    for (const [key, cents] of settled) {
      standing.parts.set(key, (standing.parts.get(key) ?? 0) - cents)
      standing.waiting -= cents
    }
    return taxedOf(settled).map((taxed) => ({ ...taxed, day: event.day }))
  })
}
