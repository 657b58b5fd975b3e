import type { BankStatement } from '../domain/bank.ts'
import { BankFileError } from './bank-files/bank-file-error.ts'
import { readCamt } from './bank-files/camt.ts'
import { readCoda } from './bank-files/coda.ts'

export { BankFileError } from './bank-files/bank-file-error.ts'

/** Banks write UTF-8, or what Windows wrote before it. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** A heading of CODA is zeros; whatever begins otherwise is no bank's. */
function readWritten(text: string): BankStatement[] {
  if (!/^0{5}\d{6}/.test(text)) throw new BankFileError('bankFormat')
  return readCoda(text)
}

/** The statements of a bank's file, by what its first characters say that it is; throws `BankFileError`. */
export function readBankFile(bytes: Uint8Array): BankStatement[] {
  const text = textOf(bytes).replace(/^\uFEFF/, '')
  const statements = text.trimStart().startsWith('<') ? readCamt(text.trimStart()) : readWritten(text)
  if (statements.length === 0) throw new BankFileError('bankCut')
  return statements
}
