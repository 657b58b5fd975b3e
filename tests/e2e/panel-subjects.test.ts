import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import type { SubjectField } from '../../src/panel/subjects/fields.ts'
import { subjects } from '../../src/panel/subjects/subjects.ts'
import { newPanelAccount, panelAt, signInAtPanel } from '../support/panel.ts'
import { test as base } from '../support/participants-page.ts'
import { violationsIn } from '../support/violations.ts'

const root = '/control-panel/lists'

const test = base.extend('cookies', { scope: 'file' }, ({ site }) => signInAtPanel(site.url, 'staff@leerplein.test'))

type Subject = (typeof subjects)[number]

const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)

const lines: Record<string, string> = { email: 'ann@lijst.test', phone: '+32 470 00 00 00' }

/** Where visitors see what is in a list, all of it. */
const publicPages: Partial<Record<Subject['name'], string>> = { team: '/about', rooms: '/facilities' }

/** What is typed in a field, by its name in the form. */
function typedIn([name, field]: [string, SubjectField], called: string, { nameIn }: Subject): [string, string][] {
  const own = name === nameIn
  switch (field.kind) {
    case 'translated':
      return [
        [`${name}.nl`, own ? called : `Nederlands van ${name}`],
        [`${name}.fr`, own ? `${called} fr` : `Français de ${name}`],
      ]
    case 'line':
      return [[name, own ? called : (lines[name] ?? 'Kerkstraat 1')]]
    case 'short':
      return [[name, name === 'code' ? 'pt' : '9000']]
    case 'number':
      return [[name, '7']]
    case 'money':
      return [[name, '123,50']]
    case 'day':
      return [[name, '2091-03-04']]
    case 'steps':
      return [[name, '14: 100\n7: 50']]
    default:
      return []
  }
}

const typedOf = (subject: Subject, called: string) =>
  Object.entries(subject.fields).flatMap((field) => typedIn(field, called, subject))

const formOf = (page: Page, name: string) => page.locator(`[data-form="${name}"]`)

async function send(page: Page, name: string) {
  await formOf(page, name).locator('button[type="submit"]').click()
}

describe.each(subjects.map((subject) => [subject.name, subject] as const))('%s', (name, subject) => {
  test('is made, changed and removed in a browser', async ({ visit, site, cookies }) => {
    const called = `Proef ${randomUUID().slice(0, 8)}`
    const { page } = await visit(`${root}/${name}/new`, { cookies, width: 375 })
    expect(await violationsIn(page)).toEqual([])
    expect(await isWide(page)).toBe(false)
    for (const [field, text] of typedOf(subject, called))
      await formOf(page, `${name}-add`).locator(`[name="${field}"]`).fill(text)
    await send(page, `${name}-add`)
    await page.waitForURL(new RegExp(`${name}/[\\da-f-]{36}`))
    const own = page.url().split('?')[0] ?? ''
    expect(await violationsIn(page)).toEqual([])
    const values = await formOf(page, name).evaluate((form: HTMLFormElement) =>
      Object.fromEntries([...new FormData(form)].map(([key, value]) => [key, String(value).replaceAll('\r', '')])),
    )
    expect(values).toMatchObject(Object.fromEntries(typedOf(subject, called)))

    const [last = ''] = typedOf(subject, called)
      .map(([field]) => field)
      .slice(-1)
    const others: Record<string, string> = {
      score: '8',
      email: 'an@lijst.test',
      code: 'pl',
      daysToMove: '8',
      phone: '0470 11 11 11',
    }
    const changed = others[last] ?? (subject.fields[last]?.kind === 'money' ? '99' : 'Anders')
    await formOf(page, name).locator(`[name="${last}"]`).fill(changed)
    await send(page, name)
    await page.locator('[data-snackbar="success"]').waitFor()
    await page.goto(own)
    expect(await formOf(page, name).locator(`[name="${last}"]`).inputValue()).toBe(changed)

    await page.getByRole('link', { name: 'Verwijderen' }).click()
    expect(await violationsIn(page)).toEqual([])
    await send(page, `${name}-remove`)
    await page.waitForURL((url) => url.pathname === `${root}/${name}`)
    expect((await page.goto(own))?.status()).toBe(404)
    await page.goto(`${site.url}${root}/${name}`)
    expect(await violationsIn(page)).toEqual([])
    expect(await isWide(page)).toBe(false)
  })

  test('keeps what was typed when it is refused, without scripts', async ({ site, cookies }) => {
    const at = panelAt(site.url, cookies)
    const called = `Proef ${randomUUID().slice(0, 8)}`
    const wrong = Object.fromEntries(typedOf(subject, called).map(([field]) => [field, '']))
    const path = `${root}/${name}/new`
    const refused = await at.post(path, { form: `${name}-add`, ...wrong, 'name.fr': 'Seulement en français' })
    const html = await refused.text()
    expect([refused.status, html.includes('data-error-for=')]).toEqual([422, true])
    if (subject.fields.name?.kind === 'translated') expect(html).toContain('Seulement en français')
    const choices = Object.entries(subject.fields).flatMap(([field, { kind, ...more }]) =>
      kind === 'choice' && 'options' in more ? [[field, more.options[0] ?? '']] : [],
    )
    const typed = Object.fromEntries([...typedOf(subject, called), ...choices])
    const made = await at.post(path, { form: `${name}-add`, ...typed })
    const own = made.headers.get('location')?.split('?')[0] ?? ''
    expect([made.status, own]).toEqual([303, expect.stringMatching(/[\da-f-]{36}$/)])
    const page = publicPages[name]
    const isShown = async () => page !== undefined && (await (await fetch(site.url + page)).text()).includes(called)
    expect(await isShown()).toBe(page !== undefined)
    const removed = await at.post(own, { form: `${name}-remove` })
    expect([removed.status, (await at.read(own)).status]).toEqual([303, 404])
    expect(await isShown()).toBe(false)
  })
})

describe.each([{ scripts: true }, { scripts: false }])('with %o', (options) => {
  test('an editor writes a question, moves it up, and the site shows both at once', async ({ visit, site, client }) => {
    const cookies = await signInAtPanel(site.url, await newPanelAccount(client, 'EDITOR'))
    const question = `Mag mijn hond mee, ${randomUUID().slice(0, 8)}?`
    const { page } = await visit(`${root}/faqs/new`, { ...options, cookies, width: 375 })
    await page.locator('[name="question.nl"]').fill(question)
    await page.locator('[name="answer.nl"]').fill('Graag.')
    await page.locator('[name="subject"]').selectOption('general')
    await send(page, 'faqs-add')
    await page.waitForURL(/faqs\/[\da-f-]{36}/)
    expect(await page.locator('main').innerText()).toContain('Nog niet vertaald')
    await page.goto(`${site.url}${root}/faqs`)
    const names = async () =>
      page
        .locator('tbody tr, [data-id]')
        .filter({ has: page.locator('a') })
        .allInnerTexts()
    const before = (await names()).findIndex((text) => text.includes(question))
    await page.getByRole('button', { name: `Omhoog: ${question}` }).click()
    await page.locator('[data-snackbar="success"]').waitFor()
    expect((await names()).findIndex((text) => text.includes(question))).toBe(before - 1)
    const shown = await (await fetch(`${site.url}/api/faqs/all`)).json()
    expect(shown.at(-2).question.nl).toBe(question)
  })

  test('the second of two who change the same is refused, and keeps what was typed', async ({
    visit,
    api,
    cookies,
  }) => {
    const body = { key: randomUUID(), name: { nl: `Thema ${randomUUID()}` } }
    const { _id } = (await api.send('POST', '/themes', body, await api.as('STAFF'))).body
    const { page } = await visit(`${root}/themes/${_id}`, { ...options, cookies })
    await api.send('PATCH', `/themes/${_id}`, { name: { nl: 'Van een ander' } }, await api.as('STAFF'))
    await page.locator('[name="name.nl"]').fill('Van mij')
    await send(page, 'themes')
    await page.getByText('Iemand anders heeft dit intussen gewijzigd').first().waitFor()
    expect(await page.locator('[name="name.nl"]').inputValue()).toBe('Van mij')
    expect((await api.get(`/themes/${_id}`)).body.name.nl).toBe('Van een ander')
  })

  test('what is in use says by what, leads there, and has no button to remove it', async ({ visit, api, cookies }) => {
    const place = (await api.get('/locations/all')).body[0]._id
    const { page } = await visit(`${root}/places/${place}?remove=1`, { ...options, cookies })
    const dialog = page.locator('dialog')
    await dialog.getByText('is nog in gebruik').waitFor()
    expect(await dialog.locator('form').count()).toBe(0)
    await dialog
      .getByRole('link', { name: /^Sessie/ })
      .first()
      .click()
    await page.waitForURL(/control-panel\/sessions\//)
  })
})

test('each colleague sees the lists of their own work', async ({ site, client }) => {
  const listsOf = async (role: 'EDITOR' | 'STAFF', roles: Parameters<typeof newPanelAccount>[2]) => {
    const at = panelAt(site.url, await signInAtPanel(site.url, await newPanelAccount(client, role, roles)))
    const html = await (await at.read(root)).text()
    const shown = [...html.matchAll(/data-subject="(\w+)"/g)].map(([, name]) => String(name))
    for (const name of ['company', ...subjects.map((one) => one.name)]) {
      const { status } = await at.read(`${root}/${name}`)
      expect([name, status]).toEqual([name, shown.includes(name) ? 200 : 303])
    }
    return shown
  }
  expect(await listsOf('EDITOR', ['editor'])).toEqual([
    ...['faqs', 'reviews', 'team', 'trainers', 'places', 'domains', 'themes', 'languages'],
  ])
  expect(await listsOf('STAFF', ['desk'])).toEqual(['trainers', 'places'])
  expect(await listsOf('STAFF', ['rooms'])).toEqual(['rooms'])
  expect(await listsOf('STAFF', ['finance'])).toEqual(['company', 'terms'])
})

test('terms in force are read, not written', async ({ api, site, cookies }) => {
  const [{ _id }] = (await api.get('/cancellation-terms?sort=validFrom:ASC')).body.items
  const html = await (await panelAt(site.url, cookies).read(`${root}/terms/${_id}`)).text()
  expect(html).toContain('Deze voorwaarden zijn in voege')
  expect(html).not.toContain('data-form="terms"')
})
