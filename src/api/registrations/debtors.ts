import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../db/client.ts'
import { billingSettings } from '../../db/tables.ts'
import { type BillingSettings, type Debtor, refusalOfInvoice } from '../../domain/billing.ts'
import type { PaymentMethod, RegistrationTerms } from '../../domain/registrations.ts'
import { openAmountOf, visibleInvoices } from '../money/index.ts'
import { type Asking, invalid, isVerifiedAccount, jsonObject } from '../platform/index.ts'
import { settingColumns } from './billing-settings.ts'

type Customer = Omit<Asking, 'role'>
export interface Standing {
  settings: BillingSettings
  debtor: Debtor
}

/** How a customer stands with us, and by which rules that is judged, as part of a statement. */
export const debtorOf = (customer: Customer): SQL<Standing> => {
  const theirs = visibleInvoices({ role: 'CONTACT', ...customer })
  return sql`(select json_build_object('settings', (select ${jsonObject(settingColumns)} from ${billingSettings}),
    'debtor', json_build_object(
      'isOrganisation', ${customer.organisation !== null}::boolean, 'isVerified', ${isVerifiedAccount(customer.userId)},
      'paid', count(*) filter (where status = 'paid'),
      'open', coalesce(sum(${openAmountOf()}), 0)))
    from invoices where credit_kind is null and ${theirs})`
}

/** How a customer may pay what is to be paid, with the kmo-portefeuille where that is for it; nothing to choose where nothing is. */
export function methodsFor(
  { billing, status, net, vat }: RegistrationTerms,
  { settings, debtor }: Standing,
  isSubsidised: boolean,
) {
  if (status !== 'awaiting_payment' || billing !== 'online') return []
  const methods: PaymentMethod[] = ['online']
  if (refusalOfInvoice(settings, debtor, net + vat)) return methods
  methods.push('invoice')
  if (isSubsidised && debtor.isOrganisation) methods.push('subsidy')
  return methods
}

/** 400 at `payment` where a customer may not pay on invoice; what they open at the same moment waits for its turn first. */
export async function assertMayOwe(db: Executor, customer: Customer, total: number) {
  const { rows } = await db.execute<{ standing: Standing }>(sql`select ${debtorOf(customer)} as standing`)
  const [row] = rows
  if (!row) throw new Error('A statement without a table gives one row')
  const { settings, debtor } = row.standing
  const refusal = refusalOfInvoice(settings, debtor, total)
  if (refusal) throw invalid('payment', refusal)
}
