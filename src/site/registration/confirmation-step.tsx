import { formatAmount } from '../../domain/format.ts'
import { formatDeadline, formatSchedule } from '../../domain/format-days.ts'
import { inLocale } from '../../domain/locales.ts'
import { Deadlines } from '../../ui/deadlines.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { FieldNotes } from '../../ui/forms/field-notes.tsx'
import { Form } from '../../ui/forms/form.tsx'
import { useFieldInput } from '../../ui/forms/use-field-input.ts'
import { listed } from '../../ui/listed.ts'
import { useTexts } from '../../ui/texts.ts'
import { confirmForm } from './confirm-form.ts'
import { CostLines, SubsidyNote } from './cost-lines.tsx'
import { Full } from './full.tsx'
import { mayUseSubsidy } from './journey.ts'
import type { Draft } from './journey-query.ts'
import { Onward } from './onward.tsx'
import { Part } from './part.tsx'
import styles from './registration.module.css'
import { languageOf, placeOf } from './session-words.ts'
import type { StepProps } from './step-props.ts'
import { termsAddress } from './terms-address.ts'

type ConfirmProps = StepProps & { draft: Draft }

function CoursePart({ page, course, session }: ConfirmProps) {
  const t = useTexts('registration')
  const { locale } = page
  return (
    <Part page={page} step="select" title={t('course')}>
      <p>
        <strong>{inLocale(course.title, locale)}</strong>
      </p>
      {formatSchedule(listed(session.schedule), locale).map((day) => (
        <p key={day}>{day}</p>
      ))}
      <p className="muted">
        {placeOf(session, locale)} · {languageOf(session, locale)}
      </p>
    </Part>
  )
}

/** Who is spoken to, where it is one person who registers themselves. */
const isThemselves = ({ page, draft: { students } }: ConfirmProps) =>
  students.length === 1 && students[0]?.email === page.visitor?.email

function StudentsPart({ page, draft }: ConfirmProps) {
  const t = useTexts('registration')
  const { id, error } = useFieldInput('students')
  return (
    <Part page={page} step="students" title={t(draft.students.length === 1 ? 'steps.student' : 'steps.students')}>
      <div id={id} tabIndex={-1}>
        <FieldNotes id={id} name="students" error={error} />
        <ul className={styles.names}>
          {listed(draft.students).map(({ _id, firstName, lastName, email }) => (
            <li key={_id} data-id={_id}>
              <span>
                {firstName} {lastName}
              </span>
              <span className="muted">{email}</span>
            </li>
          ))}
        </ul>
      </div>
    </Part>
  )
}

function InvoicePart({ page, draft }: ConfirmProps) {
  const t = useTexts('registration')
  const { name, vat, address, zip, city, email, reference } = draft.invoice
  return (
    <Part page={page} step="invoice" title={t('billTo')}>
      <p>
        <strong>{name}</strong>
        {vat && `, ${vat}`}
      </p>
      <p>
        {address}, {zip} {city}
      </p>
      <p className="muted">{[reference && t('yourReference', { reference }), email].filter(Boolean).join(' · ')}</p>
    </Part>
  )
}

function CostPart({ page, course, session, draft }: ConfirmProps) {
  const t = useTexts('registration')
  const { students, deadlines } = draft
  const cost = { course, session, seats: students.length, page }
  return (
    <Part title={t('toPay')} id="summary">
      <CostLines {...cost} />
      {mayUseSubsidy(page) && <SubsidyNote {...cost} draft={draft} />}
      {/* How the kmo-portefeuille pays is told where one can still ask: here one pays online. */}
      <Deadlines subsidy={null} trainingLeave={deadlines.trainingLeave} heading="h3" locale={page.locale} />
    </Part>
  )
}

function Terms(props: ConfirmProps) {
  const t = useTexts('registration')
  const { page, data, course, draft } = props
  const { locale } = page
  const { isPaidOnline, expiresAt } = draft
  const count = draft.students.length
  const amount = formatAmount(draft.total, locale)
  const labels = isThemselves(props)
    ? { paid: t('registerMeAndPay', { amount }), unpaid: t('registerMe') }
    : { paid: t.count('registerAndPay', count, { amount }), unpaid: t.count('register', count) }
  return (
    <div className={styles.agree}>
      <p className={styles.note}>
        <a href={termsAddress(data, locale)} target="_blank" rel="noopener">
          {t('terms')}
        </a>
      </p>
      <Checkbox name="agreedToTerms" />
      <Onward label={isPaidOnline ? labels.paid : labels.unpaid} course={course} seats={count} locale={locale} />
      <p className={styles.note}>
        {isPaidOnline && expiresAt
          ? t.count('payNext', count, { deadline: formatDeadline(expiresAt, page.now, locale) })
          : t('payLater')}
      </p>
    </div>
  )
}

/** Everything once, and one button. */
export function Step(props: StepProps) {
  const { form, draft } = props
  const t = useTexts('registration')
  if (!draft) return null
  const own = { ...props, draft }
  if (draft.students.length > draft.seatsLeft) return <Full {...own} />
  return (
    <Form
      definition={confirmForm}
      state={form}
      step="confirmation"
      values={{
        draft: draft._id ?? '',
        total: String(draft.total),
        students: listed(draft.students).map(({ _id }) => _id),
      }}
      labels={{ agreedToTerms: t('agreed'), students: t('steps.students') }}
      className={styles.form}
    >
      <input type="hidden" name="draft" value={draft._id ?? ''} />
      <input type="hidden" name="total" value={draft.total} />
      {listed(draft.students).map(({ _id }) => (
        <input key={_id} type="hidden" name="students" value={_id} />
      ))}
      <CoursePart {...own} />
      <StudentsPart {...own} />
      <InvoicePart {...own} />
      <CostPart {...own} />
      <Terms {...own} />
    </Form>
  )
}
