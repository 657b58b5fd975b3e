import pg from 'pg'
import sharp from 'sharp'
import { expect } from 'vitest'
import { make, read } from '../support/calls.ts'
import { goOn, newJourney } from '../support/journeys.ts'
import { readMetrics } from '../support/server-process.ts'
import { test } from '../support/site.ts'
import { openWorld } from '../support/world.ts'

async function hits(url: string): Promise<number> {
  return Number(/^leerplein_page_cache_hits_total (\d+)$/m.exec(await readMetrics(url))?.[1])
}

/** Visits the pages; those that were made for it, since the cache had them not. */
async function made(url: string, paths: string[]): Promise<string[]> {
  const anew: string[] = []
  for (const path of paths) {
    const before = await hits(url)
    expect((await fetch(url + path)).status).toBe(200)
    if ((await hits(url)) === before) anew.push(path)
  }
  return anew
}

test('a registration makes the pages that show its session be made anew, and no other', async ({ site }) => {
  await expect.poll(async () => (await fetch(`${site.url}/health/ready`)).status).toBe(200)
  const world = await openWorld(site)
  const { course } = await read(site, `/sessions/${world.session}`)
  const { slug } = await read(site, `/courses/${course}`)
  const { items } = await read(site, '/courses/filteredCourses?limit=40')
  const others = items.filter(({ _id }: { _id: string }) => _id !== course)
  const paths = [
    `/courses/${slug.nl}`,
    ...others.map((other: { slug: { nl: string } }) => `/courses/${other.slug.nl}`),
    ...['/', '/en', '/courses', '/courses?types=ONLINE', '/about', '/fr/contact'],
  ]
  await made(site.url, paths)
  expect(await made(site.url, paths)).toEqual([])
  await goOn(site, world, newJourney('partner'))
  // The session is a month away: lists show an earlier one.
  expect(await made(site.url, paths)).toEqual([`/courses/${slug.nl}`])
})

test('what is the same for everybody is kept for good tokens, changed with what it shows, and refused to a bad one', async ({
  site,
}) => {
  await expect.poll(async () => (await fetch(`${site.url}/health/ready`)).status).toBe(200)
  const { session, staff } = await openWorld(site)
  const { course } = await read(site, `/sessions/${session}`)
  const get = (headers: Record<string, string>) => fetch(`${site.url}/api/courses/${course}`, { headers })
  const whole = async (headers: Record<string, string>) => (await get(headers)).json()
  const shown = await whole({})
  expect([await whole(staff), await whole({})]).toEqual([shown, shown])
  expect((await get({ Authorization: 'Bearer no.good.token' })).status).toBe(401)
  const body = { capacity: 1001 }
  const changed = await make(site, { method: 'PATCH', path: `/api/sessions/${session}`, body, headers: staff })
  expect(changed.status).toBe(200)
  const capacityIn = ({ sessions }: typeof shown) =>
    sessions.find(({ _id }: { _id: string }) => _id === session)?.capacity
  expect([capacityIn(shown), capacityIn(await whole(staff)), capacityIn(await whole({}))]).toEqual([1000, 1001, 1001])
})

test('while changes cannot be heard of, nothing is given that was kept', async ({ site, database }) => {
  const sql = new pg.Pool({ connectionString: database.url })
  const cut = () =>
    sql.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'leerplein notifications'`)
  const places = ['/courses?search=excel', '/api/courses/filteredCourses?search=excel&locale=nl']
  const texts = () => Promise.all(places.map(async (path) => (await fetch(site.url + path)).text()))
  const rename = (from: string, to: string) =>
    sql.query(`update courses set title = replace(title::text, '${from}', '${to}')::jsonb`)
  await expect.poll(async () => (await fetch(`${site.url}/health/ready`)).status).toBe(200)
  await texts()
  const cutting = setInterval(() => void cut(), 20)
  try {
    await expect.poll(async () => (await fetch(`${site.url}/health/ready`)).status).toBe(503)
    await texts()
    await rename('Excel', 'Excel-zonder-ruis')
    for (const text of await texts()) expect(text).toContain('Excel-zonder-ruis')
  } finally {
    clearInterval(cutting)
    await rename('Excel-zonder-ruis', 'Excel')
    await sql.end()
  }
})

test('a picture that is deleted is gone from the pages’ addresses too', async ({ site }) => {
  await expect.poll(async () => (await fetch(`${site.url}/health/ready`)).status).toBe(200)
  const { staff } = await openWorld(site)
  const color = { width: 300, height: 200, channels: 3, background: '#c9532b' } as const
  const form = new FormData()
  form.append('files', new File([new Uint8Array(await sharp({ create: color }).png().toBuffer())], 'a.png'))
  const uploaded = await fetch(`${site.url}/api/files/upload`, { method: 'POST', headers: staff, body: form })
  const [{ _id: id }] = await uploaded.json()
  const pictures = ['f=webp&w=96', 'f=avif&w=192'].map((query) => `${site.url}/images/${id}?${query}`)
  const statuses = () => Promise.all(pictures.map(async (address) => (await fetch(address)).status))
  expect(await statuses()).toEqual([200, 200])
  expect((await fetch(`${site.url}/api/files/${id}`, { method: 'DELETE', headers: staff })).status).toBe(204)
  expect(await statuses()).toEqual([404, 404])
})
