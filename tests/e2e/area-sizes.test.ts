import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { root } from '../support/server-process.ts'

interface Entry {
  file: string
  imports?: string[]
  dynamicImports?: string[]
}

const built = join(root, 'dist/client')
const manifest: Record<string, Entry> = JSON.parse(readFileSync(join(built, 'manifest.json'), 'utf8'))
const contactCalls = Object.keys(manifest).find((key) => key.startsWith('_contact-calls-')) ?? 'contact-calls'
const always = ['src/site/client/main.ts', 'src/site/client/area/area.tsx', contactCalls]

/** A file of the build with all that it imports, also what it may import later where that counts. */
function reached(source: string, { later }: { later: boolean }, seen = new Set<string>()): Set<string> {
  const entry = manifest[source]
  if (!entry) throw new Error(`The build has no ${source}`)
  if (!entry.file.endsWith('.js') || seen.has(entry.file)) return seen
  seen.add(entry.file)
  const below = [...(entry.imports ?? []), ...(later ? (entry.dynamicImports ?? []) : [])]
  for (const imported of below) reached(imported, { later }, seen)
  return seen
}

const known = new Map<string, number>()
function bytesOf(file: string): number {
  const bytes = known.get(file) ?? brotliCompressSync(readFileSync(join(built, file))).length
  known.set(file, bytes)
  return bytes
}

/** Kilobytes of JavaScript as the browser gets it. */
const sizeOf = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + bytesOf(file), 0) / 1000

const pagesOf = (area: string) =>
  globSync(`src/site/${area}/**/page.ts`, { cwd: root }).filter((page) => manifest[page])

const screenOf = (page: string) => page.replace('page.ts', 'screen.tsx')

function firstLoad(page: string, ...parts: string[]): number {
  const seen = new Set<string>()
  for (const source of [...always, page, screenOf(page), ...parts]) reached(source, { later: false }, seen)
  return sizeOf(seen)
}

test('all pages of the account together take no more JavaScript than they did', () => {
  const seen = new Set<string>()
  const pages = pagesOf('account')
  for (const source of [...always, ...pages, ...pages.map(screenOf)]) reached(source, { later: true }, seen)
  expect(sizeOf(seen)).toBeLessThan(188)
})

test('no page of the account takes more to be alive than its forms need: their rules come with the first key', () => {
  const sizes = pagesOf('account').map((page) => [page, firstLoad(page)] as const)
  expect(sizes.filter(([, size]) => size > 119.5)).toEqual([])
  expect(sizes.length).toBeGreaterThan(2)
})

test('a list of the account brings nothing along that only forms need', () => {
  const lists = ['registrations', 'bookings', 'training-year'].map((list) => `src/site/account/${list}/page.ts`)
  const sizes = lists.map((page) => [page, firstLoad(page)] as const)
  expect(sizes.filter(([, size]) => size > 105)).toEqual([])
})

test('no step of registering takes more than 120 kB to be alive: the other steps come when they are shown', () => {
  const page = 'src/site/registration/page.ts'
  const steps = globSync('src/site/registration/*-step.tsx', { cwd: root })
  const sizes = steps.map((step) => [step, firstLoad(page, step)] as const)
  expect(sizes.filter(([, size]) => size > 120)).toEqual([])
  expect(sizes).toHaveLength(5)
})
