import { useEffect, useState } from 'react'
import type { Locale } from '../../src/domain/locales.ts'
import { type SuggestedCourse, suggestCourses } from './suggest-courses.ts'

export interface Suggestions {
  state: 'idle' | 'loading' | 'found' | 'none' | 'failed'
  courses: SuggestedCourse[]
  total: number
  /** What was searched for instead of what was typed. */
  corrected: { to: string; typed: string } | null
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
