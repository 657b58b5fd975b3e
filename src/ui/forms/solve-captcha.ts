import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { callApi } from '../session/client.ts'

/** Does the work that tells people from programs (altcha), beside what the page does; undefined where it cannot be had. */
export async function solveCaptcha(): Promise<string | undefined> {
  try {
    const challenge = await (await callApi('/api/captcha/challenge')).json()
    const solution = await solveChallenge({ challenge, deriveKey })
    return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined
  } catch {
    // The form is sent all the same: the server takes a few without.
    return undefined
  }
}
