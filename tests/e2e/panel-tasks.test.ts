import { expect } from 'vitest'
import { brusselsDay, brusselsInstant, plusDays } from '../../src/domain/days.ts'
import { uploadPicture } from '../support/editor.ts'
import {
  acts,
  test as base,
  lessonDay as day,
  here,
  type keysAt,
  type mouseAt,
  newWord,
} from '../support/panel-tasks.ts'
import { quotedBooking, requestRoom, visitor } from '../support/rooms.ts'
import { newTrainerOf } from '../support/trainer-links.ts'

/**
 * What people do who edit, plan, let rooms and lead, by mouse alone and by keys alone, each within so many acts: a field
 * that is filled, a click, a word or line that is typed, a key. Tabs are counted apart. `room` is of the house, and nobody
 * else's.
 */
const test = base
  .extend('room', async ({ staff }) => async () => {
    const name = `Zaal${newWord()}`
    const { _id } = await staff('POST', '/roomTypes', {
      ...{ key: crypto.randomUUID(), name: { nl: name }, description: { nl: 'Een zaal' }, capacity: 12, surface: 30 },
      ...{ priceHalfDay: 100_00, priceFullDay: 180_00, wheelchairAccess: true, pcRoom: false, whiteboard: true },
      configurations: ['class'],
    })
    return { id: String(_id), name }
  })
  /** Changes the price of the course of a lesson from 450 to 500 euros. */
  .extend('dearer', async ({ lesson, staff }) => async () => {
    const course = await lesson()
    const { updatedAt } = await staff('GET', `/courses/${course.course}`)
    await staff('PATCH', `/courses/${course.course}`, { price: 500_00, updatedAt })
    return course
  })

type Hand = ReturnType<typeof mouseAt>
type Fingers = ReturnType<typeof keysAt>
const main = ({ page }: Pick<Hand | Fingers, 'page'>) => page.locator('#content')

test('15: a picture of the library comes above a course, from the page of that course', async ({
  lesson,
  site,
  client,
  mouse,
  keys,
}) => {
  const { course, word } = await lesson()
  const pictures = [await uploadPicture(site.url, `${word}-een.png`), await uploadPicture(site.url, `${word}-twee.png`)]
  const shown = async () =>
    (await client.query('select banner_id from courses where id = $1', [course])).rows[0].banner_id
  const hand = await mouse(`/courses/${course}`)
  await hand.click(hand.page.getByText('Kies een beeld'))
  await hand.click(hand.page.locator(`li[data-picture="${pictures[0]}"]`))
  await hand.follow(hand.page.getByRole('button', { name: 'Bewaren' }))
  expect(await shown()).toBe(pictures[0])
  hand.took(3)

  const fingers = await keys(`/courses/${course}`)
  await fingers.reach(`${word}-twee.png`, `${word}-twee.png`)
  await fingers.enter()
  expect(await shown()).toBe(pictures[1])
  fingers.took(3)
})

test('18: a sentence of the site leads to the field in which it is written', async ({ mouse, keys }) => {
  const isWritten = async ({ page }: Hand | Fingers) => {
    expect(new URL(page.url()).pathname).toContain('/content/')
    const values = () =>
      page.locator('[id^="field-"]').evaluateAll((fields: HTMLInputElement[]) => fields.map(({ value }) => value))
    await expect.poll(async () => (await values()).join()).toMatch(/kleine groepen/i)
  }
  const hand = await mouse()
  await hand.open('kleine groepen', 'Inhoud', '')
  await isWritten(hand)
  hand.took(2)
  const fingers = await keys()
  await fingers.open('kleine groepen', 'Inhoud', '')
  await isWritten(fingers)
  fingers.took(4)
})

test('43: a session is not put into a room that another has then', async ({ staff, lesson, room, mouse, keys }) => {
  const [held, moved] = [await lesson(), await lesson()]
  const { id: roomType, name } = await room()
  const { updatedAt } = await staff('GET', `/sessions/${held.session}`)
  await staff('PATCH', `/sessions/${held.session}`, { roomType, updatedAt })
  const isSeen = async ({ page }: Hand | Fingers) => {
    await page.locator(`[data-clashes="room"] a[data-clash="${held.session}"]`).waitFor()
    expect((await staff('GET', `/sessions/${moved.session}/planning`)).roomType).toBeNull()
  }
  const hand = await mouse()
  await hand.open(`${moved.word} ${day}`, 'Sessies', moved.title)
  await hand.follow(hand.page.getByRole('link', { name: 'Wijzig de sessie' }))
  await hand.choose(hand.page.getByLabel('Zaal van het huis'), name)
  await hand.follow(hand.page.getByRole('button', { name: 'Bewaren', exact: true }))
  await isSeen(hand)
  hand.took(5)

  const fingers = await keys()
  await fingers.open(`${moved.word} ${day}`, 'Sessies', moved.title)
  await fingers.open('wijzig de', here, 'Wijzig de sessie')
  await fingers.reach('zaal van', 'Zaal van het huis')
  await fingers.type(name)
  await fingers.tabTo(fingers.page.getByLabel('Lokaal'))
  await fingers.enter()
  await isSeen(fingers)
  // Three ways of four keys: to the session, to its change, to the room.
  fingers.took(14, 1)
})

test('43: nor is it given a trainer who teaches elsewhere then', async ({
  api,
  staff,
  lesson,
  client,
  mouse,
  keys,
}) => {
  const [held, moved] = [await lesson(), await lesson()]
  const { id: trainer } = await newTrainerOf(api, held.session)
  const name = `Lesgever ${newWord()}`
  await client.query('update trainers set name = $2 where id = $1', [trainer, name])
  await client.query('insert into course_trainers (course_id, trainer_id) values ($1, $2)', [moved.course, trainer])
  const isSeen = async ({ page }: Hand | Fingers) => {
    await page.locator(`[data-clashes="trainer"] a[data-clash="${held.session}"]`).waitFor()
    expect((await staff('GET', `/sessions/${moved.session}`)).trainer?._id).not.toBe(trainer)
  }
  const ofSession = (page: Hand['page']) => page.locator('[data-form="session-change"] [name="trainer"]')
  const hand = await mouse()
  await hand.open(`${moved.word} ${day}`, 'Sessies', moved.title)
  await hand.follow(hand.page.getByRole('link', { name: 'Wijzig de sessie' }))
  await hand.choose(ofSession(hand.page), name)
  await hand.follow(hand.page.getByRole('button', { name: 'Bewaren', exact: true }))
  await isSeen(hand)
  hand.took(5)

  const fingers = await keys()
  await fingers.open(`${moved.word} ${day}`, 'Sessies', moved.title)
  await fingers.open('wijzig de', here, 'Wijzig de sessie')
  await fingers.reach('lesgever', /^Lesgever/)
  expect(await ofSession(fingers.page).evaluate((field) => field === document.activeElement)).toBe(true)
  await fingers.type(name)
  await fingers.tabTo(fingers.page.locator('[data-form="session-change"] [name="capacity"]'))
  await fingers.enter()
  await isSeen(fingers)
  fingers.took(14, 2)
})

test('44: a room is quoted at another price', async ({ api, staff, room, mouse, keys }) => {
  const asked = async () => {
    const lastName = newWord()
    const { id: roomType } = await room()
    const { _id } = await requestRoom(api, undefined, { ...visitor(), lastName, date: day, roomType })
    return { id: String(_id), lastName }
  }
  const isQuoted = async (id: string) =>
    expect(JSON.stringify(await staff('GET', `/bookings/${id}`))).toMatch(
      /"waiting_for_customer".*15050|15050.*"waiting_for_customer"/,
    )
  const price = (page: Hand['page']) => page.locator('[data-form="quotation"] [name="roomPrice"]')
  const one = await asked()
  const hand = await mouse()
  await hand.open(one.lastName, 'Zaalaanvragen', one.lastName)
  await hand.fill(price(hand.page), '150,50')
  await hand.follow(hand.page.getByRole('button', { name: 'Verstuur de offerte' }))
  await isQuoted(one.id)
  hand.took(4)

  const other = await asked()
  const fingers = await keys()
  await fingers.open(other.lastName, 'Zaalaanvragen', other.lastName)
  await fingers.reach('andere prijs', /^Andere prijs voor de zaal/)
  expect(await price(fingers.page).evaluate((field) => field === document.activeElement)).toBe(true)
  await fingers.type('150,50')
  await fingers.enter()
  await isQuoted(other.id)
  fingers.took(10)
})

test('45: of two requests for one half day the second is quoted knowingly', async ({
  api,
  staff,
  room,
  mouse,
  keys,
}) => {
  const { id: roomType } = await room()
  await quotedBooking(api, undefined, { ...visitor(), date: day, roomType })
  const asked = async () => {
    const lastName = newWord()
    const { _id } = await requestRoom(api, undefined, { ...visitor(), lastName, date: day, roomType })
    return { id: String(_id), lastName }
  }
  const status = async (id: string) => (await staff('GET', `/bookings/${id}`)).status
  const [alongside, send] = [/^Verstuur deze offerte ook/, 'Verstuur de offerte']
  const one = await asked()
  const hand = await mouse()
  await hand.open(one.lastName, 'Zaalaanvragen', one.lastName)
  expect(await main(hand).innerText()).toContain('Op dat moment is er al iets voor een zaal')
  await hand.click(hand.page.getByLabel(alongside))
  await hand.follow(hand.page.getByRole('button', { name: send }))
  expect(await status(one.id)).toBe('waiting_for_customer')
  hand.took(4)

  const other = await asked()
  const fingers = await keys()
  await fingers.open(other.lastName, 'Zaalaanvragen', other.lastName)
  expect(await main(fingers).innerText()).toContain('Op dat moment is er al iets voor een zaal')
  await fingers.reach('verstuur deze', 'Verstuur deze offerte ook')
  await fingers.press('Space')
  await fingers.enter()
  expect(await status(other.id)).toBe('waiting_for_customer')
  fingers.took(10)
})

test('46: whether a room is free is seen of the house’s own courses too', async ({
  lesson,
  room,
  client,
  mouse,
  keys,
}) => {
  const today = brusselsDay(new Date())
  const { session, title } = await lesson(brusselsInstant(today, '09:00'))
  const { id, name } = await room()
  await client.query('insert into room_uses (room_type_id, session_id, starts_at, ends_at) values ($1, $2, $3, $4)', [
    ...[id, session],
    ...[brusselsInstant(today, '09:00'), brusselsInstant(today, '12:00')],
  ])
  const isTaken = async ({ page }: Hand | Fingers) => {
    const ofRoom = page.locator('tbody', { hasText: name })
    expect(await ofRoom.locator(`a[data-use="session"][href$="${session}"]`).innerText()).toContain(title)
  }
  const hand = await mouse()
  await hand.follow(hand.page.getByRole('navigation').getByRole('link', { name: 'Zalen', exact: true }))
  await isTaken(hand)
  hand.took(1)
  const fingers = await keys()
  await fingers.open('zalen', acts, 'Zalen')
  await isTaken(fingers)
  fingers.took(4)
})

test('52: what happened yesterday is read in the journal', async ({ dearer, client, mouse, keys }) => {
  const { course, title } = await dearer()
  const yesterday = plusDays(brusselsDay(new Date()), -1)
  await client.query('update state_changes set created_at = $2 where entity_id = $1', [
    course,
    brusselsInstant(yesterday, '12:00'),
  ])
  const isRead = async ({ page }: Hand | Fingers) => {
    await main({ page }).getByRole('link', { name: title }).first().waitFor()
    const times = await main({ page })
      .locator('tbody time')
      .evaluateAll((all: HTMLTimeElement[]) => all.map(({ dateTime }) => dateTime))
    expect(new Set(times.map((time) => brusselsDay(new Date(time))))).toEqual(new Set([yesterday]))
  }
  const hand = await mouse()
  await hand.open('logboek', acts, 'Logboek')
  await hand.fill(main(hand).getByLabel('Dag', { exact: true }), yesterday)
  await hand.follow(main(hand).getByRole('button', { name: 'Zoeken' }))
  await isRead(hand)
  hand.took(4)

  const fingers = await keys()
  await fingers.open('logboek', acts, 'Logboek')
  await fingers.reach('dag', 'Dag')
  // A browser asks for the parts of a day in the order of its own language.
  const order = await fingers.page.evaluate(() => new Intl.DateTimeFormat().formatToParts().map(({ type }) => type))
  const [year = '', month = '', date = ''] = yesterday.split('-')
  await fingers.type(order.map((part) => ({ year, month, day: date })[String(part)] ?? '').join(''))
  await fingers.enter()
  await isRead(fingers)
  fingers.took(10)
})

test('53: who changed a price is read with what it was and became', async ({ dearer, mouse, keys }) => {
  const { word, title } = await dearer()
  const isRead = async (who: Hand | Fingers) => {
    const told = (await main(who).locator('tbody').innerText()).replaceAll('\u00a0', ' ')
    expect(told).toMatch(/Yasmina Haddad[\s\S]*Prijs: € 450,00 → € 500,00/)
  }
  const hand = await mouse()
  await hand.open(word, 'Opleidingen', title)
  await hand.follow(hand.page.getByRole('link', { name: 'In het logboek' }))
  await isRead(hand)
  hand.took(3)
  const fingers = await keys()
  await fingers.open(word, 'Opleidingen', title)
  await fingers.open('in het logboek', here, 'In het logboek')
  await isRead(fingers)
  fingers.took(8)
})

test('54: figures are read by course, and by trainer', async ({ mouse, keys }) => {
  const by = (who: Hand | Fingers) => main(who).locator('[aria-labelledby="groups-title"] th').first().innerText()
  const hand = await mouse()
  await hand.open('cijfers', acts, 'Cijfers')
  expect(await by(hand)).toBe('Opleiding')
  await hand.follow(hand.page.getByRole('link', { name: 'Lesgever', exact: true }))
  expect(await by(hand)).toBe('Lesgever')
  hand.took(3)
  const fingers = await keys()
  await fingers.open('cijfers', acts, 'Cijfers')
  expect(await by(fingers)).toBe('Opleiding')
  await fingers.open('lesgever', here, 'Lesgever')
  expect(await by(fingers)).toBe('Lesgever')
  fingers.took(8)
})

test('56: a colleague is let in, and another time out', async ({ client, mouse, keys }) => {
  const stands = async (email: string) => {
    const { rows } = await client.query('select active, panel_roles from users where email = $1', [email])
    return rows
  }
  const invite = 'Nodig een collega uit'
  const [one, other] = [newWord(), newWord()]
  const hand = await mouse()
  await hand.open('nodig een', acts, invite)
  const form = hand.page.locator('[data-form="colleague"]')
  await hand.fill(form.locator('[name="firstName"]'), 'Lotte')
  await hand.fill(form.locator('[name="lastName"]'), one)
  await hand.fill(form.locator('[name="email"]'), `${one}@leerplein.test`)
  await hand.follow(form.getByRole('button', { name: 'Nodig uit' }))
  expect(await stands(`${one}@leerplein.test`)).toEqual([{ active: true, panel_roles: ['desk'] }])
  await hand.follow(hand.page.getByRole('link', { name: `Neem de toegang weg: Lotte ${one}` }))
  await hand.follow(hand.page.getByRole('dialog').getByRole('button', { name: 'Neem de toegang weg' }))
  expect(await stands(`${one}@leerplein.test`)).toMatchObject([{ active: false }])
  hand.took(8)

  const fingers = await keys()
  await fingers.open('nodig een', acts, invite)
  const typed = fingers.page.locator('[data-form="colleague"]')
  await fingers.tabTo(typed.locator('[name="firstName"]'))
  await fingers.type('Lotte')
  await fingers.tabTo(typed.locator('[name="lastName"]'))
  await fingers.type(other)
  await fingers.tabTo(typed.locator('[name="email"]'))
  await fingers.type(`${other}@leerplein.test`)
  await fingers.enter()
  expect(await stands(`${other}@leerplein.test`)).toEqual([{ active: true, panel_roles: ['desk'] }])
  await fingers.open(`neem ${other}`, here, `Neem de toegang weg: Lotte ${other}`)
  await fingers.tabTo(fingers.page.getByRole('dialog').locator('[name="password"]'))
  await fingers.enter()
  expect(await stands(`${other}@leerplein.test`)).toMatchObject([{ active: false }])
  // Eight to let in, five to let out.
  fingers.took(13, 4)
})
