import { createHash, randomUUID } from 'node:crypto'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database, Executor, Transaction } from '../../db/client.ts'
import { presenceChains, presenceSignatures, type sessions, students } from '../../db/tables.ts'
import type { LessonHalf } from '../../domain/half-days.ts'
import { canonicalSignature, chainStart, type SignedHalf, type Signer, type SigningWay } from '../../domain/presence.ts'
import { noteAttendance } from './attendance-marks.ts'

type Session = Pick<typeof sessions.$inferSelect, 'id' | 'schedule'>

interface Signing {
  half: LessonHalf
  signer: Signer
  way: SigningWay
  people: readonly { student: string; present: boolean }[]
  /** Who signs, as the history of the session says it, where it is not the participant. */
  by?: string
}

const hashOver = (of: SignedHalf, previousHash: string) =>
  createHash('sha256').update(canonicalSignature(of, previousHash)).digest('hex')

/** Adds signatures of half a day behind those of the session. */
async function append(tx: Transaction, session: Session, { half, people, ...how }: Omit<Signing, 'by'>) {
  const [chain] = await tx.select().from(presenceChains).where(eq(presenceChains.sessionId, session.id))
  let [length, hash] = [chain?.length ?? 0, chain?.hash ?? chainStart]
  const signedAt = new Date()
  const rows = people.map(({ student, present }) => {
    length += 1
    const signed = { ...half, ...how, session: session.id, position: length, signedFor: student, present, signedAt }
    const previousHash = hash
    hash = hashOver(signed, previousHash)
    return { ...signed, id: randomUUID(), sessionId: session.id, studentId: student, previousHash, hash }
  })
  await tx.insert(presenceSignatures).values(rows)
  await tx
    .insert(presenceChains)
    .values({ sessionId: session.id, length, hash })
    .onConflictDoUpdate({ target: presenceChains.sessionId, set: { length, hash } })
}

/**
 * Signs half a day of participants of a session, which is locked: each once, and again only where a trainer says otherwise
 * than before. What was signed is noted as attendance, by which certificates and training leave go.
 */
export async function signPresence(tx: Transaction, session: Session, signing: Signing): Promise<void> {
  const { half, signer, people, by } = signing
  const signed = await tx
    .select({ student: presenceSignatures.studentId, present: presenceSignatures.present })
    .from(presenceSignatures)
    .where(
      and(
        eq(presenceSignatures.sessionId, session.id),
        eq(presenceSignatures.day, half.day),
        eq(presenceSignatures.half, half.half),
        eq(presenceSignatures.signer, signer),
      ),
    )
    .orderBy(asc(presenceSignatures.position))
  const last = new Map(signed.map(({ student, present }) => [student, present]))
  const open = people.filter(({ student, present }) => last.get(student) !== present)
  if (open.length > 0) await append(tx, session, { ...signing, people: open })
  for (const present of [true, false]) {
    const named = (signer === 'participant' ? open : people).filter((one) => one.present === present)
    await noteAttendance(tx, session, { students: named.map(({ student }) => student), ...half, present, by })
  }
}

/** Where a chain does not hold; `position` counts from 1. */
export interface BrokenChain {
  session: string
  position: number
  why: 'missing' | 'changed' | 'moved' | 'surplus'
}

type Row = typeof presenceSignatures.$inferSelect & { isOthers: boolean }

/** The first signature of a session that is not as it was signed; null where all are. */
function firstBroken(session: string, rows: readonly Row[], chain: { length: number; hash: string } | undefined) {
  let previousHash = chainStart
  for (const [at, row] of rows.entries()) {
    const broken = (why: BrokenChain['why']): BrokenChain => ({ session, position: at + 1, why })
    if (row.position !== at + 1) return broken('missing')
    const { hash } = row
    if (row.previousHash !== previousHash || hashOver({ ...row, session }, previousHash) !== hash)
      return broken('changed')
    if (row.isOthers) return broken('moved')
    if (at + 1 > (chain?.length ?? 0)) return broken('surplus')
    previousHash = hash
  }
  if (rows.length < (chain?.length ?? 0)) return { session, position: rows.length + 1, why: 'missing' as const }
  return chain && chain.hash !== previousHash ? { session, position: rows.length, why: 'changed' as const } : null
}

const verify = async (db: Executor) => {
  const chains = await db.select().from(presenceChains).orderBy(asc(presenceChains.sessionId))
  const { rows: alone } = await db.execute<{ id: string }>(sql`
    select distinct session_id as id from presence_signatures
    where session_id not in (select session_id from presence_chains) order by 1`)
  const broken: BrokenChain[] = []
  let signatures = 0
  for (const id of [...chains.map(({ sessionId }) => sessionId), ...alone.map((one) => one.id)]) {
    const found = await db
      .select({
        row: presenceSignatures,
        // Two that were made one left no other participant behind.
        isOthers: sql<boolean>`${presenceSignatures.signedFor} <> ${presenceSignatures.studentId}
          and exists (select from ${students} where ${students.id} = ${presenceSignatures.signedFor})`,
      })
      .from(presenceSignatures)
      .where(eq(presenceSignatures.sessionId, id))
      .orderBy(asc(presenceSignatures.position))
    signatures += found.length
    const rows = found.map(({ row, isOthers }) => ({ ...row, isOthers }))
    const first = firstBroken(
      id,
      rows,
      chains.find(({ sessionId }) => sessionId === id),
    )
    if (first) broken.push(first)
  }
  return { sessions: chains.length + alone.length, signatures, broken }
}

/** Reckons all signatures anew, session by session; of each whose chain does not hold the first that is broken. */
export const verifyPresence = (db: Database) =>
  db.transaction(verify, { isolationLevel: 'repeatable read', accessMode: 'read only' })
