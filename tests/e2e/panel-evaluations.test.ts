import { expect } from 'vitest'
import { answeredSession, writtenReview } from '../support/evaluations.ts'
import { signInAtPanel } from '../support/panel.ts'
import { test as base } from '../support/participants-page.ts'
import { violationsIn } from '../support/violations.ts'

const test = base
  .extend('desk', { scope: 'file' }, ({ site }) => signInAtPanel(site.url, 'staff@leerplein.test'))
  .extend('editor', { scope: 'file' }, ({ site }) => signInAtPanel(site.url, 'editor@leerplein.test'))

const fits = () => document.documentElement.scrollWidth <= innerWidth

test('a session says how many answered and what, and the page of all counts by course, trainer and quarter', async ({
  visit,
  api,
  desk,
}) => {
  const { session } = await answeredSession(api)
  const { page } = await visit(`/control-panel/sessions/${session}`, { cookies: desk, scripts: false })
  const part = page.locator('section', { has: page.locator('#evaluation-title') })
  expect(await part.innerText()).toContain('3 van 4 deelnemers antwoordden')
  expect(await part.locator('[data-question="q5"] li').allInnerTexts()).toEqual(Array(3).fill('Meer oefeningen.'))
  for (const width of [375, 1440]) {
    const { page: all } = await visit('/control-panel/evaluations', { cookies: desk, width })
    expect(await all.locator('tbody tr').count()).toBeGreaterThan(10)
    expect(await all.evaluate(fits)).toBe(true)
    expect(await violationsIn(all)).toEqual([])
    await all.getByRole('link', { name: 'Lesgever' }).click()
    expect(new URL(all.url()).searchParams.get('by')).toBe('trainer')
    await all.locator('tbody a').first().click()
    expect(await all.locator('tbody tr').first().getAttribute('data-id')).toMatch(/^\d{4}-Q[1-4]$/)
  }
})

test('an editor reads what waits today, puts it on the site as it was written, and takes it off with a reason', async ({
  visit,
  api,
  editor,
}) => {
  const text = `Drie dagen later deed ik het zelf, ${crypto.randomUUID()}`
  const { id } = await writtenReview(api, { text })
  const { page } = await visit('/control-panel', { cookies: editor, scripts: false })
  const waiting = page.locator(`#reviews [data-id="${id}"]`)
  await waiting.getByRole('button', { name: 'Zet op de site' }).click()
  expect(await waiting.getAttribute('data-done')).toBe('true')
  await waiting.getByRole('button', { name: /^Ongedaan maken/ }).click()
  expect(await waiting.getAttribute('data-done')).toBeNull()
  await page.goto(new URL(`/control-panel/evaluations/reviews/${id}`, page.url()).href)
  expect(await page.locator('blockquote').innerText()).toBe(text)
  expect(await page.evaluate(fits)).toBe(true)
  await page.getByRole('button', { name: 'Zet op de site' }).click()
  const { body } = await api.get('/reviews/all')
  const shown = body.find((review: { text: { nl: string } }) => review.text.nl === text)
  const course = (await api.get(`/courses/${shown.course}`)).body
  const { page: open } = await visit(`/courses/${course.slug.nl}`, { scripts: false })
  expect(await open.locator('blockquote', { hasText: text }).getAttribute('lang')).toBe('nl')
  await page.getByRole('button', { name: 'Haal ze van de site' }).click()
  expect(await page.locator('[data-error-for="reason"]').innerText()).not.toBe('')
  await page.locator('[name="reason"]').fill('Vroeg erom')
  await page.getByRole('button', { name: 'Haal ze van de site' }).click()
  expect(await page.locator('main').innerText()).toContain('Vroeg erom')
  await open.reload()
  expect(await open.locator('blockquote', { hasText: text }).count()).toBe(0)
})

test('an editor words a question in each language, switches it off, and removes it', async ({ visit, api, editor }) => {
  const { page } = await visit('/control-panel/evaluations/questions', { cookies: editor, width: 375, scripts: false })
  await page.getByRole('link', { name: 'Nieuwe vraag' }).click()
  await page.getByRole('button', { name: 'Voeg de vraag toe' }).click()
  expect(await page.locator('[data-error-for="text.nl"]').innerText()).not.toBe('')
  await page.locator('[name="text.nl"]').fill('Was het eten goed?')
  await page.locator('[name="text.fr"]').fill('Le repas était-il bon ?')
  await page.locator('[name="active"]').uncheck()
  await page.getByRole('button', { name: 'Voeg de vraag toe' }).click()
  expect(await page.locator('h1').innerText()).toBe('Was het eten goed?')
  expect(await page.evaluate(fits)).toBe(true)
  await page.locator('[name="text.en"]').fill('Was the food good?')
  await page.getByRole('button', { name: 'Bewaren' }).click()
  const read = async () =>
    (await api.get('/evaluation-questions?active=false', await api.as('EDITOR'))).body.items.map(
      ({ text }: { text: object }) => text,
    )
  expect(await read()).toEqual([{ nl: 'Was het eten goed?', en: 'Was the food good?', fr: 'Le repas était-il bon ?' }])
  await page.getByRole('link', { name: 'Verwijderen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click()
  expect(await read()).toEqual([])
})

test('axe finds nothing on their pages', async ({ visit, api, editor }) => {
  const { id } = await writtenReview(api)
  for (const path of ['questions', 'questions/new', 'reviews', `reviews/${id}`]) {
    const { page } = await visit(`/control-panel/evaluations/${path}`, { cookies: editor })
    expect([path, await violationsIn(page)]).toEqual([path, []])
  }
})
