import { createHash } from 'node:crypto'
import { escapeHtml, scriptJson } from '../../domain/html.ts'
import { type Locale, localePath, locales } from '../../domain/locales.ts'
import { breadcrumbJsonLd } from '../content/json-ld.ts'
import { unfetchedPatterns } from '../paths/private-paths.ts'
import type { Site } from '../screens/site.ts'
import type { Page } from './load-page.ts'

export interface PageFiles {
  stylesheets: string[]
  scripts: string[]
  /** What the first of them imports: named here, it does not wait for it. */
  imported: string[]
  /** The script that counts a visit, where somebody says that it may. */
  measuring: string
  /** What wakes an area, and what that fetches at once. */
  area?: { script: string; texts: string; preloads: string[] }
  fonts: string[]
}

/**
 * Which links the browser may fetch before they are followed; its hash stands in the security policy. By addresses alone:
 * a selector would have the browser lay out the page at each change of a link.
 */
const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: unfetchedPatterns } }] },
      eagerness: 'moderate',
    },
  ],
})

/** Before anything is painted: room for the cookie question, where nobody answered it yet. */
const askAboutCookies =
  "/(^|; )cookieConsent=/.test(document.cookie)||document.documentElement.setAttribute('data-cookie-question','')"

/** Every script that stands in the page itself, for the security policy. */
export const inlineScripts = [speculationRules, askAboutCookies]

const ogLocale: Record<Locale, string> = { nl: 'nl_BE', en: 'en_GB', fr: 'fr_BE' }

/** The picture of a page under the page's own address; `v` changes with what is drawn, for networks that keep it. */
function openGraphPath({ paths, title, tilePattern }: Page, locale: Locale): string {
  const drawn = createHash('sha1')
    .update(JSON.stringify([title, tilePattern]))
    .digest('base64url')
    .slice(0, 8)
  return `/open-graph/${locale}${paths[locale] === '/' ? '' : paths[locale]}.png?v=${drawn}`
}

const titleTag = (title: string, { brand }: Site) => `<title>${escapeHtml(`${title} - ${brand}`)}</title>`

/** Before what a script takes out of a document: nobody is led there, and search engines list no such address. */
export const listHead = (title: string, locale: Locale, site: Site): string =>
  `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="robots" content="noindex">${titleTag(title, site)}</head><body>`

function head(page: Page, locale: Locale, site: Site, files: PageFiles): string {
  const title = escapeHtml(`${page.title} - ${site.brand}`)
  const description = escapeHtml(page.description)
  const query = page.query ? `?${page.query}` : ''
  const url = (to: Locale) => escapeHtml(site.publicUrl + localePath(page.paths[to], to) + query)
  const found =
    page.status === 200 && !page.unlisted && !page.definition.unlisted && page.definition.access === 'everyone'
  return [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title>`,
    `<script>${askAboutCookies}</script>`,
    ...files.fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`),
    ...files.stylesheets.map((sheet) => `<link rel="stylesheet" href="${sheet}">`),
    ...files.scripts.map((script) => `<script type="module" src="${script}"></script>`),
    ...files.imported.map((file) => `<link rel="modulepreload" href="${file}">`),
    ...(files.area
      ? [
          `<script type="module" src="${files.area.script}"></script>`,
          `<link rel="preload" href="${files.area.texts}" as="fetch" crossorigin>`,
          ...files.area.preloads.map((file) => `<link rel="modulepreload" href="${file}">`),
        ]
      : []),
    `<meta name="description" content="${description}">`,
    found ? `<link rel="canonical" href="${url(locale)}">` : '<meta name="robots" content="noindex">',
    ...(found
      ? [
          ...locales.map((other) => `<link rel="alternate" hreflang="${other}" href="${url(other)}">`),
          `<link rel="alternate" hreflang="x-default" href="${url('nl')}">`,
          `<meta property="og:title" content="${title}"><meta property="og:description" content="${description}">`,
          `<meta property="og:type" content="website"><meta property="og:url" content="${url(locale)}">`,
          `<meta property="og:locale" content="${ogLocale[locale]}"><meta property="og:site_name" content="${escapeHtml(site.brand)}">`,
          `<meta property="og:image" content="${escapeHtml(site.publicUrl + openGraphPath(page, locale))}"><meta property="og:image:type" content="image/png">`,
          `<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630"><meta property="og:image:alt" content="${title}">`,
          '<meta name="twitter:card" content="summary_large_image">',
        ]
      : []),
    '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/icon.svg" type="image/svg+xml">',
    `<meta name="measuring" data-script="${files.measuring}" content="${escapeHtml(JSON.stringify(site.measuring))}">`,
    `<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="${localePath('/site.webmanifest', locale)}">`,
    '<meta name="theme-color" content="#fbf8f2">',
    ...[...(page.jsonLd ?? []), ...(page.crumbs ? [breadcrumbJsonLd(page.crumbs, locale, site)] : [])].map(
      (item) => `<script type="application/ld+json">${scriptJson(item)}</script>`,
    ),
    `<script type="speculationrules">${speculationRules}</script>`,
  ].join('')
}

/** Everything of the document before its body. */
export const documentHead = (page: Page, locale: Locale, site: Site, files: PageFiles): string =>
  `<!doctype html><html lang="${locale}"><head>${head(page, locale, site, files)}</head><body>`

export const documentEnd = '</body></html>'
