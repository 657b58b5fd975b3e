import { and, arrayContains, asc, count, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../db/client.ts'
import { queueMail } from '../../db/mails.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { memberships, organisations, users } from '../../db/tables.ts'
import { localePath } from '../../domain/locales.ts'
import { provider } from '../../domain/provider.ts'
import type { Approval } from '../../domain/registrations.ts'
import { organisationAdmin } from '../../domain/visitor.ts'
import {
  type ApiContext,
  ApiError,
  instantOf,
  type Principal,
  pick,
  preparedByShape,
  preparedFor,
  toPerson,
  toProvider,
} from '../platform/index.ts'
import { mailVerification } from './email-verification.ts'

const administrators = () =>
  and(
    eq(users.role, 'CONTACT'),
    eq(users.active, true),
    eq(memberships.approval, 'approved'),
    arrayContains(memberships.contactRoles, [organisationAdmin]),
  )

const deciding = preparedFor((db) =>
  db
    .select(pick(users, 'id', 'email', 'firstName', 'lastName', 'language'))
    .from(users)
    .innerJoin(memberships, eq(memberships.userId, users.id))
    .where(and(administrators(), eq(memberships.organisationId, sql.placeholder('organisation'))))
    .prepare(''),
)

/** Who decides for an organisation whom it lets in. */
export const administratorsOf = (db: Executor, organisation: string) => deciding(db).execute({ organisation })

/** The organisation that the caller decides for: null means all of them, for staff; 403 when there is none. */
export function administeredBy(caller: Principal | null): string | null {
  if (caller?.role === 'STAFF') return null
  if (!caller) throw new ApiError('NOT_SIGNED_IN')
  if (!caller.organisation || !caller.contactRoles.includes(organisationAdmin)) throw new ApiError('FORBIDDEN')
  return caller.organisation
}

type Applicant = Pick<typeof users.$inferSelect, 'email' | 'firstName' | 'lastName' | 'language'>

/** The organisation's administrators, or the provider where it has none, are asked by mail; the applicant hears so. */
export async function mailApprovalRequest(
  { publicUrl, controlPanelUrl }: Pick<ApiContext, 'publicUrl' | 'controlPanelUrl'>,
  tx: Transaction,
  { email, firstName, lastName, language }: Applicant,
  organisationId: string,
) {
  const [organisation] = await tx.select().from(organisations).where(eq(organisations.id, organisationId))
  if (!organisation) return
  const values = { applicant: `${firstName} ${lastName}`, applicantEmail: email, organisation: organisation.name }
  const administrators = await administratorsOf(tx, organisation.id)
  for (const administrator of administrators) {
    const post = toPerson(administrator)
    const url = `${publicUrl()}${localePath('/my-account/participants', post.locale)}`
    const { firstName } = administrator
    await queueMail(tx, { ...post, kind: 'approval-asked', values: { ...values, firstName, url } })
  }
  if (administrators.length === 0) {
    const facts = { ...values, firstName: provider.name, url: controlPanelUrl() }
    await queueMail(tx, { ...toProvider, kind: 'approval-asked', values: facts })
  }
  const facts = { firstName, organisation: organisation.name }
  await queueMail(tx, { ...toPerson({ email, language }), kind: 'approval-waiting', values: facts })
}

/** Begins to wait for an organisation, which is asked as soon as the applicant's address is verified. */
export async function requestApproval(
  context: Pick<ApiContext, 'publicUrl' | 'controlPanelUrl'>,
  tx: Transaction,
  applicant: typeof users.$inferSelect,
  { organisationId, from }: { organisationId: string; from: Approval | null },
) {
  const { id, email, emailVerifiedAt } = applicant
  await recordStateChange(tx, 'user', id, { from, to: 'pending', userId: id })
  if (emailVerifiedAt) await mailApprovalRequest(context, tx, applicant, organisationId)
  else await mailVerification(tx, context, applicant, email)
}

/** Who asks to join an organisation, any where none is named; whose address is verified. Needs memberships and users. */
const isApplicant = (organisationId: string | SQL | null | undefined) =>
  and(
    eq(memberships.approval, 'pending'),
    isNotNull(users.emailVerifiedAt),
    organisationId ? eq(memberships.organisationId, organisationId) : undefined,
  )

/** How many wait to be let into an organisation. */
export const applicants = (db: Executor, organisationId: string | SQL | null): SQL<number> =>
  sql`${db
    .select({ count: count() })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(isApplicant(organisationId))}`

const waitingFor = preparedByShape(String, (db, isOfOne: boolean) =>
  db
    .select({
      _id: users.id,
      ...pick(users, 'email', 'firstName', 'lastName', 'phone', 'language'),
      approval: memberships.approval,
      organisation: { _id: organisations.id, name: organisations.name },
      createdAt: instantOf(memberships.createdAt),
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .innerJoin(organisations, eq(organisations.id, memberships.organisationId))
    .where(isApplicant(isOfOne ? sql`${sql.placeholder('organisation')}` : null))
    .orderBy(asc(memberships.createdAt), asc(users.id))
    .limit(999)
    .prepare(''),
)

/** Who waits to be let in by the caller, the longest first. */
export async function listApprovals({ db, user }: ApiContext) {
  const organisation = administeredBy(user)
  return waitingFor(db, organisation !== null).execute({ organisation })
}
