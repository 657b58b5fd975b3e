import type { Page } from 'playwright'
import { expect, vi } from 'vitest'
import { brusselsDay, brusselsInstant } from '../../src/domain/days.ts'
import { taskList } from '../../src/jobs/jobs.ts'
import { apiOn } from '../support/api.ts'
import { openEditor } from '../support/editor.ts'
import { type EditorAt, openEditorAt } from '../support/editor-page.ts'
import { test } from '../support/editor-people.ts'
import { newPanelAccount } from '../support/panel.ts'
import type { TemporaryDatabase } from '../support/postgres.ts'

const author = 'editor@leerplein.test'
const day = 86_400_000

/** Carries out what was planned until then, as the job of every minute does. */
async function publishPlannedAt(database: TemporaryDatabase, at: Date) {
  const api = apiOn(database.url, database.filesDir)
  vi.useFakeTimers({ toFake: ['Date'], now: at })
  try {
    await taskList({ ...api.parts, user: null, mail: null })['publish-planned']?.({}, {} as never)
  } finally {
    vi.useRealTimers()
    await api.stop()
  }
}

const titleOf = async (page: Page, address: string) => {
  await page.goto(address)
  return page.title()
}

test('what is planned in the panel is on the site once its time has come, and not before', async ({
  people,
  database,
  site,
}) => {
  const editor = await openEditorAt(await people(), site.url, 'contact', author)
  const { page } = editor
  await editor.field('title').fill('Nieuw adres, vanaf overmorgen')
  await expect.poll(() => page.locator('[data-publish]').innerText()).toBe('Publiceer 1 wijziging')
  // At once: what was typed is saved before the page that counts it opens.
  await page.locator('[data-publish]').click()
  await page.getByRole('link', { name: 'Nakijken voor u publiceert' }).click()
  const later = page.getByRole('link', { name: 'Op een later moment publiceren' })
  await later.click()
  const plan = page.locator('[data-form="content-plan"]')
  const planned = brusselsDay(new Date(Date.now() + 2 * day))
  await plan.locator('[name="day"]').fill(planned)
  await plan.locator('[name="time"]').fill('08:30')
  await plan.locator('[type="submit"]').click()
  await page.locator('[data-snackbar="success"]').waitFor()
  const plans = page.url()
  expect(await page.locator('tbody tr [data-status]').first().getAttribute('data-status')).toBe('planned')

  const at = brusselsInstant(planned, '08:30').getTime()
  await publishPlannedAt(database, new Date(at - 60_000))
  expect(await titleOf(page, `${site.url}/contact`)).not.toContain('overmorgen')
  await publishPlannedAt(database, new Date(at + 60_000))
  // The job ran in this process, which does not wait until the site's has heard of it.
  await expect.poll(() => titleOf(page, `${site.url}/contact`)).toContain('Nieuw adres, vanaf overmorgen')
  await page.goto(plans)
  expect(await page.locator('tbody tr [data-status]').first().getAttribute('data-status')).toBe('published')
})

/** Makes a page in Dutch and English and publishes it; gives its document. */
async function makePage({ page, field, published }: EditorAt, url: string, [nl, en]: [string, string]) {
  await page.goto(`${url}/control-panel/content/new`)
  for (const [name, text] of Object.entries({ 'title.nl': nl, 'title.en': en, 'slug.nl': nl, 'slug.en': en }))
    await page.locator(`[name="${name}"]`).fill(text)
  await page.getByRole('button', { name: 'Maak de pagina' }).click()
  await field('seoDescription').fill('Een pagina.')
  await page.locator('li[data-block="rich-text"] button').first().click()
  await field('text').fill('Wat er staat.')
  await page.locator('[data-publish]').click()
  await page.locator('[data-publish-now]').click()
  await published()
  return page.url().split('/').at(-1) ?? ''
}

/** Gives the page that is open another slug in each of these languages, and publishes it. */
async function rename({ page, field, published }: EditorAt, slugs: Record<string, string>) {
  await page.getByRole('button', { name: /^Titel en zoekresultaat/ }).click()
  for (const [language, slug] of Object.entries(slugs)) {
    await page.locator(`#language-${language}`).click()
    await field('slug').fill(slug)
  }
  await page.locator('[data-publish]').click()
  await page.locator('[data-publish-now]').click()
  await published()
}

test('a link in a text leads to its page through every renaming, in one step, and nobody takes its old slug', async ({
  people,
  site,
}) => {
  const context = await people()
  const editor = await openEditorAt(context, site.url, 'about', author)
  await makePage(editor, site.url, ['ons-huis', 'our-house'])
  const { draft, change } = await openEditor(site.url, 'about')
  const { layout } = await draft()
  const said = (path: string) => ({ title: 'Verder', text: `[Lees over ons huis](${path})` })
  const block = {
    ...{ id: 'verder', block: 'rich-text' },
    data: { nl: said('/page/ons-huis'), en: said('/en/page/our-house'), fr: said('/fr/page/ons-huis') },
  }
  await change(() => ({ layout: [...layout.slice(0, -1), block, ...layout.slice(-1)] }))
  await rename(editor, { nl: 'ons-pand', en: 'our-building' })
  await rename(editor, { nl: 'onze-stek', en: 'our-place' })

  const reader = await context.newPage()
  for (const [language, lands] of [
    ['', '/page/onze-stek'],
    ['/en', '/en/page/our-place'],
    ['/fr', '/fr/page/onze-stek'],
  ]) {
    await reader.goto(`${site.url}${language}/about`)
    const arrived = reader.waitForResponse((response) => response.request().isNavigationRequest() && response.ok())
    await reader.getByRole('link', { name: 'Lees over ons huis' }).click()
    const request = (await arrived).request()
    expect(new URL(request.url()).pathname).toBe(lands)
    const moved = await request.redirectedFrom()?.response()
    expect(moved?.status()).toBe(301)
    expect(moved?.request().redirectedFrom()).toBeNull()
  }

  const { page, field } = editor
  await page.goto(`${site.url}/control-panel/content/new`)
  await page.locator('[name="title.nl"]').fill('Een ander huis')
  await page.locator('[name="slug.nl"]').fill('ons-huis')
  await page.getByRole('button', { name: 'Maak de pagina' }).click()
  expect(await page.locator('[data-error-for="slug.nl"]').innerText()).toContain('van een andere pagina')
  await page.locator('[name="slug.nl"]').fill('een-ander-huis')
  await page.getByRole('button', { name: 'Maak de pagina' }).click()
  await field('slug').fill('ons-pand')
  await page.locator('[data-publish]').waitFor()
  await expect.poll(() => field('slug').getAttribute('aria-invalid')).toBe('true')
})

test('who else works here appears, what they do too, and they go away again', async ({ people, client, site }) => {
  const [one, other] = await Promise.all([people(), people()])
  await one.clock.install()
  const email = await newPanelAccount(client, 'EDITOR')
  const ann = await openEditorAt(one, site.url, 'coaching', author)
  const here = ann.page.locator('[data-presence]')
  expect(await here.getAttribute('data-presence')).toBe('0')
  const bob = await openEditorAt(other, site.url, 'coaching', email)
  await bob.page.locator('[data-presence="1"]').waitFor()
  await ann.page.clock.fastForward(11_000)
  await ann.page.locator('[data-presence="1"]').waitFor()
  expect(await here.innerText()).toContain('Ruben Maes')

  await bob.row('rich-text').getByRole('button').first().click()
  await bob.field('title').fill('Terwijl iemand toekijkt')
  await bob.state('saved')
  await ann.frame.getByRole('heading', { name: 'Terwijl iemand toekijkt' }).waitFor()
  expect(await ann.row('rich-text').innerText()).toContain('Terwijl iemand toekijkt')

  const publishing = ann.page.locator('[data-publish]')
  expect(await publishing.innerText()).toBe('Publiceer 1 wijziging')
  await bob.page.locator('[data-publish]').click()
  await bob.page.locator('[data-publish-now]').click()
  await bob.published()
  await ann.page.clock.fastForward(11_000)
  await expect.poll(() => publishing.innerText()).toBe('Alles gepubliceerd')

  await other.close()
  await client.query(
    `update editor_presences set seen_at = seen_at - interval '31 seconds'
     where user_id = (select id from users where email = $1)`,
    [email],
  )
  await ann.page.clock.fastForward(11_000)
  await ann.page.locator('[data-presence="0"]').waitFor()
  expect(await here.innerText()).toBe('')
})
