import { formatAmount, formatDayInYear } from '../../../domain/format.ts'
import { inLocale } from '../../../domain/locales.ts'
import { Button } from '../../../ui/button.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import { listed } from '../../../ui/listed.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import { ListSearch } from '../../list/list-search.tsx'
import { registrationHref, registrationsPath } from '../registrations-path.ts'
import { Question, type QuestionProps } from './question.tsx'
import { cancelForm, leaveForm, moveForm, replaceForm } from './registration-forms.ts'
import { actIn, type Registration } from './registration-query.ts'
import { ConfirmQuestion, ExpireQuestion, PaidQuestion } from './status-questions.tsx'

const nameOf = ({ students }: Registration, student: string) =>
  listed(students).flatMap(({ _id, firstName, lastName }) => (_id === student ? [`${firstName} ${lastName}`] : []))[0]

function useEffectText({ locale }: PageContext) {
  const t = useTexts('panel-registrations')
  return ({ credit, refund, kept }: { credit: number; refund: number; kept: number }) =>
    t('cancelText', {
      credit: formatAmount(credit, locale),
      refund: formatAmount(refund, locale),
      kept: formatAmount(kept, locale),
    })
}

/** Before a customer loses all seats, with what it does to the money. */
function CancelQuestion(asked: QuestionProps) {
  const t = useTexts('panel-registrations')
  const inWords = useEffectText(asked.page)
  const effect = asked.data.cancellationEffect
  if (!effect?.isPossible) return null
  const { credit, refund } = effect
  return (
    <Question
      {...{ asked, definition: cancelForm, look: 'danger', sent: { credit, refund } }}
      title={t('cancelTitle', { name: asked.registration.invoice.name })}
      text={inWords(effect)}
      button={t('cancel')}
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
    <Question
      {...{ asked, definition: leaveForm, look: 'danger', sent: { student, credit, refund } }}
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
    <Question
      {...{ asked, definition: moveForm, look: 'primary', sent: { session: session._id, difference } }}
      title={t('moveTitle', {
        name: registration.invoice.name,
        day: formatDayInYear(session.startDate, page.locale),
        place: inLocale(session.location.name, page.locale) ?? '',
      })}
      text={`${difference === 0 ? t('moveSame') : t('moveCheaper', { amount, back })} ${t('moveTold')}`}
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
    <Dialog
      id="replace"
      title={t('replaceTitle', { name })}
      text={own?.message ?? t(options.length > 0 ? 'replaceText' : 'replaceNobody')}
      wayOut={list('leave')}
      wayOutHref={registrationHref(registration._id, page)}
      fields={
        <>
          <ListSearch
            page={page}
            path={`${registrationsPath}/${registration._id}`}
            fields={[{ name: 'search', label: t('replaceSearch'), value: search }]}
            kept={{ act: 'replace', student }}
          />
          <Form definition={replaceForm} state={own} labels={labels}>
            <input type="hidden" name="leaving" value={student} />
            <SelectField name="student" options={options} empty={t('choose')} />
          </Form>
        </>
      }
    >
      <Button type="submit" form={replaceForm.name}>
        {t('replace')}
      </Button>
    </Dialog>
  )
}

const questions = {
  ...{ cancel: CancelQuestion, leave: LeaveQuestion, move: MoveQuestion, replace: ReplaceQuestion },
  ...{ confirm: ConfirmQuestion, paid: PaidQuestion, expired: ExpireQuestion },
}

/** The question that the address asks. */
export function ActQuestion(props: QuestionProps) {
  const { act } = actIn(props.page)
  if (!act) return null
  const Asked = questions[act]
  return <Asked {...props} />
}
