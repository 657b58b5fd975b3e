import { Checkbox, SubmitButton, TextField } from '../../ui/forms/index.ts'
import { useTexts } from '../../ui/texts.ts'
import { eurosOf, PageForm } from '../kit/index.ts'
import { type Billing, billingForm } from './page.ts'
import styles from './settings.module.css'

/** Who may register on invoice, and what becomes of seats that stay unpaid. */
export function BillingPart({ billing }: { billing: Billing }) {
  const t = useTexts('panel-settings')
  const { daysUntilDue, mostOpen, paidBefore, forPrivatePersons, daysKept } = billing
  return (
    <section className={styles.part} aria-labelledby="billing-title">
      <h2 id="billing-title">{t('billing.title')}</h2>
      <p>{t('billing.text')}</p>
      <PageForm
        definition={billingForm}
        values={{
          daysUntilDue: String(daysUntilDue),
          mostOpen: eurosOf(mostOpen),
          paidBefore: String(paidBefore),
          forPrivatePersons: forPrivatePersons ? 'on' : '',
          daysKept: String(daysKept ?? ''),
        }}
        labels={{
          daysUntilDue: t('billing.daysUntilDue'),
          mostOpen: t('billing.mostOpen'),
          paidBefore: t('billing.paidBefore'),
          forPrivatePersons: t('billing.forPrivatePersons'),
          daysKept: t('billing.daysKept'),
        }}
      >
        <TextField name="daysUntilDue" width="short" inputMode="numeric" />
        <TextField name="mostOpen" width="short" inputMode="decimal" />
        <TextField name="paidBefore" width="short" inputMode="numeric" hint={t('billing.paidBeforeHint')} />
        <Checkbox name="forPrivatePersons" optional />
        <TextField name="daysKept" width="short" inputMode="numeric" hint={t('billing.daysKeptHint')} optional />
        <SubmitButton label={t('billing.save')} look="ink" />
      </PageForm>
    </section>
  )
}
