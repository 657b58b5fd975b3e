import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { connect } from '../../src/db/client.ts'
import { certificates, sessions, students } from '../../src/db/tables.ts'
import { test as base } from '../support/site.ts'
import { violationsIn } from '../support/violations.ts'

const code = 'LP-7KQ4-M2XD-9F'

const test = base.extend('certificate', { scope: 'file' }, async ({ database }) => {
  const { db, close } = connect(database.url)
  const person = { firstName: 'Zoë', lastName: 'Çelik', dateOfBirth: '1990-05-01', birthPlace: 'Genk' }
  const [student] = await db
    .insert(students)
    .values({ ...person, email: 'zoe@deelnemer.test' })
    .returning()
  const [session] = await db.select().from(sessions).limit(1)
  if (!student || !session) throw new Error('the seed has sessions')
  await db.insert(certificates).values({
    code,
    studentId: student.id,
    sessionId: session.id,
    document: {
      ...person,
      code,
      locale: 'nl',
      course: 'Excel <voor> iedereen',
      duration: 14,
      firstDay: '2026-11-02',
      lastDay: '2026-11-03',
      issuedOn: '2026-11-04',
      supplier: 'Leerplein',
    },
  })
  await close()
  return person
})

test('a genuine certificate is confirmed in each language, without a script and without birth data', async ({
  visit,
  certificate,
}) => {
  for (const [prefix, heading, dates] of [
    ['', 'Dit certificaat is echt', '2 november 2026 tot 3 november 2026'],
    ['/en', 'This certificate is genuine', '2 November 2026 to 3 November 2026'],
    ['/fr', 'Ce certificat est authentique', 'du 2 novembre 2026 au 3 novembre 2026'],
  ] as const) {
    const { page, response } = await visit(`${prefix}/verify/${code}`, { scripts: false })
    expect(response.status()).toBe(200)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(heading)
    const text = (await page.getByRole('main').textContent()) ?? ''
    for (const part of [`${certificate.firstName} ${certificate.lastName}`, 'Excel <voor> iedereen', dates, code]) {
      expect(text).toContain(part)
    }
    expect(text).not.toMatch(/1990|Genk/)
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  }
})

test('an unknown code is said to be unknown, and another can be typed', async ({ visit, site, certificate }) => {
  const { page, response } = await visit('/verify', { scripts: false })
  expect(response.status()).toBe(200)
  await page.getByLabel('Code').fill('LP-2222-2222-22')
  await page.getByRole('button', { name: 'Controleren' }).click()
  await page.getByRole('heading', { level: 1, name: 'We kennen geen certificaat met deze code' }).waitFor()
  await page.getByLabel('Een andere code controleren').fill(code.toLowerCase().replaceAll('-', ' '))
  await page.getByRole('button', { name: 'Controleren' }).click()
  await page.getByRole('heading', { level: 1, name: 'Dit certificaat is echt' }).waitFor()
  expect(await page.getByRole('main').textContent()).toContain(certificate.lastName)
  expect((await fetch(`${site.url}/verify/nothing`)).status).toBe(404)
  expect(await (await fetch(`${site.url}/sitemap.xml`)).text()).not.toContain('/verify')
})

test('everybody can use the page', async ({ visit, certificate }) => {
  expect(certificate.lastName).not.toBe('')
  for (const path of ['/verify', `/verify/${code}`]) {
    const { page } = await visit(path)
    expect(await violationsIn(page)).toEqual([])
  }
})

test('who holds a certificate is kept by no cache', async ({ certificate, site }) => {
  const response = await fetch(`${site.url}/verify/${code}`)
  expect(await response.text()).toContain(certificate.lastName)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
})

test('a certificate that is withdrawn is unknown at once', async ({ site, database, certificate }) => {
  expect((await fetch(`${site.url}/verify/${code}`)).status).toBe(200)
  const { db, close } = connect(database.url)
  await db.delete(certificates).where(eq(certificates.code, code))
  await close()
  const gone = await fetch(`${site.url}/verify/${code}`)
  expect(gone.status).toBe(404)
  expect(await gone.text()).not.toContain(certificate.lastName)
})
