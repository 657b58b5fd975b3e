import { ledgerAccounts } from '../../domain/ledger.ts'
import { SubmitButton, TextField } from '../../ui/forms/index.ts'
import { useTexts } from '../../ui/texts.ts'
import { PageForm } from '../kit/index.ts'
import { type Accounts, ledgerForm } from './page.ts'
import styles from './settings.module.css'

/** The accounts that the journals of the books are booked on. */
export function LedgerPart({ accounts }: { accounts: Accounts }) {
  const t = useTexts('panel-ledger')
  const labels = Object.fromEntries(ledgerAccounts.map((account) => [account, t(`accounts.${account}`)]))
  return (
    <section className={styles.part} aria-labelledby="ledger-title">
      <h2 id="ledger-title">{t('settingsTitle')}</h2>
      <p>{t('settingsText')}</p>
      <PageForm definition={ledgerForm} values={accounts} labels={labels}>
        {ledgerAccounts.map((account) => (
          <TextField key={account} name={account} width="short" inputMode="numeric" />
        ))}
        <SubmitButton label={t('save')} look="ink" />
      </PageForm>
    </section>
  )
}
