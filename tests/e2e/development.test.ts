import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect } from 'vitest'
import { signInAtPanel } from '../support/panel.ts'
import { copyProject } from '../support/project-copy.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'
import { test as siteTest, temporaryFolder } from '../support/site.ts'

/** `npm run dev` on a copy of the project. */
const test = siteTest
  .extend('project', { scope: 'file' }, async ({}, { onCleanup }) => {
    const folder = temporaryFolder()
    onCleanup(folder.remove)
    copyProject(folder.path, ['.mesh'])
    const settings = join(folder.path, 'tsconfig.json')
    // Of types these tests ask only that they are checked: of this folder that takes a second, of everything a minute.
    writeFileSync(settings, JSON.stringify({ ...JSON.parse(readFileSync(settings, 'utf8')), include: ['src/domain'] }))
    return folder.path
  })
  .extend('site', { scope: 'file' }, async ({ database, project }, { onCleanup }) => {
    const environment = { NODE_ENV: 'development', DATABASE_URL: database.url, DATA_DIR: join(project, '.data') }
    const site = await startServer(environment, project, 'src/launch/dev.ts')
    onCleanup(async () => {
      expect(await site.stop(), site.errors()).toBe(0)
    })
    return site
  })
  .extend('save', async ({ project }) => {
    const read = new Map<string, string>()
    /** Saves a source in which `before` says something else; anything said by an earlier save is gone. */
    return (file: string, before: string, after: string) => {
      const path = join(project, file)
      const original = read.get(file) ?? readFileSync(path, 'utf8')
      read.set(file, original)
      expect(original).toContain(before)
      writeFileSync(path, original.replace(before, after))
    }
  })

/** Ten saves, most of them before the one before was dealt with. */
async function tenTimes(save: (count: number) => void) {
  for (let count = 1; count <= 10; count += 1) {
    save(count)
    await wait(40)
  }
}

const hasRestartedWith = (site: ServerProcess, file: string) =>
  site
    .errors()
    .split('\n')
    .some((line) => line.startsWith('The server is new') && line.includes(file))

test('an island keeps what was typed in it when its component is saved', async ({ visit, save }) => {
  const { page } = await visit('/en')
  await page.locator('input[name="search"]').first().focus()
  const search = page.getByRole('combobox')
  await search.fill('exc')
  save('blocks/course-search/course-search.tsx', "{t('label')}", "{t('label')} (new)")
  await expect.poll(() => page.textContent('[data-block="course-search"] label')).toContain('(new)')
  expect(await search.inputValue()).toBe('exc')
})

describe('a source that is saved ten times in half a second stands in the browser as it was saved last', () => {
  test('a component, and the server does not restart', async ({ visit, site, save }) => {
    const { page } = await visit('/en')
    await tenTimes((count) => save('src/site/chrome/header.tsx', '{brand}</span>', `{brand} ${count}.</span>`))
    await expect.poll(() => page.textContent('[data-site-header] a[href="/en"]')).toContain('Leerplein 10.')
    expect(hasRestartedWith(site, 'header.tsx')).toBe(false)
  })

  test('a text', async ({ visit, save }) => {
    const { page } = await visit('/en')
    const label = '"label": "What would you like to learn?"'
    await tenTimes((count) => save('locales/blocks/en.json', label, `"label": "What do you learn ${count}?"`))
    await expect.poll(() => page.textContent('[data-block="course-search"] label')).toContain('What do you learn 10?')
  })

  test('a style, and the page keeps what was typed in it', async ({ visit, site, save }) => {
    const { page } = await visit('/en')
    const colour = () => page.locator('.course-search_band').evaluate((band) => getComputedStyle(band).color)
    const paint = (count: number) =>
      save('blocks/course-search/course-search.module.css', '.band {', `.band {\n  color: rgb(${count}, 2, 3);`)
    // Once this one is there, nothing that was saved before is still on its way to the page.
    paint(0)
    await expect.poll(colour).toBe('rgb(0, 2, 3)')
    const search = page.getByRole('combobox')
    await page.locator('input[name="search"]').first().focus()
    await search.fill('exc')
    await tenTimes(paint)
    await expect.poll(colour).toBe('rgb(10, 2, 3)')
    expect(await search.inputValue()).toBe('exc')
    expect(hasRestartedWith(site, 'course-search.module.css')).toBe(false)
  })

  test('a part of the API, which restarts and goes on', async ({ site, save }) => {
    const message = async () => ((await (await fetch(`${site.url}/api/nowhere`)).json()) as { message: string }).message
    await tenTimes((count) =>
      save('src/api/platform/errors.ts', "NOT_FOUND: [404, 'Not found']", `NOT_FOUND: [404, 'Nothing ${count}.']`),
    )
    await expect.poll(message).toBe('Nothing 10.')
    await expect.poll(() => hasRestartedWith(site, 'src/api/platform/errors.ts')).toBe(true)
    expect((await fetch(`${site.url}/en`)).status).toBe(200)
  })
})

test('the editor opens, and shows what is typed', async ({ visit, site }) => {
  const cookies = await signInAtPanel(site.url, 'editor@leerplein.test')
  const { page } = await visit('/control-panel/content/about', { cookies })
  await page.locator('[id="field-title"]').fill('Getypt tijdens het ontwikkelen')
  await page.locator('[data-saving="saved"]').waitFor()
})

test('a source that cannot be read says so in the terminal and over the page, and the page before stays', async ({
  visit,
  site,
  save,
}) => {
  const { page } = await visit('/en')
  save('src/site/chrome/language-switcher.tsx', 'export function', 'export function (')
  await expect.poll(() => page.locator('vite-error-overlay').count()).toBe(1)
  expect(site.errors()).toContain('language-switcher.tsx')
  expect((await fetch(`${site.url}/en`)).status).toBe(200)
  save('src/site/chrome/language-switcher.tsx', 'export function', 'export function')
  await expect.poll(() => page.locator('vite-error-overlay').count()).toBe(0)
})

test('a type that is wrong says so in the terminal', async ({ site, save }) => {
  save('src/domain/days.ts', 'const hour =', 'export const wrong: number = "text"\nconst hour =')
  await expect.poll(site.errors, { timeout: 150_000 }).toContain('src/domain/days.ts(')
})
