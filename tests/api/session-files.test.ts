import { and, eq, like } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nl } from '../../locales/texts.ts'
import { students as people, registrationStudents, sessionFiles, sessions, stateChanges } from '../../src/db/tables.ts'
import { mostSessionFiles } from '../../src/domain/session-files.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { newRegistration } from '../support/paid-registration.ts'
import { materialAt, materialForm, sendMaterial, taughtMaterial } from '../support/session-files.ts'
import { newTrainerOf, taughtSession } from '../support/trainer-links.ts'
import { newCustomer, newSession } from '../support/training.ts'

let api: TestApi
let staff: Record<string, string>
beforeAll(async () => {
  api = await startApi({ jobs: true })
  staff = await api.as('STAFF')
})
afterAll(() => api.stop())

const namesOf = (files: { name: string }[]) => files.map(({ name }) => name)
const png = async () => {
  const create = { width: 8, height: 6, channels: 3 as const, background: '#c9532b' }
  return new Uint8Array(
    await sharp({ create })
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .png()
      .toBuffer(),
  )
}

describe('material of a session', () => {
  test('is added by its trainer and by the desk, who see each other’s, with who did it and when', async () => {
    const { path, ofSession, session, staff: desk } = await taughtMaterial(api)
    const more = await sendMaterial(
      api,
      ofSession,
      desk,
      materialForm(['plan.pdf', '%PDF-1.4 x'], ['foto.png', await png()]),
    )
    expect(more.status).toBe(201)
    expect(more.body).toMatchObject([
      { name: 'oefening.txt', mimeType: 'text/plain; charset=utf-8', size: 10, by: 'Karim Benali' },
      { name: 'foto.png', mimeType: 'image/png' },
      { name: 'plan.pdf', mimeType: 'application/pdf', by: expect.any(String), createdAt: expect.any(String) },
    ])
    expect((await api.get(path)).body).toMatchObject([{ isOwn: true }, { isOwn: false }, { isOwn: false }])
    expect((await api.get(ofSession, desk)).body).toEqual(more.body)
    const history = (await api.get(`/sessions/${session}/history`, desk)).body
    expect(history.filter(({ to }: { to: string }) => to === 'added-material')).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ about: 'oefening.txt', by: 'Karim Benali' }),
        expect.objectContaining({ about: 'plan.pdf', by: more.body[1].by }),
      ]),
    )
    const journal = (await api.get(`/activities?subject=${session}`, desk)).body.items
    expect(journal).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ event: 'added-material', by: 'Karim Benali', actor: null }),
        expect.objectContaining({
          event: 'added-material',
          differences: [{ field: 'material', before: null, after: 'plan.pdf' }],
        }),
      ]),
    )
  })

  test('is called otherwise and removed by the trainer who added it, and by nobody else’s link', async () => {
    const { path, ofSession, file, session, trainer, staff: desk } = await taughtMaterial(api)
    const rename = (at: string, id: string, name: string) => api.send('PATCH', `${at}/${id}`, { name })
    expect(namesOf((await rename(path, file, 'dag 1')).body)).toEqual(['dag 1.txt'])
    expect(namesOf((await rename(path, file, '../x.exe')).body)).toEqual(['x.exe.txt'])
    expect((await rename(path, file, 'x\u202Egpj.exe')).status).toBe(400)
    expect((await rename(path, file, ' ')).body.details).toMatchObject([{ path: 'name' }])
    const [, own] = (await sendMaterial(api, ofSession, desk, materialForm(['van ons.txt', 'x']))).body
    expect((await rename(path, own._id, 'y')).status).toBe(404)
    expect((await api.send('DELETE', `${path}/${own._id}`)).status).toBe(404)
    const other = await taughtMaterial(api)
    expect((await rename(other.path, file, 'y')).status).toBe(404)
    expect((await api.send('DELETE', `${other.path}/${file}`)).status).toBe(404)
    expect((await materialAt(api, `${other.path}/${file}`)).status).toBe(404)
    expect((await materialAt(api, `${path}/${file}`)).text).toBe('Oefening 1')
    expect((await api.send('DELETE', `${path}/${file}`)).status).toBe(204)
    expect((await materialAt(api, `${path}/${file}`)).status).toBe(404)
    expect((await api.send('DELETE', `${path}/${file}`)).status).toBe(404)
    const told = await api.db
      .select()
      .from(stateChanges)
      .where(and(eq(stateChanges.entityId, session), like(stateChanges.to, '%-material')))
      .orderBy(stateChanges.createdAt)
    expect(told.map(({ to, reason, differences }) => [to, reason, differences?.material])).toEqual([
      ['added-material', trainer.name, [null, 'oefening.txt']],
      ['renamed-material', trainer.name, ['oefening.txt', 'dag 1.txt']],
      ['renamed-material', trainer.name, ['dag 1.txt', 'x.exe.txt']],
      ['added-material', null, [null, 'van ons.txt']],
      ['removed-material', trainer.name, ['x.exe.txt', null]],
    ])
  })

  test('is what its bytes are, is saved under a name that says so, and never shown', async () => {
    const { add, path } = await taughtMaterial(api)
    const html = '<script>alert(1)</script>'
    const { body } = await add(['slides.html', html], ['doe\u202Emij.bat', 'del *'], ['foto.png', await png()])
    expect(namesOf(body.slice(1))).toEqual(['doemij.bat.txt', 'foto.png', 'slides.html.txt'])
    for (const { _id, name } of body) {
      const { headers } = await materialAt(api, `${path}/${_id}`)
      expect(headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-security-policy')).toContain('sandbox')
      expect(headers.get('cache-control')).toBe('private, no-store')
    }
    const picture = await api.api.fetch(new Request(`http://api.test/api${path}/${body[2]._id}`))
    expect((await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).exif).toBeUndefined()
  })

  test('of another kind, too large, empty or not there is refused, and nothing of it is kept', async () => {
    const { add, path, token } = await taughtMaterial(api)
    const program = new Uint8Array(Buffer.from('7f454c46020101000000000000000000', 'hex'))
    expect((await add(['goed.txt', 'x'], ['slides.pdf', program])).status).toBe(415)
    expect((await add(['groot.txt', new Uint8Array(20 * 1024 * 1024 + 1).fill(97)])).body.details).toEqual([
      { path: 'files.0', message: nl.error.fileTooLarge },
    ])
    expect((await add(['leeg.txt', ''])).body.details[0].path).toBe('files.0')
    expect((await add()).body.details).toEqual([{ path: 'files', message: nl.error.required }])
    expect((await api.send('POST', `/trainer-sessions/${token}/files`, {})).status).toBe(415)
    expect((await api.get(path)).body).toHaveLength(1)
  })

  test(`is ${mostSessionFiles} files at most, however many come at once`, async () => {
    const { add, path, ofSession } = await taughtMaterial(api)
    const texts = (count: number) =>
      Array.from({ length: count }, (_, number): [string, string] => [`${number}.txt`, 'x'])
    await add(...texts(9))
    const both = await Promise.all([add(...texts(10)), sendMaterial(api, ofSession, staff, materialForm(...texts(10)))])
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
    const refused = await add(['nog.txt', 'x'])
    expect(refused.body.details).toEqual([{ path: 'files', message: nl.error.mostSessionFiles }])
    const { body } = await api.get(path)
    expect(body).toHaveLength(mostSessionFiles)
    expect((await api.send('DELETE', `${ofSession}/${body[0]._id}`, undefined, staff)).status).toBe(204)
    expect((await add(['nog.txt', 'x'])).status).toBe(201)
  })

  test('two who remove the same file at once remove it once', async () => {
    const { path, ofSession, file, session } = await taughtMaterial(api)
    const both = await Promise.all([
      api.send('DELETE', `${path}/${file}`),
      api.send('DELETE', `${ofSession}/${file}`, undefined, staff),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 404])
    const removed = and(eq(stateChanges.entityId, session), eq(stateChanges.to, 'removed-material'))
    expect(await api.db.$count(stateChanges, removed)).toBe(1)
  })
})

describe('who has the material of a session', () => {
  const at = (session: string, file: string) => `/sessions/${session}/files/${file}`

  test('are its customers and the desk, and neither visitors, editors, nor customers of another session', async () => {
    const { customer, session, file, id, ofSession } = await taughtMaterial(api)
    const other = await taughtSession(api)
    const statusFor = async (headers?: Record<string, string>) =>
      (await materialAt(api, at(session, file), headers)).status
    const got = await materialAt(api, at(session, file), customer.headers)
    expect([got.status, got.text]).toEqual([200, 'Oefening 1'])
    expect(await statusFor(staff)).toBe(200)
    expect(await statusFor()).toBe(401)
    expect(await statusFor(await api.as('EDITOR'))).toBe(403)
    expect(await statusFor(other.customer.headers)).toBe(404)
    expect(await statusFor((await newCustomer(api, { isPrivatePerson: true })).headers)).toBe(404)
    expect((await materialAt(api, at(other.session, file), other.customer.headers)).status).toBe(404)
    expect((await materialAt(api, `/files/${file}`, customer.headers)).status).toBe(404)
    const { body } = await api.get(`/registrations/${id}`, customer.headers)
    expect(body.practical.files).toEqual([{ _id: file, name: 'oefening.txt', size: 10 }])
    // To see to it is for the desk alone.
    for (const headers of [customer.headers, await api.as('EDITOR')]) {
      expect((await api.get(ofSession, headers)).status).toBe(403)
      expect((await sendMaterial(api, ofSession, headers, materialForm(['x.txt', 'x']))).status).toBe(403)
      expect((await api.send('DELETE', `${ofSession}/${file}`, undefined, headers)).status).toBe(403)
    }
    expect((await api.get(ofSession)).status).toBe(401)
  })

  test('is who paid or is billed: not who still has to pay, nor whose registration or session was canceled', async () => {
    for (const paid of ['online', 'byHand', 'not'] as const) {
      const { id, customer, session: own } = await newRegistration(api, { paid, days: 60 })
      const [added] = (await sendMaterial(api, `/sessions/${own}/files`, staff, materialForm(['a.txt', 'a']))).body
      const isSure = paid !== 'not'
      expect([paid, (await materialAt(api, at(own, added._id), customer.headers)).status]).toEqual([
        paid,
        isSure ? 200 : 404,
      ])
      const { body } = await api.get(`/registrations/${id}`, customer.headers)
      expect([paid, body.practical.files.length]).toEqual([paid, isSure ? 1 : 0])
    }
    const left = await newRegistration(api, { paid: 'byHand', days: 60 })
    const [own] = (await sendMaterial(api, `/sessions/${left.session}/files`, staff, materialForm(['a.txt', 'a']))).body
    expect((await left.cancelAsShown()).status).toBe(200)
    expect((await materialAt(api, at(left.session, own._id), left.customer.headers)).status).toBe(404)
    expect((await left.read()).practical.files).toEqual([])
  })

  test('nobody has it by an order once the session was canceled, and nothing more is added', async () => {
    const { customer, session, file, id, add, ofSession } = await taughtMaterial(api)
    expect((await api.send('POST', `/sessions/${session}/cancel`, undefined, staff)).status).toBe(200)
    expect((await materialAt(api, at(session, file), customer.headers)).status).toBe(404)
    expect((await api.get(`/registrations/${id}`, customer.headers)).body.practical.files).toEqual([])
    expect((await add(['x.txt', 'x'])).status).toBe(404)
    expect((await sendMaterial(api, ofSession, staff, materialForm(['x.txt', 'x']))).status).toBe(409)
    expect((await api.send('DELETE', `${ofSession}/${file}`, undefined, staff)).status).toBe(204)
  })

  test('a link that ended takes, shows and changes nothing; participants keep what there is', async () => {
    const { customer, session, file, add, path, revoke } = await taughtMaterial(api)
    const longAgo = new Date(Date.now() - 20 * 24 * 60 * 60 * 1000)
    await api.db.update(sessions).set({ startDate: longAgo, endDate: longAgo }).where(eq(sessions.id, session))
    const tried = async () => [
      (await add(['x.txt', 'x'])).status,
      (await api.get(path)).status,
      (await materialAt(api, `${path}/${file}`)).status,
      (await api.send('PATCH', `${path}/${file}`, { name: 'x' })).status,
      (await api.send('DELETE', `${path}/${file}`)).status,
    ]
    expect(await tried()).toEqual([404, 404, 404, 404, 404])
    expect((await materialAt(api, at(session, file), customer.headers)).status).toBe(200)
    const later = new Date(Date.now() + 24 * 60 * 60 * 1000)
    await api.db.update(sessions).set({ startDate: later, endDate: later }).where(eq(sessions.id, session))
    expect((await api.get(path)).status).toBe(200)
    await revoke()
    expect(await tried()).toEqual([404, 404, 404, 404, 404])
    const taken = await taughtMaterial(api)
    await newTrainerOf(api, taken.session)
    expect((await api.get(taken.path)).status).toBe(404)
  })

  test('who sits in it by the order of an employer has it by their own account, until they leave', async () => {
    const { students, session, file } = await taughtMaterial(api)
    const person = await newCustomer(api, { isPrivatePerson: true })
    expect((await materialAt(api, at(session, file), person.headers)).status).toBe(404)
    const [first = ''] = students
    await api.db.update(people).set({ email: person.email }).where(eq(people.id, first))
    expect((await materialAt(api, at(session, file), person.headers)).status).toBe(200)
    const [training] = (await api.get(`/users/me/${person.id}/trainings`, person.headers)).body
    expect(training.practical.files).toMatchObject([{ _id: file }])
    const seat = and(eq(registrationStudents.studentId, first), eq(registrationStudents.sessionId, session))
    await api.db.update(registrationStudents).set({ held: false }).where(seat)
    expect((await materialAt(api, at(session, file), person.headers)).status).toBe(404)
  })
})

test('a session that is deleted leaves no file behind', async () => {
  const session = await newSession(api)
  const [file] = (await sendMaterial(api, `/sessions/${session}/files`, staff, materialForm(['a.txt', 'a']))).body
  expect((await api.send('DELETE', `/sessions/${session}`, undefined, staff)).status).toBe(204)
  expect(await api.db.$count(sessionFiles, eq(sessionFiles.id, file._id))).toBe(0)
  expect(await api.parts.storage.get(file._id)).toBeNull()
})
