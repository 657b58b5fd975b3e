import { expect } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { reading as base } from '../support/site.ts'

const test = base.extend('browser', { scope: 'file' }, async ({}, { onCleanup }) => {
  const browser = await launchBrowser([], { goesBack: true })
  onCleanup(() => browser.close())
  return browser
})

test.for(['/en', '/en/courses', '/contact', '/fr/page/comment-ca-marche', '/verify'])(
  '%s is kept by the browser: going back shows it as it was left',
  async (path, { browser, site }) => {
    const page = await browser.newPage()
    await page.goto(site.url + path)
    await page.evaluate(() => {
      document.documentElement.dataset.left = 'yes'
    })
    await page.goto(`${site.url}/privacy`)
    await page.goBack({ waitUntil: 'commit' })
    await expect
      .poll(() => page.evaluate(() => [location.pathname, document.documentElement.dataset.left]))
      .toEqual([path, 'yes'])
    await page.close()
  },
)
