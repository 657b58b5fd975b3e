import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'

/** Signs the access tokens: given, or made once and kept beside the data. */
export function jwtSecretOf(config: Config): string {
  if (config.jwtSecret) return config.jwtSecret
  const file = join(config.dataDir, 'jwt-secret')
  if (!existsSync(file)) {
    mkdirSync(config.dataDir, { recursive: true })
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'a' })
  }
  return readFileSync(file, 'utf8')
}
