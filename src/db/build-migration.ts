import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import * as tables from './tables.ts'

// Writes the one migration anew: SQL written by hand for before the tables, the tables, SQL for after them, and the
// words that each site begins with.
// Right as long as no database has to be kept; from then on `drizzle-kit generate` adds a migration to this one.

const tag = '0000_schema'
// Fixed, so that a change shows nothing but itself: when the first migration was made, and its snapshot's name.
const when = Date.UTC(2026, 10, 21, 21)
const snapshotId = '00000000-0000-4000-8000-000000000001'

const folder = join(import.meta.dirname, 'migrations')
const handWritten = (name: string) => readFileSync(join(import.meta.dirname, 'sql', name), 'utf8').trim()
const writeJson = (name: string, value: object) =>
  writeFileSync(join(folder, 'meta', name), `${JSON.stringify(value, null, 2)}\n`)

const snapshot = { ...generateDrizzleJson(tables), id: snapshotId }
const statements = await generateMigration(generateDrizzleJson({}), snapshot)
const parts = [
  handWritten('before-tables.sql'),
  ...statements.map((each) => each.trim()),
  handWritten('after-tables.sql'),
  handWritten('search-terms.sql'),
]

rmSync(folder, { recursive: true, force: true })
mkdirSync(join(folder, 'meta'), { recursive: true })
writeFileSync(join(folder, `${tag}.sql`), `${parts.join('\n--> statement-breakpoint\n')}\n`)
writeJson('0000_snapshot.json', snapshot)
writeJson('_journal.json', {
  version: '7',
  dialect: 'postgresql',
  entries: [{ idx: 0, version: '7', when, tag, breakpoints: true }],
})
