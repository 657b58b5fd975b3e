import { expect } from 'vitest'
import { openEditor } from '../support/editor.ts'
import { openEditorAt } from '../support/editor-page.ts'
import { test } from '../support/editor-people.ts'
import { violationsIn } from '../support/violations.ts'

const author = 'editor@leerplein.test'

test('where a button leads is chosen by its title, a page or a course, in the language of the field', async ({
  people,
  site,
}) => {
  const editor = await openEditorAt(await people(), site.url, 'homepage', author)
  const { page } = editor
  const picker = page.locator('dialog[open]')
  const linkIn = async (locale: string) => (await (await openEditor(site.url, 'banner')).draft()).data[locale]?.url
  await editor.row('banner').getByRole('button').first().click()
  await editor.field('url').click()
  await page.locator('#link-search').fill('excel')
  await picker.getByRole('button', { name: /Excel/ }).first().waitFor()
  await expect.poll(() => picker.locator('[data-target="about"]').count()).toBe(0)
  expect(await violationsIn(page, { without: 'iframe' })).toEqual([])
  const courses = picker.locator('section[aria-labelledby="link-courses"] [data-target]')
  const course = courses.first()
  // What an earlier letter found may still stand there.
  await expect.poll(() => course.innerText()).toMatch(/Excel/)
  const slug = await course.getAttribute('data-target')
  await course.click()
  await expect.poll(() => linkIn('nl')).toEqual({ urlType: 'COURSE', value: slug })
  expect(await page.locator('[data-link-to]').innerText()).toContain(`/courses/${slug}`)
  await editor.field('url').click()
  await page.locator('#link-search').fill('over ons')
  await picker.locator('[data-target="about"]').click()
  await expect.poll(() => linkIn('nl')).toEqual({ urlType: 'PAGE', value: 'about' })
  expect(await page.locator('[data-link-to]').innerText()).toBe('Over ons: /about')
})

test('words become bold, a list or a link by a button or a key, without writing signs', async ({ people, site }) => {
  const about = await openEditor(site.url, 'about')
  const layout = [{ id: 'words', block: 'rich-text', data: { nl: { title: 'T', text: 'Kom langs' }, en: {}, fr: {} } }]
  await about.save({ ...(await about.draft()), layout })
  const editor = await openEditorAt(await people(), site.url, 'about', author)
  const { page } = editor
  await editor.row('rich-text').getByRole('button').first().click()
  const text = editor.field('text')
  await text.selectText()
  await page.keyboard.press('Control+b')
  expect(await text.inputValue()).toBe('**Kom langs**')
  await text.press('Control+End')
  await page.keyboard.insertText('\n')
  const list = page.getByRole('toolbar', { name: 'Opmaak' }).getByRole('button', { name: 'Lijst' })
  for (const _mark of ['link', 'heading', 'list']) await page.keyboard.press('Shift+Tab')
  expect(await list.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+k')
  await page.locator('dialog[open] [data-target="contact"]').click()
  const written = '**Kom langs**\n- [Contact](/contact)'
  expect(await text.inputValue()).toBe(written)
  await expect.poll(async () => (await about.draft()).layout[0]?.data?.nl?.text).toBe(written)
  await editor.frame.locator('main strong').getByText('Kom langs').waitFor()
})

test('the link picker goes by its keys alone: arrows to what was found, Enter takes it, Escape goes back to the text', async ({
  people,
  site,
}) => {
  const about = await openEditor(site.url, 'about')
  const layout = [{ id: 'words', block: 'rich-text', data: { nl: { title: 'T', text: 'Lees meer' }, en: {}, fr: {} } }]
  await about.save({ ...(await about.draft()), layout })
  const { page, row, field } = await openEditorAt(await people(), site.url, 'about', author)
  await row('rich-text').getByRole('button').first().click()
  const text = field('text')
  const picker = page.locator('dialog[open]')
  const search = page.locator('#link-search')
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('data-target') ?? document.activeElement?.id)
  const pages = picker.locator('section[aria-labelledby="link-pages"] [data-target]')
  await text.selectText()
  await page.keyboard.press('Control+k')
  await picker.locator('[data-target="contact"]').waitFor()
  await page.keyboard.type('zzz')
  await expect.poll(() => pages.count()).toBe(0)
  await page.keyboard.press('Escape')
  expect(await picker.count()).toBe(0)
  expect(await focused()).toBe('field-text')
  expect(
    await text.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd)),
  ).toBe('Lees meer')

  await page.keyboard.press('Control+k')
  await picker.locator('[data-target="contact"]').waitFor()
  const [first, second] = await pages.evaluateAll((all: HTMLElement[]) => all.map((one) => one.dataset.target))
  await page.keyboard.press('ArrowDown')
  expect(await focused()).toBe(first)
  await page.keyboard.press('ArrowDown')
  expect(await focused()).toBe(second)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  expect(await focused()).toBe('link-search')
  await page.keyboard.type('over ons')
  await expect.poll(() => pages.count()).toBe(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  expect(await text.inputValue()).toBe('[Lees meer](/about)')
  expect(await focused()).toBe('field-text')
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await text.selectText()
  await page.getByRole('toolbar', { name: 'Opmaak' }).getByRole('button', { name: 'Link' }).click()
  await search.fill('over ons')
  await expect.poll(() => pages.count()).toBe(1)
  await page.keyboard.press('Enter')
  expect(await text.inputValue()).toBe('[Lees meer](/about)')
  expect(await focused()).toBe('field-text')
})
