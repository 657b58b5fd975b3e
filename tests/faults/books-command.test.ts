import { execFile } from 'node:child_process'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { ownDatabase } from '../support/own-database.ts'
import { root, startServer } from '../support/server-process.ts'
import { temporaryFolder } from '../support/site.ts'

/** `npm run books` on the data of a folder. */
function npmRunBooks(folder: string): Promise<{ code: number; out: string; errors: string }> {
  const { PATH, HOME } = process.env
  return new Promise((resolve) => {
    const options = { cwd: root, env: { PATH, HOME, DATA_DIR: folder } }
    const child = execFile('npm', ['run', '--silent', 'books'], options, (_failure, out, errors) =>
      resolve({ code: child.exitCode ?? -1, out, errors }),
    )
  })
}

async function write(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

test('npm run books tells beside a running site, and without it, whether the books agree', async () => {
  const folder = temporaryFolder()
  onTestFinished(folder.remove)
  expect(await npmRunBooks(folder.path)).toMatchObject({ code: 2, errors: expect.stringContaining('no database in') })
  const site = await startServer({ LOG_LEVEL: 'fatal', DATA_DIR: folder.path })
  onTestFinished(async () => {
    await site.stop()
  })
  const agreed = await npmRunBooks(folder.path)
  expect(agreed).toMatchObject({ code: 0, errors: '' })
  expect(agreed.out).toMatch(/^The books are in agreement: \d+ registrations with \d+ seats, .* \d+ mails\.\n$/)

  await write(ownDatabase(folder.path).url, `update payments set status = 'failed' where registration_id is not null`)
  await site.stop()
  const { code, out } = await npmRunBooks(folder.path)
  expect(code).toBe(1)
  expect(out).toMatch(/^The books differ \(\d+\): /)
  expect(out).toMatch(/^- order-underpaid: .* registration [\w-]{36}, .+, expected EUR \d+\.\d\d, found EUR 0\.00$/m)
}, 400_000)
