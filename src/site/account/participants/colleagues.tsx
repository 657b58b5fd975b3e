import { formatDate } from '../../../domain/format.ts'
import { localePath } from '../../../domain/locales.ts'
import { organisationAdmin } from '../../../domain/visitor.ts'
import { Form } from '../../../ui/forms/form.tsx'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { ActionButton } from '../../../ui/kit/action-form.tsx'
import { Mark } from '../../../ui/kit/mark.tsx'
import { Question } from '../../../ui/kit/question.tsx'
import { listed, nameOf } from '../../../ui/listed.ts'
import { useTexts } from '../../../ui/texts.ts'
import { CopyField } from '../kit/copy-field.tsx'
import { type ColleagueAct, colleagueForms, joinForm } from './forms.ts'
import type { ParticipantsProps } from './page.ts'
import styles from './participants.module.css'
import { participantsAddress } from './participants-address.ts'

/** Who waits for this administrator: it comes before everything else, and is not there when nobody does. */
export function JoinRequests({ data, page }: ParticipantsProps) {
  const t = useTexts('participants')
  const applicants = listed(data.approvals)
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

type Page = ParticipantsProps['page']
type Applicant = NonNullable<NonNullable<ParticipantsProps['data']['approvals']>[number]>

function JoinRequest({ page, applicant }: { page: Page; applicant: Applicant }) {
  const t = useTexts('participants')
  const { _id, email, phone, createdAt } = applicant
  const name = nameOf(applicant)
  const decide = (approval: 'approved' | 'rejected', label: string) => (
    <ActionButton
      name={joinForm.name}
      sent={{ id: _id, approval }}
      action={localePath(page.path, page.locale)}
      look={approval === 'approved' ? 'ink' : 'outline'}
      aria-label={`${label}: ${name}`}
    >
      {label}
    </ActionButton>
  )
  return (
    <li className={styles.colleague} data-id={_id} data-status="pending">
      <Mark kind="half" tone="terra" />
      <span className={styles.person}>
        <strong>{name}</strong>
        <span>{[email, phone].filter(Boolean).join(', ')}</span>
        <span>{t('askedOn', { day: formatDate(createdAt, page.locale) })}</span>
      </span>
      <div className={styles.acts}>
        {decide('rejected', t('common.refuse'))}
        {decide('approved', t('approve'))}
      </div>
    </li>
  )
}

const acts = Object.keys(colleagueForms) as ColleagueAct[]

/** The question before somebody's rights change, with the password of whoever changes them. */
function ColleagueDialog({ data, page, form }: ParticipantsProps) {
  const t = useTexts('participants')
  const asked = listed(data.organisationContacts).find(({ _id }) => _id === page.search.colleague?.[0])
  const act = acts.find((name) => name === page.search.act?.[0])
  if (!asked || !act) return null
  const definition = colleagueForms[act]
  const { _id: id } = asked
  const sent = { id, organisation: page.visitor?.organisation ?? '' }
  const refusal = form?.form === definition.name ? form.message : undefined
  return (
    <Question
      id="colleague-question"
      title={t(`questions.${act}.title`, { name: nameOf(asked) })}
      text={refusal ?? t(`questions.${act}.text`)}
      wayOut={t('common.cancel')}
      wayOutHref={participantsAddress(page)}
      fields={
        <Form
          definition={definition}
          state={form}
          action={participantsAddress(page, { colleague: id, act })}
          values={sent}
        >
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="organisation" value={sent.organisation} />
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
function InviteLink({ page, publicUrl }: ParticipantsProps) {
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

/** Who acts for the organisation, and what its administrator may do about that. */
export function Colleagues(props: ParticipantsProps) {
  const t = useTexts('participants')
  return (
    <section className={styles.part} aria-labelledby="colleagues-title">
      <h2 id="colleagues-title">{t('colleagues')}</h2>
      <p className={styles.lead}>{t('colleaguesText')}</p>
      <ul className={styles.people}>
        {listed(props.data.organisationContacts).map((colleague) => (
          <ColleagueRow key={colleague._id} page={props.page} colleague={colleague} />
        ))}
      </ul>
      <InviteLink {...props} />
      <ColleagueDialog {...props} />
    </section>
  )
}

type Colleague = NonNullable<NonNullable<ParticipantsProps['data']['organisationContacts']>[number]>

function ColleagueRow({ page, colleague }: { page: Page; colleague: Colleague }) {
  const t = useTexts('participants')
  const { _id, email, roles } = colleague
  const isAdministrator = roles.includes(organisationAdmin)
  const isOneself = page.visitor?.userId === _id
  const name = nameOf(colleague)
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
