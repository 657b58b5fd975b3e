import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { BankFileError, readBankFile } from '../../adapters/bank-files.ts'
import { addJob } from '../../db/add-job.ts'
import type { Transaction } from '../../db/client.ts'
import { bankStatements, bankTransactions } from '../../db/tables.ts'
import { type BankFault, type BankMovement, type BankStatement, bankFileMegabytes } from '../../domain/bank.ts'
import { brusselsDay } from '../../domain/days.ts'
import { ownAccount } from '../../domain/provider.ts'
import { type ApiContext, ApiError, invalid, lockTurn, pick } from '../platform/index.ts'

const hashOfAll = (...parts: unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex')

const refused = (fault: BankFault) => invalid('file', `error.${fault}`)

function readStatements(bytes: Uint8Array): BankStatement[] {
  if (bytes.length === 0) throw invalid('file', 'error.fileEmpty')
  if (bytes.length > bankFileMegabytes * 1024 * 1024) throw refused('bankTooLarge')
  try {
    return readBankFile(bytes)
  } catch (error) {
    throw error instanceof BankFileError ? refused(error.fault) : error
  }
}

function assertTakable(statements: readonly BankStatement[]) {
  const today = brusselsDay(new Date())
  if (!statements.every(({ account }) => ownAccount(account) !== undefined)) throw refused('bankAccount')
  if (statements.some(({ currency }) => currency !== 'EUR')) throw refused('bankCurrency')
  const days = statements.flatMap(({ closedOn, movements }) => [closedOn, ...movements.map(({ bookedOn }) => bookedOn)])
  if (days.some((day) => day > today)) throw refused('bankFuture')
}

/** What banks write where they have no reference. */
const isReference = (text: string | null) => text !== null && !/^(?:0*|NONREF|NOTPROVIDED)$/i.test(text)

/**
 * By which each movement is known again in whatever file: the bank's reference, with its day, amount and how manieth of
 * them it is. Where there is none, what it says, within its statement.
 */
function keysOf(statement: string, movements: readonly BankMovement[]): string[] {
  const seen = new Map<string, number>()
  return movements.map(({ bookedOn, amount, bankReference, name, iban, reference, text }) => {
    const says = isReference(bankReference) ? [bankReference] : [statement, name, iban, reference, text]
    const key = hashOfAll(bookedOn, amount, says)
    const place = seen.get(key) ?? 0
    seen.set(key, place + 1)
    return `${key}-${place}`
  })
}

/** So many rows a statement of the database. */
const batch = 500

/** Adds the movements that no other statement has; gives back how many. */
async function insertMovements(tx: Transaction, statementId: string, movements: BankMovement[], keys: string[]) {
  let added = 0
  for (let from = 0; from < movements.length; from += batch) {
    const rows = movements.slice(from, from + batch).map(({ name, iban, bankReference, ...movement }, index) => ({
      ...movement,
      statementId,
      key: keys[from + index] ?? '',
      position: from + index,
      counterpartyName: name,
      counterpartyIban: iban,
      bankReference: isReference(bankReference) ? bankReference : null,
    }))
    const made = await tx
      .insert(bankTransactions)
      .values(rows)
      .onConflictDoNothing()
      .returning(pick(bankTransactions, 'id'))
    added += made.length
  }
  return added
}

/** Keeps a statement; null where it is known. 400 where another one stands under its number. */
async function keepStatement(
  tx: Transaction,
  statement: BankStatement,
  { fileName, userId }: { fileName: string; userId: string | null },
) {
  const { movements, currency: _currency, ...said } = statement
  const account = ownAccount(said.account) ?? said.account
  const key = `${said.format} ${account} ${said.number}`
  const keys = keysOf(key, movements)
  const digest = hashOfAll(said.openedOn, said.closedOn, said.opening, said.closing, keys)
  const [known] = await tx
    .select(pick(bankStatements, 'digest'))
    .from(bankStatements)
    .where(eq(bankStatements.key, key))
  if (known && known.digest !== digest) throw refused('bankChanged')
  if (known) return null
  const row = { ...said, account, key, digest, fileName, uploadedBy: userId }
  const [made] = await tx.insert(bankStatements).values(row).returning(pick(bankStatements, 'id'))
  const id = String(made?.id)
  return { id, added: await insertMovements(tx, id, movements, keys) }
}

const longestName = 200

/**
 * Keeps what a bank's file says that is new, all of it or nothing, and has it matched. 400 at `file` for what cannot be
 * taken; 409 for a file that was read before, which changes nothing.
 */
export async function importBankFile(context: ApiContext, { name, bytes }: { name: string; bytes: Uint8Array }) {
  const statements = readStatements(bytes)
  assertTakable(statements)
  const from = { fileName: name.slice(0, longestName) || '?', userId: context.user?.userId ?? null }
  return context.db.transaction(async (tx) => {
    await lockTurn(tx, 'bank files')
    const kept = []
    for (const statement of statements) {
      const one = await keepStatement(tx, statement, from)
      if (one) kept.push(one)
    }
    await addJob(tx, 'match-bank', {})
    if (kept.length === 0) throw new ApiError('ALREADY_EXISTS', [{ path: 'file', message: 'error.bankKnown' }])
    const added = kept.reduce((sum, one) => sum + one.added, 0)
    const given = statements.reduce((sum, { movements }) => sum + movements.length, 0)
    return { statements: kept.map(({ id }) => id), added, known: given - added }
  })
}
