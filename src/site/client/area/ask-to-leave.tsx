import { createRoot } from 'react-dom/client'
import type { Locale } from '../../../domain/locales.ts'
import type { Texts } from '../../../ui/texts.ts'
import { TextsProvider } from '../../../ui/texts-provider.tsx'
import { LeaveQuestion } from './leave-question.tsx'

/** Asks before what was typed is lost; Escape stays, and gives the focus back to where it was. */
export function askToLeave(locale: Locale, texts: Texts): Promise<boolean> {
  const before = document.activeElement
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  return new Promise((resolve) => {
    function answer(mayLeave: boolean) {
      root.unmount()
      place.remove()
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
      resolve(mayLeave)
    }
    root.render(
      <TextsProvider locale={locale} texts={texts}>
        <LeaveQuestion onAnswer={answer} />
      </TextsProvider>,
    )
  })
}
