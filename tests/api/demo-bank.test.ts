import { expect, onTestFinished, test } from 'vitest'
import { matchBank } from '../../src/api/money/index.ts'
import { demoBankFile } from '../../src/main/demo-bank.ts'
import { bankPages, createDev } from '../../src/server/dev/index.ts'
import { startApi } from '../support/api.ts'
import { sendBankFile } from '../support/bank-files.ts'

test('the bank of the demo pays what is open, with the slips that people make, and goes on from its last statement', async () => {
  const api = await startApi()
  onTestFinished(api.stop)
  const staff = await api.as('STAFF')
  const dev = createDev(bankPages(() => demoBankFile(api.db)))
  const file = async () => {
    const response = await dev(new Request('http://site.test/dev/bank.cod'))
    expect(response.headers.get('content-disposition')).toContain('bank.cod')
    return new Uint8Array(await response.arrayBuffer())
  }
  const count = async (path: string) => (await api.get(path, staff)).body.total
  const customer = { name: 'Bakkerij van de hoek' }
  for (const unitPrice of Array.from({ length: 12 }, (_, index) => 10_000 + index))
    await api.send('POST', '/invoices', { customer, lines: [{ description: 'Advies', unitPrice }] }, staff)
  const open = await count('/open-invoices')
  expect((await sendBankFile(api, await file(), staff)).status).toBe(201)
  // On a busy machine the job would go on with it.
  await matchBank({ ...api.parts, user: null })
  const proposed = await count('/bank/transactions?state=proposed')
  expect(proposed).toBeGreaterThanOrEqual(3)
  expect(await count('/open-invoices')).toBe(open - (await count('/bank/transactions?state=settled')))
  expect(await count('/bank/transactions?state=left')).toBe(1)

  expect((await sendBankFile(api, await file(), staff)).status).toBe(201)
  const { items } = (await api.get('/bank/statements', staff)).body
  expect(items.map(({ gap }: { gap: number | null }) => gap)).toEqual([null, null])
  expect((await dev(new Request('http://site.test/dev/bank.cod/1'))).status).toBe(404)
})
