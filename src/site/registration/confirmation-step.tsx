import type { ReactNode } from 'react'
import { formatSchedule } from '../../domain/format-days.ts'
import { inLocale, type Locale, localePath } from '../../domain/locales.ts'
import { Deadlines } from '../../ui/deadlines.tsx'
import { Checkbox } from '../../ui/forms/choices.tsx'
import { FieldNotes } from '../../ui/forms/field.tsx'
import { Form } from '../../ui/forms/form.tsx'
import { useFieldInput } from '../../ui/forms/use-field.ts'
import type { RegisterJourneyQuery } from '../../ui/gql/graphql.ts'
import { Mark } from '../../ui/kit/mark.tsx'
import { listed, nameOf } from '../../ui/listed.ts'
import { managedAddress } from '../../ui/managed-address.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import ownStyles from './confirmation.module.css'
import { confirmForm } from './forms.ts'
import type { Draft, StepName, StepProps } from './journey.ts'
import {
  chosenPayment,
  comingSessions,
  daysOf,
  languageOf,
  mayUseSubsidy,
  placeOf,
  seatsLeftOf,
  stepAddress,
} from './journey.ts'
import { Onward } from './onward.tsx'
import { ConfirmLabel, DiscountField, PaymentChoice, PrepaidChoice, WhatNext } from './payment-choice.tsx'
import styles from './registration.module.css'
import { Seats, WaitButton } from './seats.tsx'
import { CostLines, SubsidyNote } from './summary.tsx'
import { useWanted, type Want } from './use-wanted.tsx'

/** The seats went while somebody filled this in: first that nothing was booked or paid, then what can be done. */
function Full({ page, course, session, draft }: StepProps & { draft: Draft }) {
  const t = useTexts('registration')
  const wait = useTexts('waiting-list')
  const { locale } = page
  const { seatsLeft } = draft
  const asked = draft.students.length
  const others = comingSessions(course, page).filter((one) => one._id !== session._id && seatsLeftOf(one) >= asked)
  const subject = `${inLocale(course.title, locale)}, ${daysOf(session, locale)}`
  return (
    <div className={ownStyles.fullNow} role="alert" data-status="full">
      <p className="marked strong">
        <Mark kind="triangle" /> {t('notRegistered')}
      </p>
      <Seats capacity={session.capacity} left={seatsLeft} chosen={asked} />
      <p>{t('meanwhile')}</p>
      <h2>{t('whatNow')}</h2>
      <ul className={styles.ways}>
        <li>
          <WaitButton students={listed(draft.students).map(({ _id }) => _id)} />
          <span>{wait('first')}</span>
        </li>
        {others.map((one) => (
          <li key={one._id} data-id={one._id}>
            <a href={stepAddress(page, 'confirmation', { session: one._id })}>{daysOf(one, locale)}</a>
            <span>
              {[placeOf(one, locale), languageOf(one, locale), t.count('seatsLeft', seatsLeftOf(one))].join(' · ')}
            </span>
          </li>
        ))}
        {seatsLeft > 0 && (
          <li>
            <a href={stepAddress(page, 'students')}>{t.count('fewer', seatsLeft)}</a>
            <span>{t('fewerText')}</span>
          </li>
        )}
        <li>
          <a href={`${localePath('/contact', locale)}?${new URLSearchParams({ subject })}`}>{t('ask')}</a>
          <span>{t('askText')}</span>
        </li>
      </ul>
    </div>
  )
}

type PartProps = { title: string; id?: string; children: ReactNode } & (
  | { page: PageContext; step: StepName }
  | { step?: undefined }
)

/** A part of what is confirmed, with the way back to where it can be changed. */
function Part({ title, id, children, ...where }: PartProps) {
  const t = useTexts('registration')
  return (
    <section id={id} className={styles.part}>
      <h2>{title}</h2>
      <div className={styles.content}>{children}</div>
      {where.step && (
        <a href={stepAddress(where.page, where.step)} aria-label={t('changePart', { part: title })}>
          {t('common.change')}
        </a>
      )}
    </section>
  )
}

/** Where editors put the terms that one agrees to; what holds for the whole site where they have not said. */
function termsAddress({ staticContent }: RegisterJourneyQuery, locale: Locale): string {
  const data = staticContent && 'data' in staticContent ? staticContent.data : null
  const { urlType, value } = data?.[locale]?.terms ?? data?.nl?.terms ?? {}
  return urlType && value ? managedAddress({ urlType, value }, locale) : localePath('/disclaimer', locale)
}

type ConfirmProps = StepProps & { draft: Draft }

function CoursePart({ page, course, session }: ConfirmProps) {
  const t = useTexts('registration')
  const { locale } = page
  return (
    <Part page={page} step="select" title={t('common.course')}>
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
        <ul className={ownStyles.names}>
          {listed(draft.students).map((student) => (
            <li className="links between" key={student._id} data-id={student._id}>
              <span>{nameOf(student)}</span>
              <span className="muted">{student.email}</span>
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

function CostPart({ page, course, session, draft, want }: ConfirmProps & { want: Want }) {
  const t = useTexts('registration')
  const { students, deadlines } = draft
  const cost = { course, session, seats: students.length, draft, page }
  return (
    <Part title={t('toPay')} id="summary">
      <CostLines {...cost} />
      <PrepaidChoice draft={draft} want={want} />
      {Boolean(course.price) && <DiscountField page={page} draft={draft} want={want} />}
      {mayUseSubsidy(page) && <SubsidyNote {...cost} />}
      {/* How the kmo-portefeuille pays is told where one can still ask: here one pays online. */}
      <Deadlines subsidy={null} trainingLeave={deadlines.trainingLeave} heading="h3" locale={page.locale} />
    </Part>
  )
}

function Terms({ want, ...props }: ConfirmProps & { want: Want }) {
  const t = useTexts('registration')
  const { page, data, course, session, draft } = props
  const { locale } = page
  return (
    <div className={ownStyles.agree}>
      {draft.isPaidOnline && <PaymentChoice page={page} data={data} course={course} session={session} draft={draft} />}
      <p className={styles.note}>
        <a href={termsAddress(data, locale)} target="_blank" rel="noopener">
          {t('terms')}
        </a>
      </p>
      <Checkbox name="agreedToTerms" />
      <div onClickCapture={want().onClick}>
        <Onward
          label={<ConfirmLabel page={page} course={course} draft={draft} isThemselves={isThemselves(props)} />}
          wish={{ course, session, seats: draft.students.length, draft }}
          page={page}
        />
      </div>
      <WhatNext page={page} data={data} draft={draft} />
    </div>
  )
}

/** Everything once, and one button. */
export function Step(props: StepProps) {
  const { form, draft } = props
  const t = useTexts('registration')
  const { want, field } = useWanted()
  if (!draft) return null
  const own = { ...props, draft }
  const students = listed(draft.students).map(({ _id }) => _id)
  if (draft.students.length > draft.seatsLeft) return <Full {...own} />
  return (
    <Form
      definition={confirmForm}
      state={form}
      step="confirmation"
      values={{
        draft: draft._id ?? '',
        total: String(draft.total),
        students,
        payment: chosenPayment(draft),
        enterpriseSize: draft.enterpriseSize ?? '',
        discountCode: draft.discountCode ?? '',
        applied: draft.discount?.code ?? '',
        prepaidCard: draft.prepaidCard ?? '',
        appliedCard: draft.prepaidCard ?? '',
      }}
      labels={{
        agreedToTerms: t('agreed'),
        students: t('steps.students'),
        payment: t('pay.title'),
        enterpriseSize: t('enterprise.title'),
        discountCode: t('code.title'),
        prepaidCard: t('prepaid.title'),
      }}
      className={styles.form}
    >
      <input type="hidden" name="draft" value={draft._id ?? ''} />
      <input type="hidden" name="total" value={draft.total} />
      <input type="hidden" name="applied" value={draft.discount?.code ?? ''} />
      <input type="hidden" name="appliedCard" value={draft.prepaidCard ?? ''} />
      {field}
      {students.map((id) => (
        <input key={id} type="hidden" name="students" value={id} />
      ))}
      <CoursePart {...own} />
      <StudentsPart {...own} />
      <InvoicePart {...own} />
      <CostPart {...own} want={want} />
      <Terms {...own} want={want} />
    </Form>
  )
}
