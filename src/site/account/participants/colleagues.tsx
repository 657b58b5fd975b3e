import { formatDate } from '../../../domain/format.ts'
import { localePath } from '../../../domain/locales.ts'
import { organisationAdmin } from '../../../domain/visitor.ts'
import { Form } from '../../../ui/forms/form.tsx'
import type { FormState } from '../../../ui/forms/form-state.ts'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { ActionButton } from '../../../ui/kit/action-form.tsx'
import { Mark } from '../../../ui/kit/mark.tsx'
import { Question } from '../../../ui/kit/question.tsx'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import { CopyField } from '../kit/copy-field.tsx'
import { type ColleagueAct, colleagueForms, joinForm } from './forms.ts'
import type { Applicant, Colleague } from './page.ts'
import styles from './participants.module.css'
import { participantsAddress } from './participants-address.ts'

/** Who waits for this administrator: it comes before everything else, and is not there when nobody does. */
export function JoinRequests({ page, applicants }: { page: PageContext; applicants: readonly Applicant[] }) {
  const t = useTexts('participants')
  if (applicants.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="join-title">
      <h2 id="join-title">{t.count('joinTitle', applicants.length)}</h2>
      <p className={styles.lead}>{t('joinText')}</p>
      <ul className={styles.people}>
        {applicants.map((applicant) => (
          <JoinRequest key={applicant._id} page={page} applicant={applicant} />
        ))}
      </ul>
    </section>
  )
}

function JoinRequest({ page, applicant }: { page: PageContext; applicant: Applicant }) {
  const t = useTexts('participants')
  const { _id, firstName, lastName, email, phone, createdAt } = applicant
  const name = `${firstName} ${lastName}`
  return (
    <li className={styles.colleague} data-id={_id} data-status="pending">
      <Mark kind="half" tone="terra" />
      <span className={styles.person}>
        <strong>{name}</strong>
        <span>{[email, phone].filter(Boolean).join(', ')}</span>
        <span>{t('askedOn', { day: formatDate(createdAt, page.locale) })}</span>
      </span>
      <div className={styles.acts}>
        <Decision page={page} id={_id} approval="rejected" label={t('common.refuse')} name={name} />
        <Decision page={page} id={_id} approval="approved" label={t('approve')} name={name} />
      </div>
    </li>
  )
}

interface DecisionProps {
  page: PageContext
  id: string
  approval: 'approved' | 'rejected'
  label: string
  name: string
}

function Decision({ page, id, approval, label, name }: DecisionProps) {
  return (
    <ActionButton
      name={joinForm.name}
      sent={{ id, approval }}
      action={localePath(page.path, page.locale)}
      look={approval === 'approved' ? 'ink' : 'outline'}
      aria-label={`${label}: ${name}`}
    >
      {label}
    </ActionButton>
  )
}

const acts = Object.keys(colleagueForms) as ColleagueAct[]

interface ColleagueDialogProps {
  page: PageContext
  form: FormState | undefined
  colleagues: readonly Colleague[]
}

/** The question before somebody's rights change, with the password of whoever changes them. */
function ColleagueDialog({ page, form, colleagues }: ColleagueDialogProps) {
  const t = useTexts('participants')
  const asked = colleagues.find(({ _id }) => _id === page.search.colleague?.[0])
  const act = acts.find((name) => name === page.search.act?.[0])
  if (!asked || !act) return null
  const definition = colleagueForms[act]
  const name = `${asked.firstName} ${asked.lastName}`
  const { _id: id } = asked
  const refusal = form?.form === definition.name ? form.message : undefined
  return (
    <Question
      id="colleague-question"
      title={t(`questions.${act}.title`, { name })}
      text={refusal ?? t(`questions.${act}.text`)}
      wayOut={t('common.cancel')}
      wayOutHref={participantsAddress(page)}
      fields={
        <Form
          definition={definition}
          state={form}
          action={participantsAddress(page, { colleague: id, act })}
          values={{ id, organisation: page.visitor?.organisation ?? '' }}
        >
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="organisation" value={page.visitor?.organisation ?? ''} />
          <PasswordField name="password" autoComplete="current-password" hint={t('passwordHint')} />
        </Form>
      }
      name={definition.name}
      look={act === 'remove' ? 'danger' : 'ink'}
      button={t(`questions.${act}.button`, { name: asked.firstName })}
    />
  )
}

/** What an administrator sends to a colleague: the page to register on, with the organisation filled in. */
function InviteLink({ page, publicUrl }: { page: PageContext; publicUrl: string }) {
  const t = useTexts('participants')
  const { locale, visitor } = page
  if (!visitor?.organisation) return null
  const address = `${publicUrl}${localePath('/login', locale)}?organisation=${visitor.organisation}`
  return (
    <div className={styles.invitation}>
      <h3 id="join-link-title">{t('joinLink')}</h3>
      <p id="join-link-text" className={styles.lead}>
        {t('joinLinkText')}
      </p>
      <CopyField text={address} aria-labelledby="join-link-title" aria-describedby="join-link-text" data-join-link />
    </div>
  )
}

interface ColleaguesProps {
  page: PageContext
  publicUrl: string
  form: FormState | undefined
  colleagues: readonly Colleague[]
}

/** Who acts for the organisation, and what its administrator may do about that. */
export function Colleagues({ page, publicUrl, form, colleagues }: ColleaguesProps) {
  const t = useTexts('participants')
  return (
    <section className={styles.part} aria-labelledby="colleagues-title">
      <h2 id="colleagues-title">{t('colleagues')}</h2>
      <p className={styles.lead}>{t('colleaguesText')}</p>
      <ul className={styles.people}>
        {colleagues.map((colleague) => (
          <ColleagueRow key={colleague._id} page={page} colleague={colleague} />
        ))}
      </ul>
      <InviteLink page={page} publicUrl={publicUrl} />
      <ColleagueDialog page={page} form={form} colleagues={colleagues} />
    </section>
  )
}

function ColleagueRow({ page, colleague }: { page: PageContext; colleague: Colleague }) {
  const t = useTexts('participants')
  const { _id, firstName, lastName, email, roles } = colleague
  const isAdministrator = roles.includes(organisationAdmin)
  const isOneself = page.visitor?.userId === _id
  const name = `${firstName} ${lastName}`
  const hrefOf = (act: string) => participantsAddress(page, { colleague: _id, act })
  return (
    <li className={styles.colleague} data-id={_id}>
      <span className={styles.person}>
        <strong>{isOneself ? t('you', { name }) : name}</strong>
        <span>{email}</span>
        {isAdministrator && <span>{t('administrator')}</span>}
      </span>
      {!isOneself && (
        <div className={styles.acts}>
          <a
            className={styles.act}
            href={hrefOf(isAdministrator ? 'demote' : 'promote')}
            aria-label={`${t(isAdministrator ? 'demote' : 'promote')}: ${name}`}
          >
            {t(isAdministrator ? 'demote' : 'promote')}
          </a>
          <a className={styles.act} href={hrefOf('remove')} aria-label={`${t('removeColleague')}: ${name}`}>
            {t('removeColleague')}
          </a>
        </div>
      )}
    </li>
  )
}
