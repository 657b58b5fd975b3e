import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** Whether the focus is drawn, and what bears it stands in the window with nothing on top of it. */
function isInSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const above = document.elementFromPoint(left + width / 2, top + height / 2)
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
  const isItsOwn = (one: Element) => one.contains(above) || above?.contains(one) === true
  return element.matches(':focus-visible') && [element, ...labels].some(isItsOwn)
}

/** Somebody who has keys alone, and no patience for more than `most` of them on the way to one thing. */
export function atKeys(page: Page, most = 60) {
  let presses = 0
  async function press(key: string) {
    presses += 1
    await page.keyboard.press(key)
  }
  async function reach(target: Locator, by = 'Tab') {
    await target.waitFor()
    for (let tabs = 0; !(await isFocused(target)); tabs += 1) {
      if (tabs === most) throw new Error(`${target} is not reached by ${most} tabs from ${page.url()}`)
      await press(by)
    }
    // A page may still be on its way to what was focused.
    await expect.poll(() => target.evaluate(isInSight), { message: `${target} is in sight` }).toBe(true)
  }
  return {
    presses: () => presses,
    reach,
    async use(target: Locator, key = 'Enter') {
      await reach(target)
      await press(key)
    },
    /** What stands before where one is. */
    async useBack(target: Locator) {
      await reach(target, 'Shift+Tab')
      await press('Enter')
    },
    async type(target: Locator, text: string) {
      await reach(target)
      await page.keyboard.type(text)
      presses += text.length
    },
  }
}
