import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { type Locale, locales } from '../../domain/locales.ts'
import type { Area } from '../../site/screens/define-page.ts'
import { type Asset, type Assets, compressed } from './assets.ts'

interface AllTexts {
  /** As the build wrote them into the browser's files. */
  bundled: Readonly<Record<Locale, object>>
  /** As they are now: what editors did not change is the same object. */
  current: Readonly<Record<Locale, object>>
}

/** Files that were asked for last stay: those of earlier texts, for pages that are open. */
const most = 60

const namespaceOf = (texts: object, name: string): object => Reflect.get(texts, name)

/** As much of a namespace as an area's file holds, as it is now. */
const sameKeys = (built: object, now: object) =>
  Object.fromEntries(Object.keys(built).map((key) => [key, Reflect.get(now, key)]))

/**
 * The browser's files with the texts of areas as editors have them now: where they changed one, that file is another, under
 * a name that its content gives it, so that every process can make it. Where nothing changed they are the build's own.
 */
export function withChangedTexts(files: Assets, { bundled, current }: AllTexts): Assets {
  const made = new LRUCache<string, Asset>({ max: most })
  const addresses = new WeakMap<object, Map<string, string>>()

  function write(base: string, locale: Locale): string {
    const bytes = files.get(base)?.bytes.identity
    if (!bytes) return base
    const built: Record<string, object> = JSON.parse(bytes.toString())
    const names = Object.keys(built)
    const isSame = (name: string) => namespaceOf(current[locale], name) === namespaceOf(bundled[locale], name)
    if (names.every(isSame)) return base
    const now = Object.entries(built).map(([name, texts]) => [
      name,
      sameKeys(texts, namespaceOf(current[locale], name)),
    ])
    const source = JSON.stringify(Object.fromEntries(now))
    const hash = createHash('sha256').update(source).digest('base64url').slice(0, 10)
    const address = base.replace(/-[\w-]{8}\.json$/, `.${hash}.json`)
    if (!made.get(address)) made.set(address, compressed('application/json', Buffer.from(source)))
    return address
  }

  function addressOf(base: string, locale: Locale): string {
    const now = current[locale]
    if (now === bundled[locale]) return base
    const known = addresses.get(now) ?? new Map<string, string>()
    addresses.set(now, known)
    const before = known.get(base)
    // Long unused, it may have gone: an address is named only where its file is there.
    const address = before && (before === base || made.get(before)) ? before : write(base, locale)
    known.set(base, address)
    return address
  }

  const area = (name: Area, locale: Locale) => {
    const built = files.area(name, locale)
    return { ...built, texts: addressOf(built.texts, locale) }
  }

  /** Another process drew the page. */
  function madeByOthers(path: string): Asset | null {
    const [, name, code] = /^\/assets\/([a-z-]+)-([a-z]{2})\.[\w-]{10}\.json$/.exec(path) ?? []
    const locale = locales.find((one) => one === code)
    if (!name || !locale || area(name as Area, locale).texts !== path) return null
    return made.get(path) ?? null
  }

  return { ...files, area, get: (path) => files.get(path) ?? made.get(path) ?? madeByOthers(path) }
}
