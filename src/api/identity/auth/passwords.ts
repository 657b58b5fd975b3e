import { hash, verify } from '@node-rs/argon2'
import { type ApiContext, invalid, networkOf } from '../../platform/index.ts'
import { isCommonPassword } from './common-passwords.ts'
import { inPasswordQueue } from './password-queue.ts'

/** Argon2id with 19 MiB and two passes: the least that OWASP advises, about 20 ms of one processor. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

let dummyHash: Promise<string> | undefined

/** The hash of an account's new password; 400 at `field` for one that anybody tries first. */
export async function hashNewPassword(
  { brand, address }: Pick<ApiContext, 'brand' | 'address'>,
  { password, email }: { password: string; email: string },
  field: string,
): Promise<string> {
  if (await isCommonPassword(password, { brand, email })) throw invalid(field, 'error.passwordCommon')
  return inPasswordQueue({ address: address && networkOf(address) }, () => hash(password, cost))
}

/** Whether the password is the one of the hash; without a hash it takes as long and says no. Waits for no turn. */
export async function matchesHash(passwordHash: string | null, password: string): Promise<boolean> {
  dummyHash ??= hash('nobody has this password', cost)
  const matches = await verify(passwordHash ?? (await dummyHash), password)
  return matches && passwordHash !== null
}
