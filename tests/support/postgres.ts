import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

export interface TemporaryDatabase {
  url: string
  /** Where the bytes of the seeded files are; other databases share it, so only read here. */
  filesDir: string
  drop(): Promise<void>
}

async function run(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** A database of one's own with the demo content in it, or with nothing; files that run side by side never meet. */
export async function temporaryDatabase(content: 'seeded' | 'empty' = 'seeded'): Promise<TemporaryDatabase> {
  const { url, template, filesDir } = inject('testServer')
  const name = `leerplein_test_${process.pid}_${randomBytes(6).toString('hex')}`
  await run(url, `create database ${name} template ${content === 'seeded' ? template : 'template0'} strategy file_copy`)
  const address = new URL(url)
  address.pathname = name
  return { url: address.href, filesDir, drop: () => run(url, `drop database ${name} with (force)`) }
}
