import type { BrowserContext, FrameLocator, Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { panelPassword } from './panel.ts'

/**
 * The editor of a page as somebody uses it, and what they do on the pages it leads to. An act is a click, a key or keys
 * pressed together that do something, a text typed into a field, or the way to a control by Tab, however many presses it
 * takes.
 */
export function editorAt(page: Page) {
  let acts = 0
  const frame: FrameLocator = page.frameLocator('iframe')
  const row = (block: string): Locator => page.locator(`li[data-block="${block}"]`).first()
  const act = (done: Promise<unknown>) => {
    acts += 1
    return done
  }
  /** As many presses of Tab as it takes, and of an arrow in the outline, where Tab stops at one row alone. */
  async function walkTo(wanted: Locator) {
    for (let step = 0; step < 120; step += 1) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return
      const isBeside = await wanted.evaluate((element) => {
        const rows = [element, document.activeElement].map((one) => one?.closest('[data-row]'))
        return rows.every(Boolean) && element.getAttribute('tabindex') === '-1'
      })
      await page.keyboard.press(isBeside ? 'ArrowDown' : 'Tab')
    }
    throw new Error('Tab never gets there')
  }
  return {
    page,
    frame,
    row,
    acts: () => acts,
    /** Another task begins. */
    begin() {
      acts = 0
    },
    field: (name: string) => page.locator(`[id="field-${name}"]`),
    click: (wanted: Locator) => act(wanted.click()),
    fill: (wanted: Locator, text: string) => act(wanted.fill(text)),
    walk: (wanted: Locator) => act(walkTo(wanted)),
    press: (key: string) => act(page.keyboard.press(key)),
    /** To a control, and Enter on it. */
    async enter(wanted: Locator) {
      await act(walkTo(wanted))
      await act(page.keyboard.press('Enter'))
    },
    /** What is on the site, in the tab that a press of the link opens. */
    async onSite(open: (link: Locator) => Promise<unknown>) {
      const opened = page.context().waitForEvent('page')
      await open(page.locator('[data-on-site]'))
      const tab = await opened
      await tab.waitForLoadState()
      const html = await tab.content()
      await tab.close()
      return html
    },
    type: (text: string) => act(page.keyboard.insertText(text)),
    state: (saving: string) => page.locator(`[data-saving="${saving}"]`).waitFor(),
    order: () =>
      frame
        .locator('main [data-block]')
        .evaluateAll((blocks: HTMLElement[]) => blocks.map((block) => block.dataset.block)),
    /** The sheet closes once it is public. */
    published: () => page.locator('[data-publish-now]').waitFor({ state: 'hidden' }),
  }
}

export type EditorAt = ReturnType<typeof editorAt>

export async function signInThrough(page: Page, email: string): Promise<void> {
  const form = page.locator('[data-form="panel-login"]')
  await form.locator('[name="email"]').fill(email)
  await form.locator('[name="password"]').fill(panelPassword)
  await form.locator('[type="submit"]').click()
}

/** Somebody signs in and opens the editor of a page; its draft is there. */
export async function openEditorAt(
  context: BrowserContext,
  url: string,
  type: string,
  email: string,
): Promise<EditorAt> {
  const page = await context.newPage()
  const path = `/control-panel/content/${type}`
  await page.goto(`${url}${path}`)
  await signInThrough(page, email)
  await page.waitForURL(`**${path}`)
  const editor = editorAt(page)
  await editor.frame.locator('[data-draft]').first().waitFor()
  expect(await page.locator('[data-saving]').count()).toBe(1)
  return editor
}
