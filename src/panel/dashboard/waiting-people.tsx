import { formatDeadline } from '../../domain/format-days.ts'
import { inLocale } from '../../domain/locales.ts'
import { Button, useTexts } from '../../ui/index.ts'
import { answerHref, PageQuestion, panelPath, pathOf, RowButton, RowLink, usePage } from '../kit/index.ts'
import { DeskAct, DeskList, DeskPart, DeskRow, DoneRow } from './desk-row.tsx'
import { answeredForm, approvalForm, publishedForm } from './today-forms.ts'
import type { Applicant, WaitingProps } from './today-query.ts'
import { urgencyAt } from './urgency.ts'

/** What visitors wrote and nobody answered, the oldest first. */
export function WaitingMessages({ found, done }: WaitingProps<'messages'>) {
  const t = useTexts('panel-today')
  const message = useTexts('panel-messages')
  const page = usePage()
  const { locale, now } = page
  return (
    <DeskList
      id="messages"
      title={t('messages')}
      found={found}
      done={done}
      since={({ createdAt }) => createdAt}
      list={['message', 'handled=false']}
      isUrgent={urgencyAt(page).messages}
    >
      {({ _id, firstName, lastName, subject, createdAt }, isDone) =>
        isDone ? (
          <DoneRow
            id={_id}
            title={<strong>{subject}</strong>}
            about={t('answered', { name: `${firstName} ${lastName}` })}
            undo={{ form: answeredForm, sent: { message: _id, handled: 'false' }, of: subject }}
          />
        ) : (
          <DeskRow
            id={_id}
            mark={['quarter', 'ochre']}
            title={<strong>{subject}</strong>}
            about={`${firstName} ${lastName}`}
            when={formatDeadline(createdAt, now, locale)}
          >
            <RowButton
              form={answeredForm}
              sent={{ message: _id, handled: 'true' }}
              of={subject}
              text={message('handle')}
            />
            <DeskAct href={answerHref(_id, page)} of={`: ${subject}`} text={t('answer')} />
          </DeskRow>
        )
      }
    </DeskList>
  )
}

/** What participants wrote for the site, the oldest first. */
export function WaitingReviews({ found, done }: WaitingProps<'reviews'>) {
  const t = useTexts('panel-today')
  const reviews = useTexts('panel-evaluation-reviews')
  const page = usePage()
  const { locale, now } = page
  return (
    <DeskList
      id="reviews"
      title={t('reviews')}
      found={found}
      done={done}
      since={({ createdAt }) => createdAt}
      list={['evaluationReview', 'status=waiting']}
    >
      {({ _id, text, course, createdAt }, isDone) => {
        const title = <strong>{text}</strong>
        const view = <RowLink href={pathOf('evaluationReview', _id, page)} of={text} text={t('panel.view')} />
        return isDone ? (
          <DoneRow
            id={_id}
            title={title}
            about={reviews('states.published')}
            undo={{ form: publishedForm, sent: { review: _id, decision: 'waiting' }, of: text }}
          >
            {view}
          </DoneRow>
        ) : (
          <DeskRow
            id={_id}
            mark={['quarter', 'ochre']}
            title={title}
            about={inLocale(course, locale)}
            when={formatDeadline(createdAt, now, locale)}
          >
            {view}
            <RowButton
              form={publishedForm}
              sent={{ review: _id, decision: 'published' }}
              of={text}
              text={reviews('publish')}
            />
          </DeskRow>
        )
      }}
    </DeskList>
  )
}

const nameOf = ({ firstName, lastName }: Applicant) => `${firstName} ${lastName}`

const answerOf = ({ _id, organisation }: Applicant, approval: 'approved' | 'rejected') => ({
  applicant: _id,
  organisation: organisation._id,
  approval,
})

/** Who asks to join an organisation, the longest wait first. */
export function WaitingPeople({ people }: { people: readonly Applicant[] }) {
  const t = useTexts('panel-today')
  const { locale, now } = usePage()
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
          <RowLink
            href={`${here}?refuse=${person._id}&organisation=${person.organisation._id}`}
            of={`${nameOf(person)}, ${person.organisation.name}`}
            text={t('common.refuse')}
          />
          <Button
            look="outline"
            href={`${here}?admit=${person._id}&organisation=${person.organisation._id}`}
            aria-label={`${t('panel.letIn')}: ${nameOf(person)}, ${person.organisation.name}`}
          >
            {t('panel.letIn')}
          </Button>
        </DeskRow>
      ))}
    </DeskPart>
  )
}

/** The question before somebody hears that they are let in, or not. */
export function ApprovalQuestion({ people }: { people: Applicant[] }) {
  const t = useTexts('panel-today')
  const { admit, refuse, organisation } = usePage().search
  const asked = people.find(
    ({ _id, organisation: joined }) => _id === (admit ?? refuse)?.[0] && joined._id === organisation?.[0],
  )
  if (!asked) return null
  const names = { name: nameOf(asked), organisation: asked.organisation.name }
  return (
    <PageQuestion
      definition={approvalForm}
      id="approval"
      title={admit ? t('admitTitle', names) : t('refuseTitle', names)}
      text={admit ? t('admitText', names) : t('refuseText')}
      sent={answerOf(asked, admit ? 'approved' : 'rejected')}
      button={admit ? t('panel.letIn') : t('common.refuse')}
      look={admit ? 'primary' : 'danger'}
    />
  )
}
