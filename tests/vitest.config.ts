import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { findBrowser, findHeadlessShell } from '../src/launch/browser.mjs'

const root = resolve(import.meta.dirname, '..')
const chromium = findBrowser()
const shell = findHeadlessShell()

/** What `npm test` chose: files that failed, or that see what changed (src/launch/test.mjs). */
const chosen = process.env.TEST_FILES?.split('\n')

export default defineConfig({
  root,
  // Without 'development': graphql would be loaded twice, its development build here and the plain one by its users.
  ssr: { resolve: { conditions: ['module-sync', 'node'], externalConditions: ['node', 'module-sync'] } },
  test: {
    env: { ...(chromium && { CHROMIUM_PATH: chromium }), ...(shell && { CHROMIUM_SHELL_PATH: shell }) },
    include: chosen ?? ['tests/**/*.test.ts', 'src/**/*.test.ts', 'schemas/*.test.ts', 'blocks/**/*.test.ts'],
    globalSetup: ['tests/support/global-setup.ts'],
    reporters: ['default', './tests/support/plain-reporter.ts'],
    // Against hanging, no measure of speed: a file's first test also waits for its server, on a machine that may be busy.
    testTimeout: 180_000,
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 180_000,
    maxWorkers: 3,
  },
})
