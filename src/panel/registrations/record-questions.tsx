import { formatAmount, formatDayInYear } from '../../domain/format.ts'
import { inLocale } from '../../domain/locales.ts'
import { daysToPay } from '../../domain/registrations.ts'
import { type AnyForm, Form, type FormState, SelectField, TextField } from '../../ui/forms/index.ts'
import type { DeskRegistrationQuery } from '../../ui/gql/graphql.ts'
import { listed, type PageContext, useTexts } from '../../ui/index.ts'
import { Question } from '../../ui/kit/index.ts'
import { ListSearch, listPaths, pathOf, QuestionText } from '../kit/index.ts'
import {
  actIn,
  cancelForm,
  confirmForm,
  leaveForm,
  moveForm,
  type Registration,
  replaceForm,
  statusActsOf,
  statusForm,
} from './record-page.ts'

interface QuestionProps {
  data: DeskRegistrationQuery
  registration: Registration
  page: PageContext
  form: FormState | undefined
}

interface SeenProps {
  definition: AnyForm
  title: string
  text: string
  button: string
  look: 'danger' | 'primary'
  sent: Record<string, string | number>
  asked: QuestionProps
}

/** A question whose answer sends what was shown; after a refusal that is what stands now, so it is told again. */
function SeenQuestion({ definition: { name }, asked: { form, registration, page }, text, ...question }: SeenProps) {
  const list = useTexts('panel-list')
  return (
    <Question
      {...question}
      id="question"
      name={name}
      text={<QuestionText refusal={form?.form === name ? form.message : undefined}>{text}</QuestionText>}
      wayOut={list('panel.doNothing')}
      wayOutHref={pathOf('registration', registration._id, page)}
    />
  )
}

/** What a participant costs, where the price was on request. */
function ConfirmQuestion({ registration, page, form }: QuestionProps) {
  const t = useTexts('panel-registrations')
  const list = useTexts('panel-list')
  if (!statusActsOf(registration, page).includes('confirm')) return null
  const own = form?.form === confirmForm.name ? form : undefined
  return (
    <Question
      id="confirm"
      title={t('act.confirm.title', { name: registration.invoice.name })}
      text={
        <QuestionText refusal={own?.message}>
          {registration.expiresAt ? t('act.confirm.text', { days: daysToPay }) : t('act.confirm.billed')}
        </QuestionText>
      }
      wayOut={list('panel.doNothing')}
      wayOutHref={pathOf('registration', registration._id, page)}
      name={confirmForm.name}
      fields={
        <Form definition={confirmForm} state={own} labels={{ price: t('pricePerPerson') }}>
          <input type="hidden" name="participants" value={listed(registration.students).length} />
          <TextField name="price" inputMode="decimal" width="short" hint={t('priceHint')} />
        </Form>
      }
      button={t('act.confirm.button')}
    />
  )
}

/** Before money that came otherwise than by a payment here counts as received. */
function PaidQuestion(asked: QuestionProps) {
  const t = useTexts('panel-registrations')
  const { registration, page } = asked
  const { invoice, total, status } = registration
  if (!statusActsOf(registration, page).includes('paid')) return null
  const [name, amount] = [invoice.name, formatAmount(total, page.locale)]
  return (
    <SeenQuestion
      asked={asked}
      definition={statusForm}
      look="primary"
      sent={{ status: 'paid', total }}
      title={t('act.paid.title', { name, amount })}
      text={t(status === 'expired' ? 'act.paid.late' : 'act.paid.text')}
      button={t('act.paid.button')}
    />
  )
}

/** Before a customer loses seats that nobody paid. */
function ExpireQuestion(asked: QuestionProps) {
  const t = useTexts('panel-registrations')
  const { registration, page } = asked
  if (!statusActsOf(registration, page).includes('expired')) return null
  return (
    <SeenQuestion
      asked={asked}
      definition={statusForm}
      look="danger"
      sent={{ status: 'expired' }}
      title={t('act.expired.title', { name: registration.invoice.name })}
      text={t('act.expired.text')}
      button={t('act.expired.button')}
    />
  )
}

const nameOf = ({ students }: Registration, student: string) =>
  listed(students).flatMap(({ _id, firstName, lastName }) => (_id === student ? [`${firstName} ${lastName}`] : []))[0]

function useEffectText({ locale }: PageContext) {
  const t = useTexts('panel-registrations')
  return ({ credit, refund, kept }: { credit: number; refund: number; kept: number }) =>
    [
      credit > 0 && t('cancelCredit', { credit: formatAmount(credit, locale) }),
      refund > 0 && t('cancelRefund', { refund: formatAmount(refund, locale) }),
      kept > 0 && t('cancelKept', { kept: formatAmount(kept, locale) }),
      t('cancelMail'),
    ]
      .filter(Boolean)
      .join(' ')
}

/** Before a customer loses all seats, with what it does to the money. */
function CancelQuestion(asked: QuestionProps) {
  const t = useTexts('panel-registrations')
  const inWords = useEffectText(asked.page)
  const effect = asked.data.cancellationEffect
  if (!effect?.isPossible) return null
  const { credit, refund } = effect
  return (
    <SeenQuestion
      asked={asked}
      definition={cancelForm}
      look="danger"
      sent={{ credit, refund }}
      title={t('cancelTitle', { name: asked.registration.invoice.name })}
      text={inWords(effect)}
      button={t('common.cancelRegistration')}
    />
  )
}

/** Before one participant loses a seat. */
function LeaveQuestion(asked: QuestionProps) {
  const t = useTexts('panel-registrations')
  const inWords = useEffectText(asked.page)
  const { student } = actIn(asked.page)
  const name = nameOf(asked.registration, student)
  const effect = asked.data.leavingEffect
  if (!name || !effect?.isPossible) return null
  const { credit, refund } = effect
  return (
    <SeenQuestion
      asked={asked}
      definition={leaveForm}
      look="danger"
      sent={{ student, credit, refund }}
      title={t('takeOutTitle', { name })}
      text={inWords(effect)}
      button={t('takeOut')}
    />
  )
}

/** Before everybody comes on another day. */
function MoveQuestion(asked: QuestionProps) {
  const t = useTexts('panel-registrations')
  const { data, page, registration } = asked
  const found = listed(data.registrationMoves?.sessions).find(({ session }) => session._id === actIn(page).to)
  if (!found) return null
  const { session, difference, refund } = found
  const amount = formatAmount(Math.abs(difference), page.locale)
  const back = formatAmount(refund, page.locale)
  return (
    <SeenQuestion
      asked={asked}
      definition={moveForm}
      look="primary"
      sent={{ session: session._id, difference }}
      title={t('moveTitle', {
        name: registration.invoice.name,
        day: formatDayInYear(session.startDate, page.locale),
        place: inLocale(session.location.name, page.locale) ?? '',
      })}
      text={`${difference === 0 ? t('common.samePrice') : t('moveCheaper', { amount, back })} ${t('moveTold')}`}
      button={t('moveHere')}
    />
  )
}

/** Who comes instead: of the same customer, found by name. */
function ReplaceQuestion({ data, registration, page, form }: QuestionProps) {
  const t = useTexts('panel-registrations')
  const list = useTexts('panel-list')
  const { student, search } = actIn(page)
  const name = nameOf(registration, student)
  if (!name) return null
  const options = listed(data.registrationReplacements).map(({ _id, firstName, lastName, email }) => ({
    value: _id,
    label: `${firstName} ${lastName}, ${email}`,
  }))
  const own = form?.form === replaceForm.name ? form : undefined
  const labels = { student: t('replacement') }
  return (
    <Question
      id="replace"
      title={t('replaceTitle', { name })}
      text={own?.message ?? t(options.length > 0 ? 'replaceText' : 'replaceNobody')}
      wayOut={list('panel.doNothing')}
      wayOutHref={pathOf('registration', registration._id, page)}
      fields={
        <>
          <ListSearch
            page={page}
            path={`${listPaths.registration}/${registration._id}`}
            fields={[{ name: 'search', label: t('replaceSearch'), value: search }]}
            kept={{ act: 'replace', student }}
          />
          <Form definition={replaceForm} state={own} labels={labels}>
            <input type="hidden" name="leaving" value={student} />
            <SelectField name="student" options={options} empty={t('common.chooseParticipant')} />
          </Form>
        </>
      }
      name={replaceForm.name}
      button={t('replace')}
    />
  )
}

const questions = {
  cancel: CancelQuestion,
  leave: LeaveQuestion,
  move: MoveQuestion,
  replace: ReplaceQuestion,
  confirm: ConfirmQuestion,
  paid: PaidQuestion,
  expired: ExpireQuestion,
}

/** The question that the address asks. */
export function ActQuestion(props: QuestionProps) {
  const { act } = actIn(props.page)
  if (!act) return null
  const Asked = questions[act]
  return <Asked {...props} />
}
