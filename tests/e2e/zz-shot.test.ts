import { connect } from '../../src/db/client.ts'
import { certificates, sessions, students } from '../../src/db/tables.ts'
import { test } from '../support/site.ts'
test('shots', async ({ visit, database }) => {
  const { db, close } = connect(database.url)
  const person = { firstName: 'Zoë', lastName: 'Çelik', dateOfBirth: '1990-05-01', birthPlace: 'Genk' }
  const [student] = await db.insert(students).values({ ...person, email: 'zoe@deelnemer.test' }).returning()
  const [session] = await db.select().from(sessions).limit(1)
  const code = 'LP-7KQ4-M2XD-9F'
  await db.insert(certificates).values({ code, studentId: student!.id, sessionId: session!.id, document: { ...person, code, locale: 'nl', course: 'Excel voor elke dag: van lijst tot draaitabel', duration: 14, firstDay: '2026-11-02', lastDay: '2026-11-03', issuedOn: '2026-11-04', supplier: 'Leerplein' } })
  await close()
  for (const [name, path] of [['ok', `/verify/${code}`], ['no', '/fr/verify/LP-2222-2222-22'], ['form', '/en/verify']] as const)
    for (const width of [375, 1440]) {
      const { page } = await visit(path, { scripts: false })
      await page.setViewportSize({ width, height: 900 })
      await page.waitForTimeout(400)
      await page.screenshot({ path: `/tmp/pdf/v-${name}-${width}.png`, fullPage: width === 375 })
    }
})
