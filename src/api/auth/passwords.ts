import { hash, verify } from '@node-rs/argon2'

let stranger: Promise<string> | undefined

/** Whether the password is the one of the hash; without a hash it takes as long and says no. */
export async function verifyPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  stranger ??= hash('nobody has this password')
  const matches = await verify(passwordHash ?? (await stranger), password)
  return matches && typeof passwordHash === 'string'
}
