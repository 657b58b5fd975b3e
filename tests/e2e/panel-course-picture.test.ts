import type { Page } from 'playwright'
import { expect } from 'vitest'
import { uploadPicture } from '../support/editor.ts'
import { signInAtPanel } from '../support/panel.ts'
import { test as base } from '../support/site.ts'
import { violationsIn } from '../support/violations.ts'

const test = base
  .extend('cookies', { scope: 'file' }, ({ site }) => signInAtPanel(site.url, 'editor@leerplein.test'))
  .extend('course', { scope: 'file' }, async ({ client }) => {
    const { rows } = await client.query<{ id: string }>('select id from courses order by key limit 1')
    return rows[0]?.id
  })
  .extend('picture', { scope: 'file' }, ({ site }) => uploadPicture(site.url, 'klas-in-gent.png'))
  .extend('other', { scope: 'file' }, ({ site }) => uploadPicture(site.url, 'cursisten.png'))

const save = async (page: Page) => {
  await page.locator('[data-form="course-texts"] [type="submit"]').click()
  await page.locator('[data-snackbar="success"]').waitFor()
}

test('a course’s picture is chosen from the library without scripts, and the form says that it is live at once', async ({
  visit,
  cookies,
  course,
  picture,
  client,
}) => {
  const bannerNow = async () => (await client.query('select banner_id from courses where id = $1', [course])).rows[0]
  const { page } = await visit(`/control-panel/courses/${course}`, { cookies, scripts: false })
  expect(await page.getByText('staat meteen op de site').count()).toBe(1)
  const choose = page.getByText('Kies een beeld')
  await choose.click()
  await page.locator(`li[data-picture="${picture}"] input`).check()
  await save(page)
  expect(await bannerNow()).toEqual({ banner_id: picture })
  await choose.click()
  expect(await page.locator('[name="banner"]:checked').getAttribute('value')).toBe(picture)
  await page.getByText('Geen beeld').click()
  await save(page)
  expect(await bannerNow()).toEqual({ banner_id: null })
})

test('with scripts the whole library is searched, and what is chosen is seen', async ({
  visit,
  cookies,
  course,
  picture,
  other,
}) => {
  const { page } = await visit(`/control-panel/courses/${course}`, { cookies })
  await page.getByText('Kies een beeld').click()
  await page.locator(`li[data-picture="${other}"]`).waitFor()
  const search = page.getByLabel('Zoek op de naam van het bestand')
  await search.fill('klas-in-gent')
  await search.press('Enter')
  await page.locator(`li[data-picture="${other}"]`).waitFor({ state: 'detached' })
  await page.locator(`li[data-picture="${picture}"] input`).check()
  expect(await page.locator('[data-picture-shown]').getAttribute('src')).toContain(picture)
  expect(await violationsIn(page)).toEqual([])
  await save(page)
})
