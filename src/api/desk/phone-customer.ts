import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { InferType } from 'yup'
import type { NewPhoneRegistration, phoneParticipant } from '../../../schemas/phone-registration.ts'
import type { Transaction } from '../../db/client.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { memberships, organisations, users } from '../../db/tables.ts'
import { asLocale } from '../../domain/locales.ts'
import { organisationAdmin } from '../../domain/visitor.ts'
import {
  addMembership,
  addOrComplete,
  findOrganisation,
  hasName,
  hasVat,
  insertAccount,
  issueResetLink,
  speakFor,
  studentsByEmail,
} from '../identity/index.ts'
import { type ApiContext, ApiError, invalid, pick } from '../platform/index.ts'

/** Hours in which a new account is claimed by its mail: as long as seats are kept. */
const claimLife = 168

const accountColumns = pick(
  users,
  'id',
  'firstName',
  'lastName',
  'email',
  'language',
  'address',
  'zip',
  'city',
  'country',
)
type Account = Pick<typeof users.$inferSelect, keyof typeof accountColumns>
type Organisation = typeof organisations.$inferSelect

export interface PhoneCustomer {
  account: Account
  organisation: Organisation | null
  /** What was there already though it was given as new. */
  known: { user: boolean; organisation: boolean }
  /** The account came to act for the organisation by this. */
  isJoining: boolean
  /** Where a new account chooses its password. */
  claimUrl?: string
}

/** Where the last bill of a customer went, as part of a statement. */
export const lastBilled = (user: SQL, organisation: SQL) => sql<string | null>`(
  select invoice->>'email' from registrations where case
    when ${organisation} is null then user_id = ${user} and organisation_id is null
    else organisation_id = ${organisation} end
  order by created_at desc limit 1)`

const isCustomer = and(eq(users.role, 'CONTACT'), users.active)

async function findAccount(tx: Transaction, { user, contact }: NewPhoneRegistration) {
  const isThat = user ? eq(users.id, user) : eq(sql`lower(${users.email})`, contact?.email.toLowerCase() ?? '')
  const [account] = await tx.select(accountColumns).from(users).where(and(isThat, isCustomer))
  if (user && !account) throw new ApiError('NOT_FOUND', [{ path: 'user', message: 'error.reference' }])
  return account ?? null
}

async function findKnownOrganisation(tx: Transaction, { organisation, newOrganisation }: NewPhoneRegistration) {
  if (!organisation && !newOrganisation) return null
  const { name = '', vat } = newOrganisation ?? {}
  const given = vat ? sql`(${hasVat(vat)} or ${hasName(name)})` : hasName(name)
  const isThat = organisation ? eq(organisations.id, organisation) : given
  // Of a number and a name that are two organisations’, the number says which.
  const byVat = vat ? sql`${hasVat(vat)} desc nulls last` : asc(organisations.createdAt)
  const [found] = await tx.select().from(organisations).where(isThat).orderBy(byVat).limit(1)
  if (organisation && !found) throw new ApiError('NOT_FOUND', [{ path: 'organisation', message: 'error.reference' }])
  return found ?? null
}

async function makeOrganisation(tx: Transaction, { newOrganisation, invoice }: NewPhoneRegistration) {
  const { address, zip, city, country } = invoice ?? {}
  const made = await findOrganisation(tx, newOrganisation && { ...newOrganisation, address, zip, city, country })
  if (!made) return null
  const [organisation] = await tx.select().from(organisations).where(eq(organisations.id, made.id))
  return organisation ?? null
}

/** An account without a password, which its mail lets its owner choose. */
async function makeAccount(
  context: ApiContext,
  tx: Transaction,
  { contact, invoice }: NewPhoneRegistration,
  isPrivatePerson: boolean,
) {
  if (!contact) throw invalid('contact.firstName', 'error.required')
  const { address, zip, city, country } = (isPrivatePerson && invoice) || {}
  const account = await insertAccount(tx, contact, { isPrivatePerson, address, zip, city, country })
  await recordStateChange(tx, 'user', account.id, { to: 'by phone', userId: context.user?.userId })
  const made = {
    userId: account.id,
    life: claimLife,
    publicUrl: context.publicUrl(),
    locale: asLocale(account.language),
  }
  return { account, claimUrl: await issueResetLink(tx, made) }
}

/** Lets an account act for an organisation that it did not act for; whoever it speaks for stays. */
async function join(
  tx: Transaction,
  userId: string,
  organisationId: string,
  isNew: { account: boolean; organisation: boolean },
) {
  const isMember = and(eq(memberships.userId, userId), eq(memberships.organisationId, organisationId))
  if ((await tx.$count(memberships, and(isMember, eq(memberships.approval, 'approved')))) > 0) return false
  const contactRoles = isNew.organisation ? [organisationAdmin] : []
  await addMembership(tx, { userId, organisationId, approval: 'approved', contactRoles })
  if (isNew.account) await speakFor(tx, userId, organisationId)
  return true
}

/** Who calls, found or made; what is there already though it was given as new is used, and said. */
export async function findCaller(
  context: ApiContext,
  tx: Transaction,
  input: NewPhoneRegistration,
): Promise<PhoneCustomer> {
  const found = await findAccount(tx, input)
  const foundOrganisation = await findKnownOrganisation(tx, input)
  const organisation = foundOrganisation ?? (await makeOrganisation(tx, input))
  const made = found ? null : await makeAccount(context, tx, input, !organisation)
  const account = found ?? made?.account
  if (!account) throw invalid('contact.email', 'error.required')
  const isNew = { account: !found, organisation: !foundOrganisation }
  const isJoining = organisation ? await join(tx, account.id, organisation.id, isNew) : false
  return {
    account,
    organisation,
    known: { user: Boolean(found && !input.user), organisation: Boolean(foundOrganisation && !input.organisation) },
    isJoining: isJoining && Boolean(foundOrganisation),
    ...(made && { claimUrl: made.claimUrl }),
  }
}

type Row = InferType<typeof phoneParticipant>

/** The ids of who takes part beside those who were ticked: added, or found by their address, with what was not known of their birth. */
export async function addParticipants(
  context: ApiContext,
  tx: Transaction,
  customer: PhoneCustomer,
  given: readonly Row[],
) {
  const { account, organisation } = customer
  const rows = [...new Map(given.map((row) => [row.email.toLowerCase(), row])).values()]
  if (rows.length === 0) return []
  const owner = {
    organisationId: organisation?.id ?? null,
    ownerId: organisation ? null : account.id,
    invitedBy: organisation?.name ?? account.firstName,
    language: account.language,
    userId: context.user?.userId ?? account.id,
  }
  const emails = rows.map(({ email }) => email)
  const known = await studentsByEmail(tx, owner, emails)
  const ids: string[] = []
  for (const row of rows) ids.push(await addOrComplete(tx, context, owner, row, known.get(row.email.toLowerCase())))
  return ids
}
