import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import type { Locale } from '../../../domain/locales.ts'
import type { Texts } from '../../../ui/texts.ts'
import { TextsProvider } from '../../../ui/texts-provider.tsx'

type Draw = (answer: (given: boolean) => void) => ReactNode

/** Draws a question over the page until it is answered; then the focus goes back to where it was. */
export function ask(draw: Draw, locale: Locale, texts: Texts): Promise<boolean> {
  const before = document.activeElement
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  return new Promise((resolve) => {
    function answer(given: boolean) {
      root.unmount()
      place.remove()
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
      resolve(given)
    }
    root.render(
      <TextsProvider locale={locale} texts={texts}>
        {draw(answer)}
      </TextsProvider>,
    )
  })
}
