import { escapeHtml } from '../domain/escape-html.ts'
import type { Locale } from '../domain/locales.ts'

/** Addresses of the browser's files of the panel: its own, the site's pages have none of them. */
export interface PanelFiles {
  stylesheets: readonly string[]
  scripts: readonly string[]
  fonts: readonly string[]
  /** What the editor loads instead of script and style of all other pages. */
  editor: { stylesheets: readonly string[]; scripts: readonly string[] }
}

/** A whole document around a page's HTML; no robot lists it, and no other site hears of its address. */
export function panelDocument(
  { title, locale, brand }: { title: string; locale: Locale; brand: string },
  { stylesheets, scripts, fonts }: Omit<PanelFiles, 'editor'>,
  html: string,
): string {
  const head = [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(`${title} - ${brand}`)}</title>`,
    ...fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`),
    ...stylesheets.map((sheet) => `<link rel="stylesheet" href="${sheet}">`),
    ...scripts.map((script) => `<script type="module" src="${script}"></script>`),
    '<meta name="robots" content="noindex"><meta name="referrer" content="same-origin">',
    '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/icon.svg" type="image/svg+xml">',
    '<meta name="theme-color" content="#10302f">',
  ]
  return `<!doctype html><html lang="${locale}"><head>${head.join('')}</head><body>${html}</body></html>`
}
