import type { Locale } from '../../domain/locales.ts'
import { morph } from '../../ui/morph.ts'
import { callPath, patience } from './call-panel.ts'
import type { Entry } from './editor-state.ts'

export const framePath = (type: string, locale: Locale): string => `${callPath(type, 'page')}?in=${locale}`

/** What was answered in time; else null. */
async function textOf(path: string, sending: RequestInit = {}): Promise<string | null> {
  try {
    const answered = await fetch(path, { ...sending, signal: AbortSignal.timeout(patience) })
    return answered.ok ? await answered.text() : null
  } catch {
    return null
  }
}

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html')

/** Styles that blocks which came bring along; they are there before what they are for. */
function addStyles(shown: Document, next: Document): Promise<unknown> {
  const links = [...next.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
  const added = links.map(({ href }) => {
    const path = new URL(href).pathname
    if (shown.querySelector(`link[href="${path}"]`)) return Promise.resolve()
    const link = Object.assign(shown.createElement('link'), { rel: 'stylesheet', href: path })
    shown.head.append(link)
    return new Promise((resolve) => {
      link.onload = resolve
      link.onerror = resolve
    })
  })
  return Promise.all(added)
}

/** The whole page anew, as the server has it; false when it could not be had. */
export async function refreshPage(shown: Document, type: string, locale: Locale): Promise<boolean> {
  const html = await textOf(framePath(type, locale))
  if (html === null) return false
  const next = parsed(html)
  await addStyles(shown, next)
  morph(shown.body, next.body)
  return true
}

/** One block as it is typed, before anything is saved; false when it could not be had. */
export async function refreshBlock(
  shown: Element,
  type: string,
  locale: Locale,
  { id, kind, content }: Entry,
  opens: boolean,
): Promise<boolean> {
  const data = { nl: content?.data.nl, [locale]: content?.data[locale] }
  const body = JSON.stringify({ locale, id, block: kind, data, opens })
  const headers = { 'Content-Type': 'application/json' }
  const html = await textOf(callPath(type, 'block'), { method: 'POST', body, headers })
  const next = html === null ? null : parsed(html).body.firstElementChild
  if (!next) return false
  morph(shown, next)
  return true
}
