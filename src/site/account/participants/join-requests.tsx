import { formatDate } from '../../../domain/format.ts'
import { localePath } from '../../../domain/locales.ts'
import { Button } from '../../../ui/button.tsx'
import { Mark } from '../../../ui/kit/mark.tsx'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import { joinForm } from './join-form.ts'
import styles from './participants.module.css'
import type { Applicant } from './participants-query.ts'

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
        <Decision page={page} id={_id} approval="rejected" label={t('reject')} name={name} />
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
    <form method="post" data-form={joinForm.name} action={localePath(page.path, page.locale)}>
      <input type="hidden" name="form" value={joinForm.name} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="approval" value={approval} />
      <Button type="submit" look={approval === 'approved' ? 'ink' : 'outline'} aria-label={`${label}: ${name}`}>
        {label}
      </Button>
    </form>
  )
}
