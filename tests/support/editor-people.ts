import type { BrowserContext } from 'playwright'
import { test as siteTest } from './site.ts'

/** `people` gives a browser of somebody who works in the editor; each has cookies of their own. */
export const test = siteTest.extend('people', async ({ browser }, { onCleanup }) => {
  const contexts: BrowserContext[] = []
  onCleanup(async () => {
    await Promise.all(contexts.map((context) => context.close()))
  })
  return async () => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
    contexts.push(context)
    return context
  }
})
