import { sql } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { isSeeded } from '../db/migrate.ts'
import * as tables from '../db/tables.ts'
import { brusselsDay } from '../domain/days.ts'
import { courses } from './courses/courses.ts'
import { demoCustomer } from './demo-customer.ts'
import { insertEvaluations } from './evaluations.ts'
import { insertFigures } from './figures.ts'
import { insertBookings } from './insert-bookings.ts'
import { insertContent } from './insert-content.ts'
import { insertCourses, insertEarlierSessions } from './insert-courses.ts'
import { insertAccounts, insertCustomers } from './insert-customers.ts'
import { insertInvoices, insertPayments } from './insert-money.ts'
import { insertPartners, seatPartners } from './insert-partners.ts'
import { insertWaitingList } from './insert-waiting-list.ts'
import { createPictures, type DrawPicture, drawPicture, type PictureStorage } from './pictures.ts'
import { insertPlanning, insertPracticalMails, insertTrainerLinks } from './practical.ts'
import { rooms } from './rooms.ts'
import { staff } from './staff.ts'
import { trainers } from './taxonomy.ts'

/** Any number that nothing else in this database locks. */
const seedLock = 5_327_733_747

/** The banners that editors would upload for a course in three: its floor, as a picture. */
const withBanner = courses.filter((_, at) => at % 3 === 0)

async function drawPictures(storage: PictureStorage, draw: DrawPicture) {
  const pictures = createPictures(storage, draw)
  await Promise.all([
    ...withBanner.map(({ key, category }) => pictures.draw(key, category, 6, 4, key.split('-')[0])),
    ...rooms.map(({ key }) => pictures.draw(`room-${key}`, key, 6, 4)),
    ...trainers.map(({ key }) => pictures.draw(key, key, 2, 2)),
    ...staff.map(({ email }) => pictures.draw(email, email, 2, 2)),
  ])
  return pictures
}

/** Fills an empty database with the demo content, once, whole or not at all; tells whether it did. */
export async function seedDemo(options: {
  db: Database
  storage: PictureStorage
  /** Sessions are planned around this day. */
  today: Date
  /** The year before is there too, for who compares: sessions that are over, and what they brought in. */
  hasYearBefore?: boolean
  /** Left out: tile patterns. */
  drawPicture?: DrawPicture
}): Promise<boolean> {
  const today = brusselsDay(options.today)
  return options.db.transaction(async (tx) => {
    // Whoever seeds at the same moment takes longer than a lock may otherwise be waited for.
    await tx.execute(sql`set local lock_timeout = 0`)
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`)
    if (await isSeeded(tx)) return false
    const pictures = await drawPictures(options.storage, options.drawPicture ?? drawPicture)
    await tx.insert(tables.files).values([...pictures.rows.values()])
    const id = await insertCourses(tx, pictures, today)
    const author = await insertAccounts(tx)
    await insertContent(tx, pictures, { course: id.course, author })
    const partners = await insertPartners(tx)
    const ofPartners = await seatPartners(tx, partners, today)
    const customer = await demoCustomer(tx)
    const ofRegistrations = await insertCustomers(tx, customer, today)
    await insertWaitingList(tx, customer, today)
    await insertPracticalMails(tx, options.today)
    await insertTrainerLinks(tx, options.today)
    await insertEvaluations(tx, options.today)
    const ofBookings = await insertBookings(tx, customer, today)
    await insertPlanning(tx, today, author)
    if (options.hasYearBefore) await insertEarlierSessions(tx, id, today)
    const ofYearBefore = options.hasYearBefore ? await seatPartners(tx, partners, today) : []
    const planned = [...ofPartners, ...ofRegistrations, ...ofBookings, ...ofYearBefore]
    await insertPayments(tx, await insertInvoices(tx, planned, options.today))
    await insertFigures(tx, today)
    await tx.insert(tables.facts).values([
      { name: 'seeded', value: 'demo', on: today },
      // Nobody was mailed about what comes with the demo: the books ask for mails of what happens after it.
      { name: 'mails-since', value: options.today.toISOString(), on: today },
    ])
    return true
  })
}
