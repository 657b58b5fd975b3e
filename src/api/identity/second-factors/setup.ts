import { seal, unseal } from './seal.ts'

/** What is shown until it is confirmed. */
interface Setup {
  secret: string
  codes: string[]
}

export const sealSetup = ({ secret, codes }: Setup, userId: string, key: string): string =>
  seal([secret, ...codes].join(' '), userId, key)

export function unsealSetup(sealed: string, userId: string, key: string): Setup | null {
  const [secret, ...codes] = unseal(sealed, userId, key)?.split(' ') ?? []
  return secret ? { secret, codes } : null
}
