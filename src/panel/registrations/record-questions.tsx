import { formatAmount, formatDayInYear } from '../../domain/format.ts'
import { inLocale } from '../../domain/locales.ts'
import { daysToPay } from '../../domain/registrations.ts'
import { SelectField, TextField } from '../../ui/forms/index.ts'
import type { DeskRegistrationQuery } from '../../ui/gql/graphql.ts'
import { listed, useTexts } from '../../ui/index.ts'
import { ListSearch, listPaths, PageForm, PageQuestion, PaymentNoteQuestion, usePage } from '../kit/index.ts'
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
}

/** What a participant costs, where the price was on request. */
function ConfirmQuestion({ registration }: QuestionProps) {
  const t = useTexts('panel-registrations')
  const page = usePage()
  if (!statusActsOf(registration, page).includes('confirm')) return null
  return (
    <PageQuestion
      definition={confirmForm}
      id="confirm"
      title={t('act.confirm.title', { name: registration.invoice.name })}
      text={registration.expiresAt ? t('act.confirm.text', { days: daysToPay }) : t('act.confirm.billed')}
      isTold
      fields={
        <PageForm definition={confirmForm} labels={{ price: t('pricePerPerson') }}>
          <input type="hidden" name="participants" value={listed(registration.students).length} />
          <TextField name="price" inputMode="decimal" width="short" hint={t('priceHint')} />
        </PageForm>
      }
      button={t('act.confirm.button')}
    />
  )
}

/** Before money that came otherwise than by a payment here counts as received. */
function PaidQuestion({ data, registration }: QuestionProps) {
  const t = useTexts('panel-registrations')
  const page = usePage()
  const { _id, invoice, total, status } = registration
  const [bill] = listed(data.openInvoices?.items)
  if (!bill && !statusActsOf(registration, page).includes('paid')) return null
  const open = bill?.owed ?? total
  return (
    <PaymentNoteQuestion
      id="question"
      open={open}
      shares={bill && registration.shares}
      of={bill ? { invoice: bill._id } : { registration: _id }}
      title={t('act.paid.title', { name: invoice.name })}
      text={t(status === 'expired' ? 'act.paid.late' : 'act.paid.text')}
      button={t('act.paid.button')}
    />
  )
}

/** Before a customer loses seats that nobody paid. */
function ExpireQuestion({ registration }: QuestionProps) {
  const t = useTexts('panel-registrations')
  if (!statusActsOf(registration, usePage()).includes('expired')) return null
  return (
    <PageQuestion
      id="question"
      isTold
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

function useEffectText() {
  const t = useTexts('panel-registrations')
  const { locale } = usePage()
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

function CancelQuestion({ data: { cancellationEffect: effect }, registration }: QuestionProps) {
  const t = useTexts('panel-registrations')
  const inWords = useEffectText()
  if (!effect?.isPossible) return null
  const { credit, refund } = effect
  return (
    <PageQuestion
      id="question"
      isTold
      definition={cancelForm}
      look="danger"
      sent={{ credit, refund }}
      title={t('cancelTitle', { name: registration.invoice.name })}
      text={inWords(effect)}
      button={t('common.cancelRegistration')}
    />
  )
}

function LeaveQuestion({ data: { leavingEffect: effect }, registration }: QuestionProps) {
  const t = useTexts('panel-registrations')
  const inWords = useEffectText()
  const { student } = actIn(usePage())
  const name = nameOf(registration, student)
  if (!name || !effect?.isPossible) return null
  const { credit, refund } = effect
  return (
    <PageQuestion
      id="question"
      isTold
      definition={leaveForm}
      look="danger"
      sent={{ student, credit, refund }}
      title={t('takeOutTitle', { name })}
      text={inWords(effect)}
      button={t('takeOut')}
    />
  )
}

function MoveQuestion({ data, registration }: QuestionProps) {
  const t = useTexts('panel-registrations')
  const page = usePage()
  const found = listed(data.registrationMoves?.sessions).find(({ session }) => session._id === actIn(page).to)
  if (!found) return null
  const { session, difference, refund } = found
  const amount = formatAmount(Math.abs(difference), page.locale)
  const back = formatAmount(refund, page.locale)
  return (
    <PageQuestion
      id="question"
      isTold
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
function ReplaceQuestion({ data, registration }: QuestionProps) {
  const t = useTexts('panel-registrations')
  const page = usePage()
  const { student, search } = actIn(page)
  const name = nameOf(registration, student)
  if (!name) return null
  const options = listed(data.registrationReplacements).map(({ _id, firstName, lastName, email }) => ({
    value: _id,
    label: `${firstName} ${lastName}, ${email}`,
  }))
  return (
    <PageQuestion
      definition={replaceForm}
      id="replace"
      title={t('replaceTitle', { name })}
      text={t(options.length > 0 ? 'replaceText' : 'replaceNobody')}
      fields={
        <>
          <ListSearch
            path={`${listPaths.registration}/${registration._id}`}
            fields={[{ name: 'search', label: t('replaceSearch'), value: search }]}
            kept={{ act: 'replace', student }}
          />
          <PageForm definition={replaceForm} labels={{ student: t('replacement') }}>
            <input type="hidden" name="leaving" value={student} />
            <SelectField name="student" options={options} empty={t('common.chooseParticipant')} />
          </PageForm>
        </>
      }
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

export function ActQuestion(props: QuestionProps) {
  const { act } = actIn(usePage())
  if (!act) return null
  const Asked = questions[act]
  return <Asked {...props} />
}
