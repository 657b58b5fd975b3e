import { localePath } from '../../../domain/locales.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/forms/choices.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import type { FormState } from '../../../ui/forms/form-state.ts'
import { NewcomerFields } from '../../../ui/forms/newcomer-fields.tsx'
import { useNewcomerLabels } from '../../../ui/forms/use-newcomer-labels.ts'
import type { RegistrationDetailQuery } from '../../../ui/gql/graphql.ts'
import { Question } from '../../../ui/kit/question.tsx'
import { listed, nameOf } from '../../../ui/listed.ts'
import { useTexts } from '../../../ui/texts.ts'
import type { ScreenProps } from '../../screens/define-page.ts'
import type { RegisteredPerson } from '../registrations/registration-list.ts'
import { newcomerForm, replaceForm } from './page.ts'
import styles from './registration-detail.module.css'

type Props = ScreenProps<RegistrationDetailQuery>
type Person = Pick<RegisteredPerson, '_id' | 'firstName' | 'lastName'>

function Replacement(props: { leaving: Person; others: readonly Person[]; form: FormState | undefined }) {
  const { leaving, others, form } = props
  const t = useTexts('registrations')
  const name = nameOf(leaving)
  return (
    <Form
      definition={replaceForm}
      id={`replace-${leaving._id}`}
      state={form?.values.leaving === leaving._id ? form : undefined}
      values={{ leaving: leaving._id }}
      labels={{ student: t('replaceBy', { name }) }}
    >
      <input type="hidden" name="leaving" value={leaving._id} />
      <div className={styles.replacement}>
        <SelectField
          name="student"
          options={others.map((other) => ({ value: other._id, label: nameOf(other) }))}
          empty={t('common.chooseParticipant')}
        />
        <Button look="outline" type="submit">
          {t('replace', { name })}
        </Button>
      </div>
    </Form>
  )
}

/** Asks who comes whom nobody knows yet. */
function NewcomerDialog({ leaving, data, page, form }: Props & { leaving: Person }) {
  const t = useTexts('registrations')
  const labels = useNewcomerLabels()
  const refusal = form?.form === newcomerForm.name ? form.message : undefined
  return (
    <Question
      id="newcomer"
      title={t('replaceBy', { name: nameOf(leaving) })}
      text={refusal ?? t('replaceNewText')}
      wayOut={t('common.cancel')}
      wayOutHref={localePath(page.path, page.locale)}
      name={newcomerForm.name}
      button={t('replace', { name: nameOf(leaving) })}
      fields={
        <Form definition={newcomerForm} state={form} labels={labels}>
          <input type="hidden" name="leaving" value={leaving._id} />
          <NewcomerFields isCertified={data.registration?.session.course.type === 'CERTIFICATION'} />
        </Form>
      }
    />
  )
}

/** Sends somebody else, known or new, and says first that it changes nothing about the money. */
export function Replacements(props: Props) {
  const { data, page, form } = props
  const t = useTexts('registrations')
  const seated = listed(data.registration?.students)
  // Who was refused stays chosen, with the reason.
  const others = listed(data.students?.items).filter(
    ({ _id, status }) =>
      (status !== 'inactive' || _id === form?.values.student) && !seated.some((one) => one._id === _id),
  )
  const leaving = seated.find(({ _id }) => _id === page.search.replace?.[0])
  return (
    <section className={styles.part} data-replacements>
      <h2>{t('replaceTitle')}</h2>
      <p>{t('replaceText')}</p>
      {seated.map((one) => (
        <div key={one._id}>
          {others.length > 0 && <Replacement leaving={one} others={others} form={form} />}
          <p className={styles.people}>
            <a href={`?replace=${one._id}`}>{t('replaceNew', { name: nameOf(one) })}</a>
          </p>
        </div>
      ))}
      {leaving && <NewcomerDialog {...props} leaving={leaving} />}
    </section>
  )
}
