import { expect } from 'vitest'
import { reading as test } from '../support/site.ts'

const paths = [
  '/',
  '/fr',
  '/en/courses',
  '/en/calendar',
  '/courses/in/gent',
  '/en/about',
  '/facilities',
  '/contact',
  '/newsletter',
  '/fr/page/comment-ca-marche',
  '/verify',
  '/login',
  '/password-reset',
  '/register-success',
  '/niets',
]

/** Whatever one can press, smaller than `size` on a side; a link in a sentence is as high as its line (WCAG 2.5.8). */
function tooSmall(size: number) {
  const isInSentence = ({ parentNode }: Element) =>
    [...(parentNode?.childNodes ?? [])].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
  // A card's link is as large as its card, by what lies after it.
  const isStretched = (element: Element) => getComputedStyle(element, '::after').position === 'absolute'
  return [...document.querySelectorAll('a, button, summary, select, input:not([type="hidden"])')].flatMap((element) => {
    const inLabel = element.closest('label') ?? element
    const { width, height } = inLabel.getBoundingClientRect()
    if (
      !element.checkVisibility({ visibilityProperty: true }) ||
      width <= 1 ||
      isInSentence(element) ||
      isStretched(element)
    )
      return []
    return Math.round(width) < size || Math.round(height) < size
      ? [`${element.outerHTML.slice(0, 90)} ${Math.round(width)}x${Math.round(height)}`]
      : []
  })
}

test.for(paths)('all that one presses on %s is large enough for a finger', async (path, { visit }) => {
  const { page } = await visit(path, { cookieQuestion: 'open', width: 375, height: 800 })
  expect(await page.evaluate(tooSmall, 44), 'on a phone').toEqual([])
  await page.setViewportSize({ width: 1280, height: 800 })
  expect(await page.evaluate(tooSmall, 24), 'on a desktop').toEqual([])
})
