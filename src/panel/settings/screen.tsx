import { formatDate } from '../../domain/format.ts'
import { formatDeadline } from '../../domain/format-days.ts'
import type { PanelEvent as EventName } from '../../domain/panel-events.ts'
import { PasswordField, SubmitButton } from '../../ui/forms/index.ts'
import { listed, useTexts } from '../../ui/index.ts'
import { DataTable, Question, Status } from '../../ui/kit/index.ts'
import { PageForm, panelPath, Refusal, RowLink, type ScreenOf, usePage } from '../kit/index.ts'
import { BillingPart } from './billing-part.tsx'
import { LedgerPart } from './ledger-part.tsx'
import { type Colleague, demandForm, type PanelEvent, resetForm, type settingsPage, settingsPath } from './page.ts'
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
        <PasswordField name="password" autoComplete="current-password" hint={t('panel.passwordHint')} optional />
        <SubmitButton label={t(isDemanded ? 'setFree' : 'demand')} look="ink" />
      </PageForm>
    </section>
  )
}

function Colleagues({ colleagues }: { colleagues: readonly Colleague[] }) {
  const t = useTexts('panel-settings')
  const page = usePage()
  const here = panelPath(settingsPath, page.locale)
  return (
    <section className={styles.wide} aria-labelledby="colleagues-title">
      <h2 id="colleagues-title">{t('colleagues')}</h2>
      <DataTable
        caption={t('colleagues')}
        rows={colleagues}
        idOf={({ _id }) => _id}
        columns={[
          { key: 'common.name', label: t('common.name'), cell: ({ name }) => name },
          {
            key: 'fields.email',
            label: t('fields.email'),
            cell: ({ email }) => <span className="anywhere">{email}</span>,
          },
          { key: 'role', label: t('role'), cell: ({ role }) => t(`roles.${role}`) },
          {
            key: 'factor',
            label: t('panel.secondFactor'),
            cell: ({ secondFactorSince: since }) => (
              <>
                <Status status={since ? 'active' : 'inactive'} label={t(since ? 'setUp' : 'panel.notSetUp')} />
                {since && <div className="muted">{t('since', { day: formatDate(since, page.locale) })}</div>}
              </>
            ),
          },
          {
            key: 'acts',
            label: t('panel.actions'),
            isUnnamed: true,
            cell: ({ _id, name, secondFactorSince }) =>
              secondFactorSince && _id !== page.visitor?.userId ? (
                <RowLink className="link" href={`${here}?reset=${_id}`} of={name} text={t('reset')} />
              ) : null,
          },
        ]}
      />
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

export function Screen({ data, page }: ScreenOf<typeof settingsPage>) {
  const t = useTexts('panel-settings')
  if (!data.panelSettings) return null
  const { isSecondFactorDemanded, colleagues, events } = data.panelSettings
  const people = listed(colleagues)
  const asked = people.find(({ _id }) => _id === page.search.reset?.[0])
  return (
    <>
      <h1>{t('title')}</h1>
      <Refusal />
      <DemandPart isDemanded={isSecondFactorDemanded} />
      {data.billingSettings && <BillingPart billing={data.billingSettings} />}
      {data.reminderSettings && <ReminderPart reminders={data.reminderSettings} />}
      {data.ledgerAccounts && <LedgerPart accounts={data.ledgerAccounts} />}
      <Colleagues colleagues={people} />
      <Events events={listed(events)} />
      {asked && (
        <Question
          id="reset"
          title={t('resetTitle', { name: asked.name })}
          text={t('resetText')}
          wayOut={t('keep')}
          wayOutHref={panelPath(settingsPath, page.locale)}
          fields={
            <PageForm definition={resetForm}>
              <input type="hidden" name="colleague" value={asked._id} />
              <PasswordField name="password" autoComplete="current-password" hint={t('panel.passwordHint')} optional />
            </PageForm>
          }
          name={resetForm.name}
          button={t('reset')}
          look="danger"
        />
      )}
    </>
  )
}
