import { randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import * as tables from './tables.ts'

// `node src/db/add-migration.ts NAME` writes the next migration: what the tables are beyond the newest one. What
// drizzle does not write (functions, triggers, rows to carry over) is added to that file by hand before it lands;
// afterwards it is never written again.

const [name] = process.argv.slice(2)
if (!name || !/^[a-z0-9-]+$/.test(name)) throw new Error('Say the name of the migration, in kebab-case')

const folder = join(import.meta.dirname, 'migrations')
const readJson = (file: string) => JSON.parse(readFileSync(join(folder, 'meta', file), 'utf8'))
const writeJson = (file: string, value: object) =>
  writeFileSync(join(folder, 'meta', file), `${JSON.stringify(value, null, 2)}\n`)
const number = (index: number) => String(index).padStart(4, '0')

const journal = readJson('_journal.json')
const last = journal.entries.at(-1)
const before = readJson(`${number(last.idx)}_snapshot.json`)
const after = { ...generateDrizzleJson(tables, before.id), id: randomUUID() }
const statements = await generateMigration(before, after)

const idx = last.idx + 1
const tag = `${number(idx)}_${name}`
writeFileSync(
  join(folder, `${tag}.sql`),
  `${statements.map((each) => each.trim()).join('\n--> statement-breakpoint\n')}\n`,
)
writeJson(`${number(idx)}_snapshot.json`, after)
// The migrator goes by these times: a later migration has to have a later one.
const when = Math.max(Date.now(), last.when + 1)
writeJson('_journal.json', { ...journal, entries: [...journal.entries, { ...last, idx, tag, when }] })
