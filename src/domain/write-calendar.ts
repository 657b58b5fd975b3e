import { TZDate } from '@date-fns/tz'
import ical, { ICalAlarmType, type ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { LRUCache } from 'lru-cache'
import { tzlib_get_ical_block } from 'timezones-ical-library'
import { addressIn } from './addresses.ts'
import { brusselsZone } from './days.ts'
import { inLocale, type Locale, localePath } from './locales.ts'

const zone = brusselsZone.timeZone
/** Seconds after which a program that follows the calendar may ask again. */
const refresh = 3600

const generator = (name: string) => tzlib_get_ical_block(name)[0] ?? null

/** Without a zone of its own a calendar stamps its events in UTC, as RFC 5545 wants; one without events needs one. */
const timezoneOf = (sessions: readonly CalendarSession[]) => ({ name: sessions.length > 0 ? null : zone, generator })

type Localized = Partial<Record<Locale, string | null>> | null

/** What a calendar says of a session; instants in UTC. */
export interface CalendarSession {
  _id: string
  revision: number
  movedAt: string
  schedule: readonly ({ start: string; end: string } | null)[]
  location: Parameters<typeof addressIn>[0] & {
    isOnline: boolean
    name: Localized
    city: Localized
    zip?: string | null
  }
  language: { name: Localized }
  /** What only who takes part is told. */
  room?: string | null
  link?: string | null
  plannedCourse: { slug: Localized; title: Localized; summary: Localized; category: { name: Localized } }
}

function placeOf({ location, room, link }: CalendarSession, locale: Locale) {
  const place = inLocale(location.name, locale) ?? ''
  if (location.isOnline) return link || place
  const name = [place, room].filter(Boolean).join(', ')
  const address = [
    addressIn(location, locale),
    [location.zip, inLocale(location.city, locale)].filter(Boolean).join(' '),
  ]
  return { title: name, address: address.filter(Boolean).join(', ') }
}

export interface Writing<Session> {
  locale: Locale
  site: { brand: string; publicUrl: string }
  /** The words of calendars, in that language. */
  t: (key: 'name' | 'day' | 'language', params?: Record<string, string | number>) => string
  /** What the calendar is called, where it is not that of everything that starts. */
  name?: string
  /** What else stands with a session. */
  noteOf?(session: Session): string
  /** By when something has to be done about it. */
  deadlinesOf?(session: Session): Deadline[]
}

export interface Deadline {
  name: string
  /** YYYY-MM-DD. */
  day: string
  summary: string
  description: string
}

/** Seconds before midnight of a deadline's day: at nine in the morning, two days earlier. */
const alarmBefore = 39 * 3600

/** A whole day, with an alarm while there is time left. */
function addDeadline(
  calendar: ICalCalendar,
  session: CalendarSession,
  deadline: Deadline,
  { site }: Pick<Writing<never>, 'site'>,
) {
  const { name, day, summary, description } = deadline
  const event = calendar.createEvent({
    id: `${session._id}-${name}@${new URL(site.publicUrl).host}`,
    sequence: session.revision,
    stamp: new Date(session.movedAt),
    // At noon in London it is that day in Brussels, wherever this runs.
    start: new TZDate(`${day}T12:00:00Z`, zone),
    allDay: true,
    summary,
    description,
  })
  event.createAlarm({ type: ICalAlarmType.display, trigger: alarmBefore, description: summary })
}

/** An event for each day. Its UID lasts: a session that moves takes its events along wherever they were added. */
function addSession<Session extends CalendarSession>(
  calendar: ICalCalendar,
  session: Session,
  { locale, site, t, noteOf }: Writing<Session>,
) {
  const { slug, title, summary, category } = session.plannedCourse
  const url = site.publicUrl + localePath(`/courses/${encodeURIComponent(inLocale(slug, locale) ?? '')}`, locale)
  const name = inLocale(title, locale) ?? ''
  const days = session.schedule.flatMap((day) => day ?? [])
  for (const [index, { start, end }] of days.entries()) {
    const day = index + 1
    calendar.createEvent({
      id: `${session._id}-${day}@${new URL(site.publicUrl).host}`,
      sequence: session.revision,
      stamp: new Date(session.movedAt),
      lastModified: new Date(session.movedAt),
      start: new TZDate(start, zone),
      end: new TZDate(end, zone),
      timezone: zone,
      summary: days.length > 1 ? t('day', { title: name, day, days: days.length }) : name,
      description: [
        ...(noteOf ? [noteOf(session)] : []),
        inLocale(summary, locale),
        t('language', { language: inLocale(session.language.name, locale) ?? '' }),
        url,
      ].join('\n\n'),
      location: placeOf(session, locale),
      categories: [{ name: inLocale(category.name, locale) ?? '' }],
      status: ICalEventStatus.CONFIRMED,
      url,
    })
  }
}

/** Sessions as an iCalendar file (RFC 5545), in Brussels time whatever zone this runs in. */
export function writeCalendar<Session extends CalendarSession>(
  sessions: readonly Session[],
  path: string,
  writing: Writing<Session>,
): string {
  const { locale, site, t } = writing
  const calendar = ical({
    name: writing.name ?? t('name', { brand: site.brand }),
    prodId: { company: site.brand, product: 'Calendar', language: locale.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    timezone: timezoneOf(sessions),
    ttl: refresh,
    url: site.publicUrl + localePath(path, locale),
  })
  for (const session of sessions) {
    addSession(calendar, session, writing)
    for (const deadline of writing.deadlinesOf?.(session) ?? []) addDeadline(calendar, session, deadline, writing)
  }
  return calendar.toString()
}

const [eventsBegin, eventsEnd] = ['BEGIN:VEVENT', 'END:VCALENDAR']

/** Events of a session by all that they say: folding their lines takes longest, and few sessions change. */
const events = new LRUCache<string, string>({ max: 5000 })

function eventsOf(session: CalendarSession, path: string, writing: Writing<CalendarSession>): string {
  const { locale, site, t } = writing
  const key = JSON.stringify([locale, site.publicUrl, t('day'), t('language'), session])
  const known = events.get(key)
  if (known !== undefined) return known
  const text = writeCalendar([session], path, writing)
  const begin = text.indexOf(eventsBegin)
  const made = begin < 0 ? '' : text.slice(begin, text.lastIndexOf(eventsEnd))
  events.set(key, made)
  return made
}

/** The same as `writeCalendar` for everybody's calendar, of which only what changed is written anew. */
export function writePublicCalendar(
  sessions: readonly CalendarSession[],
  path: string,
  writing: Omit<Writing<CalendarSession>, 'noteOf' | 'deadlinesOf'>,
): string {
  const written = sessions.map((session) => eventsOf(session, path, writing))
  const first = written.findIndex((text) => text !== '')
  if (first < 0) return writeCalendar([], path, writing)
  const frame = writeCalendar(sessions.slice(first, first + 1), path, writing)
  return frame.slice(0, frame.indexOf(eventsBegin)) + written.join('') + frame.slice(frame.lastIndexOf(eventsEnd))
}
