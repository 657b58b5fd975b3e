import { formatDate, formatDayInYear, formatDayWithWeekday } from '../../domain/format.ts'
import { formatDeadline } from '../../domain/format-days.ts'
import { inLocale } from '../../domain/locales.ts'
import { lastToComplete, type PracticalGap, practicalMoment } from '../../domain/practical.ts'
import type { PanelTodayQuery } from '../../ui/gql/graphql.ts'
import { Button, type PageContext, useTexts } from '../../ui/index.ts'
import { TileCount } from '../../ui/kit/index.ts'
import { ExpectedMails, PageQuestion, panelPath, pathOf, RowLink, usePage } from '../kit/index.ts'
import { DeskAct, DeskList, DeskRow } from './desk-row.tsx'
import { cancelSessionForm, confirmSessionForm, remindChoiceForm, remindTrainersForm } from './today-forms.ts'
import type { ChoosingRegistration, TrainerlessSession, WaitingProps, WaitingSession } from './today-query.ts'
import { urgencyAt } from './urgency.ts'

const titleOf = ({ plannedCourse }: Pick<WaitingSession, 'plannedCourse'>, { locale }: PageContext) =>
  inLocale(plannedCourse.title, locale) ?? ''

interface SessionNameProps {
  title: string
  day: string
  place: Parameters<typeof inLocale>[0]
}

function SessionName({ title, day, place }: SessionNameProps) {
  const { locale } = usePage()
  return (
    <>
      <strong>{title}</strong>, {formatDate(day, locale)}, {inLocale(place, locale)}
    </>
  )
}

/** Whose session was canceled, and who did not choose yet: their seats elsewhere are held meanwhile. */
export function Choosing({ found }: WaitingProps<'choosing'>) {
  const t = useTexts('panel-today')
  const page = usePage()
  const { locale } = page
  return (
    <DeskList id="choosing" title={t('choosing')} found={found} list={['registration', 'isChoosing=true']}>
      {({ _id, customer, course, startDate, choiceRemindedAt }) => (
        <DeskRow
          id={_id}
          mark={['half', 'ochre']}
          title={<strong>{customer}</strong>}
          about={t('choosingAbout', {
            title: inLocale(course, locale) ?? '',
            day: formatDayInYear(startDate, locale),
          })}
          when={choiceRemindedAt ? t('reminderSentOn', { day: formatDayInYear(choiceRemindedAt, locale) }) : undefined}
        >
          <RowLink href={pathOf('registration', _id, page)} of={customer} text={t('panel.view')} />
          <DeskAct href={`${panelPath('', locale)}?choice=${_id}`} of={`: ${customer}`} text={t('remind.button')} />
        </DeskRow>
      )}
    </DeskList>
  )
}

/** The question before a customer hears once more that there is a choice to make. */
export function ChoiceQuestion({ registrations }: { registrations: ChoosingRegistration[] }) {
  const t = useTexts('panel-today')
  const { search } = usePage()
  const asked = registrations.find(({ _id }) => _id === search.choice?.[0])
  if (!asked) return null
  return (
    <PageQuestion
      definition={remindChoiceForm}
      id="choice"
      title={t('remindChoice.title', { customer: asked.customer })}
      text={t('remindChoice.text')}
      sent={{ registration: asked._id }}
      button={t('remind.button')}
    />
  )
}

/** Sessions that have not enough people yet and must be decided on soon. */
export function WaitingSessions({ found }: WaitingProps<'undecided'>) {
  const t = useTexts('panel-today')
  const page = usePage()
  const { locale } = page
  const here = panelPath('', locale)
  const isToDecide = urgencyAt(page).undecided
  return (
    <DeskList
      id="sessions"
      title={t('sessions')}
      found={found}
      list={['session', 'state=belowMinimum']}
      isUrgent={isToDecide}
    >
      {(session) => {
        const { _id, startDate, decisionOn, minimum, registrationCount, location } = session
        const isUrgent = isToDecide(session)
        const wanted = minimum ?? 0
        const title = titleOf(session, page)
        return (
          <DeskRow
            id={_id}
            mark={['half', isUrgent ? 'terra' : 'ochre']}
            title={<SessionName title={title} day={startDate} place={location.name} />}
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
            <RowLink href={`${here}?cancel=${_id}`} of={title} text={t('questions.cancel.button')} />
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

/** Sessions whose mail with the room or the link goes soon, and nobody has said which. */
export function UnpreparedSessions({ kind, found }: WaitingProps<'roomless'> & { kind: PracticalGap }) {
  const t = useTexts('panel-today')
  const page = usePage()
  const { locale, now } = page
  const mail = kind === 'room' ? 'practical' : 'link'
  const until = lastToComplete(mail, new Date(now))
  const goesToday = urgencyAt(page)[`${kind}less`]
  return (
    <DeskList
      id={`no-${kind}`}
      title={t(`lacks.${kind}`)}
      found={found}
      list={['session', `until=${until}`]}
      isUrgent={goesToday}
    >
      {({ _id, startDate, registrationCount, location, ...session }) => {
        const goesAt = practicalMoment(mail, new Date(startDate)).toISOString()
        const isUrgent = goesToday({ startDate })
        const title = titleOf(session, page)
        return (
          <DeskRow
            id={_id}
            mark={['half', isUrgent ? 'terra' : 'ochre']}
            title={<SessionName title={title} day={startDate} place={location.name} />}
            about={t.count('common.participantCount', registrationCount)}
            when={goesAt <= now ? t(`mailGone.${kind}`) : t('mailGoes', { when: formatDeadline(goesAt, now, locale) })}
            isUrgent={isUrgent}
          >
            <DeskAct
              href={`${pathOf('session', _id, page)}?act=change#change-title`}
              of={`: ${title}`}
              text={t(`fill.${kind}`)}
            />
          </DeskRow>
        )
      }}
    </DeskList>
  )
}

/** Sessions for which trainers were asked, and no answer or only refusals came: a reminder, or the way to ask others. */
export function TrainerlessSessions({ found }: WaitingProps<'trainerless'>) {
  const t = useTexts('panel-today')
  const page = usePage()
  const { locale } = page
  return (
    <DeskList id="trainerless" title={t('trainerless')} found={found} list={['session', '']}>
      {({ _id, startDate, title, place, names, isDeclined, remindedAt }) => {
        const of = inLocale(title, locale) ?? ''
        const href = pathOf('session', _id, page)
        return (
          <DeskRow
            id={_id}
            mark={[isDeclined ? 'crossed' : 'half', 'ochre']}
            title={<SessionName title={of} day={startDate} place={place} />}
            about={t(`trainerlessAbout.${isDeclined ? 'declined' : 'open'}`, { names: names.join(', ') })}
            when={remindedAt ? t('reminderSentOn', { day: formatDayInYear(remindedAt, locale) }) : undefined}
          >
            {isDeclined ? (
              <DeskAct href={`${href}?act=trainer-request`} of={`: ${of}`} text={t('askOthers')} />
            ) : (
              <>
                <RowLink href={`${href}#trainer-requests-title`} of={of} text={t('panel.view')} />
                <DeskAct href={`${panelPath('', locale)}?remind=${_id}`} of={`: ${of}`} text={t('remind.button')} />
              </>
            )}
          </DeskRow>
        )
      }}
    </DeskList>
  )
}

/** The question before trainers hear once more that an answer is awaited. */
export function TrainersQuestion({ sessions }: { sessions: TrainerlessSession[] }) {
  const t = useTexts('panel-today')
  const { locale, search } = usePage()
  const asked = sessions.find(({ _id, isDeclined }) => _id === search.remind?.[0] && !isDeclined)
  if (!asked) return null
  return (
    <PageQuestion
      definition={remindTrainersForm}
      id="remind"
      title={t('remind.title', {
        title: inLocale(asked.title, locale) ?? '',
        day: formatDate(asked.startDate, locale),
      })}
      text={t('remind.text')}
      sent={{ session: asked._id }}
      button={t('remind.button')}
    />
  )
}

interface SessionQuestionProps {
  sessions: WaitingSession[]
  mails: PanelTodayQuery['sessionMails']
}

/** The question before everybody in a session hears that it runs, or does not. */
export function SessionQuestion({ sessions, mails }: SessionQuestionProps) {
  const t = useTexts('panel-today')
  const page = usePage()
  const { cancel, confirm } = page.search
  const asked = sessions.find(({ _id }) => _id === (cancel ?? confirm)?.[0])
  if (!asked) return null
  const kind = cancel ? 'cancel' : 'confirm'
  return (
    <PageQuestion
      definition={cancel ? cancelSessionForm : confirmSessionForm}
      id="session"
      title={t(`questions.${kind}.title`, {
        title: titleOf(asked, page),
        day: formatDate(asked.startDate, page.locale),
      })}
      text={
        <>
          <p>{t(`questions.${kind}.text`)}</p>
          <ExpectedMails mails={mails} />
        </>
      }
      sent={{ session: asked._id }}
      button={t(`questions.${kind}.button`)}
      look={cancel ? 'danger' : 'primary'}
    />
  )
}
