import { lettersOf } from '../../../../schemas/new-password.ts'

let known: Promise<Set<string>> | undefined

/** 49,000 of them, the most used first: a megabyte that only whoever chooses a password needs. */
async function load(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

/** One word of five letters or more with a year: 'Geheim2026!'. */
const dressedUp = /^\p{L}{5,}\d{1,4}[!?.]?$/u

interface Chooser {
  /** The provider's name on the site. */
  brand: string
  /** The account's address. */
  email: string
}

/**
 * Whether it is one of those that are tried first: a common one, with a year too, or whatever digits around the brand's
 * name, or around what stands before the @ of the account's address.
 */
export async function isCommonPassword(password: string, { brand, email }: Chooser): Promise<boolean> {
  known ??= load()
  const common = await known
  const small = password.toLowerCase()
  const letters = lettersOf(password)
  const [mailbox = ''] = email.toLowerCase().split('@')
  const own = [brand, mailbox].map(lettersOf).filter((name) => name.length > 2)
  if (small === mailbox || small === email.toLowerCase()) return true
  if (letters !== '' && own.some((name) => letters.replaceAll(name, '') === '')) return true
  return common.has(small) || (dressedUp.test(password) && common.has(letters))
}
