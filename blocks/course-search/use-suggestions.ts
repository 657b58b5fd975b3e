import { useEffect, useState } from 'react'
import type { Locale } from '../../src/domain/locales.ts'
import { type SuggestedCourse, suggestCourses } from './suggest-courses.ts'

export interface Suggestions {
  state: 'idle' | 'loading' | 'found' | 'none' | 'failed'
  courses: SuggestedCourse[]
  total: number
}

const nothing = (state: Suggestions['state']): Suggestions => ({ state, courses: [], total: 0 })

/** A search wants more than two characters (spec section 9). */
export const longEnough = (text: string) => text.trim().length > 2

/** Courses that fit a text, asked for once it stands still for 200 ms (spec section 9). */
export function useSuggestions(text: string, locale: Locale): Suggestions {
  const [suggestions, setSuggestions] = useState(nothing('idle'))

  useEffect(() => {
    if (!longEnough(text)) {
      setSuggestions(nothing('idle'))
      return
    }
    let wanted = true
    const show = (next: Suggestions) => wanted && setSuggestions(next)
    const timer = setTimeout(async () => {
      setSuggestions((before) => (before.state === 'found' ? before : nothing('loading')))
      try {
        const { courses, total } = await suggestCourses(text.trim(), locale)
        show({ state: courses.length > 0 ? 'found' : 'none', courses, total })
      } catch {
        show(nothing('failed'))
      }
    }, 200)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [text, locale])

  return suggestions
}
