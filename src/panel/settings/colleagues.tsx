import type { ReactNode } from 'react'
import { formatDate } from '../../domain/format.ts'
import { locales } from '../../domain/locales.ts'
import { type PanelRole, panelRoles } from '../../domain/visitor.ts'
import type { AnyForm } from '../../ui/forms/define-form.ts'
import {
  CheckboxGroup,
  type FormValues,
  PasswordField,
  SelectField,
  SubmitButton,
  TextField,
} from '../../ui/forms/index.ts'
import { listed, useTexts } from '../../ui/index.ts'
import { DataTable, Question, Status } from '../../ui/kit/index.ts'
import { PageForm, panelPath, RowLink, usePage, useRefused } from '../kit/index.ts'
import { inviteAgainForm, inviteForm, leaveForm, returnForm, rolesForm } from './colleague-forms.ts'
import { type Colleague, resetForm, settingsPath, type Trainers } from './page.ts'
import styles from './settings.module.css'

function useHere() {
  const { locale } = usePage()
  return panelPath(settingsPath, locale)
}

function OwnPassword() {
  const t = useTexts('panel-settings')
  return <PasswordField name="password" autoComplete="current-password" hint={t('panel.passwordHint')} isQuiet />
}

function Roles({ trainers }: { trainers: Trainers }) {
  const t = useTexts('panel-settings')
  const trainer = useTexts('panel-trainers')
  const options = panelRoles.map((value) => ({ value, label: t(`tasks.${value}`), hint: t(`taskHints.${value}`) }))
  return (
    <>
      <CheckboxGroup name="panelRoles" options={options} />
      <SelectField
        name="trainer"
        options={listed(trainers).map(({ _id, name }) => ({ value: _id, label: name }))}
        empty={trainer('choose')}
        hint={t('trainerHint')}
        optional
      />
    </>
  )
}

function InviteForm({ trainers }: { trainers: Trainers }) {
  const t = useTexts('panel-settings')
  const language = useTexts('languages')
  const { locale } = usePage()
  return (
    <details open={Boolean(useRefused(inviteForm.name))}>
      <summary>{t('invite')}</summary>
      <div className={styles.part}>
        <p>{t('inviteText')}</p>
        <PageForm
          definition={inviteForm}
          values={{ language: locale, panelRoles: ['desk'] }}
          labels={{ panelRoles: t('panelRoles'), trainer: t('trainer') }}
        >
          <TextField name="firstName" autoComplete="off" />
          <TextField name="lastName" autoComplete="off" />
          <TextField name="email" type="email" autoComplete="off" />
          <SelectField
            name="language"
            options={locales.map((value) => ({ value, label: language(value) }))}
            width="medium"
          />
          <Roles trainers={trainers} />
          <OwnPassword />
          <SubmitButton label={t('invitePerson')} look="ink" />
        </PageForm>
      </div>
    </details>
  )
}

function actsOf({ active, isInvited, secondFactorSince }: Colleague) {
  const can = { change: active, again: active && isInvited, reset: active && secondFactorSince, leave: active }
  const acts = (['change', 'again', 'reset', 'leave'] as const).filter((act) => can[act])
  return active ? acts : (['return'] as const)
}

function Standing({ colleague: { active, isInvited, secondFactorSince: since } }: { colleague: Colleague }) {
  const t = useTexts('panel-settings')
  const { locale } = usePage()
  if (!active) return <Status status="inactive" label={t('left')} />
  if (isInvited) return <Status status="invited" label={t('invited')} />
  return (
    <>
      <Status status={since ? 'active' : 'inactive'} label={t(since ? 'setUp' : 'panel.notSetUp')} />
      {since && <div className="muted">{t('since', { day: formatDate(since, locale) })}</div>}
    </>
  )
}

const rolesIn = (colleague: Colleague) => panelRoles.filter((role) => colleague.panelRoles.includes(role))

interface ColleaguesProps {
  colleagues: readonly Colleague[]
  /** Who teaches, to say which of them a colleague is. */
  trainers: Trainers
}

interface AskedProps {
  asked: Colleague
  definition: AnyForm
  title: string
  text?: string
  button: string
  look?: 'danger'
  values?: FormValues
  children?: ReactNode
}

/** What is asked before something is done to a colleague. */
function Asked({ asked, definition, title, text, button, look, values, children }: AskedProps) {
  const t = useTexts('panel-settings')
  const labels = { panelRoles: t('panelRoles'), trainer: t('trainer'), successor: t('successor') }
  return (
    <Question
      id="colleague"
      title={title}
      text={useRefused(definition.name)?.message ?? text}
      wayOut={t('panel.doNothing')}
      wayOutHref={useHere()}
      fields={
        <PageForm definition={definition} values={values} labels={labels}>
          <input type="hidden" name="colleague" value={asked._id} />
          {children}
        </PageForm>
      }
      name={definition.name}
      button={button}
      look={look}
    />
  )
}

function ColleagueQuestion({ colleagues, trainers }: ColleaguesProps) {
  const t = useTexts('panel-settings')
  const { search, visitor } = usePage()
  const refused = useRefused()
  const find = (act: 'change' | 'leave' | 'return' | 'again' | 'reset', { name }: AnyForm) => {
    const id = refused?.form === name ? refused.values.colleague : search[act]?.[0]
    return colleagues.find((one) => one._id === id && one._id !== visitor?.userId)
  }
  const changed = find('change', rolesForm)
  if (changed) {
    return (
      <Asked
        asked={changed}
        definition={rolesForm}
        title={t('changeTitle', { name: changed.name })}
        button={t('saveRoles')}
        values={{ panelRoles: rolesIn(changed), trainer: changed.trainer?._id ?? '' }}
      >
        <Roles trainers={trainers} />
        <OwnPassword />
      </Asked>
    )
  }
  const leaving = find('leave', leaveForm)
  if (leaving) {
    const others = colleagues.filter((one) => one.active && one._id !== leaving._id)
    return (
      <Asked
        asked={leaving}
        definition={leaveForm}
        title={t('leaveTitle', { name: leaving.name })}
        text={t('leaveText')}
        button={t('leave')}
        look="danger"
        values={{ successor: visitor?.userId ?? '' }}
      >
        <SelectField name="successor" options={others.map(({ _id, name }) => ({ value: _id, label: name }))} />
        <OwnPassword />
      </Asked>
    )
  }
  const returning = find('return', returnForm)
  if (returning) {
    const isUnknown = returning.panelRoles.includes('trainer') && !returning.trainer
    return (
      <Asked
        asked={returning}
        definition={returnForm}
        title={t('returnTitle', { name: returning.name })}
        text={isUnknown ? t('returnUnknown') : t('returnText')}
        button={t('return')}
        values={isUnknown ? { panelRoles: rolesIn(returning) } : undefined}
      >
        {isUnknown && <Roles trainers={trainers} />}
        <OwnPassword />
      </Asked>
    )
  }
  const invited = find('again', inviteAgainForm)
  if (invited) {
    return (
      <Asked
        asked={invited}
        definition={inviteAgainForm}
        title={`${t('again')}: ${invited.name}`}
        text={t('inviteText')}
        button={t('again')}
      />
    )
  }
  const lost = find('reset', resetForm)
  if (!lost) return null
  return (
    <Asked
      asked={lost}
      definition={resetForm}
      title={t('resetTitle', { name: lost.name })}
      text={t('resetText')}
      button={t('reset')}
      look="danger"
    >
      <OwnPassword />
    </Asked>
  )
}

/** Who works here, what each of them does, and who is let in or goes. */
export function ColleaguesPart({ colleagues, trainers }: ColleaguesProps) {
  const t = useTexts('panel-settings')
  const { visitor } = usePage()
  const here = useHere()
  const taskOf = ({ trainer }: Colleague, role: PanelRole) =>
    role === 'trainer' && trainer
      ? t('trainerOf', { task: t(`tasks.${role}`), name: trainer.name })
      : t(`tasks.${role}`)
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
          {
            key: 'panelRoles',
            label: t('panelRoles'),
            cell: (one) =>
              rolesIn(one)
                .map((role: PanelRole) => taskOf(one, role))
                .join(', '),
          },
          { key: 'factor', label: t('panel.secondFactor'), cell: (one) => <Standing colleague={one} /> },
          {
            key: 'acts',
            label: t('panel.actions'),
            isUnnamed: true,
            cell: (one) =>
              one._id === visitor?.userId ? (
                <span className="muted">{t('you')}</span>
              ) : (
                <div className="stack-1">
                  {actsOf(one).map((act) => (
                    <RowLink
                      key={act}
                      className="link"
                      href={`${here}?${act}=${one._id}`}
                      of={one.name}
                      text={t(act)}
                    />
                  ))}
                </div>
              ),
          },
        ]}
      />
      <InviteForm trainers={trainers} />
      <ColleagueQuestion colleagues={colleagues} trainers={trainers} />
    </section>
  )
}
