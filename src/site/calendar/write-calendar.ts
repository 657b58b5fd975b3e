import { TZDate } from '@date-fns/tz'
import ical, { ICalAlarmType, type ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { tzlib_get_ical_block } from 'timezones-ical-library'
import { addressIn } from '../../domain/address-in.ts'
import { brusselsZone } from '../../domain/days.ts'
import { inLocale, type Locale, localePath } from '../../domain/locales.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { listed } from '../../ui/listed.ts'
import { translator } from '../../ui/texts.ts'
import type { Site } from '../site.ts'
import type { CalendarSession } from './planned-sessions.ts'

const zone = brusselsZone.timeZone
/** Seconds after which a program that follows the calendar may ask again. */
const refresh = 3600

const generator = (name: string) => tzlib_get_ical_block(name)[0] ?? null

/** Without a zone of its own a calendar stamps its events in UTC, as RFC 5545 wants; one without events needs one. */
const timezoneOf = (sessions: readonly CalendarSession[]) => ({ name: sessions.length > 0 ? null : zone, generator })

function placeOf({ location }: CalendarSession, locale: Locale) {
  const name = inLocale(location.name, locale) ?? ''
  if (location.isOnline) return name
  const address = [
    addressIn(location, locale),
    [location.zip, inLocale(location.city, locale)].filter(Boolean).join(' '),
  ]
  return { title: name, address: address.filter(Boolean).join(', ') }
}

interface Writing {
  locale: Locale
  site: Site
  /** What the calendar is called, where it is not that of everything that starts. */
  name?: string
  /** What else stands with a session. */
  noteOf?(session: CalendarSession): string
  /** By when something has to be done about it. */
  deadlinesOf?(session: CalendarSession): Deadline[]
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
function addDeadline(calendar: ICalCalendar, session: CalendarSession, deadline: Deadline, { site }: Writing) {
  const { name, day, summary, description } = deadline
  const event = calendar.createEvent({
    id: `${session._id}-${name}@${new URL(site.publicUrl).host}`,
    sequence: session.revision,
    stamp: new Date(session.movedAt),
    // At noon in London it is that day in Brussels, wherever this runs.
    start: new TZDate(`${day}T12:00:00Z`, zone),
    allDay: true,
    ...{ summary, description },
  })
  event.createAlarm({ type: ICalAlarmType.display, trigger: alarmBefore, description: summary })
}

/** An event for each day. Its UID lasts: a session that moves takes its events along wherever they were added. */
function addSession(calendar: ICalCalendar, session: CalendarSession, { locale, site, noteOf }: Writing) {
  const t = translator(locale, allTexts[locale], 'calendar')
  const { slug, title, summary, category } = session.plannedCourse
  const url = site.publicUrl + localePath(`/courses/${encodeURIComponent(inLocale(slug, locale) ?? '')}`, locale)
  const name = inLocale(title, locale) ?? ''
  const days = listed(session.schedule)
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
export function writeCalendar(sessions: readonly CalendarSession[], path: string, writing: Writing): string {
  const { locale, site } = writing
  const t = translator(locale, allTexts[locale], 'calendar')
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
