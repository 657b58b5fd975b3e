import { createContext } from 'react'
import type { PageContext } from './page-context.ts'

/** The page that an area of the browser shows, with what its route caught and whose it is; null outside one. */
export const CurrentPage = createContext<PageContext | null>(null)
