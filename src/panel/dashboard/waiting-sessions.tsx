import { brusselsDay } from '../../domain/days.ts'
import { formatDate, formatDayWithWeekday } from '../../domain/format.ts'
import { inLocale } from '../../domain/locales.ts'
import { Button } from '../../ui/button.tsx'
import type { FormState } from '../../ui/forms/form-state.ts'
import { Question } from '../../ui/kit/action-form.tsx'
import { TileCount } from '../../ui/kit/tile-count.tsx'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import { listPaths, panelPath } from '../kit/paths.ts'
import { DeskPart, DeskRow, More } from './desk-row.tsx'
import { cancelSessionForm, confirmSessionForm, type WaitingSession } from './page.ts'

interface PartProps {
  sessions: readonly WaitingSession[]
  page: PageContext
}

const titleOf = ({ plannedCourse }: WaitingSession, { locale }: PageContext) =>
  inLocale(plannedCourse.title, locale) ?? ''

/** Sessions that have not enough people yet and must be decided on soon. */
export function WaitingSessions({ sessions, total, page }: PartProps & { total: number }) {
  const t = useTexts('panel-today')
  const { locale, now } = page
  const here = panelPath('', locale)
  const today = brusselsDay(new Date(now))
  const list = `${panelPath(listPaths.session, locale)}?state=belowMinimum`
  const more = <More shown={sessions.length} total={total} href={list} />
  return (
    <DeskPart id="sessions" title={t('sessions')} count={total} more={more}>
      {sessions.map((session) => {
        const { _id, startDate, decisionOn, minimum, registrationCount, location } = session
        const isUrgent = (decisionOn ?? '') <= today
        const wanted = minimum ?? 0
        const title = titleOf(session, page)
        return (
          <DeskRow
            key={_id}
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
            <a href={`${here}?cancel=${_id}`} aria-label={`${t('cancelSession')}: ${title}`}>
              {t('cancelSession')}
            </a>
            <Button look="outline" href={`${here}?confirm=${_id}`} aria-label={`${t('confirmSession')}: ${title}`}>
              {t('confirmSession')}
            </Button>
          </DeskRow>
        )
      })}
    </DeskPart>
  )
}

/** The question before everybody in a session hears that it runs, or does not. */
export function SessionQuestion({ sessions, page, form }: PartProps & { form: FormState | undefined }) {
  const t = useTexts('panel-today')
  const { cancel, confirm } = page.search
  const asked = sessions.find(({ _id }) => _id === (cancel ?? confirm)?.[0])
  if (!asked) return null
  const kind = cancel ? 'cancel' : 'confirm'
  const definition = cancel ? cancelSessionForm : confirmSessionForm
  return (
    <Question
      id="session"
      title={t(`${kind}Title`, { title: titleOf(asked, page), day: formatDate(asked.startDate, page.locale) })}
      text={form?.message ?? t(`${kind}Text`)}
      wayOut={t('leave')}
      wayOutHref={panelPath('', page.locale)}
      name={definition.name}
      sent={{ session: asked._id }}
      button={t(`${kind}Session`)}
      look={cancel ? 'danger' : 'primary'}
    />
  )
}
