import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import {
  docsHtml,
  docsMarkdown,
  hostileHtml,
  hostileMarkdown,
  wordHtml,
  wordMarkdown,
  writerHtml,
  writerMarkdown,
} from '../support/clipboards.ts'
import { openEditor } from '../support/editor.ts'
import { openEditorAt } from '../support/editor-page.ts'
import { test as editorTest } from '../support/editor-people.ts'

/** The editor of a page that has one text: 'Kom langs'. */
const test = editorTest.extend('words', async ({ people, site }) => {
  const about = await openEditor(site.url, 'about')
  const layout = [{ id: 'words', block: 'rich-text', data: { nl: { title: 'T', text: 'Kom langs' }, en: {}, fr: {} } }]
  await about.save({ ...(await about.draft()), layout })
  const editor = await openEditorAt(await people(), site.url, 'about', 'editor@leerplein.test')
  await editor.row('rich-text').getByRole('button').first().click()
  const saved = async () => (await about.draft()).layout[0]?.data?.nl?.text
  return { editor, saved, text: editor.field('text') }
})

/** As a browser hands over what another program put on the clipboard. */
const paste = (text: Locator, html: string, words = '') =>
  text.evaluate(
    (element, pasted) => {
      const clipboardData = new DataTransfer()
      for (const [type, data] of Object.entries(pasted)) clipboardData.setData(type, data)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    { 'text/html': html, 'text/plain': words },
  )
const holds = (text: Locator, words: string) => expect.poll(() => text.inputValue()).toBe(words)

/** What a browser complains of from now on: of what a page forbids, too. */
function errorsOf(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  return errors
}

test('what is pasted from Word, Google Docs and LibreOffice keeps headings, emphasis, links and lists, and one step back takes it away', async ({
  words,
}) => {
  const { editor, saved, text } = words
  const { page, frame } = editor
  const errors = errorsOf(page)
  for (const [html, markdown] of [
    [wordHtml, wordMarkdown],
    [docsHtml, docsMarkdown],
    [writerHtml, writerMarkdown],
  ] as const) {
    await text.selectText()
    await paste(text, html)
    await holds(text, markdown)
    await expect.poll(saved).toBe(markdown)
    await page.keyboard.press('Control+z')
    await holds(text, 'Kom langs')
  }
  expect(errors).toEqual([])
  await text.selectText()
  await paste(text, wordHtml)
  const main = frame.locator('main [data-block="rich-text"]')
  await main.locator('ul ul').getByText('in een winkel').waitFor()
  expect(await main.locator('ol > li').allInnerTexts()).toEqual(['Inschrijven', 'Komen'])
  expect(await main.locator('h2, h3').allInnerTexts()).toEqual(['Wat u leert', 'Voor wie'])
  expect(await main.getByRole('link', { name: 'de gids' }).getAttribute('href')).toBe(
    'https://example.com/gids_%282026%29',
  )
})

test('what is pasted into a text stands apart from it where it is more than words', async ({ words }) => {
  const { editor, text } = words
  await text.press('Control+Home')
  for (let letter = 0; letter < 4; letter += 1) await text.press('ArrowRight')
  await paste(text, '<meta charset="utf-8"><span>met <strong>ons</strong></span>')
  await holds(text, 'Kom met **ons**langs')
  await editor.page.keyboard.insertText(', ')
  await holds(text, 'Kom met **ons**, langs')
  await editor.page.keyboard.press('Control+z')
  await editor.page.keyboard.press('Control+z')
  await holds(text, 'Kom langs')
  await text.press('Control+Home')
  for (let letter = 0; letter < 3; letter += 1) await text.press('ArrowRight')
  await paste(text, '<ul><li>bij <em>u</em></li><li>bij ons</li></ul>')
  await holds(text, 'Kom\n\n- bij _u_\n- bij ons\n\nlangs')
  await editor.page.keyboard.insertText('!')
  await holds(text, 'Kom\n\n- bij _u_\n- bij ons!\n\nlangs')
})

test('nothing that is pasted runs, leads astray or passes for an editor’s own signs', async ({ words }) => {
  const { editor, saved, text } = words
  const { page, frame } = editor
  const [title, errors] = [await page.title(), errorsOf(page)]
  await text.selectText()
  await paste(text, hostileHtml)
  await holds(text, hostileMarkdown)
  await expect.poll(saved).toBe(hostileMarkdown)
  const main = frame.locator('main [data-block="rich-text"]')
  await main.getByText('tekst omgekeerd').waitFor()
  expect(await main.locator('a, img, script, iframe, h3, ol, hr, code').allInnerTexts()).toEqual(['elders'])
  expect(await main.innerText()).toContain('1. geen lijst')
  expect(await page.title()).toBe(title)
  expect(errors).toEqual([])
})

test('a copied piece of a page keeps its form, Ctrl+Shift+V takes its words alone, and source text stays as it is', async ({
  people,
  words,
}) => {
  const { editor, text } = words
  const other = await (await people()).newPage()
  await other.setContent('<main><p>Lees <b>dit</b> op <a href="https://example.com/">onze site</a></p></main>')
  await other.locator('p').selectText()
  await other.keyboard.press('Control+c')
  await text.selectText()
  await editor.page.keyboard.press('Control+v')
  await holds(text, 'Lees **dit** op [onze site](https://example.com/)')
  await text.selectText()
  await editor.page.keyboard.press('Control+Shift+v')
  await holds(text, 'Lees dit op onze site')
  const source = '<meta charset="utf-8"><div style="color: #ccc; white-space: pre;"><div><b>**vet**</b></div></div>'
  await text.selectText()
  await paste(text, source, '**vet**')
  await holds(text, '**vet**')
})

test('bold words have their marks beside them, whatever spaces were selected along', async ({ words }) => {
  const { editor, text } = words
  const { page } = editor
  await text.press('Control+Home')
  for (let letter = 0; letter < 4; letter += 1) await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Control+b')
  await holds(text, '**Kom** langs')
  await text.press('Control+End')
  await page.keyboard.insertText(' ')
  await page.keyboard.press('Control+b')
  await page.keyboard.insertText('nu')
  await holds(text, '**Kom** langs **nu**')
})
