import {
  type LedgerAccountsChanges,
  ledgerAccountsChanges,
  ledgerAccounts as shownAccounts,
} from '../../../schemas/ledger.ts'
import { differencesOf } from '../../db/record-state-change.ts'
import { ledgerAccounts } from '../../db/tables.ts'
import { recordPanelEvent } from '../identity/index.ts'
import { readLedgerAccounts } from '../money/index.ts'
import { type ApiContext, callerOf, finance, get, lockTurn, put, routes } from '../platform/index.ts'

/** A journal that is asked for later has the new numbers, of earlier periods too. */
async function updateAccounts(context: ApiContext, changes: LedgerAccountsChanges) {
  const { userId: actorId } = callerOf(context)
  await context.db.transaction(async (tx) => {
    await lockTurn(tx, 'ledgerAccounts')
    const [before] = await tx.select().from(ledgerAccounts)
    await tx.update(ledgerAccounts).set(changes)
    const differences = differencesOf(before ?? {}, changes)
    await recordPanelEvent(tx, { event: 'ledger-accounts-changed', actorId, differences })
  })
  return readLedgerAccounts(context.db)
}

export const ledgerAccountRoutes = routes(
  get('/', {
    id: 'ledgerAccounts',
    summary: 'The accounts that the journals are booked on',
    description:
      'The number of the account of each amount: customers, what is sold, VAT due by rate, the bank, cash, the payment provider, what customers have to use, and what was written off. At first those of the Belgian minimum chart of accounts.',
    access: finance,
    response: shownAccounts,
    run: ({ db }) => readLedgerAccounts(db),
  }),
  put('/', {
    id: 'updateLedgerAccounts',
    summary: 'Says on which accounts the journals are booked',
    description: 'Three to twelve digits each; two amounts may have one account. Journals have them from now on.',
    access: finance,
    response: shownAccounts,
    body: ledgerAccountsChanges,
    run: (context, { body }) => updateAccounts(context, body),
  }),
)
