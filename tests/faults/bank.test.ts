import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { codaFile } from '../../src/adapters/bank-files/write-coda.ts'
import { compareBooks } from '../../src/api/money/reconciliation.ts'
import { connect } from '../../src/db/client.ts'
import { brusselsDay } from '../../src/domain/days.ts'
import { bankFileForm } from '../support/bank-files.ts'
import { signInAtPanel } from '../support/panel.ts'
import { temporaryDatabase } from '../support/postgres.ts'
import { startServer } from '../support/server-process.ts'
import { temporaryFolder } from '../support/site.ts'

const movements = 60

test('kill -9 amid a file of the bank loses no movement and settles none twice; sent again it goes on', async () => {
  const database = await temporaryDatabase('seeded')
  const folder = temporaryFolder()
  onTestFinished(folder.remove)
  onTestFinished(database.drop)
  const { db, close } = connect(database.url)
  onTestFinished(close)
  const start = () =>
    startServer({
      LOG_LEVEL: 'fatal',
      PUBLIC_URL: 'http://site.test',
      DATABASE_URL: database.url,
      DATA_DIR: folder.path,
    })
  let site = await start()
  onTestFinished(async () => {
    await site.stop()
  })
  const cookies = await signInAtPanel(site.url, 'staff@leerplein.test')
  const Authorization = `Bearer ${cookies.get('panelAccessToken')}`
  const references: string[] = []
  while (references.length < movements) {
    const input = { customer: { name: 'Klant' }, lines: [{ description: 'Advies', unitPrice: 10_000 }] }
    const response = await fetch(`${site.url}/api/invoices`, {
      method: 'POST',
      headers: { Authorization, 'Content-Type': 'application/json' },
      body: JSON.stringify(input),
    })
    references.push((await response.json()).paymentReference.replaceAll(/\D/g, ''))
  }
  const day = brusselsDay(new Date())
  const written = references.map((reference, index) => ({ day, amount: 12_100, reference, id: `K${index}` }))
  const file = codaFile([{ number: 7, day, opening: 0, movements: written }])
  const send = () =>
    fetch(`${site.url}/api/bank/files`, { method: 'POST', headers: { Authorization }, body: bankFileForm(file) })
  const settled = async () => {
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int from bank_transactions where state = 'settled'`,
    )
    return rows[0]?.count ?? 0
  }

  for (const least of [5, 25]) {
    const sending = send().catch(() => null)
    while ((await settled()) < least) await sleep(5)
    await site.kill()
    await sending
    expect(await settled()).toBeLessThan(movements)
    expect((await compareBooks(db)).differences).toEqual([])
    site = await start()
  }
  expect((await send()).status).toBe(409)
  await expect.poll(settled, { timeout: 60_000 }).toBe(movements)
  const { rows } = await db.execute(sql`
    select count(*)::int as receipts, count(distinct invoice_id)::int as invoices, sum(receipts.amount)::int as sum
    from bank_transactions join receipts on receipts.id = receipt_id join receipt_parts using (receipt_id)`)
  expect(rows).toEqual([{ receipts: movements, invoices: movements, sum: movements * 12_100 }])
  expect((await compareBooks(db)).differences).toEqual([])
})
