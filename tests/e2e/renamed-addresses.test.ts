import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect } from 'vitest'
import { nl as nlTexts } from '../../locales/texts.ts'
import { test as base } from '../support/site.ts'
import { callsAs } from '../support/site-calls.ts'

const test = base.extend('staff', { scope: 'file' }, ({ site }) => callsAs(site.url, 'staff@leerplein.test'))

/** What a name is made of that nothing else has. */
const unique = () => randomUUID().slice(0, 8)

/** A name in each language, as it stands in addresses too. */
const named = (word: string) => ({ nl: `${word}-nl`, en: `${word}-en`, fr: `${word}-fr` })

const things = [
  { kind: 'a course', path: '/courses', base: '/courses', field: 'slug' },
  { kind: 'a page', path: '/pages', base: '/page', field: 'slug' },
  { kind: 'a location', path: '/locations', base: '/courses/in', field: 'name' },
  { kind: 'a category', path: '/categories', base: '/courses/category', field: 'name' },
] as const
type Thing = (typeof things)[number]
type Staff = Awaited<ReturnType<typeof callsAs>>

const text = (nl: string) => ({ nl })

async function bodyOf({ path }: Thing, staff: Staff): Promise<object> {
  const key = unique()
  if (path === '/pages') return { key, title: text('Titel'), seoDescription: text('Kort.'), layout: [] }
  if (path === '/locations') return { key, city: text('Hasselt'), isOnline: false }
  if (path === '/categories') return { key, sequence: 99 }
  const [category] = await staff.get('/categories/all')
  const texts = {
    title: text('Titel'),
    summary: text('Kort.'),
    description: text('Lang.'),
    audience: text('Iedereen.'),
  }
  return { ...texts, key, type: 'TAILORED', days: 1, price: 100, category: category._id }
}

async function made(thing: Thing, staff: Staff, name: object): Promise<string> {
  const { _id } = await staff.send('POST', thing.path, { ...(await bodyOf(thing, staff)), [thing.field]: name })
  return _id
}

/** Where an address leads: its status, and the path with its query. */
async function leadsTo(url: string, path: string, method = 'GET') {
  const response = await fetch(url + path, { method, redirect: 'manual' })
  await response.body?.cancel()
  return [response.status, response.headers.get('location')]
}

test.for(things)('$kind that is renamed is found under what it was called before', async (thing, { site, staff }) => {
  const { path, base, field } = thing
  const [first, second, third] = [named(unique()), named(unique()), named(unique())]
  const id = await made(thing, staff, first)
  const rename = (name: object) => staff.send('PATCH', `${path}/${id}`, { [field]: name })
  expect(await leadsTo(site.url, `${base}/${first.nl}`)).toEqual([200, null])
  await rename(second)
  expect(await leadsTo(site.url, `${base}/${first.nl}?from=mail&a=1`)).toEqual([
    301,
    `${base}/${second.nl}?from=mail&a=1`,
  ])
  expect(await leadsTo(site.url, `/fr${base}/${first.fr}`)).toEqual([301, `/fr${base}/${second.fr}`])
  await rename(third)
  for (const old of [first, second]) {
    expect(await leadsTo(site.url, `/en${base}/${old.en}`)).toEqual([301, `/en${base}/${third.en}`])
    expect(await leadsTo(site.url, `/en${base}/${old.nl}`)).toEqual([301, `/en${base}/${third.en}`])
  }
  expect(await leadsTo(site.url, `/fr${base}/${third.nl}?a=1`)).toEqual([301, `/fr${base}/${third.fr}?a=1`])
  await rename(first)
  expect(await leadsTo(site.url, `${base}/${first.nl}`)).toEqual([200, null])
  expect(await leadsTo(site.url, `${base}/${third.nl}`)).toEqual([301, `${base}/${first.nl}`])
})

test.for(things.slice(2))(
  'a new thing like $kind may take a name that is free again',
  async (thing, { site, staff }) => {
    const { path, base, field } = thing
    const [old, now] = [named(unique()), named(unique())]
    const id = await made(thing, staff, old)
    await staff.send('PATCH', `${path}/${id}`, { [field]: now })
    expect(await leadsTo(site.url, `${base}/${old.nl}`)).toEqual([301, `${base}/${now.nl}`])
    await made(thing, staff, old)
    expect(await leadsTo(site.url, `${base}/${old.nl}`)).toEqual([200, null])
    expect(await leadsTo(site.url, `/fr${base}/${old.fr}`)).toEqual([200, null])
  },
)

test.for(things.slice(0, 2))('no other thing takes the address that $kind had', async (thing, { site, staff }) => {
  const { path, base } = thing
  const [old, now, other] = [named(unique()), named(unique()), named(unique())]
  const id = await made(thing, staff, old)
  await staff.send('PATCH', `${path}/${id}`, { slug: now })
  const another = await made(thing, staff, other)
  for (const slug of [{ ...named(unique()), fr: old.en }, old]) {
    await expect(made(thing, staff, slug)).rejects.toThrow(nlTexts.error.slugInUse)
    const change = staff.send('PATCH', `${path}/${another}`, { slug })
    await expect(change).rejects.toThrow(nlTexts.error.slugInUse)
  }
  expect(await leadsTo(site.url, `${base}/${old.nl}`)).toEqual([301, `${base}/${now.nl}`])
  // What had it may have it again, and it is free once that is gone.
  await staff.send('PATCH', `${path}/${id}`, { slug: old })
  await staff.send('PATCH', `${path}/${id}`, { slug: now })
  await staff.send('DELETE', `${path}/${id}`)
  await made(thing, staff, old)
  expect(await leadsTo(site.url, `${base}/${old.nl}`)).toEqual([200, null])
})

test('a form is sent on to the new address, and the picture of the old one stays', async ({ site, staff }) => {
  const [old, now] = [named(unique()), named(unique())]
  const id = await made(things[0], staff, old)
  await staff.send('PATCH', `/courses/${id}`, { slug: now })
  expect(await leadsTo(site.url, `/courses/${old.nl}`, 'POST')).toEqual([308, `/courses/${now.nl}`])
  expect(await leadsTo(site.url, `/open-graph/nl/courses/${old.nl}.png`)).toEqual([200, null])
})

test('what is gone leads nowhere', async ({ site, staff }) => {
  const [old, now] = [named(unique()), named(unique())]
  const id = await made(things[1], staff, old)
  await staff.send('PATCH', `/pages/${id}`, { slug: now })
  expect(await leadsTo(site.url, `/page/${old.nl}`)).toEqual([301, `/page/${now.nl}`])
  await staff.send('DELETE', `/pages/${id}`)
  expect(await leadsTo(site.url, `/page/${old.nl}`)).toEqual([404, null])
  expect(await leadsTo(site.url, '/page/%00')).toEqual([404, null])
  expect(await leadsTo(site.url, '/courses/in/%00')).toEqual([404, null])
})

test.for(things.slice(0, 2))(
  'an address has one owner: $kind with the slug of another is refused there',
  async (thing, { staff }) => {
    const { path } = thing
    const [first, second] = [named(unique()), named(unique())]
    await made(thing, staff, first)
    const id = await made(thing, staff, second)
    const { nl } = named(unique())
    const body = { ...(await bodyOf(thing, staff)), slug: { nl, fr: first.en } }
    const refused = `"path":"slug.fr","message":"${nlTexts.error.slugInUse}"`
    await expect(staff.send('POST', path, body)).rejects.toThrow(refused)
    await expect(staff.send('PATCH', `${path}/${id}`, { slug: { nl, fr: first.en } })).rejects.toThrow(refused)
    // Its own slugs may be alike.
    await staff.send('PATCH', `${path}/${id}`, { slug: { ...second, en: second.nl } })
    expect(await staff.get(`${path}/${id}`)).toMatchObject({ slug: { ...second, en: second.nl } })
  },
)

test('a slug that two things have leads to the one that is called so in the language of the reader', async ({
  site,
  staff,
  database,
}) => {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  for (const thing of things) {
    const [first, second] = [named(unique()), named(unique())]
    const ids = [await made(thing, staff, first), await made(thing, staff, second)]
    const shared = unique()
    const names = [
      { ...first, fr: shared },
      { ...second, en: shared },
    ]
    // Past the API, which refuses a slug of another's.
    const rename = (id: string | undefined, name: object) =>
      thing.field === 'slug'
        ? client.query(`update ${thing.path.slice(1)} set slug = $2 where id = $1`, [id, name])
        : staff.send('PATCH', `${thing.path}/${id}`, { name })
    for (const [index, name] of names.entries()) await rename(ids[index], name)
    expect(await leadsTo(site.url, `/fr${thing.base}/${shared}`)).toEqual([200, null])
    expect(await leadsTo(site.url, `/en${thing.base}/${shared}`)).toEqual([200, null])
  }
  await client.end()
})

test('a session’s calendar file follows its course', async ({ site, staff }) => {
  const course = (await staff.get('/courses/filteredCourses?types=CALENDAR&limit=1')).items[0]
  const [session] = await staff.get(`/courses/${course._id}/sessions`)
  const file = (slug: string) => `/courses/${slug}/sessions/${session._id}.ics`
  const { nl, fr } = course.slug
  expect(await leadsTo(site.url, file(nl))).toEqual([200, null])
  expect(await leadsTo(site.url, `/fr${file(nl)}`)).toEqual(nl === fr ? [200, null] : [301, `/fr${file(fr)}`])
  const renamed = named(unique())
  await staff.send('PATCH', `/courses/${course._id}`, { slug: renamed })
  expect(await leadsTo(site.url, file(nl))).toEqual([301, file(renamed.nl)])
  expect(await leadsTo(site.url, `/fr${file(fr)}`)).toEqual([301, `/fr${file(renamed.fr)}`])
  expect(await leadsTo(site.url, file(unique()))).toEqual([404, null])
  await staff.send('PATCH', `/courses/${course._id}`, { slug: course.slug })
})
