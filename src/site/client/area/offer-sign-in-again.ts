import type { PageContext } from '../../../ui/page-context.ts'
import { provideSignInAgain } from '../../../ui/session/sign-in-again.ts'
import type { Texts } from '../../../ui/texts.ts'

/** Somebody whose session ends on a page of their own signs in over it, and loses nothing that they typed. */
export function offerSignInAgain({ visitor, locale }: PageContext, texts: Texts): void {
  if (!visitor) return
  provideSignInAgain(async () => {
    const { askToSignIn } = await import('./ask-to-sign-in.tsx')
    return askToSignIn(visitor, locale, texts)
  })
}
