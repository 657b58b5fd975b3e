import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { brusselsInstant } from '../../src/domain/days.ts'
import { signInAtPanel } from './panel.ts'
import { test as base } from './participants-page.ts'
import { openDay } from './rooms.ts'
import { newSession } from './training.ts'

/** Groups of what the panel's search shows: what stands on the page, and what one may do and open. */
export const here = 'Op deze pagina'
export const acts = 'Doen en openen'

/** On which a `lesson` is, unless it says otherwise. */
export const lessonDay = openDay(150)

const searchField = (page: Page) => page.locator('[data-panel-search] input[role="combobox"]').first()

/** One of a group of what is found: 'Facturen'. */
const optionIn = (page: Page, group: string, name: string | RegExp) =>
  page.getByRole('group', { name: group, exact: true }).getByRole('option', { name }).first()

/** The answer to these very words. */
const answerTo = (page: Page, words: string) =>
  page.waitForResponse((response) => {
    const { pathname, searchParams } = new URL(response.url())
    return pathname.endsWith('/search/found') && searchParams.get('text') === words
  })

/** What is done leads to another page, or to the same one anew, which is there then. */
async function leading(page: Page, act: () => Promise<unknown>) {
  await Promise.all([page.waitForEvent('load'), act()])
}

/** Somebody who has a mouse: a click is an act, and so is a field that is filled or chosen in. */
export function mouseAt(page: Page) {
  let taken = 0
  function act<Done>(done: Promise<Done>) {
    taken += 1
    return done
  }
  return {
    page,
    click: (target: Locator) => act(target.click()),
    follow: (target: Locator) => leading(page, () => act(target.click())),
    fill: (target: Locator, text: string) => act(target.fill(text)),
    choose: (target: Locator, label: string) => act(target.selectOption({ label })),
    /** Opens what the panel's search finds for these words. */
    async open(words: string, group: string, name: string | RegExp) {
      await searchField(page).waitFor()
      const answer = answerTo(page, words)
      await act(searchField(page).fill(words))
      await answer
      await leading(page, () => act(optionIn(page, group, name).click()))
    },
    took: (most: number) => expect(taken, 'acts by mouse').toBeLessThanOrEqual(most),
  }
}

/** Somebody who has keys: a word or a line that is typed is an act, and so is a key or a chord, but for Tab, counted apart. */
export function keysAt(page: Page) {
  let taken = 0
  let tabs = 0
  async function press(key: string) {
    taken += 1
    await page.keyboard.press(key)
  }
  async function type(text: string) {
    taken += 1
    await page.keyboard.type(text)
  }
  /** Chooses in the panel's search, from wherever the focus is, by the arrow that is nearer. */
  async function choose(words: string, group: string, name: string | RegExp) {
    await searchField(page).waitFor()
    const isInField = await page.evaluate(() => document.activeElement?.matches('input, select, textarea'))
    if (isInField) await press('Control+k')
    const answer = answerTo(page, words)
    await type(isInField ? words : `/${words}`)
    await answer
    const option = optionIn(page, group, name)
    await option.waitFor()
    const [below, above] = await option.evaluate((own) => {
      const all = [...(own.closest('[role="listbox"]')?.querySelectorAll('[role="option"]') ?? [])]
      return [all.indexOf(own) + 1, all.length - all.indexOf(own)] as const
    })
    // An only answer is chosen already.
    const steps = below === 1 && above === 1 ? 0 : Math.min(below, above)
    for (let step = 0; step < steps; step += 1) await press(below <= above ? 'ArrowDown' : 'ArrowUp')
    await expect.poll(() => option.getAttribute('aria-selected')).toBe('true')
  }
  return {
    page,
    press,
    type,
    enter: () => leading(page, () => press('Enter')),
    /** Opens what the panel's search finds, or a link of this page. */
    async open(words: string, group: string, name: string | RegExp) {
      await choose(words, group, name)
      await leading(page, () => press('Enter'))
    },
    /** What stands on this page by its name has the focus then. */
    async reach(words: string, name: string | RegExp) {
      await choose(words, here, name)
      await press('Enter')
      await expect.poll(() => searchField(page).evaluate((field) => field === document.activeElement)).toBe(false)
    },
    /** As many presses of Tab as it takes. */
    async tabTo(target: Locator) {
      await searchField(page).waitFor({ state: 'attached' })
      await target.waitFor()
      for (let step = 0; !(await target.evaluate((element) => element === document.activeElement)); step += 1) {
        if (step === 30) throw new Error(`Tab never gets to ${target}`)
        tabs += 1
        await page.keyboard.press('Tab')
      }
    },
    took(most: number, mostTabs = 0) {
      expect(taken, 'acts by keys').toBeLessThanOrEqual(most)
      expect(tabs, 'Tabs').toBeLessThanOrEqual(mostTabs)
    },
  }
}

/** Letters that name nothing else. */
export const newWord = () =>
  crypto
    .randomUUID()
    .slice(0, 8)
    .replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')

/**
 * `mouse` and `keys` open a page of the panel for who does everything; `staff` makes calls of the REST API as they do;
 * `lesson` is a session whose course bears a word that no other does.
 */
export const test = base
  .extend('cookies', { scope: 'file' }, ({ site }) => signInAtPanel(site.url, 'staff@leerplein.test'))
  .extend('staff', { scope: 'file' }, async ({ api }) => {
    const headers = await api.as('STAFF')
    return async (method: string, path: string, body?: object) => (await api.send(method, path, body, headers)).body
  })
  .extend('lesson', async ({ api, client }) => async (start = brusselsInstant(lessonDay, '09:00')) => {
    const session = await newSession(api, { start })
    const word = newWord()
    const { rows } = await client.query<{ id: string }>(
      `update courses set title = jsonb_set(title, '{nl}', to_jsonb($2::text))
       where id = (select course_id from sessions where id = $1) returning id`,
      [session, `Les ${word}`],
    )
    return { session, course: String(rows[0]?.id), word, title: `Les ${word}` }
  })
  .extend('mouse', ({ visit, cookies }) => async (path = '') => {
    const { page } = await visit(`/control-panel${path}`, { cookies, width: 1440 })
    return mouseAt(page)
  })
  .extend('keys', ({ visit, cookies }) => async (path = '') => {
    const { page } = await visit(`/control-panel${path}`, { cookies, width: 1440 })
    return keysAt(page)
  })
