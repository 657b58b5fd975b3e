import { allTexts } from '../../ui/all-texts.ts'
import type { Texts } from '../../ui/texts.ts'

/** What a form that was accepted says on the next page: `?said=newsletter` (DESIGN, Screens that answer back). */
export type Said = keyof Texts['said']

const names = Object.keys(allTexts.nl.said) as Said[]

/** Which of the known sentences an address asks for; anything else says nothing. */
export const saidIn = (search: URLSearchParams): Said | undefined => names.find((name) => name === search.get('said'))
