import { addressIn } from '../../domain/addresses.ts'
import { formatSchedule } from '../../domain/format-days.ts'
import { inLocale, type Locale, localePath } from '../../domain/locales.ts'
import { familyOf } from '../../domain/tiles.ts'
import { Button } from '../../ui/button.tsx'
import { type Fact, FactList } from '../../ui/fact-list.tsx'
import type { AskedSessionQuery } from '../../ui/gql/graphql.ts'
import { ActionButton, ActionForm } from '../../ui/kit/action-form.tsx'
import { listed } from '../../ui/listed.ts'
import { useTexts } from '../../ui/texts.ts'
import { StatusPage } from '../chrome/status-page.tsx'
import type { ScreenProps } from '../screens/define-page.ts'
import { canForm, cannotForm } from './page.ts'
import styles from './trainer-request.module.css'

type Asked = NonNullable<AskedSessionQuery['askedSession']>

/** What is asked about: when, where, and in which language. */
function Facts({ asked, locale }: { asked: Asked; locale: Locale }) {
  const t = useTexts('trainer-request')
  const { location, schedule, language } = asked.session
  const street = location.isOnline ? null : addressIn(location, locale)
  const town = [location.zip, inLocale(location.city, locale)].filter(Boolean).join(' ')
  const address = street && `${street}, ${town}`
  const map = address && `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: address })}`
  const facts: Fact[] = [
    [t('common.when'), formatSchedule(listed(schedule), locale).map((line) => <div key={line}>{line}</div>)],
    [
      t('common.place'),
      <div key="place">
        <div>{[inLocale(location.name, locale), address].filter(Boolean).join(', ')}</div>
        {map && (
          <a className="link" href={map} rel="noopener noreferrer" target="_blank">
            {t('route')}
          </a>
        )}
      </div>,
    ],
    [t('room'), location.isOnline ? null : asked.room],
    [t('language'), inLocale(language.name, locale)],
  ]
  return <FactList facts={facts} />
}

interface EndedProps {
  asked: Asked
  locale: Locale
  phone: string
}

/** What was answered, or why it need not be any more. */
function Ended({ asked, locale, phone }: EndedProps) {
  const t = useTexts('trainer-request')
  const { status, session } = asked
  const state = status === 'open' ? 'over' : status
  return (
    <StatusPage seed={session.course.key} family={familyOf(session.course.category)}>
      <div role="status" data-status={status}>
        <h1>{t(`${state}.title`)}</h1>
        <p className="lead">{t(`${state}.text`, { phone })}</p>
      </div>
      <p className="strong">{inLocale(session.course.title, locale)}</p>
      {status === 'accepted' && <Facts asked={asked} locale={locale} />}
      <Button look="outline" href={localePath('/', locale)}>
        {t('common.toHomePage')}
      </Button>
    </StatusPage>
  )
}

/** Whether one can teach a session: what it is, and the two answers. */
export function Screen({ data, page, form, status }: ScreenProps<AskedSessionQuery>) {
  const t = useTexts('trainer-request')
  const { locale } = page
  const asked = data.askedSession
  const phone = data.provider?.phone ?? ''
  if (!asked) return null
  if (!asked.isOpen) return <Ended asked={asked} locale={locale} phone={phone} />
  const { course } = asked.session
  // It waits still: nothing but what they teach elsewhere keeps it from them.
  const isTaken = form?.form === canForm.name && status === 422
  return (
    <StatusPage seed={course.key} family={familyOf(course.category)}>
      <h1>{t('title', { course: inLocale(course.title, locale) ?? '' })}</h1>
      <p className="lead">{t('lead', { name: asked.trainer.split(' ')[0] ?? asked.trainer })}</p>
      {form && <p role="alert">{isTaken ? t('taken', { phone }) : form.message}</p>}
      <Facts asked={asked} locale={locale} />
      <p>{t('first')}</p>
      <ActionButton name={canForm.name}>{t('accept')}</ActionButton>
      <ActionForm name={cannotForm.name} className={styles.cannot}>
        <label>
          {t('reason')}
          <span className="muted">{t('reasonHint')}</span>
          <textarea name="reason" rows={3} maxLength={1000} />
        </label>
        <Button look="outline" type="submit">
          {t('decline')}
        </Button>
      </ActionForm>
    </StatusPage>
  )
}
