import { daysToPay } from '../../domain/registrations.ts'
import { NewcomerFields, SelectField, TextField, useNewcomerLabels } from '../../ui/forms/index.ts'
import { listed, useTexts } from '../../ui/index.ts'
import { ListSearch, listPaths, PageForm, PageQuestion, PaymentNoteQuestion, usePage } from '../kit/index.ts'
import styles from '../kit/record.module.css'
import { CancelQuestion, LeaveQuestion, MoveQuestion } from './agreed-questions.tsx'
import { actIn, confirmForm, nameOf, type QuestionProps, replaceForm, statusActsOf, statusForm } from './record-page.ts'

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

/** Who comes instead: of the same customer, found by name, or somebody new. */
function ReplaceQuestion({ data, registration }: QuestionProps) {
  const t = useTexts('panel-registrations')
  const page = usePage()
  const { student, search } = actIn(page)
  const name = nameOf(registration, student)
  const labels = useNewcomerLabels()
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
          <div className={styles.asked}>
            <ListSearch
              path={`${listPaths.registration}/${registration._id}`}
              fields={[{ name: 'search', label: t('replaceSearch'), value: search }]}
              kept={{ act: 'replace', student }}
            />
          </div>
          <PageForm definition={replaceForm} labels={{ ...labels, student: t('replacement') }}>
            <input type="hidden" name="leaving" value={student} />
            <SelectField name="student" options={options} empty={t('common.chooseParticipant')} />
            <fieldset className={styles.instead}>
              <legend>{t('replaceNew')}</legend>
              <NewcomerFields isCertified={registration.session.course.type === 'CERTIFICATION'} />
            </fieldset>
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
