import { sql } from 'drizzle-orm'
import { codaFile, type WrittenMovement } from '../adapters/bank-files/write-coda.ts'
import { openAmountOf } from '../api/money/index.ts'
import type { Database } from '../db/client.ts'
import { brusselsDay } from '../domain/days.ts'

interface OpenInvoice {
  number: string
  reference: string
  customer: string
  /** Cents. */
  owed: number
}

/** Of ten that pay, one mistypes the message, one pays too little, and one only names the invoice. */
function paymentOf({ number, reference, customer, owed }: OpenInvoice, place: number, day: string): WrittenMovement {
  const paid = { day, name: customer, amount: owed, id: number }
  const digits = reference.replaceAll(/\D/g, '')
  if (place % 10 === 3)
    return { ...paid, text: `${digits.slice(0, 5)}${(Number(digits[5]) + 1) % 10}${digits.slice(6)}` }
  if (place % 10 === 6) return { ...paid, reference: digits, amount: Math.ceil(owed / 2) }
  return place % 10 === 9 ? { ...paid, text: `Factuur ${number}` } : { ...paid, reference: digits }
}

/** As many invoices are paid by a file at most. */
const most = 40

/**
 * What the bank of the demo would write today, in CODA: the payment of what is open, the longest due first, with the slips
 * that people make, a transfer of nobody known, and its costs. It goes on where the last statement that was read ended.
 */
export async function demoBankFile(db: Database) {
  const { rows: open } = await db.execute<OpenInvoice & Record<string, unknown>>(sql`
    select number, document->>'paymentReference' as reference, document->'customer'->>'name' as customer, ${openAmountOf()} as owed
    from invoices where status = 'open' and credit_kind is null and ${openAmountOf()} > 0 order by due_on, number limit ${most}`)
  const { rows } = await db.execute<{ statements: number; closing: number }>(sql`
    select count(*)::int as statements, coalesce((array_agg(closing order by created_at desc))[1], 1250000)::float8 as closing
    from bank_statements`)
  const { statements = 0, closing = 0 } = rows[0] ?? {}
  const day = brusselsDay(new Date())
  const movements: WrittenMovement[] = [
    ...open.map((invoice, place) => paymentOf(invoice, place, day)),
    { day, name: 'Terugbetaling verzekering', text: 'Schadedossier', amount: 12_340, id: `V${statements}` },
    { day, text: 'Kosten', amount: -250, id: `K${statements}` },
  ]
  return codaFile([{ number: (statements % 999) + 1, day, opening: closing, movements }])
}
