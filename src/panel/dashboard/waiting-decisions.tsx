import { brusselsDay } from '../../domain/days.ts'
import { formatDate, formatDayWithWeekday } from '../../domain/format.ts'
import { formatDeadline } from '../../domain/format-days.ts'
import { inLocale } from '../../domain/locales.ts'
import type { FormState } from '../../ui/forms/index.ts'
import { Button, type PageContext, useTexts } from '../../ui/index.ts'
import { ActionButton, Question, TileCount } from '../../ui/kit/index.ts'
import { listPaths, panelPath } from '../kit/index.ts'
import { DeskList, DeskPart, DeskRow } from './desk-row.tsx'
import type { Applicant, WaitingProps, WaitingSession } from './page.ts'
import { approvalForm, cancelSessionForm, confirmSessionForm } from './page.ts'

const titleOf = ({ plannedCourse }: WaitingSession, { locale }: PageContext) =>
  inLocale(plannedCourse.title, locale) ?? ''

/** Sessions that have not enough people yet and must be decided on soon. */
export function WaitingSessions({ found, page }: WaitingProps<'undecided'>) {
  const t = useTexts('panel-today')
  const { locale, now } = page
  const here = panelPath('', locale)
  const today = brusselsDay(new Date(now))
  const list = `${panelPath(listPaths.session, locale)}?state=belowMinimum`
  return (
    <DeskList id="sessions" title={t('sessions')} found={found} href={list}>
      {(session) => {
        const { _id, startDate, decisionOn, minimum, registrationCount, location } = session
        const isUrgent = (decisionOn ?? '') <= today
        const wanted = minimum ?? 0
        const title = titleOf(session, page)
        return (
          <DeskRow
            id={_id}
            mark={['half', isUrgent ? 'terra' : 'ochre']}
            title={
              <>
                <strong>{title}</strong>, {formatDate(startDate, locale)}, {inLocale(location.name, locale)}
              </>
            }
            about={
              <TileCount taken={Math.min(registrationCount, wanted)} free={Math.max(0, wanted - registrationCount)}>
                {t.count('ofMinimum', wanted, { registered: registrationCount })}
              </TileCount>
            }
            when={
              isUrgent
                ? t('decideToday')
                : t('decideBy', { day: formatDayWithWeekday(decisionOn ?? '', 'month', locale) })
            }
            isUrgent={isUrgent}
          >
            <a href={`${here}?cancel=${_id}`} aria-label={`${t('questions.cancel.button')}: ${title}`}>
              {t('questions.cancel.button')}
            </a>
            <Button
              look="outline"
              href={`${here}?confirm=${_id}`}
              aria-label={`${t('questions.confirm.button')}: ${title}`}
            >
              {t('questions.confirm.button')}
            </Button>
          </DeskRow>
        )
      }}
    </DeskList>
  )
}

interface SessionQuestionProps {
  sessions: readonly WaitingSession[]
  page: PageContext
  form: FormState | undefined
}

/** The question before everybody in a session hears that it runs, or does not. */
export function SessionQuestion({ sessions, page, form }: SessionQuestionProps) {
  const t = useTexts('panel-today')
  const { cancel, confirm } = page.search
  const asked = sessions.find(({ _id }) => _id === (cancel ?? confirm)?.[0])
  if (!asked) return null
  const kind = cancel ? 'cancel' : 'confirm'
  const definition = cancel ? cancelSessionForm : confirmSessionForm
  return (
    <Question
      id="session"
      title={t(`questions.${kind}.title`, {
        title: titleOf(asked, page),
        day: formatDate(asked.startDate, page.locale),
      })}
      text={form?.message ?? t(`questions.${kind}.text`)}
      wayOut={t('panel.doNothing')}
      wayOutHref={panelPath('', page.locale)}
      name={definition.name}
      sent={{ session: asked._id }}
      button={t(`questions.${kind}.button`)}
      look={cancel ? 'danger' : 'primary'}
    />
  )
}

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
            aria-label={`${t('common.refuse')}: ${nameOf(person)}, ${person.organisation.name}`}
          >
            {t('common.refuse')}
          </a>
          <ActionButton
            name={approvalForm.name}
            sent={answerOf(person, 'approved')}
            look="outline"
            aria-label={`${t('panel.letIn')}: ${nameOf(person)}, ${person.organisation.name}`}
          >
            {t('panel.letIn')}
          </ActionButton>
        </DeskRow>
      ))}
    </DeskPart>
  )
}

interface RefuseQuestionProps {
  people: readonly Applicant[]
  page: PageContext
  form: FormState | undefined
}

/** The question before somebody hears no. */
export function RefuseQuestion({ people, page, form }: RefuseQuestionProps) {
  const t = useTexts('panel-today')
  const asked = people.find((person) => isOf(person, page))
  if (!asked) return null
  const { name } = asked.organisation
  return (
    <Question
      id="refuse"
      title={t('refuseTitle', { name: nameOf(asked), organisation: name })}
      text={form?.message ?? t('refuseText')}
      wayOut={t('panel.doNothing')}
      wayOutHref={panelPath('', page.locale)}
      name={approvalForm.name}
      sent={answerOf(asked, 'rejected')}
      button={t('common.refuse')}
      look="danger"
    />
  )
}
