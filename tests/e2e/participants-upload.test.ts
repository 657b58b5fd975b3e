import { describe, expect } from 'vitest'
import writeExcelFile from 'write-excel-file/node'
import type { Cookies } from '../support/cookies.ts'
import { participantsPath as path, test } from '../support/participants-page.ts'
import { violationsIn } from '../support/violations.ts'

const both = [{ scripts: true }, { scripts: false }]
const csv = (text: string, name = 'lijst.csv') => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
const list = `Wie;Naam;E-mail;Geboortedatum
Eva;Smet;eva@lijst.test;1/2/1990
Hassan;Amrani;hassan@lijst.test;31/02/1985
=1+1;<b>Claes</b>;jan@lijst;`

describe.each(both)('with %o', (options) => {
  test('a list is chosen, its columns mapped, its faults seen, the good rows added and taken back', async ({
    visit,
    customer,
  }) => {
    const { cookies } = await customer(0)
    const { page } = await visit(path, { ...options, cookies })
    await page.locator('[data-form="participants-upload"] [name="file"]').setInputFiles(csv(list))
    await page.getByRole('button', { name: 'Kijk de lijst na' }).click()
    await page.getByText('Nog te kiezen: Voornaam').waitFor()
    await page.getByLabel('Wie').selectOption('firstName')
    await page.getByRole('button', { name: 'Lees opnieuw' }).click()

    await page.getByText('1 van de 3 rijen is goed').waitFor()
    const bad = page.locator('tbody tr')
    expect(await bad.nth(0).innerText()).toContain('Geen geldige datum')
    expect(await bad.nth(1).innerText()).toContain('Geen geldig e-mailadres')
    expect(await bad.nth(1).innerText()).toContain('<b>Claes</b>')
    // Axe is a script itself.
    if (options.scripts) expect(await violationsIn(page)).toEqual([])

    await page.getByRole('button', { name: 'Voeg 1 deelnemer toe' }).click()
    await page.getByText('Eén deelnemer is toegevoegd.').waitFor()
    const checked = page.url()
    await page.getByRole('link', { name: 'Naar de deelnemers' }).click()
    await page.getByText('eva@lijst.test').waitFor()
    await page.goto(checked)
    await page.getByRole('button', { name: 'Ongedaan maken' }).click()
    await page.getByText('uw lijst is weer zoals ze was').waitFor()
    await page.getByRole('link', { name: 'Naar de deelnemers' }).click()
    await page.getByText('Nog geen deelnemers').waitFor()
  })

  test('a bad row is mended in its place and looked at again, while the others stay as they are', async ({
    visit,
    customer,
  }) => {
    const { cookies } = await customer(0)
    const { page } = await visit(`/en${path}`, { ...options, cookies })
    const file = csv(list.replace('Wie', 'First name'))
    await page.locator('[data-form="participants-upload"] [name="file"]').setInputFiles(file)
    await page.locator('[data-form="participants-upload"] button[type="submit"]').click()
    await page.getByText('1 of the 3 rows is correct').waitFor()
    const born = page.getByLabel('Date of birth in row 3')
    const email = page.getByLabel('Email address in row 4')
    expect([await born.inputValue(), await email.inputValue()]).toEqual(['31/02/1985', 'jan@lijst'])
    await email.fill('jan@')
    await page.getByRole('button', { name: 'Check again: row 4' }).click()
    await page.locator('input[name="email"][value="jan@"]').waitFor()
    await email.fill('jan@lijst.test')
    if (options.scripts) await born.fill('28/02/1985')
    await page.getByRole('button', { name: 'Check again: row 4' }).click()
    await page.getByText('2 of the 3 rows are correct').waitFor()
    expect(await email.count()).toBe(0)
    expect(await born.inputValue()).toBe(options.scripts ? '28/02/1985' : '31/02/1985')
    await born.fill('28/02/1985')
    await page.getByRole('button', { name: 'Check again: row 3' }).click()
    await page.getByRole('button', { name: 'Add 3 participants' }).waitFor()
    expect(await page.locator('tbody tr').count()).toBe(0)

    // No column says their language: it is that of the page.
    await page.getByRole('button', { name: 'Add 3 participants' }).click()
    await page.locator('[data-form="participants-upload-undo"]').waitFor()
    await page.locator('main a[href="/en/my-account/participants"]').last().click()
    const eva = page.locator('tbody tr').filter({ hasText: 'eva@lijst.test' })
    await eva.waitFor()
    expect(await eva.innerText()).toContain('English')
  })

  test('a workbook of more than 100 kB is read, and what is no list says so', async ({ visit, customer }) => {
    const { cookies } = await customer(0)
    const { page } = await visit(path, { ...options, cookies })
    const file = page.locator('[data-form="participants-upload"] [name="file"]')
    const read = page.getByRole('button', { name: 'Kijk de lijst na' })
    await read.click()
    await page.locator('[data-error-for="file"]').waitFor()
    await file.setInputFiles(csv('Voornaam'))
    await read.click()
    await page.getByText('Er staan geen deelnemers in dit bestand').first().waitFor()

    const headings = ['First name', 'Last name', 'Email address', 'Nonsense']
    const rows = Array.from({ length: 900 }, (_, row) => [
      ...['Jan', `Peeters ${row}`, `jan${row}@werkblad.test`],
      Array.from({ length: 30 }, () => crypto.randomUUID()).join(''),
    ])
    const cells = [headings, ...rows].map((row) => row.map((value) => ({ value })))
    const buffer = await writeExcelFile(cells).toBuffer()
    expect(buffer.length).toBeGreaterThan(150 * 1024)
    const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    await file.setInputFiles({ name: 'lijst.xlsx', mimeType, buffer: Buffer.from(buffer) })
    await read.click()
    await page.getByRole('button', { name: 'Voeg 900 deelnemers toe' }).waitFor()
  })
})

test.for([375, 768, 1000, 1440])(
  'each bad row has its button whole and in sight at %i',
  async (width, { visit, customer }) => {
    const { cookies } = await customer(0)
    const { page } = await visit(path, { cookies, width })
    await page
      .locator('[data-form="participants-upload"] [name="file"]')
      .setInputFiles(csv(list.replace('Wie', 'Voornaam')))
    await page.getByRole('button', { name: 'Kijk de lijst na' }).click()
    const check = page.getByRole('button', { name: 'rij 3' })
    await check.waitFor()
    const { x = 0, width: wide = 0, height = 0 } = (await check.boundingBox()) ?? {}
    expect(height).toBeLessThanOrEqual(44)
    expect([x >= 0, x + wide <= width]).toEqual([true, true])
  },
)

test('the template comes in each language and kind, and where it does not the page says so', async ({
  site,
  customer,
  visit,
}) => {
  const { cookies } = await customer(0)
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  for (const [prefix, heading] of [
    ['', 'Voornaam'],
    ['/en', 'First name'],
    ['/fr', 'Prénom'],
  ]) {
    const text = await (await fetch(`${site.url}${prefix}${path}/template.csv`, { headers: { cookie } })).text()
    expect(text).toContain(heading)
    const workbook = await fetch(`${site.url}${prefix}${path}/template.xlsx`, { headers: { cookie } })
    expect(workbook.headers.get('content-type')).toContain('spreadsheetml')
  }
  const { page } = await visit(`${path}?failed=template`, { cookies })
  expect(await page.locator('[data-snackbar="error"]').innerText()).toContain(
    'Het sjabloon kon niet gedownload worden. Probeer het later nog eens.',
  )
})

test.for(['', '/en', '/fr'])('stands on a phone with the prefix %j', async (prefix, { visit, customer }) => {
  const { cookies } = await customer(0)
  const { page } = await visit(prefix + path, { cookies, width: 360, scripts: false })
  await page
    .locator('[data-form="participants-upload"] [name="file"]')
    .setInputFiles(csv(list.replace('Wie', 'Prénom')))
  await page.locator('[data-form="participants-upload"] [type="submit"]').click()
  await page.locator('[data-form="participants-upload-add"]').waitFor()
  // Its styles too.
  await page.waitForLoadState()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

test('a list is whose it is, and too much of it is refused before it is read', async ({ visit, customer, post }) => {
  const mine = await customer(0)
  const { page } = await visit(path, { cookies: mine.cookies, scripts: false })
  await page.locator('[data-form="participants-upload"] [name="file"]').setInputFiles(csv(list))
  await page.getByRole('button', { name: 'Kijk de lijst na' }).click()
  await page.getByText('Nog te kiezen').waitFor()
  const address = new URL(page.url()).pathname
  const others = await customer(0)
  expect((await visit(address, { cookies: others.cookies })).response.status()).toBe(404)
  const id = String(address.split('/').at(-1))
  for (const form of ['participants-upload-add', 'participants-upload-undo']) {
    expect([404, 422]).toContain((await post(address, others.cookies, { form, id })).status)
  }
  const sent = async (cookies: Cookies, length: number) => {
    const response = await post(path, cookies, { form: 'participants-upload', file: 'x'.repeat(length) })
    await response.text()
    return response.status
  }
  // On one connection: what was not read of one may not stand in the way of the next.
  for (let time = 0; time < 4; time += 1) {
    expect(await sent(mine.cookies, 4 * 1024 * 1024)).toBe(413)
    expect(await sent(new Map(), 200 * 1024)).toBe(303)
  }
})
