import { createRoot } from 'react-dom/client'
import type { Locale } from '../../../domain/locales.ts'
import type { Visitor } from '../../../domain/visitor.ts'
import { bearerToken, subjectOf } from '../../../ui/session/signed-in.ts'
import { followCookies } from '../../../ui/session/store.ts'
import type { Texts } from '../../../ui/texts.ts'
import { TextsProvider } from '../../../ui/texts-provider.tsx'
import { SignInAgain } from './sign-in-again.tsx'

/** What was typed is nobody's but theirs who typed it: somebody else is not asked whether to keep it. */
function forgetTyped() {
  for (const form of document.querySelectorAll('form[data-unsaved]')) form.removeAttribute('data-unsaved')
}

/** Asks who had the page to sign in over it; false when somebody else did. Whoever will not leaves the page. */
export function askToSignIn(visitor: Visitor, locale: Locale, texts: Texts): Promise<boolean> {
  const before = document.activeElement
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  return new Promise((resolve) => {
    function go() {
      followCookies(null)
      const isSame = subjectOf(bearerToken()) === visitor.userId
      if (!isSame) forgetTyped()
      root.unmount()
      place.remove()
      if (before instanceof HTMLElement) before.focus()
      resolve(isSame)
    }
    root.render(
      <TextsProvider locale={locale} texts={texts}>
        <SignInAgain email={visitor.email} locale={locale} onSignedIn={go} />
      </TextsProvider>,
    )
  })
}
