import { type Locale, localePath } from '../domain/locales.ts'

export const panelRoot = '/control-panel'

/** The address of a page of the panel in a language: ('/login', 'en') is '/en/control-panel/login'. */
export const panelPath = (path: string, locale: Locale): string => localePath(`${panelRoot}${path}`, locale)
