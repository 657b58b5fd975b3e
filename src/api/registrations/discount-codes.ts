import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import { discountCodeChanges, newDiscountCode, discountCode as shownCode } from '../../../schemas/discount-code.ts'
import type { Executor, Transaction } from '../../db/client.ts'
import { courses, discountCodes, registrations } from '../../db/tables.ts'
import { type CodeTerms, discountUnits } from '../../domain/discounts.ts'
import {
  type ApiContext,
  ApiError,
  type Asking,
  attemptsSoFar,
  callerOf,
  changeJournalled,
  countAttempt,
  dayField,
  finance,
  invalid,
  type Journalled,
  jsonObject,
  lock,
  ofCustomer,
  onlyStaff,
  orderDesk,
  pick,
  resourceRoutes,
} from '../platform/index.ts'

const heldBy = (
  whose?: SQL,
) => sql<number>`(select count(distinct coalesce(${registrations.splitFrom}, ${registrations.id}))::int from ${registrations}
  where ${and(sql`${registrations.discountCodeId} = ${discountCodes.id}`, ne(registrations.status, 'expired'), whose)})`

const columns = pick(
  discountCodes,
  ...(['code', 'unit', 'value', 'combines', 'active', 'validFrom', 'validUntil'] as const),
  ...(['maxUses', 'maxPerCustomer', 'courses'] as const),
)

/** A code with how often it is used, by this customer too, as part of a statement; null where there is none. */
export function codeTermsOf(code: SQL, customer: Omit<Asking, 'role'>): SQL<(CodeTerms & { id: string }) | null> {
  const owner = { organisation: registrations.organisationId, user: registrations.userId }
  const own = heldBy(ofCustomer(customer, owner))
  return sql`(select ${jsonObject({ id: discountCodes.id, ...columns, uses: heldBy(), own })}
    from ${discountCodes} where ${discountCodes.code} = ${code})`
}

/** A code as it stands for one customer, locked first: whoever takes its last use is the last. */
export async function lockCode(tx: Transaction, code: string, customer: Omit<Asking, 'role'>) {
  await lock(tx, { discountCodes: [code] })
  const { rows } = await tx.execute<{ terms: (CodeTerms & { id: string }) | null }>(
    sql`select ${codeTermsOf(sql`${code}`, customer)} as terms`,
  )
  return rows[0]?.terms ?? null
}

const isUnknown = (error: unknown) =>
  error instanceof ApiError && error.details?.some(({ message }) => message === 'error.codeUnknown')

/**
 * Does what somebody types a code for; 429 for who typed many that nobody made, also of one that counts. It is asked before
 * a transaction, as it takes a connection of its own.
 */
export async function withoutGuessing<T>(context: ApiContext, code: string | null | undefined, act: () => Promise<T>) {
  if (!code) return act()
  const whose = { account: callerOf(context).userId }
  await attemptsSoFar(context.pool, 'discount-code', whose)
  try {
    return await act()
  } catch (error) {
    if (isUnknown(error)) await countAttempt(context.pool, 'discount-code', whose)
    throw error
  }
}

type Written = Partial<typeof discountCodes.$inferInsert>

/** What fields say together: 400 where they cannot be. */
async function assertSound(db: Executor, { unit, value, validFrom, validUntil, courses: ids }: Written) {
  if (unit === 'percent' && (value ?? 0) > 100) throw invalid('value', 'error.codePercent')
  if (validFrom && validUntil && validUntil < validFrom) throw invalid('validUntil', 'error.codeDays')
  if (!ids?.length) return
  const unique = [...new Set(ids.map((id) => id.toLowerCase()))]
  if ((await db.$count(courses, inArray(courses.id, unique))) < unique.length)
    throw invalid('courses', 'error.codeCourses')
}

/** An empty list is no choice: of all courses. */
const rowOf = (input: AnyObject): AnyObject => (input.courses?.length === 0 ? { ...input, courses: null } : input)

/** Its value is said as what it is: percent, or an amount. */
const kept = {
  names: ['discountCode', 'discountCodes'],
  table: discountCodes,
  journal: 'values',
  journalRow: ({ unit, value, createdAt: _createdAt, ...row }) => ({ ...row, [String(unit)]: value }),
} satisfies Journalled

async function createCode(context: ApiContext, input: AnyObject): Promise<string> {
  const row = rowOf(newDiscountCode.cast(input)) as typeof discountCodes.$inferInsert
  await assertSound(context.db, row)
  return context.db.transaction((tx) =>
    changeJournalled(context, tx, kept, async () => {
      const [made] = await tx.insert(discountCodes).values(row).returning({ id: discountCodes.id })
      return String(made?.id)
    }),
  )
}

/** Orders that hold it: one of which some moved to another date holds it once. */
async function countUses(tx: Transaction, id: string): Promise<number> {
  const [code] = await tx.select({ uses: heldBy() }).from(discountCodes).where(eq(discountCodes.id, id))
  return code?.uses ?? 0
}

/** What was agreed by a code stays: registrations keep what it took off then. */
async function updateCode(context: ApiContext, id: string, input: AnyObject): Promise<string> {
  await context.db.transaction(async (tx) => {
    const [known] = await tx.select().from(discountCodes).where(eq(discountCodes.id, id))
    const changes: Written = rowOf(input)
    if (!known || Object.keys(changes).length === 0) return
    await lock(tx, { discountCodes: [known.code] })
    await assertSound(tx, { ...known, ...changes })
    if (changes.maxUses && changes.maxUses < (await countUses(tx, id))) throw invalid('maxUses', 'error.codeUses')
    await changeJournalled(
      context,
      tx,
      kept,
      async () => {
        await tx.update(discountCodes).set(changes).where(eq(discountCodes.id, id))
        return id
      },
      id,
    )
  })
  return id
}

export const discountCodeRoutes = resourceRoutes({
  ...kept,
  words: {
    one: 'a discount code',
    many: 'discount codes',
    about:
      'What customers type to pay less: percent of an order, or cents of it, for so many orders, for some courses, between two days.',
  },
  more: {
    update: 'It holds for orders from then on; what was agreed before stays.',
    delete: 'One that an order holds or held gets 409: it is switched off by `active`.',
  },
  example: { code: 'LENTE15', unit: 'percent', value: 15, maxUses: 100, maxPerCustomer: 1 },
  access: { read: orderDesk, create: finance, update: finance, delete: finance },
  failures: { create: ['ALREADY_EXISTS'], delete: ['IN_USE'] },
  columns: { _id: discountCodes.id, ...columns, uses: heldBy(), createdAt: discountCodes.createdAt },
  filters: {
    _id: discountCodes.id,
    code: discountCodes.code,
    unit: { kind: 'choice', of: discountUnits, column: discountCodes.unit },
    ...pick(discountCodes, 'value', 'active', 'maxUses', 'createdAt'),
    validFrom: dayField(discountCodes.validFrom),
    validUntil: dayField(discountCodes.validUntil),
    uses: { kind: 'number', column: heldBy() },
  },
  sort: [['createdAt', 'DESC']],
  schema: shownCode,
  input: newDiscountCode,
  changes: discountCodeChanges,
  visible: onlyStaff,
  create: createCode,
  update: updateCode,
})
