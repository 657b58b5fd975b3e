import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { compareBooks } from '../../src/api/money/reconciliation.ts'
import { connect } from '../../src/db/client.ts'
import { signInAtPanel } from '../support/panel.ts'
import { temporaryDatabase } from '../support/postgres.ts'
import { startServer } from '../support/server-process.ts'
import { temporaryFolder } from '../support/site.ts'

const batch = 30

test('kill -9 while invoices are made again leaves each as it was or made again whole; asked once more, each is made once', async () => {
  const database = await temporaryDatabase('seeded')
  const folder = temporaryFolder()
  onTestFinished(folder.remove)
  onTestFinished(database.drop)
  const { db, close } = connect(database.url)
  onTestFinished(close)
  const settings = { LOG_LEVEL: 'fatal', PUBLIC_URL: 'http://site.test' }
  const start = () => startServer({ ...settings, DATABASE_URL: database.url, DATA_DIR: folder.path })
  let site = await start()
  onTestFinished(async () => {
    await site.stop()
  })
  const cookies = await signInAtPanel(site.url, 'staff@leerplein.test')
  const headers = { Authorization: `Bearer ${cookies.get('panelAccessToken')}`, 'Content-Type': 'application/json' }
  async function post(path: string, body: object): Promise<{ _id: string; total: number }> {
    const response = await fetch(`${site.url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (response.status !== 201) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  const lines = [{ description: 'Advies', unitPrice: 10_000 }]
  const ids: string[] = []
  for (let index = 0; index < batch; index += 1) {
    const { _id } = await post('/invoices', { customer: { name: 'Oude naam' }, lines })
    ids.push(_id)
    if (index % 3 === 0)
      await post('/receipts', { amount: 2_100, receivedOn: '2026-01-05', parts: [{ invoice: _id, amount: 2_100 }] })
  }
  const again = (id: string) => post(`/invoices/${id}/reissue`, { name: 'Nieuwe naam', reason: 'Andere naam' })
  const made = async () =>
    Number((await db.execute(sql`select count(*) from invoices where document ? 'replaces'`)).rows[0]?.count)

  const acknowledged = new Map<string, string>()
  for (let strike = 0; strike < 3; strike += 1) {
    const before = await made()
    const asked = Promise.allSettled(
      ids.map(async (id) => {
        const { _id } = await again(id)
        acknowledged.set(id, _id)
      }),
    )
    while ((await made()) < before + (strike === 0 ? 3 : 0)) await sleep(1)
    await sleep(Math.random() * 40)
    await site.kill()
    await asked
    expect((await compareBooks(db)).differences).toEqual([])
    site = await start()
  }
  const last = await Promise.all(ids.map(async (id) => [id, (await again(id))._id] as const))
  const found = new Map(last)
  for (const [id, successor] of acknowledged) expect(found.get(id)).toBe(successor)
  expect(await made()).toBe(batch)
  const { rows } = await db.execute(sql`
    select count(*)::int as notes, sum(total)::int as taken,
      (select sum(amount)::int from receipt_parts join invoices on invoices.id = invoice_id where document ? 'replaces') as moved
    from invoices where credit_kind = 'reissued'`)
  expect(rows).toEqual([{ notes: batch, taken: -batch * 12_100, moved: 10 * 2_100 }])
  expect((await compareBooks(db)).differences).toEqual([])
}, 300_000)
