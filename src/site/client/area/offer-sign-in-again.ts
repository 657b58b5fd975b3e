import { provideSignInAgain } from '../../../ui/session/sign-in-again.ts'
import type { Texts } from '../../../ui/texts.ts'
import type { AreaData } from '../../render/area-data.ts'

/**
 * Somebody whose session ends on a page of their own signs in over it, and loses nothing that they typed; where one signs
 * in on another site, they go there and come back (spec section 7).
 */
export function offerSignInAgain({ page: { visitor, locale }, signsInElsewhere }: AreaData, texts: Texts): void {
  if (!visitor) return
  provideSignInAgain(async () => {
    if (signsInElsewhere) return false
    const { askToSignIn } = await import('./ask-to-sign-in.tsx')
    return askToSignIn(visitor, locale, texts)
  })
}
