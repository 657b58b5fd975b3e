import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { locales } from '../../src/domain/locales.ts'
import { read } from '../support/calls.ts'
import { openEditor } from '../support/editor.ts'
import { temporaryDatabase } from '../support/postgres.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'
import { temporaryFolder } from '../support/site.ts'
import { openWorld, type World } from '../support/world.ts'

/** `STALE_READS=10000 npx vitest run tests/faults/stale-reads.test.ts` is the whole proof; some twenty seconds of it run always. */
const interleavings = Number(process.env.STALE_READS ?? 200)
/** So many go on at once. */
const lanes = 8
const seed = Number(process.env.STALE_READS_SEED ?? 20)

/** Something that pages show in a word of its own, with the number of its last change: 'Zebrapad 17'. */
interface Fact {
  word: string
  write(url: string, version: number): Promise<Response>
  pages: readonly { path: string; isOwn?: true }[]
}

type Headers = Record<string, string>

const send = (method: string, headers: Headers, body: object) => ({
  method,
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

const inEach = (text: string) => ({ nl: text, en: text, fr: text })

/** What editors, staff and customers change, each on pages for everybody, on pages of an account, or on both. */
async function openFacts(replicas: readonly ServerProcess[], { staff, payer }: World): Promise<Fact[]> {
  const [place] = replicas as [ServerProcess]
  const first = await openEditor(place.url, 'banner')
  const editors = new Map([[place.url, first]])
  for (const { url } of replicas.slice(1)) editors.set(url, await openEditor(url, 'banner'))
  const { data: texts, version, ...banner } = await first.draft()
  let newest = version
  const { items } = await read(place, '/courses/filteredCourses?types=CALENDAR&limit=2')
  const course = items[1]
  const [student] = (await read(place, '/students', payer)).items
  const ownParticipants = { path: '/my-account/participants', isOwn: true } as const
  return [
    {
      word: 'Zebrapad',
      write: (url, version) =>
        fetch(`${url}/api/courses/${course._id}`, send('PATCH', staff, { title: inEach(`Zebrapad ${version}`) })),
      pages: [
        { path: `/courses/${course.slug.nl}` },
        { path: `/fr/courses/${course.slug.fr}` },
        { path: '/courses?search=zebrapad' },
        { path: '/api/courses/filteredCourses?search=zebrapad' },
        { path: `/api/courses/${course._id}` },
      ],
    },
    {
      word: 'Wegwijzer',
      async write(url, version) {
        const editor = editors.get(url) ?? first
        const highlightTitle = `Wegwijzer ${version}`
        const data = Object.fromEntries(locales.map((locale) => [locale, { ...texts[locale], highlightTitle }]))
        const saved = await editor.save({ ...banner, version: newest, data })
        const answer = saved.ok ? await editor.publish((await saved.json()).version) : saved
        newest = (await editor.draft()).version
        return answer
      },
      pages: [{ path: '/' }, { path: '/en' }, { path: '/fr' }],
    },
    {
      word: 'Opleidingslijst',
      write: (url, version) =>
        fetch(
          `${url}/api/interface-texts/navigation.courses/nl`,
          send('PUT', staff, { text: `Opleidingslijst ${version}` }),
        ),
      pages: [{ path: '/about' }, { path: '/nergens' }, ownParticipants],
    },
    {
      word: 'Deelneemster',
      write: (url, version) =>
        fetch(`${url}/api/students/${student._id}`, send('PATCH', payer, { lastName: `Deelneemster ${version}` })),
      pages: [ownParticipants, { path: '/en/my-account/participants?sort=status', isOwn: true }],
    },
  ]
}

/** Versions of a fact, written one after the other through any process. */
function createHistory({ word, write }: Fact) {
  let [begun, done] = [0, 0]
  let last: Promise<void> = Promise.resolve()

  async function next(url: string): Promise<void> {
    begun += 1
    const response = await write(url, begun)
    // Too busy, it says nothing of what came of it.
    if (response.status === 503) return
    if (!response.ok) throw new Error(`${word} ${begun}: ${response.status} ${await response.text()}`)
    done = begun
  }

  return {
    /** Resolves once it is answered. */
    write(url: string): Promise<void> {
      last = last.then(() => next(url))
      return last
    },
    /** Versions that `text` shows and that no read may show which lasted as long as `open` did. */
    async staleIn(open: () => Promise<Response>): Promise<string[]> {
      const oldest = done
      const response = await open()
      const text = await response.text()
      if (response.status === 503) return []
      const shown = [...text.matchAll(new RegExp(`${word} (\\d+)`, 'g'))].map(([, version]) => Number(version))
      if (shown.length === 0) return [`no ${word}`]
      return shown
        .filter((version) => version < oldest || version > begun)
        .map((version) => `${word} ${version}, not ${oldest} to ${begun}`)
    },
  }
}

interface Step {
  /** Milliseconds after the first of its interleaving. */
  begins: number
  replica: number
  fact: number
  /** Which of the fact's pages is read; null writes it instead. */
  page: number | null
  encoding: string
}

const step: fc.Arbitrary<Step> = fc.record({
  begins: fc.nat(12),
  replica: fc.nat(1),
  fact: fc.nat(3),
  page: fc.option(fc.nat(9), { freq: 4 }),
  encoding: fc.constantFrom('gzip, br', 'gzip', 'identity'),
})

test('whatever is written through one of two processes, no read that begins after its answer shows what was before', async () => {
  const database = await temporaryDatabase('seeded')
  onTestFinished(database.drop)
  const folder = temporaryFolder()
  onTestFinished(folder.remove)
  const settings = { LOG_LEVEL: 'fatal', PUBLIC_URL: 'http://site.test', DATABASE_URL: database.url }
  const replicas = await Promise.all([1, 2].map(() => startServer({ ...settings, DATA_DIR: folder.path })))
  onTestFinished(async () => {
    await Promise.all(replicas.map((replica) => replica.stop()))
  })
  const [first] = replicas as [ServerProcess]
  for (const { url } of replicas) await expect.poll(async () => (await fetch(`${url}/health/ready`)).status).toBe(200)
  const world = await openWorld(first)
  const facts = await openFacts(replicas, world)
  const histories = facts.map(createHistory)
  for (const history of histories) await history.write(first.url)
  const cookie = `accessToken=${String(world.payer.Authorization).slice('Bearer '.length)}; role=CONTACT`

  async function take({ begins, replica, fact, page, encoding }: Step): Promise<string[]> {
    await sleep(begins)
    const { url } = replicas[replica] ?? first
    const [history, pages] = [histories[fact], facts[fact]?.pages ?? []]
    if (page === null) await history?.write(url)
    const asked = page === null ? undefined : pages[page % pages.length]
    if (!asked || !history) return []
    const headers = { 'Accept-Encoding': encoding, ...(asked.isOwn && { cookie }) }
    const stale = await history.staleIn(() => fetch(url + asked.path, { headers }))
    return stale.map((what) => `${asked.path}: ${what}`)
  }

  const waiting = fc.sample(fc.array(step, { minLength: 2, maxLength: 6 }), { numRuns: interleavings, seed })
  const lane = async () => {
    for (let steps = waiting.shift(); steps; steps = waiting.shift()) {
      const stale = (await Promise.all(steps.map(take))).flat()
      expect(stale, JSON.stringify({ seed, steps })).toEqual([])
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  // In the end each says the last one, to whoever reads it.
  const all = facts.flatMap(({ pages }, fact) => pages.map((_, page) => ({ fact, page, begins: 0, encoding: 'gzip' })))
  for (const history of histories) await history.write(first.url)
  for (const replica of [0, 1]) for (const one of all) expect(await take({ ...one, replica })).toEqual([])
}, 7_200_000)
