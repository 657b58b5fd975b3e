import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'vite'
import { benchAttacks } from './attacks.ts'
import { benchBrowser } from './browser.ts'
import { benchCatalogue } from './catalogue.ts'
import { benchCosts } from './costs.ts'
import { benchEditor } from './editor.ts'
import { benchInteractions } from './interactions.ts'
import { benchJourneys } from './journeys.ts'
import { benchLighthouse } from './lighthouse.ts'
import { benchLogins } from './logins.ts'
import { benchMemory } from './memory.ts'
import { benchPages } from './pages.ts'
import { benchPrivate } from './private.ts'
import { benchPublishing } from './publishing.ts'
import { benchRegistrations } from './registrations.ts'
import { benchSearch } from './search.ts'

/** It has the API in this process, which reads a page of its own as vite does. */
async function benchGateway() {
  const vite = await createServer({ appType: 'custom', logLevel: 'error', server: { middlewareMode: true, ws: false } })
  try {
    const gateway = await vite.ssrLoadModule('/tests/load/gateway.ts')
    await gateway.benchGateway()
  } finally {
    await vite.close()
  }
}

const parts: Record<string, (folder: string) => Promise<void>> = {
  pages: benchPages,
  private: benchPrivate,
  publishing: benchPublishing,
  browser: benchBrowser,
  interactions: benchInteractions,
  search: benchSearch,
  catalogue: benchCatalogue,
  logins: benchLogins,
  gateway: benchGateway,
  registrations: benchRegistrations,
  journeys: benchJourneys,
  attacks: benchAttacks,
  costs: benchCosts,
  memory: benchMemory,
  editor: benchEditor,
}
const only = process.argv
  .find((argument) => argument.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',')
/** What has a flag of its own. */
const apart = { lighthouse: benchLighthouse, editor: benchEditor }
const asked = Object.entries(apart).filter(([name]) => process.argv.includes(`--${name}`))
const wanted =
  asked.length > 0
    ? Object.fromEntries(asked)
    : Object.fromEntries(Object.entries(parts).filter(([name]) => !only || only.includes(name)))

const folder = mkdtempSync(join(tmpdir(), 'leerplein-bench-'))
// As root, the database in it runs as another user.
chmodSync(folder, 0o755)
try {
  for (const [name, part] of Object.entries(wanted)) {
    console.info(`\n${name}`)
    await part(folder)
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
