import type { Page } from 'playwright'
import { expect } from 'vitest'
import { examples } from '../../src/gateway/examples/examples.ts'
import { reading as test } from '../support/site.ts'

/** Bytes that come over the line while `open` goes on, heads included; those from the browser's own cache are none. */
async function transferred(page: Page, open: () => Promise<unknown>): Promise<number> {
  const devtools = await page.context().newCDPSession(page)
  let bytes = 0
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await devtools.send('Network.enable')
  await open()
  await page.getByRole('tab').first().waitFor()
  await page.waitForLoadState('networkidle')
  return bytes
}

test('the playground opens with 700 kB at most, and again with next to nothing', async ({ visit, site }) => {
  const { page, requests } = await visit('/privacy')
  requests.length = 0
  const first = await transferred(page, () => page.goto(`${site.url}/graphql`))
  expect(first).toBeGreaterThan(100_000)
  expect(first).toBeLessThan(700_000)
  expect(requests.filter((address) => !address.startsWith(`${site.url}/`) && !address.startsWith('data:'))).toEqual([])
  const again = await transferred(page, () => page.goto(`${site.url}/graphql`))
  expect(again).toBeLessThan(10_000)
})

test('it opens on the examples, and runs the first of them', async ({ visit }) => {
  const { page } = await visit('/graphql')
  const tabs = page.getByRole('tab')
  await expect.poll(() => tabs.count()).toBe(examples.length)
  await tabs.nth(2).click()
  await expect.poll(() => tabs.nth(2).getAttribute('aria-selected')).toBe('true')
  await tabs.first().click()
  await page.getByRole('button', { name: 'Execute query' }).click()
  const menu = page.getByRole('menuitem').first()
  await expect
    .poll(async () => {
      if (await menu.isVisible()) await menu.click()
      return page.locator('.result-window').innerText()
    })
    .toContain('"data"')
})

test('what one types is completed from the schema', async ({ visit }) => {
  const { page } = await visit('/graphql')
  await page.getByRole('tab').first().waitFor()
  const editor = page.locator('.graphiql-query-editor .CodeMirror')
  await editor.click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('{ faq')
  await expect.poll(() => page.locator('.CodeMirror-hints').innerText()).toContain('faqs')
})
