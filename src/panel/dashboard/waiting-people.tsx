import { formatDeadline } from '../../domain/format.ts'
import { Button } from '../../ui/button.tsx'
import type { FormState } from '../../ui/forms/form-state.ts'
import { ActionForm, Question } from '../../ui/kit/action-form.tsx'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import { panelPath } from '../kit/paths.ts'
import { DeskPart, DeskRow } from './desk-row.tsx'
import { type Applicant, approvalForm } from './page.ts'

const isOf = ({ _id, organisation }: Applicant, { search }: PageContext) =>
  _id === search.refuse?.[0] && organisation._id === search.organisation?.[0]
const nameOf = ({ firstName, lastName }: Applicant) => `${firstName} ${lastName}`

const answerOf = ({ _id, organisation }: Applicant, approval: 'approved' | 'rejected') => ({
  applicant: _id,
  organisation: organisation._id,
  approval,
})

/** Who asks to join an organisation, the longest wait first. */
export function WaitingPeople({ people, page }: { people: readonly Applicant[]; page: PageContext }) {
  const t = useTexts('panel-today')
  const { locale, now } = page
  const here = panelPath('', locale)
  return (
    <DeskPart id="approvals" title={t('approvals')} count={people.length}>
      {people.map((person) => (
        <DeskRow
          key={`${person._id}${person.organisation._id}`}
          id={person._id}
          mark={['half', 'ochre']}
          title={
            <>
              <strong>{nameOf(person)}</strong> {t('wantsIn', { organisation: person.organisation.name })}
            </>
          }
          about={person.email}
          when={formatDeadline(person.createdAt, now, locale)}
        >
          <a
            href={`${here}?refuse=${person._id}&organisation=${person.organisation._id}`}
            aria-label={`${t('refuse')}: ${nameOf(person)}, ${person.organisation.name}`}
          >
            {t('refuse')}
          </a>
          <ActionForm name={approvalForm.name} sent={answerOf(person, 'approved')}>
            <Button
              type="submit"
              look="outline"
              aria-label={`${t('letIn')}: ${nameOf(person)}, ${person.organisation.name}`}
            >
              {t('letIn')}
            </Button>
          </ActionForm>
        </DeskRow>
      ))}
    </DeskPart>
  )
}

interface QuestionProps {
  people: readonly Applicant[]
  page: PageContext
  form: FormState | undefined
}

/** The question before somebody hears no. */
export function RefuseQuestion({ people, page, form }: QuestionProps) {
  const t = useTexts('panel-today')
  const asked = people.find((person) => isOf(person, page))
  if (!asked) return null
  const { name } = asked.organisation
  return (
    <Question
      id="refuse"
      title={t('refuseTitle', { name: nameOf(asked), organisation: name })}
      text={form?.message ?? t('refuseText')}
      wayOut={t('leave')}
      wayOutHref={panelPath('', page.locale)}
      name={approvalForm.name}
      sent={answerOf(asked, 'rejected')}
      button={t('refuse')}
      look="danger"
    />
  )
}
