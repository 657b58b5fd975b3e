import { hash, verify } from '@node-rs/argon2'
import { inPasswordTurn } from './password-turn.ts'

/** Argon2id with 19 MiB and two passes: the least that OWASP advises, about 20 ms of one processor. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

let stranger: Promise<string> | undefined

export const hashPassword = (password: string): Promise<string> => inPasswordTurn(() => hash(password, cost))

/** Whether the password is the one of the hash; without a hash it takes as long and says no. Waits for no turn. */
export async function matchesHash(passwordHash: string | null, password: string): Promise<boolean> {
  stranger ??= hash('nobody has this password', cost)
  const matches = await verify(passwordHash ?? (await stranger), password)
  return matches && passwordHash !== null
}
