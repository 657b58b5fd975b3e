import { addressIn } from '../../domain/addresses.ts'
import { formatFullDate } from '../../domain/format.ts'
import { formatSchedule } from '../../domain/format-days.ts'
import { inLocale, localePath } from '../../domain/locales.ts'
import { familyOf } from '../../domain/tiles.ts'
import { type Fact, FactList } from '../../ui/fact-list.tsx'
import type { TrainerSessionQuery } from '../../ui/gql/graphql.ts'
import { listed } from '../../ui/listed.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import { TilePattern } from '../../ui/tile-pattern.tsx'
import type { ScreenProps } from '../screens/define-page.ts'
import { Attendance } from './attendance.tsx'
import { EndedLink } from './ended-link.tsx'
import type { Taught } from './marks.ts'
import styles from './trainer.module.css'
import { useMarks } from './use-marks.ts'

/** Where it is, with the way there on a map. */
function Place({ taught, locale }: { taught: Taught; locale: PageContext['locale'] }) {
  const t = useTexts('trainer')
  const { location } = taught.session
  const name = inLocale(location.name, locale)
  const street = addressIn(location, locale)
  if (location.isOnline || !street) return name
  const address = `${street}, ${[location.zip, inLocale(location.city, locale)].filter(Boolean).join(' ')}`
  const map = `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: address })}`
  return (
    <>
      {name}, {address}
      <br />
      <a href={map} rel="noopener noreferrer" target="_blank">
        {t('route')}
      </a>
    </>
  )
}

/** When, where and what is practical. */
interface FactsProps {
  taught: Taught
  /** The provider's own. */
  phone: string | undefined
  locale: PageContext['locale']
}

function Facts({ taught, phone, locale }: FactsProps) {
  const t = useTexts('trainer')
  const { session, room, onlineLink, contact, bring, directions, parking } = taught
  const { isOnline } = session.location
  const facts: Fact[] = [
    [t('common.when'), formatSchedule(listed(session.schedule), locale).map((line) => <div key={line}>{line}</div>)],
    [t('common.place'), <Place key="place" taught={taught} locale={locale} />],
    isOnline
      ? [
          t('link'),
          onlineLink && (
            <a key="link" href={onlineLink} rel="noopener noreferrer" target="_blank">
              {onlineLink}
            </a>
          ),
        ]
      : [t('room'), room ?? t('roomFollows')],
    [t('language'), inLocale(session.language.name, locale)],
    [t('directions'), isOnline ? null : inLocale(directions, locale)],
    [t('parking'), isOnline ? null : inLocale(parking, locale)],
    [t('bring'), inLocale(bring, locale)],
    [t('contact'), contact ?? phone],
  ]
  return <FactList facts={facts} />
}

/** What else a trainer does, each on a page below this one. */
const tasks = { results: 'toResults', material: 'toMaterial', message: 'toMessage' } as const

function Session({ shown, phone, page }: { shown: Taught; phone: string | undefined; page: PageContext }) {
  const t = useTexts('trainer')
  const { locale } = page
  const marks = useMarks(shown, page)
  const { taught } = marks
  const { course } = taught.session
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.head}>
        <TilePattern
          seed={course.key}
          family={familyOf(course.category)}
          columns={2}
          rows={2}
          className={styles.tile}
        />
        <div>
          <h1>{inLocale(course.title, locale)}</h1>
          <p className="muted">{t('greeting', { name: taught.trainer })}</p>
        </div>
      </header>
      <div className={styles.columns}>
        <section className={styles.part} aria-labelledby="participants-title">
          <h2 id="participants-title">{t.count('common.participantCount', taught.participants.length)}</h2>
          <Attendance marks={marks} page={page} />
          <ul className={styles.tasks}>
            {(['results', 'material', 'message'] as const).map((task) => (
              <li key={task}>
                <a className="link" href={`${localePath(page.path, locale)}/${task}`}>
                  {t(tasks[task])}
                </a>
              </li>
            ))}
          </ul>
        </section>
        <section className={styles.part} aria-labelledby="practical-title">
          <h2 id="practical-title">{t('practical')}</h2>
          <Facts taught={taught} phone={phone} locale={locale} />
        </section>
      </div>
      {taught.isOfAccount ? (
        <a className="link" href={taught.panelUrl ?? localePath('/control-panel', locale)}>
          {t('toToday')}
        </a>
      ) : (
        <p className="muted">{t('ends', { date: formatFullDate(taught.endsAt, locale) })}</p>
      )}
    </div>
  )
}

/** A session for who teaches it, on a phone in the room. */
export function Screen({ data, page }: ScreenProps<TrainerSessionQuery>) {
  const shown = data.trainerSession
  const phone = data.provider?.phone
  return shown ? <Session shown={shown} phone={phone} page={page} /> : <EndedLink locale={page.locale} phone={phone} />
}
