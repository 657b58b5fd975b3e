import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { hashNewPassword } from '../../../src/api/identity/passwords.ts'
import { users } from '../../../src/db/tables.ts'
import { brusselsYear } from '../../../src/domain/days.ts'
import { usualAccounts } from '../../../src/domain/ledger.ts'
import type { TestApi } from '../api.ts'
import { movementMade, newBankFile } from '../bank-files.ts'
import { draftedBulkAct } from '../bulk-acts.ts'
import { canceledRegistration } from '../canceled-session.ts'
import { draftedMessage, newMessage } from '../desk-messages.ts'
import { mergeOf, newDoubles } from '../doubles.ts'
import { answers, askedEvaluation, writtenReview } from '../evaluations.ts'
import { guestQuotation } from '../guest-quotation.ts'
import { attendedSeat } from '../leave-seat.ts'
import { join } from '../memberships.ts'
import { usualProvider } from '../operations/panel.ts'
import type { Call, Headers, World } from '../operations/proof.ts'
import { draftToConfirm } from '../operations/registrations.ts'
import { placeOf } from '../operations/resources.ts'
import { proofs } from '../operations/table.ts'
import { otherSessionOf } from '../other-session.ts'
import { mismatchedPayment } from '../payments.ts'
import { presenceToday, signing } from '../presence.ts'
import { newReceipt, receiptMade, repaying, repaymentMade, undoing } from '../receipts.ts'
import { newSeat } from '../record.ts'
import { newPause, usualReminders } from '../reminders.ts'
import { renamedPage } from '../renamed-page.ts'
import { creditedPart, type Kind, kinds, madeFor, refusedInvoice, reissuing, sentMail } from '../resources.ts'
import { newOwnUse, newRoom, ownUse, quotedBooking, requestRoom, visit } from '../rooms.ts'
import { seriesBody } from '../series.ts'
import { materialForm, materialOf, taughtMaterial } from '../session-files.ts'
import { newTrainerOf, taughtMessage, taughtSession, taughtText } from '../trainer-links.ts'
import { askedTrainers, newAskable, trainerlessSession } from '../trainer-requests.ts'
import { absence, aSeries, newAbsence, newTrainer } from '../trainers.ts'
import {
  type Customer,
  leaveSession,
  newCustomer,
  newSession,
  newStudents,
  phoneBody,
  registrationOf,
} from '../training.ts'
import { fullSession, offered } from '../waiting-lists.ts'
import type { Caller } from './cast.ts'

/** Somebody who is about to send a call about a thing that is the owner's. */
export interface Scene {
  world: World
  api: TestApi
  staff: Headers
  owner: Customer
  caller: Caller
}
type MakeCall = (scene: Scene) => Promise<Call>

const thisYear = brusselsYear(new Date())

const madeId = async ({ status, body }: { status: number; body: { _id: string } }) => {
  if (status !== 201) throw new Error(`Not made: ${JSON.stringify(body)}`)
  return body._id
}

/** What to send for the generic six of a kind. */
function kindCalls(kind: Kind): Record<string, MakeCall> {
  const { path, method = 'PATCH', changes, ordered, used } = kind
  const one = async ({ api, owner }: Scene) => ({ params: { id: await madeFor(api, kind, owner) } })
  return {
    [`GET ${path}`]: async () => ({}),
    [`GET ${path}/all`]: async () => ({}),
    [`GET ${path}/{id}`]: one,
    [`DELETE ${path}/{id}`]: one,
    [`${method} ${path}/{id}`]: async (scene) => ({ ...(await one(scene)), body: changes }),
    ...(ordered && {
      async [`POST ${path}/{id}/place`](scene) {
        const { params } = await one(scene)
        return { params, body: await placeOf(scene.api, kind, params.id) }
      },
    }),
    ...(used && { [`GET ${path}/{id}/uses`]: one }),
    [`POST ${path}`]: async ({ api, caller }) => ({ body: await kind.body(api, caller.customer) }),
  }
}

const ofOwner = async ({ owner }: Scene): Promise<Call> => ({ params: { id: owner.id, userId: owner.id } })

async function certificate({ api, owner, staff }: Scene): Promise<Call> {
  const { student, session } = await newSeat(api, { customer: owner })
  return { params: { id: await madeId(await api.send('POST', '/certificates', { student, session }, staff)) } }
}

async function unpaid({ api, owner }: Scene): Promise<string> {
  const input = registrationOf(await newSession(api), await newStudents(api, owner))
  return madeId(await api.send('POST', '/registrations', input, owner.headers))
}

/** A seat that is sure, in a course with a number in the Flemish training database. */
async function attest({ api, owner, staff }: Scene): Promise<Call> {
  const [studentId = ''] = await newStudents(api, owner)
  const input = registrationOf(await leaveSession(api), [studentId])
  const id = await madeId(await api.send('POST', '/registrations', input, owner.headers))
  await api.send('PATCH', `/registrations/${id}`, { status: 'paid' }, staff)
  return { params: { id, studentId } }
}

async function privateFile({ api, owner }: Scene) {
  const body = new FormData()
  body.append('files', new File(['text'], `${randomUUID()}.txt`))
  const request = new Request('http://api.test/api/files/upload', { method: 'POST', headers: owner.headers, body })
  const [file] = await (await api.api.fetch(request)).json()
  return { id: String(file._id), name: String(file.name) }
}
const ofCourse = async ({ api }: Scene): Promise<Call> => {
  const { body } = await api.get(`/sessions/${await newSession(api)}`)
  return { params: { id: body.course } }
}
const ofSession = async ({ api }: Scene): Promise<Call> => ({ params: { id: await newSession(api) } })
const taughtFile = async ({ api }: Scene): Promise<Call> => {
  const { token, file } = await taughtMaterial(api)
  return { params: { token, id: file } }
}
const fileId = async (scene: Scene): Promise<Call> => ({ params: { id: (await privateFile(scene)).id } })
const fileName = async (scene: Scene): Promise<Call> => ({
  body: { name: (await privateFile(scene)).name, bucketName: 'files' },
})

/** Who asked to join the owner's organisation. */
async function applicant({ api, owner }: Scene): Promise<Call> {
  const email = `${randomUUID()}@klant.test`
  const [made] = await api.db
    .insert(users)
    .values({
      ...{ email, firstName: 'An', lastName: 'Mertens', role: 'CONTACT', language: 'nl' },
      emailVerifiedAt: new Date(),
    })
    .returning()
  await join(api, String(made?.id), owner.organisation, { approval: 'pending' })
  return { params: { id: String(made?.id) }, body: { approval: 'approved', organisation: owner.organisation } }
}

async function upload({ api, owner }: Scene) {
  const body = new FormData()
  body.append('file', new File([`Voornaam;Naam;E-mail\nEva;Smet;${randomUUID()}@proef.test`], 'deelnemers.csv'))
  const request = new Request('http://api.test/api/student-uploads', { method: 'POST', headers: owner.headers, body })
  return { params: { id: await madeId({ status: 201, body: await (await api.api.fetch(request)).json() }) } }
}

const chosen = async ({ api, owner }: Scene) => ({ body: { students: await newStudents(api, owner) } })

async function confirmation(scene: Scene): Promise<Call> {
  await ownPassword(scene)
  return { body: { password: oldPassword } }
}

const oldPassword = 'een-oud-wachtwoord'

async function ownPassword({ api, caller }: Scene): Promise<Call> {
  if (caller.id) {
    await api.db
      .update(users)
      .set({ passwordHash: await hashNewPassword(api.parts, { password: oldPassword, email: '' }, 'oldPassword') })
      .where(eq(users.id, caller.id))
  }
  return { body: { oldPassword, newPassword: 'een-nieuw-wachtwoord' } }
}

async function ownSession({ api, owner }: Scene): Promise<Call> {
  await api.asUser(owner.email)
  const { body } = await api.get(`/users/me/${owner.id}/sessions`, owner.headers)
  const [other] = body.filter(({ current }: { current: boolean }) => !current)
  return { params: { userId: owner.id, sessionId: other._id } }
}

const bookingId = async ({ api, owner }: Scene) => (await requestRoom(api, owner.headers))._id
const quotedId = async ({ api, owner }: Scene) => (await quotedBooking(api, owner.headers))._id

/** Where it matters whose the thing is. */
const calls: Record<string, MakeCall> = {
  ...Object.assign({}, ...Object.values(kinds).map(kindCalls)),
  'POST /auth/change-password': ownPassword,
  'POST /auth/confirm-password': confirmation,
  'GET /student-uploads/{id}': upload,
  'PATCH /student-uploads/{id}': async (scene) => ({ ...(await upload(scene)), body: { columns: [] } }),
  'PATCH /student-uploads/{id}/rows/{row}': async (scene) => {
    const { params } = await upload(scene)
    return { params: { ...params, row: '2' }, body: { phone: null } }
  },
  'POST /student-uploads/{id}/add': upload,
  'POST /student-uploads/{id}/undo': async (scene) => {
    const call = await upload(scene)
    await scene.api.send('POST', `/student-uploads/${call.params.id}/add`, undefined, scene.owner.headers)
    return call
  },
  'POST /students/invite': chosen,
  'POST /students/remove': chosen,
  'POST /students/restore': async (scene) => {
    const call = await chosen(scene)
    await scene.api.send('POST', '/students/remove', call.body, scene.owner.headers)
    return call
  },
  'GET /users/me/{userId}': ofOwner,
  'GET /users/me/{userId}/trainings': ofOwner,
  'GET /users/me/{userId}/waiting': ofOwner,
  'GET /users/me/{userId}/organisations': ofOwner,
  'POST /users/me/{userId}/organisations': async ({ api, owner }) => ({
    params: { userId: owner.id },
    body: { organisation: (await newCustomer(api)).organisation },
  }),
  'DELETE /users/me/{userId}/organisations/{organisationId}': async ({ api, owner }) => {
    const { organisation } = await newCustomer(api)
    await join(api, owner.id, organisation, { speaks: false })
    return { params: { userId: owner.id, organisationId: String(organisation) } }
  },
  'POST /auth/switch-organisation': async ({ api, owner }) => {
    const { organisation } = await newCustomer(api)
    await join(api, owner.id, organisation, { speaks: false })
    return { body: { organisation } }
  },
  'GET /users/me/{userId}/second-factor': ofOwner,
  'POST /users/me/{userId}/second-factor': async (scene) => ({ ...(await ofOwner(scene)), body: { password: 'any' } }),
  'POST /users/me/{userId}/second-factor/confirm': async (scene) => ({
    ...(await ofOwner(scene)),
    body: { code: '123456' },
  }),
  'POST /users/me/{userId}/second-factor/remove': async (scene) => ({
    ...(await ofOwner(scene)),
    body: { password: 'any', code: '123456' },
  }),
  'GET /users/me/{userId}/sessions': ofOwner,
  'DELETE /users/me/{userId}/sessions': ofOwner,
  'DELETE /users/me/{userId}/sessions/{sessionId}': ownSession,
  'PATCH /users/{id}': async (scene) => ({ ...(await ofOwner(scene)), body: { firstName: 'Eva' } }),
  'GET /organisations/{id}/administrators': async ({ owner }) => ({ params: { id: String(owner.organisation) } }),
  'GET /organisations/{id}/contacts': async ({ owner }) => ({ params: { id: String(owner.organisation) } }),
  'PATCH /organisations/{id}/contacts/{userId}': async ({ owner }) => ({
    params: { id: String(owner.organisation), userId: owner.id },
    body: { roles: ['ORGANISATION_ADMIN'] },
  }),
  'DELETE /organisations/{id}/contacts/{userId}': async ({ api, owner }) => {
    const { id: userId } = await newCustomer(api, { isPrivatePerson: true })
    await join(api, userId, owner.organisation)
    return { params: { id: String(owner.organisation), userId } }
  },
  'GET /users/approvals': async () => ({}),
  'POST /users/{id}/approval': applicant,
  'POST /certificates': async ({ api, caller }) => {
    const { student, session } = await newSeat(api, { customer: caller.customer })
    return { body: { student, session } }
  },
  'GET /certificates/{id}': certificate,
  'GET /certificates/{id}/badge': certificate,
  'GET /certificates/{id}/pdf': certificate,
  'DELETE /certificates/{id}': certificate,
  'PATCH /certificates/{id}': async (scene) => ({ ...(await certificate(scene)), body: { lastName: 'Celik' } }),
  // Of no invoice: hundreds of the demo would be printed.
  'GET /invoices/archive': async () => ({ query: 'period=^1999' }),
  'GET /invoices/{id}/pdf': async ({ api, owner }) => ({ params: { id: await madeFor(api, kinds.invoice, owner) } }),
  'GET /invoices/{id}/ubl': async ({ api, owner }) => ({ params: { id: await madeFor(api, kinds.invoice, owner) } }),
  'POST /mails/{id}/again': async ({ api }) => ({ params: { id: await sentMail(api) }, body: {} }),
  'GET /books/csv': async () => ({ query: `year=${thisYear}` }),
  'GET /books/journal': async () => ({ query: `journal=sales&period=${thisYear}` }),
  'GET /books/totals': async () => ({ query: `year=${thisYear}` }),
  'GET /payments': async () => ({}),
  'GET /payments/csv': async () => ({}),
  'GET /payments/{id}': async ({ api, owner }) => ({ params: { id: (await mismatchedPayment(api, owner)).payment } }),
  'POST /payments/{id}/decision': async ({ api, owner }) => ({
    params: { id: (await mismatchedPayment(api, owner)).payment },
    body: { decision: 'accepted', reason: 'Afgesproken' },
  }),
  'POST /contacts/handled': async () => ({ body: { chosen: [randomUUID()] } }),
  'GET /contacts/{id}/answers': async ({ api, owner }) => ({
    params: { id: await madeFor(api, kinds.contact, owner) },
  }),
  'POST /contacts/{id}/answers': async ({ api, owner }) => ({
    params: { id: await madeFor(api, kinds.contact, owner) },
    body: { text: 'Om negen uur.', answers: 0, handled: false },
  }),
  'GET /customers/csv': async () => ({}),
  'GET /customers/{id}': async ({ owner }) => ({ params: { id: owner.id } }),
  'GET /doubles': async () => ({}),
  'GET /doubles/{kind}/{kept}/{dropped}': async ({ api, owner }) => ({ params: await newDoubles(api, owner) }),
  'POST /doubles/{kind}/{kept}/{dropped}': async ({ api, owner, staff }) => {
    const params = await newDoubles(api, owner)
    return { params, body: await mergeOf(api, staff, params) }
  },
  'GET /invoices/{id}/record': async ({ api, owner }) => ({
    params: { id: await madeFor(api, kinds.invoice, owner) },
  }),
  'POST /invoices/{id}/credit-notes': async ({ api, owner }) =>
    creditedPart(api, await madeFor(api, kinds.invoice, owner)),
  'POST /invoices/{id}/reissue': async ({ api, owner }) => ({
    params: { id: await madeFor(api, kinds.invoice, owner) },
    body: reissuing,
  }),
  'POST /invoices/{id}/e-invoice': async ({ api, owner }) => ({
    params: { id: await refusedInvoice(api, await madeFor(api, kinds.invoice, owner)) },
  }),
  'GET /e-invoices/receivers': async () => ({ query: 'number=BE0999123457' }),
  'GET /account-statements/mine': async () => ({}),
  'GET /account-statements/mine/pdf': async () => ({}),
  'GET /account-statements/{id}': async ({ owner }) => ({ params: { id: owner.organisation ?? owner.id } }),
  'GET /account-statements/{id}/pdf': async ({ owner }) => ({ params: { id: owner.organisation ?? owner.id } }),
  'GET /open-invoices': async () => ({}),
  'GET /open-invoices/ages': async () => ({}),
  'GET /open-invoices/csv': async () => ({}),
  'GET /open-invoices/{id}': async ({ api, owner }) => ({
    params: { id: await madeFor(api, kinds.invoice, owner) },
  }),
  'GET /open-invoices/{id}/reminder': async ({ api, owner }) => ({
    params: { id: await madeFor(api, kinds.invoice, owner) },
  }),
  'POST /open-invoices/{id}/pause': async ({ api, owner }) => ({
    params: { id: await madeFor(api, kinds.invoice, owner) },
    body: newPause,
  }),
  'POST /open-invoices/{id}/resume': async ({ api, owner }) => ({
    params: { id: await madeFor(api, kinds.invoice, owner) },
    body: {},
  }),
  'POST /reminders': async ({ api, owner }) => ({ body: { chosen: [await madeFor(api, kinds.invoice, owner)] } }),
  'GET /reminder-settings': async () => ({}),
  'PUT /reminder-settings': async () => ({ body: usualReminders }),
  'GET /provider': async () => ({}),
  'PUT /provider': async () => ({ body: usualProvider }),
  'GET /ledger-accounts': async () => ({}),
  'PUT /ledger-accounts': async () => ({ body: usualAccounts }),
  'GET /prepaid-cards': async () => ({}),
  'POST /prepaid-cards': async ({ owner }) => ({ body: { organisation: owner.organisation, days: 2, price: 40_000 } }),
  'GET /prepaid-cards/mine': async () => ({}),
  'GET /receipts': async () => ({}),
  'POST /receipts': async () => ({ body: newReceipt }),
  'GET /receipts/csv': async () => ({}),
  'GET /receipts/{id}': async ({ api }) => ({ params: { id: await receiptMade(api) } }),
  'POST /receipts/{id}/parts': async ({ api, owner }) => ({
    params: { id: await receiptMade(api) },
    body: { parts: [{ invoice: await madeFor(api, kinds.invoice, owner), amount: 100 }] },
  }),
  'POST /receipts/{id}/repayments': async ({ api }) => ({ params: { id: await receiptMade(api) }, body: repaying }),
  'POST /receipts/repayments/{id}/undo': async ({ api }) => ({
    params: { id: await repaymentMade(api) },
    body: undoing,
  }),
  'POST /receipts/{id}/undo': async ({ api }) => ({ params: { id: await receiptMade(api) }, body: undoing }),
  ...Object.fromEntries(
    ['GET /bank/statements', 'GET /bank/transactions'].map((list): [string, MakeCall] => [list, async () => ({})]),
  ),
  'POST /bank/files': async () => ({ body: newBankFile() }),
  'GET /bank/transactions/{id}': async ({ api }) => ({ params: { id: await movementMade(api) } }),
  'POST /bank/transactions/{id}/settle': async ({ api, owner }) => ({
    params: { id: await movementMade(api) },
    body: { parts: [{ invoice: await madeFor(api, kinds.invoice, owner), amount: 100 }] },
  }),
  'POST /bank/transactions/{id}/ignore': async ({ api }) => ({
    params: { id: await movementMade(api) },
    body: { reason: 'Geen klant' },
  }),
  'POST /bank/transactions/{id}/reopen': async ({ api }) => ({ params: { id: await movementMade(api, 'Geen klant') } }),
  'GET /registrations/{id}/payment': async (scene) => ({ params: { id: await unpaid(scene) } }),
  'PUT /registrations/{id}/students/{studentId}': async ({ api, owner }) => {
    const [studentId = '', student = ''] = await newStudents(api, owner, 2)
    const input = registrationOf(await newSession(api), [studentId])
    const id = await madeId(await api.send('POST', '/registrations', input, owner.headers))
    return { params: { id, studentId }, body: { student } }
  },
  'PATCH /registration-drafts/{session}': async ({ api }) => ({
    params: { session: await newSession(api) },
    body: { reference: 'PO 9' },
  }),
  'POST /registration-drafts/{session}/confirm': ({ world, owner }) => draftToConfirm(world, owner),
  'DELETE /registrations/{id}/students/{studentId}': async ({ api, owner }) => {
    const students = await newStudents(api, owner, 2)
    const input = registrationOf(await newSession(api), students)
    const id = await madeId(await api.send('POST', '/registrations', input, owner.headers))
    return { params: { id, studentId: String(students[0]) } }
  },
  'GET /registrations/{id}/students/{studentId}/training-leave-attest': attest,
  'GET /registrations/{id}/students/{studentId}/attendance-attest': async ({ api, owner }) => ({
    params: (await attendedSeat(api, { customer: owner })).params,
  }),
  'POST /waiting-list-entries': async ({ api, owner }) => ({
    body: { session: (await fullSession(api)).session, students: await newStudents(api, owner) },
  }),
  'POST /waiting-list-entries/{id}/accept': async ({ api, owner }) => ({
    params: { id: (await offered(api, owner)).id },
  }),
  'DELETE /waiting-list-entries/{id}': async ({ api, owner }) => ({ params: { id: (await offered(api, owner)).id } }),
  'GET /registrations/{id}/cancellation-effect': async (scene) => ({ params: { id: await unpaid(scene) } }),
  'POST /registrations/{id}/cancellation': async (scene) => ({
    params: { id: await unpaid(scene) },
    body: { credit: 54_450, refund: 0 },
  }),
  'POST /registrations/{id}/choice-reminder': async ({ api }) => ({
    params: { id: (await canceledRegistration(api)).id },
  }),
  'POST /sessions/{id}/cancel': async ({ api }) => ({ params: { id: await newSession(api) } }),
  'GET /quotations/{token}': async ({ api }) => ({ params: { token: (await guestQuotation(api)).token } }),
  'POST /quotations/{token}/approve': async ({ api }) => {
    const { token, offer } = await guestQuotation(api)
    return { params: { token }, body: { offerNumber: offer.number } }
  },
  'POST /quotations/{token}/refuse': async ({ api }) => {
    const { token, offer } = await guestQuotation(api)
    return { params: { token }, body: { offerNumber: offer.number, reason: 'Te duur' } }
  },
  'GET /figures': async () => ({ query: `period=${thisYear}` }),
  'GET /figures/csv': async () => ({ query: `period=${thisYear}&table=summary` }),
  'GET /evaluation-results': async () => ({ query: 'by=course' }),
  'GET /evaluation-results/csv': async () => ({ query: 'by=course' }),
  'GET /evaluation-reviews': async () => ({}),
  'POST /evaluation-reviews/{id}/decision': async ({ api }) => ({
    params: { id: (await writtenReview(api)).id },
    body: { decision: 'published' },
  }),
  'GET /sessions/{id}/evaluation': ofSession,
  'GET /evaluations/{token}': async ({ api }) => ({ params: { token: await askedEvaluation(api) } }),
  'POST /evaluations/{token}': async ({ api }) => ({ params: { token: await askedEvaluation(api) }, body: answers }),
  'GET /session-choices/{token}': async ({ api }) => ({ params: { token: (await canceledRegistration(api)).token } }),
  'POST /session-choices/{token}': async ({ api }) => ({
    params: { token: (await canceledRegistration(api)).token },
    body: { session: null },
  }),
  'POST /sessions/{id}/confirm': async ({ api }) => ({ params: { id: await newSession(api) } }),
  'GET /sessions/csv': async () => ({}),
  'GET /sessions/{id}/participants': ofSession,
  'GET /sessions/{id}/history': ofSession,
  'GET /sessions/{id}/attendance-sheet': ofSession,
  'PUT /sessions/{id}/attendances': async ({ api, owner }) => {
    const { session, days } = await newSeat(api, { customer: owner })
    return { params: { id: session }, body: { day: days[0], present: true } }
  },
  'GET /sessions/series/clashes': async () => ({ query: aSeries }),
  'GET /sessions/{id}/planning': ofSession,
  'GET /sessions/{id}/costs': ofSession,
  'PUT /sessions/{id}/costs': async (asked) => ({ ...(await ofSession(asked)), body: { costs: 60_000 } }),
  'GET /sessions/{id}/mails': async (asked) => ({ ...(await ofSession(asked)), query: 'act=cancel' }),
  'GET /sessions/{id}/practical': ofSession,
  'POST /bulk-acts': async ({ api }) => ({ body: (await draftedBulkAct(api)).input }),
  'GET /bulk-acts/{id}': async ({ api }) => ({ params: { id: (await draftedBulkAct(api)).id } }),
  'GET /bulk-acts/{id}/mails': async ({ api }) => ({ params: { id: (await draftedBulkAct(api)).id } }),
  'POST /bulk-acts/{id}/start': async ({ api }) => ({ params: { id: (await draftedBulkAct(api)).id }, body: {} }),
  'GET /desk-messages': async () => ({ query: `session=${randomUUID()}` }),
  'GET /desk-messages/receivers': async () => ({ query: `session=${randomUUID()}` }),
  'POST /desk-messages': async ({ api }) => ({ body: await newMessage(api) }),
  'GET /desk-messages/{id}': async ({ api }) => ({ params: { id: (await draftedMessage(api)).id } }),
  'GET /desk-messages/{id}/preview': async ({ api }) => ({ params: { id: (await draftedMessage(api)).id } }),
  'POST /desk-messages/{id}/send': async ({ api }) => {
    const { id, shown } = await draftedMessage(api)
    return { params: { id }, body: { shown } }
  },
  'GET /mails/{id}/html': async ({ api }) => ({ params: { id: await sentMail(api) } }),
  'POST /sessions/{id}/practical-mails': async ({ api }) => ({
    params: { id: await newSession(api) },
    body: { version: 0 },
  }),
  'POST /taught-sessions/{id}/link': ofSession,
  'GET /sessions/{id}/files': ofSession,
  'POST /sessions/{id}/files': async (asked) => ({ ...(await ofSession(asked)), body: materialForm(['a.txt', 'a']) }),
  'GET /sessions/{id}/files/{file}': async ({ api, owner, staff }) => {
    const session = await newSession(api)
    const input = registrationOf(session, await newStudents(api, owner))
    const id = await madeId(await api.send('POST', '/registrations', input, owner.headers))
    await api.send('PATCH', `/registrations/${id}`, { status: 'paid' }, staff)
    return { params: { id: session, file: await materialOf(api, session, staff) } }
  },
  'DELETE /sessions/{id}/files/{file}': async ({ api, staff }) => {
    const session = await newSession(api)
    return { params: { id: session, file: await materialOf(api, session, staff) } }
  },
  'GET /trainer-sessions/{token}/files': async ({ api }) => ({ params: { token: (await taughtSession(api)).token } }),
  'POST /trainer-sessions/{token}/files': async ({ api }) => ({
    params: { token: (await taughtSession(api)).token },
    body: materialForm(['a.txt', 'a']),
  }),
  'GET /trainer-sessions/{token}/files/{id}': taughtFile,
  'PATCH /trainer-sessions/{token}/files/{id}': async (asked) => ({
    ...(await taughtFile(asked)),
    body: { name: 'b' },
  }),
  'DELETE /trainer-sessions/{token}/files/{id}': taughtFile,
  'GET /sessions/{id}/trainer-link': ofSession,
  'POST /sessions/{id}/trainer-link': async ({ api }) => {
    const session = await newSession(api)
    return { params: { id: session }, body: { version: 0, email: (await newTrainerOf(api, session)).email } }
  },
  'DELETE /sessions/{id}/trainer-link': async ({ api }) => ({ params: { id: (await taughtSession(api)).session } }),
  'GET /sessions/{id}/trainer-requests': ofSession,
  'GET /sessions/{id}/trainer-requests/choices': ofSession,
  'POST /sessions/{id}/trainer-requests': async ({ api }) => ({
    params: { id: await trainerlessSession(api) },
    body: { trainers: [(await newAskable(api)).id] },
  }),
  'POST /sessions/{id}/trainer-requests/reminders': async ({ api }) => ({
    params: { id: (await askedTrainers(api)).session },
  }),
  'DELETE /sessions/{id}/trainer-requests/{request}': async ({ api }) => {
    const { session, first } = await askedTrainers(api)
    return { params: { id: session, request: first.request } }
  },
  'GET /trainer-requests': async () => ({}),
  'GET /trainer-requests/{token}': async ({ api }) => ({ params: { token: (await askedTrainers(api)).first.token } }),
  'POST /trainer-requests/{token}': async ({ api }) => ({
    params: { token: (await askedTrainers(api)).first.token },
    body: { isAccepted: true },
  }),
  'POST /trainer-sessions/{token}/attendances': async ({ api }) => ({
    params: { token: (await taughtSession(api)).token },
    body: { marks: [] },
  }),
  'PUT /trainer-sessions/{token}/results': async ({ api }) => {
    const { token, students } = await taughtSession(api)
    return { params: { token }, body: { student: students[0], score: 14, maximum: 20 } }
  },
  'GET /trainer-sessions/{token}/messages': async ({ api }) => ({
    params: { token: (await taughtSession(api)).token },
  }),
  'POST /trainer-sessions/{token}/messages': async ({ api }) => ({
    params: { token: (await taughtSession(api)).token },
    body: taughtText,
  }),
  'GET /trainer-sessions/{token}/messages/{id}': async ({ api }) => {
    const { token, id } = await taughtMessage(api)
    return { params: { token, id } }
  },
  'POST /trainer-sessions/{token}/messages/{id}/send': async ({ api }) => {
    const { token, id, shown } = await taughtMessage(api)
    return { params: { token, id }, body: { shown } }
  },
  'GET /trainer-sessions/{token}': async ({ api }) => ({ params: { token: (await taughtSession(api)).token } }),
  'GET /trainer-sessions/{token}/door': async ({ api }) => {
    const { token, day } = await presenceToday(api)
    return { params: { token }, query: `day=${day}&half=morning` }
  },
  'POST /trainer-sessions/{token}/signatures': async ({ api }) => {
    const { token, day } = await presenceToday(api)
    return { params: { token }, body: { day, half: 'morning', students: [] } }
  },
  'POST /presence': async ({ api }) => ({ body: { code: await (await presenceToday(api)).code() } }),
  'GET /presence/{ticket}': async ({ api }) => ({ params: { ticket: await (await presenceToday(api)).ticket() } }),
  'POST /presence/{ticket}': async ({ api }) => signing(api),
  'GET /sessions/{id}/signatures/csv': ofSession,
  'POST /sessions/{id}/certificates': async ({ api, owner }) => ({
    params: { id: (await newSeat(api, { customer: owner })).session },
  }),
  'GET /registrations/csv': async () => ({}),
  'GET /registrations/desk': async () => ({}),
  'GET /registrations/phone': async () => ({}),
  'POST /registrations/phone': async ({ api, owner }) => ({ body: await phoneBody(api, owner) }),
  'GET /registrations/{id}/replacements': async (scene) => ({ params: { id: await unpaid(scene) } }),
  'GET /courses/desk/list': async () => ({}),
  'GET /courses/desk/choices': async () => ({}),
  'GET /courses/{id}/history': ofCourse,
  'POST /sessions/series': async ({ api }) => ({ body: await seriesBody(api) }),
  'GET /registrations/{id}/history': async (scene) => ({ params: { id: await unpaid(scene) } }),
  'GET /registrations/{id}/moves': async (scene) => ({ params: { id: await unpaid(scene) } }),
  'POST /registrations/{id}/move': async (scene) => {
    const id = await unpaid(scene)
    return { params: { id }, body: { session: await otherSessionOf(scene.api, id), difference: 0 } }
  },
  'POST /registrations/create-payment': async (scene) => ({ body: { id: await unpaid(scene) } }),
  'GET /old-slugs/{kind}/{slug}': async ({ api }) => ({ params: await renamedPage(api, await api.as('EDITOR')) }),
  'GET /files/{id}': fileId,
  'DELETE /files/{id}': fileId,
  'POST /miniobuckets/object': fileName,
  'POST /miniobuckets/presignedUrl': fileName,
  'GET /bookings/user-bookings/{userId}': ofOwner,
  'GET /bookings/{id}/history': async (scene) => ({ params: { id: await bookingId(scene) } }),
  'GET /trainer-calendar': async () => ({ query: `from=${visit.date}&to=${visit.date}` }),
  'POST /trainer-calendar/absences': async ({ api }) => ({ body: absence(await newTrainer(api)) }),
  'DELETE /trainer-calendar/absences/{id}': async ({ api }) => ({ params: { id: await newAbsence(api) } }),
  'GET /room-uses': async () => ({ query: `from=${visit.date}&to=${visit.date}` }),
  'POST /room-uses': async ({ api }) => ({ body: ownUse(await newRoom(api)) }),
  'DELETE /room-uses/{id}': async ({ api }) => ({ params: { id: await newOwnUse(api) } }),
  'GET /bookings/{id}/rivals': async (scene) => ({ params: { id: await bookingId(scene) } }),
  'GET /bookings/{id}/payment': async (scene) => ({ params: { id: await quotedId(scene) } }),
  'POST /bookings/offer-example/{id}': async (scene) => ({ params: { id: await bookingId(scene) } }),
  'POST /bookings/approve-offer': async (scene) => ({ body: { _id: await quotedId(scene) } }),
  'POST /bookings/create-payment': async (scene) => {
    const id = await quotedId(scene)
    await scene.api.send('POST', '/bookings/approve-offer', { _id: id }, scene.owner.headers)
    return { body: { id } }
  },
}

/** The call of an operation as anybody may send it: who sends it stands in no part of it. */
export async function callOf(name: string, scene: Scene): Promise<Call> {
  const own = calls[name]
  if (own) return own(scene)
  const [success] = Object.values(proofs[name] ?? {})
  if (!success) throw new Error(`Nothing is known of ${name}`)
  const { headers: { Authorization: _, ...headers } = {}, ...call } = await success(scene.world)
  return { ...call, headers }
}
