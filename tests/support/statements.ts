import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import pg from 'pg'

/** A statement as PostgreSQL ran it. */
export interface Statement {
  text: string
  /** Milliseconds, without the way there and back. */
  milliseconds: number
  /** Rows that it read from a table from end to end, by table. */
  scanned: Record<string, number>
}

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows'?: number
  'Actual Loops'?: number
  'Rows Removed by Filter'?: number
  Plans?: PlanNode[]
}

const settings = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_format': 'json',
}

const add = (scanned: Record<string, number>, table: string, rows: number) => {
  scanned[table] = Math.max(scanned[table] ?? 0, rows)
}

/** Each node of a plan that reads its table whole. */
function scansOf(node: PlanNode, scanned: Record<string, number> = {}): Record<string, number> {
  if (node['Node Type'] === 'Seq Scan' && (node['Actual Loops'] ?? 0) > 0)
    add(scanned, node['Relation Name'] ?? '', (node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0))
  for (const below of node.Plans ?? []) scansOf(below, scanned)
  return scanned
}

const entry = /^\d{4}-\d\d-\d\d [^\n]*? LOG: {2}duration: ([\d.]+) ms {2}plan:\n((?:[\t{}][^\n]*\n)*)/gm

function readStatements(log: string): Statement[] {
  return [...log.matchAll(entry)].flatMap(([, milliseconds, json = '']) => {
    const { 'Query Text': text, Plan }: { 'Query Text': string; Plan: PlanNode } = JSON.parse(json)
    if (/graphile_worker/.test(text)) return []
    return [{ text: text.replace(/\s+/g, ' '), milliseconds: Number(milliseconds), scanned: scansOf(Plan) }]
  })
}

/**
 * From now on a PostgreSQL of one's own writes each statement on this database with its plan into its log, for every new
 * connection; those of the product are ended, so that it makes new ones. `next()` are the statements since it was asked last.
 */
export async function followStatements(url: string, logFile: string): Promise<{ next(): Statement[]; close(): void }> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const name = client.escapeIdentifier(client.database ?? '')
  for (const [setting, value] of Object.entries(settings))
    await client.query(`alter database ${name} set ${setting} = '${value}'`)
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'leerplein' and pid <> pg_backend_pid()`)
  await client.end()
  const log = openSync(logFile, 'r')
  let from = fstatSync(log).size
  return {
    next() {
      const bytes = Buffer.alloc(fstatSync(log).size - from)
      readSync(log, bytes, 0, bytes.length, from)
      from += bytes.length
      return readStatements(bytes.toString())
    },
    close: () => closeSync(log),
  }
}
