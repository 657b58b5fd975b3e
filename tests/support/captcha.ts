import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { TestApi } from './api.ts'

/** Does the work a form asks for, as a widget in the browser would. */
export async function solvedCaptcha(api: Pick<TestApi, 'get'>): Promise<string> {
  const { body: challenge } = await api.get('/captcha/challenge')
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
