// The browser for tests and bench: an installed Chromium, else Playwright's own, else Debian's package.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { node24, root } from './prepare.mjs'

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const quiet = { cwd: root, stdio: ['ignore', 'ignore', 'ignore'] }

const found = () => process.env.CHROMIUM_PATH ?? installed.find((path) => existsSync(path))

/** The path of a Chromium, or undefined where Playwright has its own. */
export function findBrowser() {
  const there = found()
  if (there) return there
  console.error('Looking for a Chromium')
  const playwright = join(root, 'node_modules/playwright/cli.js')
  if (spawnSync(node24, [playwright, 'install', '--with-deps', 'chromium'], quiet).status === 0) return undefined
  if (process.getuid?.() === 0) {
    spawnSync('apt-get', ['update'], quiet)
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], quiet)
  }
  const now = found()
  if (!now) throw new Error('No Chromium could be found or installed; set CHROMIUM_PATH to one')
  return now
}

/**
 * The same Chromium without its window, where Debian's package `chromium-headless-shell` is installed and no other
 * browser was named: pages cost it half the processor time. It keeps none as it was left.
 */
export function findHeadlessShell() {
  const shell = '/usr/bin/chromium-headless-shell'
  return !process.env.CHROMIUM_PATH && existsSync(shell) ? shell : undefined
}
