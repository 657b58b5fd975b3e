import { Checkbox, SubmitButton, TextField } from '../../ui/forms/index.ts'
import { useTexts } from '../../ui/texts.ts'
import { eurosOf, PageForm } from '../kit/index.ts'
import { type Reminding, reminderForm } from './page.ts'
import styles from './settings.module.css'

/** When reminders of open invoices go, whether by themselves, and what they cost. */
export function ReminderPart({ reminders }: { reminders: Reminding }) {
  const t = useTexts('panel-settings')
  const { isAutomatic, firstAfter, secondAfter, thirdAfter, fee, asksDamages } = reminders
  return (
    <section className={styles.part} aria-labelledby="reminders-title">
      <h2 id="reminders-title">{t('reminders.title')}</h2>
      <p>{t('reminders.text')}</p>
      <PageForm
        definition={reminderForm}
        values={{
          isAutomatic: isAutomatic ? 'on' : '',
          firstAfter: String(firstAfter),
          secondAfter: String(secondAfter),
          thirdAfter: String(thirdAfter),
          fee: eurosOf(fee),
          asksDamages: asksDamages ? 'on' : '',
        }}
        labels={{
          isAutomatic: t('reminders.isAutomatic'),
          firstAfter: t('reminders.firstAfter'),
          secondAfter: t('reminders.secondAfter'),
          thirdAfter: t('reminders.thirdAfter'),
          fee: t('reminders.fee'),
          asksDamages: t('reminders.asksDamages'),
        }}
      >
        <Checkbox name="isAutomatic" optional />
        <TextField name="firstAfter" width="short" inputMode="numeric" />
        <TextField name="secondAfter" width="short" inputMode="numeric" hint={t('reminders.apart')} />
        <TextField name="thirdAfter" width="short" inputMode="numeric" />
        <TextField name="fee" width="short" inputMode="decimal" hint={t('reminders.feeHint')} />
        <Checkbox name="asksDamages" hint={t('reminders.damagesHint')} optional />
        <SubmitButton label={t('reminders.save')} look="ink" />
      </PageForm>
    </section>
  )
}
