import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { compareBooks } from '../../src/api/money/reconciliation.ts'
import { brusselsYear } from '../../src/domain/days.ts'
import { apiOn, startApi, type TestApi } from '../support/api.ts'
import { prepareClock, restoreClock } from '../support/clock.ts'
import { expectJournalsAgree } from '../support/journals.ts'
import { moneyAtProvider, openChoices, openSocket, passTime, runJobs } from '../support/market.ts'
import { life, steps, weather } from '../support/trade-acts.ts'
import { openWorld, type Shared, type Shown } from '../support/trade-world.ts'

/** `TRADE_LIVES=2000 TRADE_SEED=7` plays more of them, and others; the run that people wait for plays a few. */
const lives = Number(process.env.TRADE_LIVES ?? 120)
const seed = Number(process.env.TRADE_SEED ?? 20_261_122)
/** What waits for a payment provider that is away: refunds, and deadlines of what may be paid already. */
const waiting = new Set<string>(['refund-waiting', 'order-overdue'])
const began = brusselsYear(new Date())
const sideBySide = Math.min(lives, 60)
const atOnce = 8

let api: TestApi
let shared: Shared
let seeded: TestApi
beforeAll(async () => {
  seeded = await startApi()
  await prepareClock(seeded.pool)
  // Connections that were opened before keep the real clock.
  api = { ...seeded, ...apiOn(seeded.url, seeded.filesDir) }
  const provider = api.parts.paymentProvider
  const away = new Error('The payment provider is away')
  const reach =
    <Given extends unknown[], Result>(call: (...given: Given) => Promise<Result>) =>
    (...given: Given) =>
      shared.isAway ? Promise.reject(away) : call(...given)
  Object.assign(provider, {
    ...{ create: reach(provider.create), read: reach(provider.read) },
    ...{ refund: reach(provider.refund), readRefund: reach(provider.readRefund) },
  })
  const socket = await openSocket(api)
  shared = { api, socket, staff: {}, tick: 0, isAway: false, choicesOf: (emails) => openChoices(api, emails) }
})
afterEach(restoreClock)
afterAll(async () => {
  await shared.socket.stop()
  await api.stop()
  await seeded.stop()
})

/** Runs them in their order, a few at the same time. */
async function inParallel<Thing>(things: Thing[], run: (thing: Thing) => Promise<void>) {
  const waiting = [...things]
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await run(next)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

type Life = typeof life extends fc.Arbitrary<infer Value> ? Value : never
type Weather = typeof weather extends fc.Arbitrary<infer Value> ? Value : never

async function rowsOf(ids: string[]): Promise<Map<string, Shown>> {
  const rows = new Map<string, Shown>()
  for (let from = 0; from < ids.length; from += 150) {
    const query = `limit=999&_id=${ids.slice(from, from + 150).join()}`
    const { body } = await shared.socket.send('GET', `/registrations?${query}`, undefined, shared.staff)
    for (const row of body.items) rows.set(row._id, row)
  }
  return rows
}

/** Plays lives beside one another; after each of their steps the books agree, and so do customers and payment provider. */
async function play(played: Life[], sky: Weather) {
  const worlds: { life: Life; world: Awaited<ReturnType<typeof openWorld>> }[] = []
  await inParallel(played, async (one) => {
    worlds.push({ life: one, world: await openWorld(shared, one) })
  })
  for (let step = 0; step < steps; step += 1) {
    const { hours = 0, isAway = false } = sky[step] ?? {}
    shared.staff = (await passTime(api, hours))[0] ?? {}
    shared.tick += 1
    shared.isAway = isAway
    const failures: string[] = []
    await inParallel(worlds, async ({ life: { first, second, acts }, world }) => {
      const act = [first, second, ...acts][step]
      if (act) await world.perform(act).catch((error) => failures.push(`${error} at ${JSON.stringify(act)}`))
    })
    await runJobs(api, isAway)
    const compared = await compareBooks(api.db)
    const differences = compared.differences.filter(({ rule }) => !(isAway && waiting.has(rule)))
    const ids = worlds.flatMap(({ world }) => world.orders.map(({ id }) => id))
    const [rows, money] = [await rowsOf(ids), isAway ? null : await moneyAtProvider(api, ids)]
    for (const { life: of, world } of worlds) {
      const wrong = world.differences(rows, money)
      if (wrong.length > 0) failures.push(`${wrong.join('\n')}\n${JSON.stringify(of)} step ${step}`)
    }
    if (failures.length + differences.length > 0) {
      const broken = worlds.filter(({ world }) =>
        world.orders.some(({ id }) => differences.some((difference) => difference.id === id)),
      )
      const told = [
        ...failures,
        ...broken.map(({ life: of }) => JSON.stringify(of)),
        JSON.stringify(sky.slice(0, step + 1)),
      ]
      expect({ differences, told }).toEqual({ differences: [], told: [] })
    }
  }
  for (const year of [began, began + 1]) await expectJournalsAgree(api, year, shared.staff)
  restoreClock()
}

test(
  'whatever people do, pay and forget, nobody is charged for what they do not have, nor has what they did not pay',
  async () => {
    await fc.assert(fc.asyncProperty(fc.array(life, { minLength: sideBySide, maxLength: sideBySide }), weather, play), {
      numRuns: Math.ceil(lives / sideBySide),
      seed,
      endOnFailure: true,
    })
  },
  240_000 + lives * 1_000,
)
