import type { TestApi } from './api.ts'

type Api = Pick<TestApi, 'mailsTo' | 'send'>

/** The token of the newest link that was mailed to an address to verify it. */
export async function verificationToken({ mailsTo }: Api, email: string): Promise<string> {
  for (const { data } of await mailsTo(email)) {
    const url = 'url' in data.values ? data.values.url : undefined
    const [, token] = url?.split('/verify-email/') ?? []
    if (token) return token
  }
  throw new Error(`No link was mailed to ${email}`)
}

/** Follows that link. */
export const followVerification = async (api: Api, email: string) =>
  api.send('POST', `/auth/verify-email/${await verificationToken(api, email)}`)
