import { Button } from '../../../ui/button.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import type { FormState } from '../../../ui/forms/form-state.ts'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import { listed } from '../../../ui/listed.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import { customerHref } from '../customers-path.ts'
import { activeForm, decideForm, rolesForm } from './customer-forms.ts'
import type { Customer } from './customer-query.ts'
import { isAdministrator } from './is-administrator.ts'

interface QuestionProps {
  customer: Customer
  page: PageContext
  form: FormState | undefined
}

function ActiveQuestion({ customer, page, form }: QuestionProps) {
  const t = useTexts('panel-customers')
  const act = customer.state === 'inactive' ? 'unblock' : 'block'
  return (
    <Dialog
      id="act"
      title={t(`${act}Title`, { name: customer.name })}
      text={form?.message ?? t(`${act}Text`)}
      wayOut={t('leave')}
      wayOutHref={customerHref(customer._id, page)}
    >
      <form method="post" data-form={activeForm.name}>
        <input type="hidden" name="form" value={activeForm.name} />
        <input type="hidden" name="active" value={String(act === 'unblock')} />
        <Button type="submit" look={act === 'block' ? 'danger' : 'primary'}>
          {t(act)}
        </Button>
      </form>
    </Dialog>
  )
}

function RefuseQuestion({ customer, page, form }: QuestionProps) {
  const t = useTexts('panel-customers')
  const person = listed(customer.people).find(({ _id }) => _id === page.search.person?.[0])
  if (person?.approval !== 'pending') return null
  return (
    <Dialog
      id="act"
      title={t('refuseTitle', { name: person.name, organisation: customer.name })}
      text={form?.message ?? t('refuseText')}
      wayOut={t('leave')}
      wayOutHref={customerHref(customer._id, page)}
    >
      <form method="post" data-form={decideForm.name}>
        <input type="hidden" name="form" value={decideForm.name} />
        <input type="hidden" name="applicant" value={person._id} />
        <input type="hidden" name="approval" value="rejected" />
        <Button type="submit" look="danger">
          {t('refuse')}
        </Button>
      </form>
    </Dialog>
  )
}

function RolesQuestion({ customer, page, form }: QuestionProps) {
  const t = useTexts('panel-customers')
  const person = listed(customer.people).find(({ _id }) => _id === page.search.person?.[0])
  if (person?.approval !== 'approved') return null
  const act = isAdministrator(person) ? 'takeRole' : 'giveRole'
  return (
    <Dialog
      id="act"
      title={t(`${act}Title`, { name: person.name, organisation: customer.name })}
      text={form?.message ?? t(`${act}Text`)}
      wayOut={t('leave')}
      wayOutHref={customerHref(customer._id, page)}
      fields={
        <Form definition={rolesForm} state={form} labels={{ password: t('ownPassword') }}>
          <input type="hidden" name="person" value={person._id} />
          <input type="hidden" name="isAdministrator" value={String(act === 'giveRole')} />
          <PasswordField name="password" autoComplete="current-password" hint={t('passwordHint')} optional />
        </Form>
      }
    >
      <Button type="submit" form={rolesForm.name}>
        {t(act)}
      </Button>
    </Dialog>
  )
}

/** The question that the address asks. */
export function CustomerQuestion(props: QuestionProps) {
  const { customer, page } = props
  const act = page.search.act?.[0]
  if (act === 'active' && customer.kind === 'person') return <ActiveQuestion {...props} />
  if (act === 'refuse') return <RefuseQuestion {...props} />
  return act === 'roles' ? <RolesQuestion {...props} /> : null
}
