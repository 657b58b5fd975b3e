import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { type NewUser, newUser, type User, user } from '../../../schemas/user.ts'
import type { Transaction } from '../../db/client.ts'
import { queueMail } from '../../db/mails.ts'
import { organisations, students, trainers } from '../../db/tables.ts'
import { provider } from '../../domain/provider.ts'
import { organisationAdmin } from '../../domain/visitor.ts'
import { assertMayInvite } from '../mail/index.ts'
import type { ApiContext, Principal } from '../platform/index.ts'
import {
  ApiError,
  customersAnd,
  desk,
  invalid,
  pick,
  recordSecurityEvent,
  requireRole,
  toPerson,
} from '../platform/index.ts'
import { addMembership, speakFor } from './add-membership.ts'
import { addStudent, studentOwner } from './add-student.ts'
import { administeredBy } from './approvals.ts'
import { createOwnStudent } from './create-own-student.ts'
import { findOrganisation } from './find-organisation.ts'
import { issueResetLink } from './password-reset.ts'
import { assertReauthenticated } from './passwords.ts'
import { presentUser } from './present-user.ts'
import { insertAccount, registerUser } from './register-user.ts'

/** Hours: three days. */
const invitationLife = 72

/** Where an invited account belongs: the administrator's own organisation, for staff any or none. */
async function organisationFor(tx: Transaction, inviter: Principal, input: NewUser) {
  const own = administeredBy(inviter)
  if (!own) {
    if (input.isPrivatePerson === false && !input.organisation) throw invalid('organisation', 'error.required')
    return input.isPrivatePerson ? null : findOrganisation(tx, input.organisation)
  }
  const [organisation] = await tx
    .select({ id: organisations.id, name: organisations.name })
    .from(organisations)
    .where(eq(organisations.id, own))
  const { organisation: asked } = input
  const givenId = typeof asked === 'string' ? asked : asked?._id
  if (!organisation || (givenId && givenId.toLowerCase() !== own)) throw new ApiError('NOT_FOUND')
  return { ...organisation, isKnown: true }
}

/** An account without a password; its link to choose one goes by mail, unless `sendMail` is false. */
async function inviteContact(context: ApiContext, inviter: Principal, input: NewUser) {
  const { db, publicUrl } = context
  const roles = input.contact?.roles ?? []
  administeredBy(inviter)
  if (roles.length > 0) await assertReauthenticated(context)
  await assertMayInvite(context, inviter, input.email)
  const invited = await db.transaction(async (tx) => {
    const organisation = await organisationFor(tx, inviter, input)
    const account = await insertAccount(tx, input, { isPrivatePerson: !organisation })
    if (organisation) {
      const contactRoles = organisation.isKnown ? roles : [organisationAdmin]
      await addMembership(tx, { userId: account.id, organisationId: organisation.id, contactRoles })
      await speakFor(tx, account.id, organisation.id)
    }
    if (input.createStudent) {
      await createOwnStudent(tx, account, { organisationId: organisation?.id ?? null, status: 'new' })
    }
    if (input.sendMail !== false) {
      const { id, firstName } = account
      const { to, locale } = toPerson(account)
      const url = await issueResetLink(tx, { userId: id, life: invitationLife, publicUrl: publicUrl(), locale })
      const values = { firstName, invitedBy: organisation?.name ?? provider.name, url }
      await queueMail(tx, { about: id, to, locale, kind: 'account-invitation', values })
    }
    return presentUser(tx, account.id)
  })
  if (roles.length > 0) recordSecurityEvent(context, 'account-changed', { account: invited._id, roles })
  return invited
}

/** A participant of the caller's; it has no account, so what is told of one stays empty. */
async function inviteStudent(context: ApiContext, inviter: Principal, input: NewUser): Promise<User> {
  const { email, firstName, lastName, phone, language, sendMail = true, organisation } = input
  if (sendMail) await assertMayInvite(context, inviter, email)
  const asked = typeof organisation === 'string' ? organisation : organisation?._id
  return context.db.transaction(async (tx) => {
    const owner = await studentOwner(tx, inviter, asked)
    const person = { email, firstName, lastName, phone: phone ?? null, ...(language && { language }), sendMail }
    const id = await addStudent(tx, context, owner, person)
    const [row] = await tx
      .select({ student: students, organisation: organisations })
      .from(students)
      .leftJoin(organisations, eq(organisations.id, students.organisationId))
      .where(eq(students.id, id))
    if (!row) throw new Error('A participant was not added')
    const { student } = row
    return {
      _id: student.id,
      email: student.email,
      username: student.email,
      ...pick(student, 'firstName', 'lastName', 'phone'),
      address: null,
      zip: null,
      city: null,
      country: null,
      role: 'STUDENT',
      language: student.language,
      active: false,
      emailVerified: false,
      newEmail: null,
      allowMarketing: false,
      isPrivatePerson: !row.organisation,
      approval: 'approved',
      organisation: row.organisation && presentOrganisation(row.organisation),
      contact: null,
      student: { _id: student.id, ...pick(student, 'status', 'dateOfBirth', 'birthPlace') },
      trainer: null,
    }
  })
}

const presentOrganisation = (organisation: typeof organisations.$inferSelect) => ({
  _id: organisation.id,
  receivesEInvoices: null,
  ...pick(
    organisation,
    'name',
    'vat',
    'enterpriseNumber',
    'address',
    'zip',
    'city',
    'country',
    'reference',
    'enterpriseSize',
  ),
})

/** A trainer with an account that nobody signs in with: trainers have no place on this site (spec section 6). */
async function inviteTrainer({ db }: ApiContext, _inviter: Principal, input: NewUser) {
  return db.transaction(async (tx) => {
    const [trainer] = await tx
      .insert(trainers)
      .values({
        key: randomUUID(),
        name: `${input.firstName} ${input.lastName}`,
        bio: { nl: '', en: null, fr: null },
      })
      .returning({ id: trainers.id })
    const is = { isPrivatePerson: true, active: false, allowMarketing: false, trainerId: trainer?.id }
    const account = await insertAccount(tx, input, is)
    return { ...(await presentUser(tx, account.id)), role: 'TRAINER' as const, contact: null }
  })
}

/** A new user: somebody who registers, or whom the caller invites. An invitation needs a caller who may (401, 403). */
async function createUser(context: ApiContext, input: NewUser) {
  const { user } = context
  if (input.inviteType === 'TRAINER') return inviteTrainer(context, requireRole(user, desk), input)
  if (input.inviteType === 'STUDENT') return inviteStudent(context, requireRole(user, customersAnd(desk)), input)
  // A visitor who registers becomes a contact too.
  if (!user || !input.inviteType) return registerUser(context, input)
  return inviteContact(context, requireRole(user, customersAnd(desk)), input)
}

/** The call, which has two addresses. */
export const registration = {
  summary: 'Registers or invites somebody',
  description:
    'Without a token it registers an account: of a private person, of a new organisation, which the account then administers, or of a known organisation, which `organisation` names by its `_id` (`{ _id }`, or the id alone; GraphQL takes the object), whose administrator must let the account in first. A mailed link verifies the e-mail address. With a token and an inviteType it invites a contact, a participant or a trainer, who get a mail.',
  access: 'everyone',
  failures: [
    'WRONG_PASSWORD',
    'FORBIDDEN',
    'EMAIL_NOT_VERIFIED',
    'NOT_FOUND',
    'USER_EXISTS',
    'STUDENT_EXISTS',
    'ORGANISATION_NAME_EXISTS',
    'TOO_MANY_STUDENTS',
    'STATE_CONFLICT',
    'TOO_MANY',
  ],
  response: user,
  status: 201,
  body: newUser,
  run: (context: ApiContext, { body }: { body: NewUser }) => createUser(context, body),
} as const
