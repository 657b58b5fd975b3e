import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { allTexts } from './all-texts.ts'
import { Price } from './price.tsx'
import { TextsProvider } from './texts-provider.tsx'

const shown = (cents: number | null | undefined) => {
  const children = createElement(Price, { cents, locale: 'nl' })
  const html = renderToStaticMarkup(createElement(TextsProvider, { locale: 'nl', texts: allTexts.nl, children }))
  return html.replaceAll(/<[^>]+>/g, '').replaceAll(/\s/g, ' ')
}

it.each([
  [0, 'Gratis'],
  [null, 'Prijs op aanvraag'],
  [undefined, 'Prijs op aanvraag'],
  [79_500, '€ 795 excl. btw, € 961,95 incl. btw'],
  [24_550, '€ 245,50 excl. btw, € 297,06 incl. btw'],
])('a price of %s reads %j', (cents, text) => {
  expect(shown(cents)).toBe(text)
})
