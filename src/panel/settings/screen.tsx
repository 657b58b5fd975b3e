import { formatDeadline } from '../../domain/format-days.ts'
import type { PanelEvent as EventName } from '../../domain/panel-events.ts'
import { PasswordField, SubmitButton } from '../../ui/forms/index.ts'
import { listed, useTexts } from '../../ui/index.ts'
import { Status } from '../../ui/kit/index.ts'
import { PageForm, Refusal, type ScreenOf, usePage } from '../kit/index.ts'
import { BillingPart } from './billing-part.tsx'
import { ColleaguesPart } from './colleagues.tsx'
import { LedgerPart } from './ledger-part.tsx'
import { demandForm, type PanelEvent, type settingsPage } from './page.ts'
import { ReminderPart } from './reminder-part.tsx'
import styles from './settings.module.css'

function DemandPart({ isDemanded }: { isDemanded: boolean }) {
  const t = useTexts('panel-settings')
  return (
    <section className={styles.part} aria-labelledby="demand-title">
      <h2 id="demand-title">{t('demandTitle')}</h2>
      <p>
        <Status status={isDemanded ? 'active' : 'inactive'} label={t(isDemanded ? 'demanded' : 'free')} />
      </p>
      <p>{t(isDemanded ? 'freeText' : 'demandText')}</p>
      <PageForm definition={demandForm}>
        <input type="hidden" name="isSecondFactorDemanded" value={String(!isDemanded)} />
        <PasswordField name="password" autoComplete="current-password" hint={t('panel.passwordHint')} isQuiet />
        <SubmitButton label={t(isDemanded ? 'setFree' : 'demand')} look="ink" />
      </PageForm>
    </section>
  )
}

function Events({ events }: { events: readonly PanelEvent[] }) {
  const t = useTexts('panel-settings')
  const page = usePage()
  const somebody = t('panel.somebody')
  return (
    <section className={styles.wide} aria-labelledby="events-title">
      <h2 id="events-title">{t('events')}</h2>
      {events.length === 0 && <p className="muted">{t('noEvents')}</p>}
      <ul className="stack-3">
        {events.map(({ event, actor, subject, createdAt }) => (
          <li className="stack-1" key={`${createdAt}${event}${subject}`}>
            <span className="muted">{formatDeadline(createdAt, page.now, page.locale)}</span>
            <span>
              {t(`eventTexts.${event as EventName}`, { actor: actor ?? somebody, subject: subject ?? somebody })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Screen({ data }: ScreenOf<typeof settingsPage>) {
  const t = useTexts('panel-settings')
  const { panelSettings, allTrainers, billingSettings, reminderSettings, ledgerAccounts } = data
  return (
    <>
      <h1>{t('title')}</h1>
      <Refusal />
      {panelSettings && <ColleaguesPart colleagues={listed(panelSettings.colleagues)} trainers={allTrainers} />}
      {panelSettings && <DemandPart isDemanded={panelSettings.isSecondFactorDemanded} />}
      {billingSettings && <BillingPart billing={billingSettings} />}
      {reminderSettings && <ReminderPart reminders={reminderSettings} />}
      {ledgerAccounts && <LedgerPart accounts={ledgerAccounts} />}
      {panelSettings && <Events events={listed(panelSettings.events)} />}
    </>
  )
}
