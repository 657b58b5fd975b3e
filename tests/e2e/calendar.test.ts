import ICAL from 'ical.js'
import { describe, expect } from 'vitest'
import { test as base } from '../support/site.ts'

type Send = (method: string, path: string, body?: object) => Promise<{ status: number; body: Json }>
// biome-ignore lint/suspicious/noExplicitAny: what the API answers is read by name
type Json = any

/** Calls of the API by staff. */
const test = base.extend('staff', { scope: 'file' }, async ({ site }): Promise<Send> => {
  const send = async (method: string, path: string, body: object | undefined, token: string) => {
    const response = await fetch(`${site.url}/api${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, body: text ? JSON.parse(text) : null }
  }
  const credentials = { email: 'staff@leerplein.test', password: 'leerplein-demo' }
  const { body } = await send('POST', '/auth/login', credentials, '')
  return (method, path, given) => send(method, path, given, body.token.accessToken)
})

/** Two days, on both sides of the night in which summer begins. */
const schedule = [
  { start: '2031-03-28T08:00:00.000Z', end: '2031-03-28T15:30:00.000Z' },
  { start: '2031-03-31T07:00:00.000Z', end: '2031-03-31T14:30:00.000Z' },
]

async function newSession(staff: Send) {
  const [course, places, languages] = await Promise.all(
    ['/courses/filteredCourses?limit=1', '/locations/all', '/languages/all'].map((path) => staff('GET', path)),
  )
  const place = places?.body.find((one: Json) => !one.isOnline)
  const { _id } = course?.body.items[0] ?? {}
  const given = { course: _id, schedule, location: place._id, language: languages?.body[0]._id, capacity: 12 }
  const { status, body } = await staff('POST', '/sessions', given)
  expect(status).toBe(201)
  return { session: body, place, course: (await staff('GET', `/courses/${_id}`)).body }
}

async function calendarAt(address: string) {
  const response = await fetch(address)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  const text = await response.text()
  const calendar = new ICAL.Component(ICAL.parse(text))
  for (const zone of calendar.getAllSubcomponents('vtimezone')) {
    ICAL.TimezoneService.register(new ICAL.Timezone(zone))
  }
  return { text, calendar, events: calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event)) }
}

const uids = (events: ICAL.Event[]) => events.map(({ uid }) => uid)

/** What RFC 5545 asks of every file, whoever reads it: sections 3.1, 3.4, 3.6 and 3.8. */
function faultsOf(text: string, { calendar, events }: Awaited<ReturnType<typeof calendarAt>>): string[] {
  const lines = text.split('\r\n')
  const once = ['version', 'prodid', 'method'].filter((name) => calendar.getAllProperties(name).length !== 1)
  const needed = events.flatMap(({ component, uid }) =>
    ['uid', 'dtstamp', 'dtstart', 'dtend', 'summary', 'sequence', 'url', 'location']
      .filter((name) => component.getAllProperties(name).length !== 1)
      .map((name) => `${uid} ${name}`),
  )
  return [
    ...once,
    ...needed,
    ...lines.filter((line) => Buffer.byteLength(line) > 75 || line.includes('\n')),
    ...[...text.matchAll(/^DTSTAMP:(?!\d{8}T\d{6}Z\r$).*$/gm)].map(([line]) => line),
    ...[...text.matchAll(/^DT(?:START|END)(?!;TZID=Europe\/Brussels:\d{8}T\d{6}\r$)[^:]*:2.*$/gm)].map(
      ([line]) => line,
    ),
    ...(calendar.getAllSubcomponents().length > 0 ? [] : ['no component']),
    ...(new Set(uids(events)).size === events.length ? [] : ['a UID stands twice']),
  ]
}

describe('one session', () => {
  test('has an event for each of its days, at the times of Brussels', async ({ site, staff }) => {
    const { session, place, course } = await newSession(staff)
    const address = `${site.url}/fr/courses/${course.slug.fr}/sessions/${session._id}.ics`
    const found = await calendarAt(address)
    expect(faultsOf(found.text, found)).toEqual([])
    expect(found.events.map(({ startDate, endDate }) => [startDate.toString(), endDate.toString()])).toEqual([
      ['2031-03-28T09:00:00', '2031-03-28T16:30:00'],
      ['2031-03-31T09:00:00', '2031-03-31T16:30:00'],
    ])
    expect(found.events.map(({ startDate }) => startDate.toJSDate().toISOString())).toEqual(
      schedule.map(({ start }) => start),
    )
    expect(found.events[0]?.summary).toBe(`${course.title.fr} (jour 1 sur 2)`)
    expect(found.events[1]?.location).toContain(place.address)
    expect(found.events[0]?.component.getFirstPropertyValue('url')).toBe(`${site.url}/fr/courses/${course.slug.fr}`)
  })

  test('that moves is the same event with a higher sequence', async ({ site, staff }) => {
    const { session, course } = await newSession(staff)
    const address = `${site.url}/courses/${course.slug.nl}/sessions/${session._id}.ics`
    const before = (await calendarAt(address)).events
    const evenings = schedule.map(({ start }) => ({
      start: start.replace(/T\d\d/, 'T18'),
      end: start.replace(/T\d\d/, 'T20'),
    }))
    await staff('PATCH', `/sessions/${session._id}`, { schedule: evenings })
    const after = (await calendarAt(address)).events

    expect(uids(after)).toEqual(uids(before))
    expect(after.map(({ sequence }) => sequence)).toEqual([1, 1])
    expect(before.map(({ sequence }) => sequence)).toEqual([0, 0])
    expect(after[0]?.startDate.toString()).toBe('2031-03-28T19:00:00')
  })

  test('is not found at another course, under another id, or once it is gone', async ({ site, staff }) => {
    const { session, course } = await newSession(staff)
    const statusOf = async (path: string) => (await fetch(site.url + path)).status
    const other = (await staff('GET', '/courses/filteredCourses?limit=2')).body.items[1]

    expect(await statusOf(`/courses/${other.slug.nl}/sessions/${session._id}.ics`)).toBe(404)
    expect(await statusOf(`/courses/${course.slug.nl}/sessions/${course._id}.ics`)).toBe(404)
    expect(await statusOf(`/courses/nothing/sessions/${session._id}.ics`)).toBe(404)
    expect(await statusOf(`/courses/${course.slug.nl}/sessions/x.ics`)).toBe(404)
    await staff('DELETE', `/sessions/${session._id}`)
    expect(await statusOf(`/courses/${course.slug.nl}/sessions/${session._id}.ics`)).toBe(404)
  })
})

describe('the whole calendar', () => {
  test.for(['/calendar.ics', '/en/calendar.ics', '/fr/calendar.ics'])(
    '%s has every day of every start',
    async (path, { site, staff }) => {
      const { body } = await staff('GET', '/sessions?limit=999')
      const found = await calendarAt(site.url + path)
      expect(faultsOf(found.text, found)).toEqual([])
      const days = body.items.flatMap((session: Json) => session.schedule.map(({ start }: Json) => start))
      expect(found.events.map(({ startDate }) => startDate.toJSDate().toISOString()).sort()).toEqual(days.sort())
      expect(found.text).toContain(
        path === '/calendar.ics' ? 'startdata' : path.startsWith('/en') ? 'start dates' : 'dates de',
      )
    },
  )

  test('fits the category and place that are asked for, and stands empty where nothing does', async ({
    site,
    staff,
  }) => {
    const all = (await staff('GET', '/sessions?limit=999')).body.items
    const { location, plannedCourse } = all[0]
    const query = `categories=${plannedCourse.category.key}&locations=${location.key}&utm=1`
    const found = await calendarAt(`${site.url}/calendar.ics?${query}`)
    const fit = (
      await staff('GET', `/sessions?limit=999&category=${plannedCourse.category.key}&location=${location.key}`)
    ).body.items
    const ids = new Set(found.events.map(({ uid }) => uid.replace(/-\d+@.*$/, '')))
    expect(ids).toEqual(new Set(fit.map(({ _id }: Json) => _id)))

    const none = await calendarAt(`${site.url}/calendar.ics?locations=nowhere`)
    expect([none.events.length, faultsOf(none.text, none)]).toEqual([0, []])
  })
})

test('an address with the prefix that Dutch does not have leads to the one without', async ({ site }) => {
  const leadsTo = async (path: string) => {
    const { status, headers } = await fetch(site.url + path, { redirect: 'manual' })
    return [status, headers.get('location')]
  }
  expect(await leadsTo('/nl')).toEqual([308, '/'])
  expect(await leadsTo('/nl/')).toEqual([308, '/'])
  expect(await leadsTo('/nl/courses?search=excel')).toEqual([308, '/courses?search=excel'])
  expect(await leadsTo('/nl//elsewhere.test/x')).toEqual([308, '/elsewhere.test/x'])
})
