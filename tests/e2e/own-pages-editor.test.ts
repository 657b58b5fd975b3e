import type { Page } from 'playwright'
import { expect } from 'vitest'
import { editorAt } from '../support/editor-page.ts'
import { test as base } from '../support/open-page.ts'
import { signInAtPanel } from '../support/panel.ts'
import { callsAs } from '../support/site-calls.ts'

const slugInUse = 'al van een andere pagina'
const panel = '/control-panel/content'

/** `pages` makes pages of their own slug; `edit` opens the editor of one of them. */
const test = base
  .extend('cookies', { scope: 'file' }, ({ site }) => signInAtPanel(site.url, 'editor@leerplein.test'))
  .extend('calls', { scope: 'file' }, ({ site }) => callsAs(site.url, 'staff@leerplein.test'))
  .extend('pages', async ({ calls }) => ({
    /** A draft that is whole in Dutch; gives its type. */
    async draft(slug: string, title = slug): Promise<string> {
      const made = { title: { nl: title }, slug: { nl: slug }, template: 'empty' }
      const { type } = await calls.send('POST', '/static-contents', made)
      const { data, layout, version } = await calls.get(`/static-contents/${type}?draft=true`)
      const nl = { ...data.nl, seoDescription: 'Waarover deze pagina gaat.' }
      await calls.send('PUT', `/static-contents/${type}`, { data: { ...data, nl }, layout, version })
      return type
    },
    async publish(type: string, locales = ['nl']) {
      const { version } = await calls.get(`/static-contents/${type}?draft=true`)
      await calls.send('POST', `/static-contents/${type}/publish`, { version, locales })
    },
    /** Another page takes a slug that so far only a draft, or an older version, has. */
    takeSlug: (slug: string) =>
      calls.send('POST', '/pages', {
        key: `${slug}-elders`,
        title: { nl: 'Een andere' },
        slug: { nl: slug },
        seoDescription: { nl: 'Een andere pagina.' },
        layout: [],
      }),
    remove: (type: string) => calls.send('DELETE', `/static-contents/${type}`),
  }))
  .extend('edit', async ({ open, cookies }) => async (type: string) => {
    const page = await open(`${panel}/${type}`, { cookies })
    await page.locator('[data-saving]').waitFor()
    return editorAt(page)
  })

const refusedText = (page: Page) => page.locator('#field-slug-notes [data-refused]').innerText()
const publishNow = async (page: Page) => {
  await page.locator('[data-publish]').click()
  await page.locator('[data-publish-now]').click()
}

test('an address of another page is said at its field, and nothing is published before it is another one', async ({
  site,
  pages,
  edit,
}) => {
  const type = await pages.draft('eigen-adres')
  await pages.publish(type)
  const editor = await edit(type)
  const { page } = editor
  await editor.field('title').fill('Een nieuwe titel')
  await editor.field('slug').fill('hoe-het-werkt')
  await editor.state('held')
  expect(await refusedText(page)).toContain(slugInUse)
  await publishNow(page)
  expect(await page.locator('form [role="alert"]').innerText()).toContain('Niets is gepubliceerd')
  expect(await (await fetch(`${site.url}/page/eigen-adres`)).text()).not.toContain('Een nieuwe titel')
  await page.locator('[data-to-held]').click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('field-slug')
  await editor.field('slug').fill('een-vrij-adres')
  await editor.state('saved')
  await publishNow(page)
  await editor.published()
  expect(await (await fetch(`${site.url}/page/een-vrij-adres`)).text()).toContain('Een nieuwe titel')
})

test('an address that another page took meanwhile is said where one publishes', async ({
  pages,
  edit,
  open,
  cookies,
}) => {
  const type = await pages.draft('bijna-publiek')
  await pages.takeSlug('bijna-publiek')
  const editor = await edit(type)
  await publishNow(editor.page)
  await editor.page.locator('[data-to-held]').click()
  expect(await refusedText(editor.page)).toContain(slugInUse)

  const page = await open(`${panel}/${type}/publish`, { cookies, scripts: false })
  await page.locator('[data-form="content-publish"] [type="submit"]').click()
  expect(await page.getByRole('alert').first().innerText()).toContain(slugInUse)
})

test('the way to readers is the published address of the language at work, where that one is published', async ({
  site,
  pages,
  edit,
}) => {
  const type = await pages.draft('waar-lezers-zijn')
  const editor = await edit(type)
  const onSite = editor.page.locator('[data-on-site]')
  const language = (locale: string) => editor.page.locator(`#language-${locale}`).click()
  expect(await onSite.count()).toBe(0)
  await publishNow(editor.page)
  await editor.published()
  await editor.field('slug').fill('waar-lezers-straks-zijn')
  await editor.state('saved')
  expect(await onSite.getAttribute('href')).toBe('/page/waar-lezers-zijn')
  await language('fr')
  expect(await onSite.count()).toBe(0)
  await editor.field('title').fill('Où sont les lecteurs')
  await editor.field('slug').fill('ou-sont-les-lecteurs')
  await editor.state('saved')
  expect(await onSite.count()).toBe(0)
  await publishNow(editor.page)
  await editor.published()
  expect(await onSite.getAttribute('href')).toBe('/fr/page/ou-sont-les-lecteurs')
  expect((await fetch(`${site.url}${await onSite.getAttribute('href')}`, { redirect: 'manual' })).status).toBe(200)
})

test('a page that a colleague removes says so to whoever writes in it, and what was typed can be copied', async ({
  pages,
  edit,
}) => {
  const type = await pages.draft('zo-meteen-weg')
  const editor = await edit(type)
  await pages.remove(type)
  await editor.field('title').fill('Wat ik nog schreef')
  await editor.state('removed')
  const notice = editor.page.locator('[data-page-removed]')
  expect(await notice.innerText()).toContain('verwijderd')
  expect(await editor.field('title').inputValue()).toBe('Wat ik nog schreef')
  await notice.getByRole('link').click()
  await editor.page.waitForURL(`**${panel}`)

  const read = await pages.draft('ook-weg')
  const reader = await edit(read)
  await pages.remove(read)
  await reader.state('removed')
})
