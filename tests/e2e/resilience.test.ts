import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { describe, expect } from 'vitest'
import { breakableDatabase } from '../support/breakable-database.ts'
import { openEditor } from '../support/editor.ts'
import { failToStart, startServer } from '../support/server-process.ts'
import { test as siteTest, startSite, startSiteProcess, temporaryFolder } from '../support/site.ts'

const test = siteTest
  .extend('folder', async ({}, { onCleanup }) => {
    const folder = temporaryFolder()
    onCleanup(folder.remove)
    return folder.path
  })
  .extend('line', async ({ database }, { onCleanup }) => {
    const line = await breakableDatabase(database.url)
    onCleanup(line.cut)
    return line
  })
  .extend('distant', async ({ database, line }, { onCleanup }) => {
    const site = await startSite({ ...database, url: line.url }, { LOG_LEVEL: 'silent' })
    onCleanup(async () => {
      await site.stop()
    })
    await expect.poll(() => statusOf(`${site.url}/health/ready`)).toBe(200)
    return site
  })

const get = (url: string) => fetch(url, { headers: { connection: 'close' } })
const statusOf = async (url: string) => (await get(url)).status

/** One line that a person can act on. */
const oneLine = (text: string) => new RegExp(`^[^\\n]*${text}[^\\n]*\\n$`)

describe('a start that cannot succeed says why in one line', () => {
  test('a database that is not there', async ({ folder }) => {
    const { code, out, errors } = await failToStart({
      DATA_DIR: folder,
      DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:9/nothing',
    })
    expect([code, out]).toEqual([1, ''])
    expect(errors).toMatch(oneLine('127.0.0.1:9'))
    expect(errors).not.toContain('secret')
  })

  test('a database that nobody made', async ({ folder, database }) => {
    const { code, errors } = await failToStart({ DATA_DIR: folder, DATABASE_URL: `${database.url}_missing` })
    expect(code).toBe(1)
    expect(errors).toMatch(oneLine('does not exist'))
  })

  test.for([
    ['PORT', '70000'],
    ['PORT', 'eighty'],
    ['SEED', 'everything'],
    ['DATABASE_URL', 'mysql://localhost/site'],
    ['PUBLIC_URL', 'leerplein.be'],
    ['JWT_SECRET', 'short'],
  ] as const)('%s=%s', async ([name, value], { folder }) => {
    const { code, out, errors } = await failToStart({ DATA_DIR: folder, [name]: value })
    expect([code, out]).toEqual([1, ''])
    expect(errors).toMatch(oneLine(name))
  })

  test('a secret that is missing', async ({ folder, database }) => {
    const { code, errors } = await failToStart({ DATA_DIR: folder, DATABASE_URL: database.url, JWT_SECRET: '' })
    expect(code).toBe(1)
    expect(errors).toMatch(oneLine('JWT_SECRET'))
  })

  test('a port that is taken', async ({ folder, database }) => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as AddressInfo
    const settings = { DATA_DIR: folder, DATABASE_URL: database.url, PORT: String(port) }
    const { code, errors } = await failToStart(settings)
    other.close()
    expect(code).toBe(1)
    expect(errors).toMatch(oneLine(`Port ${port}`))
  })
})

describe('the database of its own', () => {
  test('serves one process at a time, and recovers after a kill', async ({ folder }) => {
    const settings = { DATA_DIR: folder, SEED: 'none', LOG_LEVEL: 'error' }
    const first = await startServer(settings)
    const second = await failToStart(settings)
    expect(second.code).toBe(1)
    expect(second.errors).toMatch(oneLine(`is in use by process ${first.pid}`))
    expect(await statusOf(`${first.url}/health/live`)).toBe(200)

    await first.kill()
    const third = await startServer(settings)
    await expect.poll(() => statusOf(`${third.url}/health/ready`)).toBe(200)
    expect(await third.stop()).toBe(0)
  })
})

describe('while the database is away', () => {
  test('pages that were seen still answer, others say so calmly, and all is well when it returns', async ({
    distant,
    line,
  }) => {
    const seen = await (await get(`${distant.url}/en`)).text()
    await line.cut()
    await expect.poll(() => statusOf(`${distant.url}/health/ready`)).toBe(503)
    const ready = await (await get(`${distant.url}/health/ready`)).json()
    const other = await get(`${distant.url}/fr/about`)
    const html = await other.text()

    expect(ready).toEqual({
      status: 'not ready',
      parts: { database: 'failing', changes: 'failing', jobs: expect.any(String) },
    })
    expect(await statusOf(`${distant.url}/health/live`)).toBe(200)
    expect(await (await get(`${distant.url}/en`)).text()).toBe(seen)
    expect(other.status).toBe(503)
    expect(html).toMatch(/<html lang="fr">.*<h1>Momentanément indisponible<\/h1>/)
    // The house, the way home and whom to call stand there without anything being asked.
    expect(html).toMatch(/<header.*href="\/fr".*Leerplein.*href="tel:\+3220000000".*<h1>/)
    expect(html).not.toMatch(/ECONNREFUSED|127\.0\.0\.1|postgres/i)

    await line.mend()
    await expect.poll(() => statusOf(`${distant.url}/health/ready`)).toBe(200)
    expect(await statusOf(`${distant.url}/fr/about`)).toBe(200)
  })

  test('the API says that it is, and nothing more', async ({ distant, line }) => {
    await line.cut()
    const response = await get(`${distant.url}/api/faqs`)
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({ statusCode: 503, message: expect.stringMatching(/unavailable/) })
  })

  test('changes that others made are on the page once it is back', async ({ distant, line, site }) => {
    const path = '/en/privacy'
    const title = async () => /<title>([^<]*)/.exec(await (await get(distant.url + path)).text())?.[1]
    const before = await title()
    await line.cut()
    await expect.poll(() => statusOf(`${distant.url}/health/ready`)).toBe(503)
    expect(await title()).toBe(before)

    const editor = await openEditor(site.url, 'privacy')
    await editor.change(({ data }) => ({ data: { ...data, en: { ...data.en, title: 'Meanwhile' } } }))
    await line.mend()
    await expect.poll(() => statusOf(`${distant.url}/health/ready`)).toBe(200)
    expect(await title()).toBe('Meanwhile - Leerplein')
  })
})

test('whoever stops it gets what was asked for, and exit code 0', async ({ database }) => {
  const site = await startSiteProcess(database)
  const page = get(`${site.url}/courses`)
  await expect.poll(() => statusOf(`${site.url}/health/live`)).toBe(200)
  const ended = site.stop()
  expect((await page).status).toBe(200)
  expect(await ended).toBe(0)
  await expect(get(site.url)).rejects.toThrow()
})
