import { matchesGlob, resolve } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import { findBrowser, findHeadlessShell } from '../src/launch/browser.mjs'

const root = resolve(import.meta.dirname, '..')
const chromium = findBrowser()
const shell = findHeadlessShell()

/** What `npm test` chose: files that failed, or that see what changed (src/launch/test.mjs). */
const chosen = process.env.TEST_FILES?.split('\n')

const all = ['tests/**/*.test.ts', 'src/**/*.test.ts', 'schemas/*.test.ts', 'blocks/**/*.test.ts']

/**
 * Files that share processes, as starting one, and what it loads and launches, costs more than most of them: who changes a
 * clock, a variable or a global puts it back. Those that browse share a Chromium too.
 */
const shared = {
  browsing: ['tests/e2e/**/*.test.ts'],
  calling: ['tests/{api,gateway}/**/*.test.ts', 'src/{domain,site,gateway,server}/**/*.test.ts'],
}

// Without 'development': graphql would be loaded twice, its development build here and the plain one by its users.
const ssr = { resolve: { conditions: ['module-sync', 'node'], externalConditions: ['node', 'module-sync'] } }

const common = {
  env: { ...(chromium && { CHROMIUM_PATH: chromium }), ...(shell && { CHROMIUM_SHELL_PATH: shell }) },
  // Against hanging, no measure of speed: a file's first test also waits for its server, on a machine that may be busy.
  testTimeout: 180_000,
  expect: { poll: { timeout: 20_000 } },
  hookTimeout: 180_000,
}

const matches = (file: string, patterns: string[]) => patterns.some((pattern) => matchesGlob(file, pattern))
const isShared = (file: string) => matches(file, Object.values(shared).flat())
const exclude = [...configDefaults.exclude, ...Object.values(shared).flat()]

export default defineConfig({
  root,
  test: {
    globalSetup: ['tests/support/global-setup.ts'],
    reporters: ['default', './tests/support/plain-reporter.ts'],
    maxWorkers: 3,
    projects: [
      {
        root,
        ssr,
        test: { ...common, name: 'apart', include: chosen?.filter((file) => !isShared(file)) ?? all, exclude },
      },
      ...Object.entries(shared).map(([name, files]) => ({
        root,
        ssr,
        test: { ...common, name, include: chosen?.filter((file) => matches(file, files)) ?? files, isolate: false },
      })),
    ],
  },
})
