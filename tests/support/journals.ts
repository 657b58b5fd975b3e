import { expect } from 'vitest'
import { bookMovements } from '../../src/domain/books.ts'
import { type Journal, usualAccounts } from '../../src/domain/ledger.ts'
import type { TestApi } from './api.ts'
import { getBytes } from './pdf.ts'

type Headers = Record<string, string>

const centsOf = (text = '') => Math.round(Number(text.replaceAll('"', '').replace(',', '.')) * 100)

/** Not for texts with semicolons: those of the columns that are read have none. */
const cellsOf = (line: string) => line.match(/("([^"]|"")*"|[^;]*)(;|$)/g)?.map((cell) => cell.replace(/;$/, '')) ?? []

/** The lines of a journal as they were sent: debit above nothing, credit below it. */
export async function readJournal(api: Pick<TestApi, 'api'>, journal: Journal, period: string, headers: Headers) {
  const { bytes } = await getBytes(api, `/books/journal?journal=${journal}&period=${period}&locale=en`, headers)
  const [, ...lines] = new TextDecoder().decode(bytes).trim().split('\r\n')
  return lines.map((line) => {
    const [, entry = '', day = '', account = '', , invoice = '', , , , rate = '', debit, credit] = cellsOf(line)
    return { entry, day, account, invoice, rate, cents: centsOf(debit) - centsOf(credit) }
  })
}

type Line = Awaited<ReturnType<typeof readJournal>>[number]

const sumOf = (lines: readonly Line[], fits: (line: Line) => boolean = () => true) =>
  lines.filter(fits).reduce((sum, { cents }) => sum + cents, 0)

const money: readonly string[] = [usualAccounts.bank, usualAccounts.cash, usualAccounts.paymentProvider]

/** Both journals of a year: each entry in balance, and the sums those of books and VAT, month by month. */
export async function expectJournalsAgree(api: Pick<TestApi, 'api' | 'get'>, year: number, headers: Headers) {
  const sales = await readJournal(api, 'sales', String(year), headers)
  const financial = await readJournal(api, 'financial', String(year), headers)
  for (const lines of [sales, financial]) {
    const entries = Map.groupBy(lines, ({ entry, day }) => `${entry} ${day}`)
    for (const [entry, of] of entries) expect(sumOf(of), entry).toBe(0)
  }
  const { body } = await api.get(`/books/totals?year=${year}&per=month`, headers)
  for (const { period, vat, ...sums } of body.periods) {
    const inPeriod = ({ day }: Line) => day.startsWith(period)
    const [sold, moved] = [sales.filter(inPeriod), financial.filter(inPeriod)]
    const ofCustomers = sold.filter(({ account }) => account === usualAccounts.customers)
    const ofMoney = moved.filter(({ account }) => money.includes(account))
    const said = {
      invoiced: sumOf(ofCustomers, ({ cents }) => cents > 0),
      credited: 0 - sumOf(ofCustomers, ({ cents }) => cents < 0),
      received: sumOf(ofMoney, ({ cents }) => cents > 0),
      refunded: 0 - sumOf(ofMoney, ({ cents }) => cents < 0),
    }
    const { open: _, ...told } = Object.fromEntries(bookMovements.map((what) => [what, sums[what]]))
    expect(said, period).toEqual(told)
    for (const { rate, net, vat: due } of vat) {
      const ofRate = sold.filter((line) => line.rate.replaceAll('"', '') === String(rate))
      const isVat = ({ account }: Line) => account.startsWith('451')
      expect({ rate, net: 0 - sumOf(ofRate, (line) => !isVat(line)), vat: 0 - sumOf(ofRate, isVat) }, period).toEqual({
        rate,
        net,
        vat: due,
      })
    }
  }
  return { sales, financial }
}
