import type { Footer } from '../../schemas/static-content.ts'
import { useTexts } from '../../src/ui/texts.ts'

const pages = {
  learn: ['courses', 'coaching'],
  house: ['facilities', 'about', 'newsletter', 'contact'],
  legal: ['verify', 'privacy', 'disclaimer'],
} as const

/** Where the footer leads as long as editors say nothing else: the pages that the site always has. */
export function useOwnColumns(): NonNullable<Footer['columns']> {
  const t = useTexts('footer')
  const column = (name: keyof typeof pages) => ({
    title: t(name),
    links: pages[name].map((value) => ({ label: t(value), url: { urlType: 'PAGE' as const, value } })),
  })
  return [column('learn'), column('house'), column('legal')]
}
