import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../db/client.ts'
import { ownUses, roomTypes, roomUses } from '../db/tables.ts'
import { dayPartHours, partOfDay } from '../domain/bookings.ts'
import { brusselsDay, plusDays } from '../domain/days.ts'
import type { Localized } from '../domain/locales.ts'
import { notDueFrom, practicalKinds } from '../domain/practical.ts'
import { lessonDayFrom } from './calendar.ts'
import type { LocationKey } from './courses/shapes.ts'
import type { PlannedSession } from './plan-sessions.ts'
import { rooms as houseRooms } from './rooms.ts'

/** What participants of a course bring along. */
export const bring: Record<string, Localized> = {
  'strategy-on-one-page': {
    nl: 'Uw omzet per klant van vorig jaar, op papier of op uw laptop.',
    en: 'Your turnover per customer of last year, on paper or on your laptop.',
    fr: 'Votre chiffre d’affaires par client de l’an dernier, sur papier ou sur votre ordinateur.',
  },
  'set-and-defend-your-price': {
    nl: 'Een offerte die u niet haalde.',
    en: 'One quote that you lost.',
    fr: 'Une offre que vous n’avez pas remportée.',
  },
  'excel-for-daily-work': {
    nl: 'Uw laptop met Excel, als u die hebt. Anders ligt er een van ons klaar.',
    en: 'Your laptop with Excel, if you have one. Otherwise one of ours is ready for you.',
    fr: 'Votre ordinateur avec Excel, si vous en avez un. Sinon, l’un des nôtres vous attend.',
  },
  'ai-at-work': {
    nl: 'Uw laptop, en drie taken die u elke week doet.',
    en: 'Your laptop, and three tasks that you do every week.',
    fr: 'Votre ordinateur, et trois tâches que vous faites chaque semaine.',
  },
  'power-bi-first-dashboard': {
    nl: 'Een laptop met Windows waarop Power BI Desktop geïnstalleerd is; dat is gratis.',
    en: 'A Windows laptop with Power BI Desktop installed, which is free.',
    fr: 'Un ordinateur Windows avec Power BI Desktop, qui est gratuit.',
  },
  'cash-flow-planning': {
    nl: 'Uw openstaande facturen, en een rekenmachine.',
    en: 'Your open invoices, and a calculator.',
    fr: 'Vos factures ouvertes et une calculatrice.',
  },
  'incoterms-in-practice': {
    nl: 'Twee van uw offertes voor een klant in het buitenland.',
    en: 'Two of your quotations for a customer abroad.',
    fr: 'Deux de vos offres pour un client à l’étranger.',
  },
  'clear-work-emails': {
    nl: 'Drie e-mails die u zelf verstuurde, zonder namen erin.',
    en: 'Three emails that you sent yourself, without names in them.',
    fr: 'Trois e-mails que vous avez envoyés, sans noms.',
  },
  'first-aid-at-work': {
    nl: 'Gemakkelijke kleren: u oefent op de grond. Uw identiteitskaart voor het attest.',
    en: 'Comfortable clothes: you practise on the floor. Your identity card for the certificate.',
    fr: 'Des vêtements confortables : vous vous exercez au sol. Votre carte d’identité pour l’attestation.',
  },
  'forklift-operator-certificate': {
    nl: 'Veiligheidsschoenen en uw identiteitskaart.',
    en: 'Safety shoes and your identity card.',
    fr: 'Des chaussures de sécurité et votre carte d’identité.',
  },
}

type Way = { directions: Localized; parking: Localized }

/** The way to a place and where to park; online there is none. */
export const ways: Partial<Record<LocationKey, Way>> = {
  brussels: {
    directions: {
      nl: 'Vanuit station Brussel-Noord stapt u in een kwartier langs het kanaal. Metrohalte IJzer ligt op vijf minuten.',
      en: 'It is a quarter of an hour’s walk along the canal from Brussels-North station. Yser metro station is five minutes away.',
      fr: 'Depuis la gare de Bruxelles-Nord, c’est un quart d’heure à pied le long du canal. Le métro Yser est à cinq minutes.',
    },
    parking: {
      nl: 'In de straat is parkeren betalend en schaars. Heel Brussel is een lage-emissiezone.',
      en: 'Parking in the street is paid and scarce. All of Brussels is a low-emission zone.',
      fr: 'Le stationnement en rue est payant et rare. Tout Bruxelles est une zone de basses émissions.',
    },
  },
  antwerp: {
    directions: {
      nl: 'Vanuit Antwerpen-Centraal neemt u de tram naar het Eilandje.',
      en: 'Take the tram to the Eilandje from Antwerp Central.',
      fr: 'Depuis Anvers-Central, prenez le tram vers l’Eilandje.',
    },
    parking: {
      nl: 'Parkeren aan de kaai is betalend. Antwerpen heeft een lage-emissiezone.',
      en: 'Parking on the quay is paid. Antwerp has a low-emission zone.',
      fr: 'Le stationnement sur le quai est payant. Anvers a une zone de basses émissions.',
    },
  },
  ghent: {
    directions: {
      nl: 'Vanuit station Gent-Dampoort stapt u in een kwartier langs het water.',
      en: 'It is a quarter of an hour’s walk along the water from Ghent-Dampoort station.',
      fr: 'Depuis la gare de Gand-Dampoort, c’est un quart d’heure à pied le long de l’eau.',
    },
    parking: {
      nl: 'Er is een betaalparking onder de winkels van Dok-Noord.',
      en: 'There is a paid car park below the shops of Dok-Noord.',
      fr: 'Un parking payant se trouve sous les magasins de Dok-Noord.',
    },
  },
  liege: {
    directions: {
      nl: 'Vanuit station Luik-Guillemins stapt u in een kwartier over de Maas.',
      en: 'It is a quarter of an hour’s walk across the Meuse from Liège-Guillemins station.',
      fr: 'Depuis la gare de Liège-Guillemins, c’est un quart d’heure à pied, de l’autre côté de la Meuse.',
    },
    parking: {
      nl: 'Parkeren aan de kaai is betalend.',
      en: 'Parking on the quay is paid.',
      fr: 'Le stationnement sur le quai est payant.',
    },
  },
}

/** Those of the house in Brussels are its rooms to rent, by their key. */
const rooms: Partial<Record<LocationKey, string[]>> = {
  brussels: ['square', 'leaf', 'triangle'],
  antwerp: ['Lokaal 1', 'Lokaal 2', 'Lokaal 3'],
  ghent: ['Lokaal A', 'Lokaal B', 'Lokaal C'],
  liege: ['Salle 1', 'Salle 2', 'Salle 3'],
}

/**
 * Where each session is: in a room that is free on its days as far as there is one, or behind a link of its own. `booked`
 * are days on which customers have a room of the house.
 */
export function roomsOf(planned: readonly PlannedSession[], booked: readonly { room: string; date: string }[]) {
  const taken = new Set(booked.map(({ room, date }) => `brussels ${room} ${date}`))
  return planned.map(({ location, course, schedule }, place) => {
    const own = rooms[location]
    if (!own) return { onlineLink: `https://live.leerplein.example/${course}-${place + 1}` }
    const days = schedule.map(({ start }) => brusselsDay(new Date(start)))
    const isFree = (room: string) => days.every((day) => !taken.has(`${location} ${room} ${day}`))
    const found = own.find(isFree)
    const room = found ?? own[place % own.length] ?? ''
    for (const day of days) taken.add(`${location} ${room} ${day}`)
    return { room: houseRooms.find(({ key }) => key === room)?.name.nl ?? room }
  })
}

/** The sessions in Brussels have their rooms, the house keeps the smallest one for itself, and two trainers are away. */
export async function insertPlanning(tx: Transaction, today: string, createdBy: string | null) {
  await tx.execute(sql`insert into room_uses (room_type_id, session_id, starts_at, ends_at)
    select room_types.id, sessions.id, part."start", part."end" from sessions
    join locations on locations.id = sessions.location_id and locations.key = 'brussels'
    join room_types on room_types.name ->> 'nl' = sessions.room
    cross join jsonb_to_recordset(sessions.schedule) part ("start" timestamptz, "end" timestamptz)
    where sessions.canceled_at is null`)
  const [quarter] = await tx.select({ id: roomTypes.id }).from(roomTypes).where(eq(roomTypes.key, 'quarter'))
  const roomTypeId = String(quarter?.id)
  const [painting, meeting] = [lessonDayFrom(plusDays(today, 9)), lessonDayFrom(plusDays(today, 20))]
  const kept = [
    {
      fromDay: painting,
      untilDay: plusDays(painting, 1),
      dayPart: 'all',
      reason: 'maintenance',
      note: 'Schilderwerken',
    },
    { fromDay: meeting, untilDay: meeting, dayPart: 'morning', reason: 'meeting', note: 'Overleg met de lesgevers' },
  ] as const
  const made = await tx
    .insert(ownUses)
    .values(kept.map((use) => ({ ...use, roomTypeId, createdBy })))
    .returning()
  await tx.insert(roomUses).values(
    made.flatMap(({ id: ownUseId, fromDay, untilDay, dayPart }) =>
      [...new Set([fromDay, untilDay])].map((day) => {
        const { start: from, end: until } = dayPartHours[dayPart]
        const { start, end } = partOfDay(day, { from, until })
        return { roomTypeId, ownUseId, startsAt: new Date(start), endsAt: new Date(end) }
      }),
    ),
  )
  await insertAbsences(tx, today, createdBy)
}

/** Days of theirs on which they teach nowhere. */
const insertAbsences = (tx: Transaction, today: string, createdBy: string | null) =>
  tx.execute(sql`insert into trainer_absences (trainer_id, from_day, until_day, reason, created_by)
    select distinct on (away.id) away.id, day::date, day::date + 2, 'Verlof', ${createdBy}::uuid
    from (select id from trainers order by key limit 2) away
    cross join generate_series(${today}::date + 14, ${today}::date + 200, interval '1 day') day
    where extract(isodow from day) <= 3 and not exists (select from sessions where sessions.trainer_id = away.id
      and sessions.start_date < day + interval '4 days' and sessions.end_date > day - interval '1 day')
    order by away.id, day`)

/** Who sits in what starts soon was told of it when that was due. */
export async function insertPracticalMails(tx: Transaction, now: Date) {
  for (const kind of practicalKinds)
    await tx.execute(sql`insert into practical_mails (session_id, student_id, kind, first_day, version)
      select sessions.id, seats.student_id, ${kind}, (sessions.start_date at time zone 'Europe/Brussels')::date, 1
      from registration_students seats join registrations on registrations.id = seats.registration_id
      join sessions on sessions.id = seats.session_id
      where seats.held and (registrations.status = 'paid' or registrations.billing <> 'online')
        and sessions.start_date < ${notDueFrom(kind, now).toISOString()}
        and (${kind} = 'practical' or sessions.online_link is not null)`)
}

/** Who teaches soon had the link when that was due: but for the first session, whose link goes to the demo mailbox now. */
export async function insertTrainerLinks(tx: Transaction, now: Date) {
  await tx.execute(sql`
    insert into trainer_links (session_id, trainer_id, token_hash, email, first_day)
    select sessions.id, trainers.id, gen_random_uuid()::text, trainers.email,
      (sessions.start_date at time zone 'Europe/Brussels')::date
    from sessions join trainers on trainers.id = sessions.trainer_id
    where sessions.end_date > ${now.toISOString()}
      and sessions.start_date < ${notDueFrom('practical', now).toISOString()}
    order by sessions.start_date, sessions.id offset 1`)
}
