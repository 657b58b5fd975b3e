import { formatDeadline, formatSessionDays } from '../../domain/format-days.ts'
import { inLocale, type Locale, localePath } from '../../domain/locales.ts'
import { Button } from '../../ui/button.tsx'
import type { SessionChoiceQuery } from '../../ui/gql/graphql.ts'
import { useTexts } from '../../ui/texts.ts'
import { StatusPage } from '../chrome/status-page.tsx'
import type { ScreenProps } from '../screens/define-page.ts'
import { Choices } from './choices.tsx'

type Choice = NonNullable<SessionChoiceQuery['sessionChoice']>

/** What was chosen, or that it is too late to. */
function Chosen({ choice, locale }: { choice: Choice; locale: Locale }) {
  const t = useTexts('session-choice')
  const { status, session } = choice
  const state = status === 'open' ? 'over' : status === 'moved' ? 'moved' : 'left'
  const course = inLocale(session.course.title, locale) ?? ''
  return (
    <StatusPage seed={session.course.key}>
      <div role="status" data-status={status}>
        <h1>{t(`${state}.title`)}</h1>
        <p className="lead">{t(`${state}.text`, { course, when: formatSessionDays(session.schedule, locale) })}</p>
      </div>
      <Button href={localePath('/my-account/registration-data', locale)}>{t('toAccount')}</Button>
      <a href={localePath(`/courses/${inLocale(session.course.slug, locale) ?? ''}`, locale)}>{t('toCourse')}</a>
    </StatusPage>
  )
}

/** After a session was canceled: another date, where seats are kept, or the money back. */
export function Screen({ data, page, form, status }: ScreenProps<SessionChoiceQuery>) {
  const t = useTexts('session-choice')
  const { locale, now } = page
  const choice = data.sessionChoice
  if (!choice) return null
  if (!choice.isOpen) return <Chosen choice={choice} locale={locale} />
  const { session, until, refund } = choice
  return (
    <StatusPage seed={session.course.key}>
      <h1>{t('title', { course: inLocale(session.course.title, locale) ?? '' })}</h1>
      <p className="lead">
        {t(refund > 0 ? 'lead' : 'leadFree', {
          when: formatSessionDays(session.schedule, locale),
          until: formatDeadline(until, now, locale),
        })}
      </p>
      {form && <p role="alert">{status === 422 ? t('refused') : form.message}</p>}
      <Choices choice={choice} locale={locale} />
    </StatusPage>
  )
}
