import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { publishingPlans } from '../../src/db/tables.ts'
import { taskList } from '../../src/jobs/jobs.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { moveClock, prepareClock, restoreClock } from '../support/clock.ts'

const hour = 3_600_000
const plansPath = '/publishing-plans'

let api: TestApi
let editor: Record<string, string>
beforeAll(async () => {
  api = await startApi()
  await prepareClock(api.pool)
  editor = await api.as('EDITOR')
})
afterEach(restoreClock)
afterAll(() => api.stop())

interface Draft {
  data: Record<string, Record<string, unknown>>
  version: number
}

const draftOf = async (type: string): Promise<Draft> =>
  (await api.get(`/static-contents/${type}?draft=true`, editor)).body
const titleOf = async (type: string, locale = 'nl') =>
  (await api.get(`/static-contents/${type}`)).body.data[locale].title

/** Saves another title in every language; gives the version that this makes. */
async function retitle(type: string, title: string): Promise<number> {
  const { data, version } = await draftOf(type)
  const changed = Object.fromEntries(Object.entries(data).map(([locale, values]) => [locale, { ...values, title }]))
  const saved = await api.send('PUT', `/static-contents/${type}`, { data: changed, version }, editor)
  return saved.body.version
}

/** Begins a page; gives its document. */
async function newPage(slug: string, title = 'Titel') {
  const { body } = await api.send('POST', '/static-contents', { title: { nl: title }, slug: { nl: slug } }, editor)
  const { data, version } = await draftOf(body.type)
  const nl = { ...data.nl, seoDescription: 'Kort.' }
  const saved = await api.send('PUT', `/static-contents/${body.type}`, { data: { ...data, nl }, version }, editor)
  return { type: String(body.type), version: Number(saved.body.version) }
}

const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString()
const plan = (documents: object[], locales = ['nl', 'en', 'fr'], at = inHours(2)) =>
  api.send('POST', plansPath, { documents, locales, at }, editor)
const planned = async (id: string) => (await api.get(`${plansPath}/${id}`, editor)).body

/** What the clock of the jobs does, as often as it likes. */
const work = () => taskList({ ...api.parts, user: null, mail: null })['publish-planned']?.({}, {} as never)
/** The same, in two processes at once and so many hours later; whoever calls the API does so now. */
async function workIn(hours: number) {
  await moveClock(api.pool, new Date(Date.now() + hours * hour))
  await Promise.all([work(), work()])
  restoreClock()
  await moveClock(api.pool, new Date())
  restoreClock()
}
const mailsAbout = async (id: string) => {
  const mails = await api.mailsTo('editor@leerplein.test')
  return mails.filter(({ aboutId }) => aboutId === id)
}

test('what was planned becomes public together at its time, as it was then, and its author hears of it once', async () => {
  const documents = [
    { type: 'about', version: await retitle('about', 'Gepland over') },
    { type: 'coaching', version: await retitle('coaching', 'Gepland coaching') },
  ]
  const before = [await titleOf('about', 'fr'), await titleOf('coaching')]
  const { status, body } = await plan(documents, ['nl', 'en'])
  expect(status).toBe(201)
  expect(body).toMatchObject({ status: 'planned', documents, author: expect.any(String), settledAt: null })
  await retitle('about', 'Later getypt')
  await work()
  expect(await titleOf('coaching')).toBe(before[1])

  await workIn(30)
  expect([await titleOf('about'), await titleOf('coaching'), await titleOf('about', 'fr')]).toEqual([
    'Gepland over',
    'Gepland coaching',
    before[0],
  ])
  expect((await draftOf('about')).data.nl?.title).toBe('Later getypt')
  expect(await planned(body._id)).toMatchObject({ status: 'published', reason: null })
  await work()
  const mails = await mailsAbout(body._id)
  expect(mails.map(({ data }) => data)).toMatchObject([
    { kind: 'content-published', values: { documents: 'Over ons, Op maat' } },
  ])
})

test('a plan and its mail name the pages that it publishes, each by its own title', async () => {
  const one = await newPage('onze-zalen-in-de-zomer', 'Onze zalen in de zomer')
  const other = await newPage('een-dag-over-btw', 'Een dag over btw')
  const { body } = await plan([other, one], ['nl'])
  const titles = body.documents.map(({ title }: { title: { nl: string } }) => title.nl)
  expect(titles.toSorted()).toEqual(['Een dag over btw', 'Onze zalen in de zomer'])
  await workIn(3)
  const [mail] = await mailsAbout(body._id)
  expect(mail?.data.values).toMatchObject({ documents: titles.join(', ') })
})

test('a plan that would take back what was published since is refused, all of it, and says why', async () => {
  const about = await retitle('contact', 'Oud plan')
  const other = await retitle('privacy', 'Gaat niet mee')
  const { body } = await plan([
    { type: 'contact', version: about },
    { type: 'privacy', version: other },
  ])
  const version = await retitle('contact', 'Nieuwer')
  await api.send('POST', '/static-contents/contact/publish', { version }, editor)
  expect((await planned(body._id)).documents[0]).toMatchObject({ published: version, newest: version })
  await workIn(3)
  expect(await planned(body._id)).toMatchObject({
    status: 'refused',
    reason: 'newer',
    documents: [{ isPublic: true }, { isPublic: false }],
  })
  expect([await titleOf('contact'), await titleOf('privacy')]).toEqual(['Nieuwer', expect.not.stringContaining('Gaat')])
  expect((await mailsAbout(body._id)).map(({ data }) => data.kind)).toEqual(['content-refused-newer'])
  const { body: withdrawn } = await api.send('POST', `${plansPath}/${body._id}/withdraw`, undefined, editor)
  expect(withdrawn).toMatchObject({ status: 'withdrawn' })
})

test('a language that nobody published since goes public, whatever became of another', async () => {
  const { body } = await plan([{ type: 'coaching', version: await retitle('coaching', 'Français prévu') }], ['fr'])
  const version = await retitle('coaching', 'English since')
  await api.send('POST', '/static-contents/coaching/publish', { version, locales: ['en'] }, editor)
  expect((await planned(body._id)).documents[0].published).toBeLessThan(version)
  await workIn(3)
  expect(await planned(body._id)).toMatchObject({ status: 'published' })
  expect([await titleOf('coaching', 'fr'), await titleOf('coaching', 'en')]).toEqual([
    'Français prévu',
    'English since',
  ])
})

test('a plan that fails is noted and tried again, and keeps none that come after it', async () => {
  const { body: first } = await plan([{ type: 'about', version: await retitle('about', 'Stuk') }], ['nl'])
  const later = [{ type: 'coaching', version: await retitle('coaching', 'Toch door') }]
  const { body: second } = await plan(later, ['nl'], inHours(2.5))
  await api.db.execute(sql`alter table static_contents add constraint broken check (data->'nl'->>'title' <> 'Stuk')`)
  await workIn(3)
  await api.db.execute(sql`alter table static_contents drop constraint broken`)
  expect([(await planned(first._id)).status, (await planned(second._id)).status]).toEqual(['planned', 'published'])
  expect(api.logged).toContainEqual(expect.objectContaining({ row: first._id }))
  await workIn(3)
  expect((await planned(first._id)).status).toBe('published')
})

test('a plan is changed and withdrawn before its time, and no more after it', async () => {
  const version = await retitle('disclaimer', 'Eerst')
  const { body } = await plan([{ type: 'disclaimer', version }])
  const at = inHours(5)
  const newest = await retitle('disclaimer', 'Dan')
  const path = `${plansPath}/${body._id}`
  const changes = { at, locales: ['nl'], documents: [{ type: 'disclaimer', version: newest }] }
  const changed = await api.send('PATCH', path, changes, editor)
  expect(changed).toMatchObject({
    status: 200,
    body: { at, locales: ['nl'], documents: [{ type: 'disclaimer', version: newest, newest }] },
  })
  expect((await api.send('PATCH', path, { at: inHours(-1) }, editor)).status).toBe(400)
  expect((await api.send('POST', `${path}/withdraw`, undefined, editor)).body.status).toBe('withdrawn')
  expect((await api.send('POST', `${path}/withdraw`, undefined, editor)).status).toBe(409)
  expect((await api.send('PATCH', path, { locales: ['en'] }, editor)).status).toBe(409)
  await workIn(9)
  expect(await titleOf('disclaimer')).not.toBe('Dan')
})

test('only what is the newest, ready for readers and still to come is planned or published together', async () => {
  const version = await retitle('newsletter', 'Samen')
  const one = { type: 'newsletter', version }
  const { body: before } = await api.get(plansPath, editor)
  expect((await plan([{ ...one, version: version - 1 }])).status).toBe(409)
  expect((await plan([one], ['nl'], inHours(-1))).body.details).toMatchObject([{ path: 'at' }])
  expect((await plan([one, one])).body.details).toMatchObject([{ path: 'documents.1.type' }])
  expect((await plan([{ type: 'nothing', version: 1 }])).status).toBe(404)
  const now = (documents: object[]) => api.send('POST', `${plansPath}/now`, { documents }, editor)
  const empty = await retitle('homepage-offer', '')
  const unready = await now([one, { type: 'homepage-offer', version: empty }])
  expect(unready.body.details).toMatchObject([{ path: 'documents.1.data.nl.title' }])
  const untitled = await retitle('disclaimer', '')
  const both = await plan([{ type: 'homepage-offer', version: empty }, one, { type: 'disclaimer', version: untitled }])
  expect((both.body.details as { path: string }[]).map(({ path }) => path).toSorted()).toEqual([
    'documents.0.data.nl.title',
    'documents.2.data.nl.title',
  ])
  await retitle('disclaimer', 'Heel')
  expect(await titleOf('newsletter')).not.toBe('Samen')
  expect(((await api.get(plansPath, editor)).body.items as unknown[]).length).toBe(before.items.length)

  const ready = await retitle('homepage-offer', 'Aanbod samen')
  expect((await now([one, { type: 'homepage-offer', version: ready }])).status).toBe(200)
  expect([await titleOf('newsletter'), await titleOf('homepage-offer')]).toEqual(['Samen', 'Aanbod samen'])
})

test('a plan whose account is gone is carried out all the same', async () => {
  const { body } = await plan([{ type: 'classrooms', version: await retitle('classrooms', 'Zonder auteur') }])
  await api.db.update(publishingPlans).set({ authorId: null }).where(eq(publishingPlans.id, body._id))
  await workIn(3)
  expect(await planned(body._id)).toMatchObject({ status: 'published', author: null })
  expect(await mailsAbout(body._id)).toEqual([])
})

test('a page that is taken off the site, or away, is not put back by what was planned', async () => {
  const [page, other] = [await newPage('later-eraf'), await newPage('later-weg')]
  await api.send('POST', `/static-contents/${page.type}/publish`, { version: page.version }, editor)
  const { body: first } = await plan([page], ['nl'])
  const { body: second } = await plan([other], ['nl'])
  expect((await api.send('POST', `/static-contents/${page.type}/unpublish`, undefined, editor)).status).toBe(204)
  expect((await api.send('DELETE', `/static-contents/${other.type}`, undefined, editor)).status).toBe(204)
  expect([(await planned(first._id)).status, (await planned(second._id)).status]).toEqual(['withdrawn', 'withdrawn'])
  await workIn(3)
  expect((await api.get('/pages/later-eraf?locale=nl')).status).toBe(404)
})

test('a plan whose page lost its slug to another says so', async () => {
  const { body } = await plan([await newPage('vergeven')], ['nl'])
  const other = {
    key: 'vergeven',
    title: { nl: 'B' },
    slug: { nl: 'vergeven' },
    seoDescription: { nl: 'B.' },
    layout: [],
  }
  expect((await api.send('POST', '/pages', other, editor)).status).toBe(201)
  await workIn(3)
  expect(await planned(body._id)).toMatchObject({ status: 'refused', reason: 'slugInUse' })
  expect((await mailsAbout(body._id)).map(({ data }) => data.kind)).toEqual(['content-refused-slug'])
})

test('publishing pages together waits for whoever publishes one of them, without holding what that one needs', async () => {
  const documents = [await newPage('samen-een'), await newPage('samen-twee')]
  const [, last] = documents.toSorted((one, other) => (one.type < other.type ? -1 : 1))
  const one = await api.pool.connect()
  try {
    await one.query('begin')
    await one.query('select from static_contents where type = $1 for update', [last?.type])
    const together = api.send('POST', `${plansPath}/now`, { documents }, editor)
    const waiting = async () =>
      (
        await api.pool.query(
          "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
        )
      ).rowCount
    await expect.poll(waiting, { interval: 10 }).toBeGreaterThan(0)
    await one.query("select pg_advisory_xact_lock(hashtextextended('slugs of pages', 0))")
    await one.query('commit')
    expect((await together).status).toBe(200)
  } finally {
    one.release(true)
  }
})
