import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'vite'
import { benchAttacks } from './attacks.ts'
import { benchBrowser } from './browser.ts'
import { benchCatalogue } from './catalogue.ts'
import { cleanUpAtExit } from './clean-up.ts'
import { benchCosts } from './costs.ts'
import { benchEditor } from './editor.ts'
import { benchInteractions } from './interactions.ts'
import { benchJourneys } from './journeys.ts'
import { benchLighthouse } from './lighthouse.ts'
import { benchLogins } from './logins.ts'
import { benchMemory } from './memory.ts'
import { selected } from './options.ts'
import { benchPages } from './pages.ts'
import { benchPanelSearch } from './panel-search.ts'
import { benchPeers } from './peers.ts'
import { benchPrivate } from './private.ts'
import { benchPublishing } from './publishing.ts'
import { benchRegistrations } from './registrations.ts'
import { benchSearch } from './search.ts'

/** It has the API in this process, which reads a page of its own as vite does. */
async function benchGateway(folder: string) {
  // Where vite watches, it starts anew for a file that its settings read and that somebody saves: no module comes then.
  const server = { middlewareMode: true, ws: false, watch: null } as const
  const vite = await createServer({ appType: 'custom', logLevel: 'error', server })
  try {
    const gateway = await vite.ssrLoadModule('/tests/load/gateway.ts')
    await gateway.benchGateway(folder)
  } finally {
    await vite.close()
  }
}

const parts: Record<string, (folder: string) => Promise<void>> = {
  pages: benchPages,
  private: benchPrivate,
  peers: benchPeers,
  publishing: benchPublishing,
  browser: benchBrowser,
  interactions: benchInteractions,
  search: benchSearch,
  'panel-search': benchPanelSearch,
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
/** What has a flag of its own. */
const apart = { lighthouse: benchLighthouse, editor: benchEditor }
const flagged = Object.entries(apart).filter(([name]) => process.argv.includes(`--${name}`))
const wanted = flagged.length > 0 ? flagged : selected('only', Object.entries(parts), ([name]) => name)

const folder = mkdtempSync(join(tmpdir(), 'leerplein-bench-'))
// As root, the database in it runs as another user.
chmodSync(folder, 0o755)
cleanUpAtExit(folder)
for (const [name, part] of wanted) {
  console.info(`\n${name}`)
  await part(folder)
}
process.exit()
