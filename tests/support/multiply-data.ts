import pg from 'pg'

/** What every provider has one of, and what only one row of may hold a day, a month or a language. */
const single = [
  'cancellation_terms',
  'categories',
  'course_kinds',
  'interface_texts',
  'languages',
  'locations',
  'room_types',
  'search_terms',
  'session_kinds',
  'static_content',
  'themes',
]

/** Texts of which no two rows have the same. */
const made = new Set(['key', 'number', 'external_id', 'token_hash', 'code', 'idempotency_key', 'name'])

interface Column {
  table: string
  column: string
  type: string
  /** The table that a foreign key leads to. */
  target: string | null
  isUnique: boolean
}

const columnsOfAll = `
  select c.relname as "table", a.attname as "column", format_type(a.atttypid, null) as type,
    (select f.confrelid::regclass::text from pg_constraint f where f.contype = 'f' and f.conrelid = c.oid
      and f.conkey = array[a.attnum] limit 1) as target,
    exists (select from pg_index i where i.indrelid = c.oid and i.indisunique and (a.attnum = any(i.indkey)
      or split_part(pg_get_indexdef(i.indexrelid), ' WHERE ', 1) ~ ('\\m' || a.attname || '\\M'))) as "isUnique"
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attgenerated = '' and a.attidentity = ''
  order by 1, a.attnum`

/** A column of the copy with number $1. */
function copied({ column, type, target, isUnique }: Column, kept: ReadonlySet<string>): string {
  const name = `"${column}"`
  if (type === 'uuid') return target && kept.has(target) ? name : `md5(${name}::text || $1::text)::uuid`
  if (!isUnique || target) return name
  if (column === 'slug' && type === 'jsonb')
    return `(select jsonb_object_agg(key, value || '-' || $1::text) from jsonb_each_text(${name}))`
  if (column === 'vat') return 'null'
  if (column === 'email') return `'copy' || $1::text || '.' || ${name}`
  if (column === 'date' || type === 'date') return `${name} + 400 * $1::int`
  if (type === 'text' && made.has(column)) return `${name} || '-' || $1::text`
  return name
}

/** Makes the demo `times` as large, customers with all that is theirs: each copy has ids, addresses and slugs of its own. */
export async function multiplyData(connectionString: string, times: number): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const { rows } = await client.query<Column>(columnsOfAll)
    const kept = new Set(single)
    const tables = [...new Set(rows.map(({ table }) => table))].filter((table) => !kept.has(table))
    await client.query(`set session_replication_role = 'replica'`)
    for (const table of tables) {
      const columns = rows.filter((row) => row.table === table)
      const names = columns.map(({ column }) => `"${column}"`).join(', ')
      const values = columns.map((column) => copied(column, kept)).join(', ')
      const own = await client.query(`create temp table original as select * from "${table}"`)
      if (own.rowCount && /\$1/.test(values)) {
        for (let copy = 1; copy < times; copy++) {
          await client.query(
            `insert into "${table}" (${names}) select ${values} from original on conflict do nothing`,
            [copy],
          )
        }
      }
      await client.query('drop table original')
    }
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}
