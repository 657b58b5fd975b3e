import { type InferType, object, string } from 'yup'
import { journals, ledgerAccounts as kinds, type LedgerAccount } from '../src/domain/ledger.ts'

const said = string().required()
const number = string()
  .trim()
  .matches(/^\d{3,12}$/, 'error.accountNumber')
  .required('error.required')

const each = <Rule>(rule: Rule) => Object.fromEntries(kinds.map((kind) => [kind, rule])) as Record<LedgerAccount, Rule>

/** The number of the account that each amount is booked on. */
export const ledgerAccounts = object(each(said)).meta({ title: 'LedgerAccounts' })

export const ledgerAccountsChanges = object(each(number)).meta({ title: 'LedgerAccountsChanges' })
export type LedgerAccountsChanges = InferType<typeof ledgerAccountsChanges>

/** A journal of a year (2026), a quarter (2026-Q3) or a month (2026-09). */
export const journalQuery = object({
  journal: string().oneOf(journals, 'error.choice').required('error.required'),
  period: string()
    .matches(/^20\d{2}(-Q[1-4]|-(0[1-9]|1[0-2]))?$/, 'error.choice')
    .required('error.required'),
})
