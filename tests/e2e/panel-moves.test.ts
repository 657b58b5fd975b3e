import type { Page } from 'playwright'
import { expect } from 'vitest'
import { otherSessionOf } from '../support/other-session.ts'
import { newRegistration } from '../support/paid-registration.ts'
import { panelAt, signInAtPanel } from '../support/panel.ts'
import { test as base } from '../support/participants-page.ts'
import { violationsIn } from '../support/violations.ts'

const panel = '/control-panel'

interface Person {
  _id: string
  firstName: string
  lastName: string
}
interface Registration {
  _id: string
  session: { _id: string; startDate: string }
  students: Person[]
  total: number
}

const nameOf = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`

const test = base
  .extend('cookies', { scope: 'file' }, ({ site }) => signInAtPanel(site.url, 'staff@leerplein.test'))
  .extend('read', { scope: 'file' }, ({ site, cookies }) => async (path: string) => {
    const headers = { Authorization: `Bearer ${cookies.get('panelAccessToken')}` }
    return (await fetch(`${site.url}/api${path}`, { headers })).json()
  })
  /** A registration of three, which its customer has the invoice of, and the date that one of them goes to. */
  .extend('several', async ({ api, read }) => {
    const { id } = await newRegistration(api, { participants: 3, paid: 'partner' })
    const to = await otherSessionOf(api, id)
    const registration: Registration = await read(`/registrations/${id}`)
    return { ...registration, to }
  })

const sessionOf = (page: Page, id: string) => page.locator(`[aria-labelledby="moves-title"] [data-id="${id}"] a`)

test('the desk moves one of several to another date by mouse', async ({ visit, cookies, several, read }) => {
  const [goes, ...stay] = several.students as [Person, ...Person[]]
  const { page } = await visit(`${panel}/sessions/${several.session._id}`, { cookies, width: 1280 })
  await page.getByRole('link', { name: `Verplaats: ${nameOf(goes)}` }).click()
  expect(await page.getByRole('checkbox', { name: nameOf(goes) }).isChecked()).toBe(true)
  for (const one of stay) expect(await page.getByRole('checkbox', { name: nameOf(one) }).isChecked()).toBe(false)
  expect(await violationsIn(page)).toEqual([])
  await sessionOf(page, several.to).click()
  const question = page.getByRole('dialog')
  expect(await question.innerText()).toContain(`${nameOf(goes)} verplaatsen naar`)
  expect(await question.innerText()).toContain('De prijs blijft dezelfde')
  await question.getByRole('button', { name: 'Verplaats hierheen' }).click()
  await page.locator('[data-snackbar="success"]').waitFor()
  const here: Registration = await read(`/registrations/${several._id}`)
  expect(here.students.map(({ _id }) => _id).sort()).toEqual(stay.map(({ _id }) => _id).sort())
  await page.locator('dt', { hasText: 'Apart verplaatst' }).waitFor()
  const link = page.locator('dt', { hasText: 'Apart verplaatst' }).locator('xpath=following-sibling::dd[1]//a')
  await link.click()
  const made: Registration = await read(`/registrations/${page.url().split('/').at(-1)}`)
  expect(made).toMatchObject({ session: { _id: several.to }, total: several.total - here.total })
  expect(made.students.map(({ _id }) => _id)).toEqual([goes._id])
})

test('and chooses who goes by keyboard, on a phone', async ({ visit, cookies, several }) => {
  const [goes, ...stay] = several.students as [Person, ...Person[]]
  const { page } = await visit(`${panel}/registrations/${several._id}?act=move`, { cookies, width: 360 })
  for (const one of stay) {
    await page.getByRole('checkbox', { name: nameOf(one) }).focus()
    await page.keyboard.press('Space')
  }
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Waar zij naartoe kunnen' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await sessionOf(page, several.to).focus()
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog')
  await question.getByText(`${nameOf(goes)} verplaatsen naar`).waitFor()
  await question.getByRole('button', { name: 'Verplaats hierheen' }).focus()
  await page.keyboard.press('Enter')
  await page.locator('[data-snackbar="success"]').waitFor()
  expect(await page.locator('main').innerText()).toContain(`Apart verplaatst: ${nameOf(goes)}`)
})

test('to a full session after a question', async ({ visit, cookies, several, client, read }) => {
  await client.query('update sessions set capacity = 0 where id = $1', [several.to])
  const [goes] = several.students
  const path = `${panel}/registrations/${several._id}?act=move&student=${goes?._id}&to=${several.to}`
  const { page } = await visit(path, { cookies, scripts: false })
  await page.getByText('Dan zijn er 1 van 0 plaatsen bezet').waitFor()
  await page.locator('[data-form="registration-move"] button').click()
  await page.locator('[data-snackbar="success"]').waitFor()
  expect((await read(`/registrations/${several._id}`)).students).toHaveLength(2)
})

test('without scripts, too, and only who works at the desk', async ({ site, cookies, several, read }) => {
  const [goes] = several.students
  const path = `${panel}/registrations/${several._id}`
  const fields = { form: 'registration-move', session: several.to, students: String(goes?._id), today: '0' }
  const refused = await panelAt(site.url).post(path, fields)
  expect(refused.status).toBe(422)
  expect((await read(`/registrations/${several._id}`)).students).toHaveLength(several.students.length)
  const done = await panelAt(site.url, cookies).post(path, fields)
  expect([done.status, done.headers.get('location')]).toEqual([303, expect.stringContaining('said=saved')])
  expect((await read(`/registrations/${several._id}`)).students).toHaveLength(several.students.length - 1)
  const again = await panelAt(site.url, cookies).post(path, fields)
  expect(again.status).toBe(422)
})

const typed = (page: Page, name: string) =>
  page.locator(`[data-form="participant-replace"] [name="newStudent.${name}"]`)

test.for([[true], [false]] as const)(
  'somebody new comes instead in one act, and what was wrong stays typed, with scripts %s',
  async ([scripts], { visit, cookies, several, read }) => {
    const [leaves, ...stay] = several.students as [Person, ...Person[]]
    const { page } = await visit(`${panel}/registrations/${several._id}`, { cookies, scripts, width: 375 })
    await page.getByRole('link', { name: `Vervang: ${nameOf(leaves)}` }).click()
    const question = page.getByRole('dialog')
    await question.getByText('Of iemand nieuw').waitFor()
    const button = question.getByRole('button', { name: 'Vervang', exact: true })
    await typed(page, 'firstName').fill('Lotte')
    await typed(page, 'email').fill(`${crypto.randomUUID()}@deelnemer.test`)
    await button.click()
    await question.locator('[data-error-for="newStudent.lastName"]', { hasText: /./ }).waitFor()
    expect(await typed(page, 'firstName').inputValue()).toBe('Lotte')
    expect((await read(`/registrations/${several._id}`)).students).toHaveLength(3)
    if (scripts) expect(await violationsIn(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await typed(page, 'lastName').fill('Claes')
    await button.click()
    await page.locator('[data-snackbar="success"]').waitFor()
    const { students }: Registration = await read(`/registrations/${several._id}`)
    expect(students.map(nameOf).sort()).toEqual(['Lotte Claes', ...stay.map(nameOf)].sort())
    expect(await page.locator('main').innerText()).toContain(`Lotte Claes komt in plaats van ${nameOf(leaves)}`)
  },
)

test('somebody else’s address is said at the field, and nobody is chosen and typed at once', async ({
  visit,
  cookies,
  several,
  read,
}) => {
  const [leaves, known] = several.students as [Person, Person]
  const { email } = await read(`/students/${known._id}`)
  const path = `${panel}/registrations/${several._id}?act=replace&student=${leaves._id}`
  const { page } = await visit(path, { cookies, scripts: false })
  const form = page.locator('[data-form="participant-replace"]')
  const send = () => page.getByRole('button', { name: 'Vervang', exact: true }).click()
  await send()
  expect(await form.locator('[data-error-for="student"]').innerText()).not.toBe('')
  await typed(page, 'firstName').fill('Lotte')
  await typed(page, 'lastName').fill('Claes')
  await typed(page, 'email').fill(email)
  await send()
  expect(await form.locator('[data-error-for="newStudent.email"]').innerText()).toContain('kies die deelnemer')
  expect(await typed(page, 'lastName').inputValue()).toBe('Claes')
})
