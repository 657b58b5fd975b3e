import { Button } from '../../../ui/button.tsx'
import type { AnyForm } from '../../../ui/forms/define-form.ts'
import type { FormState } from '../../../ui/forms/form-state.ts'
import type { DeskRegistrationQuery } from '../../../ui/gql/graphql.ts'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import { Refused } from '../../record/refused.tsx'
import { registrationHref } from '../registrations-path.ts'
import type { Registration } from './registration-query.ts'

export interface QuestionProps {
  data: DeskRegistrationQuery
  registration: Registration
  page: PageContext
  form: FormState | undefined
}

/** A question whose answer sends what was shown; after a refusal that is what stands now, so it is told again. */
export function Question(props: {
  definition: AnyForm
  title: string
  text: string
  button: string
  look: 'danger' | 'primary'
  sent: Record<string, string | number>
  asked: QuestionProps
}) {
  const list = useTexts('panel-list')
  const { definition, title, text, button, look, sent, asked } = props
  const refusal = asked.form?.form === definition.name ? asked.form.message : undefined
  return (
    <Dialog
      {...{ id: 'question', title, wayOut: list('leave') }}
      text={<Refused refusal={refusal}>{text}</Refused>}
      wayOutHref={registrationHref(asked.registration._id, asked.page)}
    >
      <form method="post" data-form={definition.name}>
        <input type="hidden" name="form" value={definition.name} />
        {Object.entries(sent).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" look={look}>
          {button}
        </Button>
      </form>
    </Dialog>
  )
}
