import { api } from './api.ts'
import { architecture } from './architecture.ts'
import { authentication } from './authentication.ts'
import { authorization } from './authorization.ts'
import { communication } from './communication.ts'
import { configuration } from './configuration.ts'
import { cryptography } from './cryptography.ts'
import { data } from './data.ts'
import { encoding } from './encoding.ts'
import { files } from './files.ts'
import { frontend } from './frontend.ts'
import type { Item } from './item.ts'
import { logging } from './logging.ts'
import { sessions } from './sessions.ts'
import { tokens } from './tokens.ts'
import { validation } from './validation.ts'

/**
 * OWASP ASVS 5.0.0, levels 1 and 2, in our own short words. Chapters 10 (OAuth and OIDC) and 17 (WebRTC) do not apply:
 * there is neither.
 */
export const asvs: Item[] = [
  ...encoding,
  ...validation,
  ...frontend,
  ...api,
  ...files,
  ...authentication,
  ...sessions,
  ...authorization,
  ...tokens,
  ...cryptography,
  ...communication,
  ...configuration,
  ...data,
  ...architecture,
  ...logging,
]
