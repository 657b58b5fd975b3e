import { formatAmount } from '../../../domain/format.ts'
import { daysToPay } from '../../../domain/registration-states.ts'
import { Button } from '../../../ui/button.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import { listed } from '../../../ui/listed.ts'
import { useTexts } from '../../../ui/texts.ts'
import { Refused } from '../../record/refused.tsx'
import { registrationHref } from '../registrations-path.ts'
import { Question, type QuestionProps } from './question.tsx'
import { confirmForm, statusForm } from './registration-forms.ts'
import { statusActsOf } from './status-acts.ts'

/** What a participant costs, where the price was on request. */
export function ConfirmQuestion({ registration, page, form }: QuestionProps) {
  const t = useTexts('panel-registrations')
  const list = useTexts('panel-list')
  if (!statusActsOf(registration, page).includes('confirm')) return null
  const own = form?.form === confirmForm.name ? form : undefined
  const text = registration.expiresAt ? t('act.confirm.text', { days: daysToPay }) : t('act.confirm.billed')
  return (
    <Dialog
      id="confirm"
      title={t('act.confirm.title', { name: registration.invoice.name })}
      text={<Refused refusal={own?.message}>{text}</Refused>}
      wayOut={list('leave')}
      wayOutHref={registrationHref(registration._id, page)}
      fields={
        <Form definition={confirmForm} state={own} labels={{ price: t('pricePerPerson') }}>
          <input type="hidden" name="participants" value={listed(registration.students).length} />
          <TextField name="price" inputMode="decimal" width="short" hint={t('priceHint')} />
        </Form>
      }
    >
      <Button type="submit" form={confirmForm.name}>
        {t('act.confirm.button')}
      </Button>
    </Dialog>
  )
}

/** Before money that came otherwise than by a payment here counts as received. */
export function PaidQuestion(asked: QuestionProps) {
  const t = useTexts('panel-registrations')
  const { registration, page } = asked
  const { invoice, total, status } = registration
  if (!statusActsOf(registration, page).includes('paid')) return null
  const [name, amount] = [invoice.name, formatAmount(total, page.locale)]
  return (
    <Question
      {...{ asked, definition: statusForm, look: 'primary', sent: { status: 'paid', total } }}
      title={t('act.paid.title', { name, amount })}
      text={t(status === 'expired' ? 'act.paid.late' : 'act.paid.text')}
      button={t('act.paid.button')}
    />
  )
}

/** Before a customer loses seats that nobody paid. */
export function ExpireQuestion(asked: QuestionProps) {
  const t = useTexts('panel-registrations')
  const { registration, page } = asked
  if (!statusActsOf(registration, page).includes('expired')) return null
  return (
    <Question
      {...{ asked, definition: statusForm, look: 'danger', sent: { status: 'expired' } }}
      title={t('act.expired.title', { name: registration.invoice.name })}
      text={t('act.expired.text')}
      button={t('act.expired.button')}
    />
  )
}
