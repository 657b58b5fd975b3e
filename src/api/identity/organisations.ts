import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm'
import { type AnyObject, array } from 'yup'
import {
  administrator,
  newOrganisation,
  organisation,
  organisationContact,
  organisationContactChanges,
} from '../../../schemas/organisation.ts'
import type { Transaction } from '../../db/client.ts'
import { recordFields } from '../../db/record-state-change.ts'
import { memberships, organisations, students, users } from '../../db/tables.ts'
import { organisationAdmin } from '../../domain/visitor.ts'
import { lookUpReceiver, receivesEInvoices } from '../money/index.ts'
import type { ApiContext, Asking, Principal } from '../platform/index.ts'
import {
  ApiError,
  customers,
  customersAnd,
  del,
  desk,
  get,
  lock,
  patch,
  pathParameter,
  pick,
  resourceRoutes,
  routes,
  uuidPattern,
} from '../platform/index.ts'
import { addMembership, speakFor } from './add-membership.ts'
import { administratorsOf } from './approvals.ts'
import { hasVat } from './find-organisation.ts'
import { notifyAccount } from './login-sessions.ts'
import {
  assertAdministers,
  contactColumns,
  removeOrganisationContact,
  updateOrganisationContact,
} from './organisation-contacts.ts'

/** Who is billed by agreement is for staff to say. */
function assertNotPartner(caller: Principal | null, input: AnyObject) {
  if (caller?.role !== 'STAFF' && input.isPartner !== undefined) throw new ApiError('FORBIDDEN')
}

/** The account is its organisation's first, so it decides about later ones; its participants come along. */
async function joinAsFirst(tx: Transaction, userId: string, studentId: string | null, organisationId: string) {
  await addMembership(tx, {
    userId,
    organisationId,
    approval: 'approved',
    contactRoles: [organisationAdmin],
    studentId,
  })
  await speakFor(tx, userId, organisationId)
  await notifyAccount(tx, userId)
  await tx.update(students).set({ organisationId, ownerId: null }).where(eq(students.ownerId, userId))
}

/** The account that founds; whoever acts for an organisation cannot found another. */
async function lockFounder(tx: Transaction, { userId }: Principal) {
  await lock(tx, { users: [userId] })
  const [account] = await tx
    .select({ id: users.id, organisationId: users.organisationId, studentId: users.studentId })
    .from(users)
    .where(eq(users.id, userId))
  if (!account || account.organisationId) throw new ApiError('FORBIDDEN')
  return account
}

/** The number of an enterprise is no other's, with VAT or without: the database sees to those without. */
async function assertFreeNumber({ db }: ApiContext, { enterpriseNumber }: AnyObject, id?: string) {
  if (!enterpriseNumber) return
  const holders = and(hasVat(`BE${enterpriseNumber}`), id === undefined ? undefined : ne(organisations.id, id))
  if ((await db.$count(organisations, holders)) === 0) return
  throw new ApiError('ORGANISATION_NAME_EXISTS', [{ path: 'enterpriseNumber', message: 'error.organisationName' }])
}

/** Staff add an organisation; a contact founds the one it belongs to from then on. */
async function createOrganisation(context: ApiContext, input: AnyObject): Promise<string> {
  const { db, user } = context
  assertNotPartner(user, input)
  await assertFreeNumber(context, input)
  const id = await db.transaction(async (tx) => {
    const founder = user?.role === 'CONTACT' ? user : null
    const account = founder && (await lockFounder(tx, founder))
    const { name, ...others } = input
    const [created] = await tx
      .insert(organisations)
      .values({ name, ...others })
      .returning({ id: organisations.id })
    const id = String(created?.id)
    if (account) await joinAsFirst(tx, account.id, account.studentId, id)
    return id
  })
  const { vat = null, enterpriseNumber = null } = newOrganisation.cast(input)
  await lookUpReceiver(context, { vat, enterpriseNumber })
  return id
}

/** Its name and VAT number are its administrator's to change; whoever sends them back as they are changes nothing. */
async function assertMayRename({ db, user }: ApiContext, id: string, { name, vat, enterpriseNumber }: AnyObject) {
  if (user?.role === 'STAFF' || user?.contactRoles.includes(organisationAdmin)) return
  const [present] = await db.select().from(organisations).where(eq(organisations.id, id))
  const isRenamed = name !== undefined && name !== present?.name
  const isRenumbered =
    (vat !== undefined && vat !== present?.vat) ||
    (enterpriseNumber !== undefined && enterpriseNumber !== present?.enterpriseNumber)
  if (isRenamed || isRenumbered) throw new ApiError('FORBIDDEN')
}

/** Every contact changes its address and reference, its administrator the rest (CONTRACT: roles on a route). */
async function updateOrganisation(context: ApiContext, id: string, input: AnyObject): Promise<string> {
  assertNotPartner(context.user, input)
  await assertMayRename(context, id, input)
  await assertFreeNumber(context, input, id)
  if (Object.keys(input).length > 0) {
    const changed = await context.db.transaction(async (tx) => {
      await lock(tx, { organisations: [id] })
      const isThis = eq(organisations.id, id)
      const [before] = await tx.select().from(organisations).where(isThis)
      const [after] = await tx.update(organisations).set(input).where(isThis).returning()
      await recordFields(tx, 'organisation', { before, after, userId: context.user?.userId })
      return after
    })
    const isRenumbered = 'vat' in input || 'enterpriseNumber' in input
    if (changed && isRenumbered) await lookUpReceiver(context, changed)
  }
  return id
}

function ownOrganisation(caller: Asking | null): SQL | undefined {
  if (caller?.role === 'STAFF') return undefined
  return caller?.role === 'CONTACT' && caller.organisation ? eq(organisations.id, caller.organisation) : sql`false`
}

/** Who decides for an organisation, by name; 404 for one that is not the caller's. */
async function listAdministrators({ db, user }: ApiContext, id: string) {
  if (!uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  // That of an account is there.
  const isOwn = user?.organisation === id.toLowerCase()
  if (!isOwn && (await db.$count(organisations, and(eq(organisations.id, id), ownOrganisation(user)))) === 0) {
    throw new ApiError('NOT_FOUND')
  }
  const administrators = await administratorsOf(db, id)
  return administrators
    .map(({ id: _id, firstName, lastName }) => ({ _id, firstName, lastName }))
    .toSorted((a, b) => `${a.lastName} ${a.firstName}`.localeCompare(`${b.lastName} ${b.firstName}`, 'nl'))
}

/** An organisation as its own contacts see it. */
const organisationColumns = {
  _id: organisations.id,
  ...pick(organisations, 'name', 'vat', 'enterpriseNumber', 'address', 'zip', 'city', 'country', 'reference'),
  enterpriseSize: organisations.enterpriseSize,
  receivesEInvoices,
}

async function listOrganisationContacts({ db, user }: ApiContext, id: string) {
  await assertAdministers(db, user, id)
  return db
    .select(contactColumns)
    .from(users)
    .innerJoin(memberships, eq(memberships.userId, users.id))
    .where(and(eq(memberships.organisationId, id), eq(memberships.approval, 'approved')))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id))
    .limit(999)
}

/** Only one that nobody needs any more: 409 while it has accounts, participants or anything they made. */
const deleteOrganisation = ({ db }: ApiContext, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    await lock(tx, { organisations: [id] }, 'update')
    const present = and(eq(students.organisationId, id), ne(students.status, 'deleted'))
    if ((await tx.$count(students, present)) > 0) throw new ApiError('IN_USE')
    await tx.delete(organisations).where(eq(organisations.id, id))
  })

const resource = resourceRoutes({
  names: ['organisation', 'organisations'],
  words: {
    one: 'an organisation',
    many: 'organisations',
    about: 'Organisations that are customers: staff see all, contacts their own.',
  },
  more: {
    update: 'Every contact changes address and reference; name and VAT number are for its administrator (403).',
    create: 'A private person founds the organisation it belongs to and administers from then on.',
    delete: 'One that has accounts, participants or anything they made gets 409.',
  },
  access: { read: customers, create: customersAnd(desk), update: customers, delete: desk },
  failures: { create: ['ORGANISATION_NAME_EXISTS'], update: ['ORGANISATION_NAME_EXISTS'], delete: ['IN_USE'] },
  table: organisations,
  columns: organisationColumns,
  staffColumns: { isPartner: organisations.isPartner },
  filters: { _id: organisations.id, ...pick(organisations, 'name', 'vat', 'zip', 'city', 'country', 'reference') },
  sort: [['name', 'ASC']],
  schema: organisation,
  input: newOrganisation,
  visible: ownOrganisation,
  create: createOrganisation,
  update: updateOrganisation,
  remove: deleteOrganisation,
})

const organisationId = pathParameter('id', 'The id of the organisation.')
const userId = pathParameter('userId', 'The id of the account.')

export const organisationRoutes = routes(
  resource,
  get('/:id/contacts', {
    id: 'organisationContacts',
    summary: 'Who acts for an organisation',
    description:
      'The accounts that belong to an organisation, with their roles, sorted by name. For its administrator and staff.',
    access: customers,
    parameters: [organisationId],
    response: array(organisationContact.required()).required(),
    run: (context, { params }) => listOrganisationContacts(context, params.id),
  }),
  get('/:id/administrators', {
    id: 'administrators',
    summary: 'Who decides for an organisation',
    description:
      'The people who let others into the organisation and change its name, sorted by name. For everybody who acts for it, and staff.',
    access: customers,
    parameters: [organisationId],
    response: array(administrator.required()).required(),
    run: (context, { params }) => listAdministrators(context, params.id),
  }),
  patch('/:id/contacts/:userId', {
    id: 'updateOrganisationContact',
    summary: 'Gives or takes somebody’s roles in an organisation',
    description:
      'Sets what an account may do for the organisation. For its administrator and staff, with their password, or within ten minutes of giving it (403 `Sign in again`, see POST /auth/confirm-password); the last administrator stays one (409).',
    access: customersAnd(desk),
    failures: ['LAST_ADMINISTRATOR', 'WRONG_PASSWORD', 'TOO_MANY'],
    parameters: [organisationId, userId],
    response: organisationContact,
    body: organisationContactChanges,
    run: (context, { params, body }) => {
      const { id, userId } = params
      return updateOrganisationContact(context, id, userId, body)
    },
  }),
  del('/:id/contacts/:userId', {
    id: 'removeOrganisationContact',
    summary: 'Takes somebody out of an organisation',
    description:
      'Ends that an account acts for the organisation: it goes on with its other organisations, or as a private person’s, is signed out if it speaks for this one, and told by mail; participants and registrations stay the organisation’s. For its administrator and staff; the last administrator stays (409).',
    access: customersAnd(desk),
    failures: ['LAST_ADMINISTRATOR'],
    parameters: [organisationId, userId],
    run: (context, { params }) => removeOrganisationContact(context, params.id, params.userId),
  }),
)
