import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { compareBooks } from '../../src/api/money/reconciliation.ts'
import { connect } from '../../src/db/client.ts'
import { signInAtPanel } from '../support/panel.ts'
import { temporaryDatabase } from '../support/postgres.ts'
import { startServer } from '../support/server-process.ts'
import { temporaryFolder } from '../support/site.ts'
import { newVatNumber } from '../support/vat-number.ts'

const batch = 20

test('kill -9 while invoices leave by Peppol loses none and sends none twice', async () => {
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
  const numbers: string[] = []
  const issue = async () => {
    const customer = { name: 'Klant nv', vat: newVatNumber() }
    const body = JSON.stringify({ customer, lines: [{ description: 'Advies', unitPrice: 10_000 }] })
    const response = await fetch(`${site.url}/api/invoices`, { method: 'POST', headers, body })
    numbers.push((await response.json()).number)
  }
  const count = async (what: ReturnType<typeof sql>) => Number((await db.execute(what)).rows[0]?.count)
  const taken = () => count(sql`select count(*) from test_e_invoices where sent_at is not null`)
  const waiting = () => count(sql`select count(*) from e_invoices where state = 'waiting'`)

  for (let strike = 0; strike < 3; strike += 1) {
    const before = await taken()
    while (numbers.length < batch * (strike + 1)) await issue()
    while ((await taken()) < before + 2) await sleep(2)
    await sleep(Math.random() * 100)
    await site.kill()
    expect(await waiting()).toBeGreaterThan(0)
    expect((await compareBooks(db)).differences.filter(({ rule }) => rule.startsWith('e-invoice'))).toEqual([])
    site = await start()
  }
  // Who had one in hand when it died would look at it again after two minutes.
  await db.execute(sql`update e_invoices set next_at = now() where next_at is not null`)
  await db.execute(sql`select graphile_worker.add_job('send-e-invoices')`)
  await expect.poll(waiting, { timeout: 60_000 }).toBe(0)
  const { rows } = await db.execute(sql`select number, count(*)::int as sent from test_e_invoices
    where sent_at is not null group by number order by number`)
  expect(rows).toEqual(numbers.toSorted().map((number) => ({ number, sent: 1 })))
  expect((await compareBooks(db)).differences).toEqual([])
}, 300_000)
