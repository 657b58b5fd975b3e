import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core'
import { type LedgerAccount, usualAccounts } from '../../domain/ledger.ts'

const account = (name: string, of: LedgerAccount) => text(name).notNull().default(usualAccounts[of])

/** The numbers of accounts that staff's bookkeeper knows: one row, which is always there. */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    customers: account('customers', 'customers'),
    courses: account('courses', 'courses'),
    rooms: account('rooms', 'rooms'),
    other: account('other', 'other'),
    exempt: account('exempt', 'exempt'),
    vat6: account('vat_6', 'vat6'),
    vat12: account('vat_12', 'vat12'),
    vat21: account('vat_21', 'vat21'),
    bank: account('bank', 'bank'),
    cash: account('cash', 'cash'),
    paymentProvider: account('payment_provider', 'paymentProvider'),
    advances: account('advances', 'advances'),
    writtenOff: account('written_off', 'writtenOff'),
  },
  (table) => [check('ledger_accounts_only', sql`${table.isOnly}`)],
)
