import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { connect } from '../../src/db/client.ts'
import { startEmbedded } from '../../src/db/embedded.ts'
import { openEditor } from '../support/editor.ts'
import { benchEditorScreen } from './editor-screen.ts'
import { startServer } from './server.ts'
import { median } from './wrk.ts'

const blocks = 100
const letters = 20
/** As long as twenty fields of forty letters. */
const long = 'Veertig letters staan in elk van de velden. '.repeat(18)
const words = { title: 'Een titel', text: long }
const silent = { info: () => undefined, warn: () => undefined, error: console.error }

/**
 * On a page of a hundred blocks, each as long as twenty fields: how much write-ahead log an autosave takes, in a short
 * field and in a long one, and how the screen answers.
 */
export async function benchEditor(folder: string): Promise<void> {
  const database = await startEmbedded({ dataDir: join(folder, 'editor'), log: silent })
  const { pool, close } = connect(database.url)
  const server = await startServer(join(folder, 'editor-files'), {
    DATABASE_URL: database.url,
    JWT_SECRET: randomUUID(),
    SEED: 'demo',
  })
  try {
    const { draft, save, edit } = await openEditor(server.url, 'about')
    const { data, version } = await draft()
    const layout = Array.from({ length: blocks }, (_, index) => ({
      ...{ id: `block-${index}`, block: 'rich-text' },
      data: { nl: words, en: words, fr: words },
    }))
    const saved = await (await save({ data, layout, version })).json()
    let base: number = saved.version
    const client = randomUUID()
    let number = 0
    const logged = async () =>
      Number((await pool.query(`select pg_current_wal_insert_lsn() - '0/0' as bytes`)).rows[0].bytes)

    /** Types in a field, an autosave a letter; what each took. */
    async function type(id: string, name: 'title' | 'text'): Promise<number[]> {
      const taken: number[] = []
      let was = words[name]
      for (let letter = 0; letter < letters; letter += 1) {
        const value = `${was}x`
        number += 1
        const before = await logged()
        const answer = await edit({
          ...{ base, client, number },
          operations: [{ op: 'set', id, locale: 'nl', path: [name], value, was }],
        })
        taken.push((await logged()) - before)
        base = answer.version
        was = value
      }
      return taken
    }

    const rows = []
    for (const name of ['title', 'text'] as const) {
      await pool.query('checkpoint')
      const first = await type(`block-${rows.length}`, name)
      const later = []
      for (let index = 10; index < 20; index += 1) later.push(...(await type(`block-${index}`, name)).slice(1))
      const sorted = later.toSorted((one, other) => one - other)
      rows.push({
        field: name,
        'bytes of log an autosave': median(later),
        p95: sorted[Math.floor(sorted.length * 0.95)],
        'the first after a checkpoint': first[0],
      })
    }
    console.table(rows)
    await benchEditorScreen(server.url)
  } finally {
    await server.stop()
    await close()
    await database.stop()
  }
}
