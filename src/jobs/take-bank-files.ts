import { mkdir, readdir, readFile, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { importBankFile, matchBank } from '../api/money/index.ts'
import { ApiError } from '../api/platform/index.ts'
import { bankFileMegabytes } from '../domain/bank.ts'
import type { JobContext } from './context.ts'

/** Milliseconds that a file has to lie still: whoever puts it there may not be done. */
const still = 10_000

/** Where it goes once it was taken, or was refused: below the folder. */
type Outcome = 'taken' | 'refused'

async function take(context: JobContext, folder: string, name: string): Promise<Outcome> {
  const path = join(folder, name)
  try {
    if ((await stat(path)).size > bankFileMegabytes * 1024 * 1024) throw new ApiError('TOO_LARGE')
    await importBankFile(context, { name, bytes: await readFile(path) })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // Whoever stopped after it was kept, and before it was put away.
    if (error.code === 'ALREADY_EXISTS') return 'taken'
    context.log.error({ file: name, details: error.details ?? error.message }, 'A file of the bank was refused')
    return 'refused'
  }
  return 'taken'
}

/**
 * Takes the files of the bank that were put into the folder, each once: it is moved to `taken` or `refused` below it, which
 * people empty.
 */
export async function takeBankFiles(context: JobContext): Promise<void> {
  const { bankDir, log } = context
  if (!bankDir) return
  const entries = await readdir(bankDir, { withFileTypes: true }).catch((error: Error) => {
    log.error({ folder: bankDir, reason: error.message }, 'The folder for files of the bank cannot be read')
    return []
  })
  const names = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.')).map(({ name }) => name)
  for (const name of names.sort()) {
    const { mtimeMs } = await stat(join(bankDir, name))
    if (Date.now() - mtimeMs < still) continue
    const outcome = join(bankDir, await take(context, bankDir, name))
    await mkdir(outcome, { recursive: true })
    await rename(join(bankDir, name), join(outcome, name))
  }
  if (names.length > 0) await matchBank(context)
}
