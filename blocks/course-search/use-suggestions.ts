import { useEffect, useState } from 'react'
import { inLocale, type Locale, localePath } from '../../src/domain/locales.ts'
import { CourseSuggestionsDocument } from '../../src/ui/gql/graphql.ts'
import { listed } from '../../src/ui/listed.ts'
import { runQuery } from '../../src/ui/session/client.ts'

const most = 6

/** Up to six courses that fit a text, how many there are in all, and what was searched for instead. */
async function suggestCourses(search: string, locale: Locale) {
  const result = await runQuery(CourseSuggestionsDocument, {
    search,
    locale,
    limit: most,
    en: locale === 'en',
    fr: locale === 'fr',
  })
  const { items, total, corrected } = result.filteredCourses ?? { items: [], total: 0 }
  const courses = listed(items).map(({ slug, title, category }) => ({
    href: localePath(`/courses/${inLocale(slug, locale)}`, locale),
    title: inLocale(title, locale) ?? '',
    category: inLocale(category.name, locale) ?? '',
  }))
  return { courses, total, corrected: corrected ? { to: corrected, typed: search } : null }
}

export interface Suggestions extends Awaited<ReturnType<typeof suggestCourses>> {
  state: 'idle' | 'loading' | 'found' | 'none' | 'failed'
}

const nothing = (state: Suggestions['state']): Suggestions => ({ state, courses: [], total: 0, corrected: null })

/** A search wants more than two characters (spec section 9); on the list itself two say enough: 'AI', 'HR'. */
export const leastCharacters = (onList: boolean) => (onList ? 2 : 3)

/** Courses that fit a text, asked for once it stands still for 200 ms (spec section 9). */
export function useSuggestions(text: string, locale: Locale, least: number): Suggestions {
  const [suggestions, setSuggestions] = useState(nothing('idle'))

  useEffect(() => {
    if (text.trim().length < least) {
      setSuggestions(nothing('idle'))
      return
    }
    let wanted = true
    const show = (next: Suggestions) => wanted && setSuggestions(next)
    const timer = setTimeout(async () => {
      setSuggestions((before) => (before.state === 'found' ? before : nothing('loading')))
      try {
        const found = await suggestCourses(text.trim(), locale)
        show({ state: found.courses.length > 0 ? 'found' : 'none', ...found })
      } catch {
        show(nothing('failed'))
      }
    }, 200)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [text, locale, least])

  return suggestions
}
