import type { ComponentType, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { escapeHtml } from '../domain/html.ts'
import type { Locale } from '../domain/locales.ts'
import { allTexts } from '../ui/all-texts.ts'
import type { FormState } from '../ui/forms/index.ts'
import { type PageContext, TextsProvider } from '../ui/index.ts'
import type { SnackbarMessage } from '../ui/snackbars/snackbar.tsx'
import { SnackbarRegion } from '../ui/snackbars/snackbar.tsx'
import type { PanelFlash, PanelPage, PanelScreenProps } from './kit/index.ts'
import {
  CurrentPage,
  type DrawnPage,
  PanelFrame,
  SignedOutPostScreen,
  StatusScreen,
  signedOutPostField,
} from './kit/index.ts'
import { panelPages } from './pages.ts'

/** Addresses of the browser's files of the panel: its own, the site's pages have none of them. */
export interface PanelFiles {
  stylesheets: readonly string[]
  scripts: readonly string[]
  fonts: readonly string[]
  /** What the editor loads instead of script and style of all other pages. */
  editor: { stylesheets: readonly string[]; scripts: readonly string[] }
}

/** A whole document around a page's HTML; no robot lists it, and no other site hears of its address. */
function panelDocument(
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

/** What stands around a page's content. */
interface Around {
  messages?: SnackbarMessage[]
  /** The form whose values were not taken. */
  refused?: string
}

interface Drawn {
  definition: PanelPage
  page: PageContext
  data: unknown
  form?: FormState
  flash?: PanelFlash
}

export type PanelRenderer = Awaited<ReturnType<typeof createPanelRenderer>>

async function loadScreens() {
  const loaded = await Promise.all(
    panelPages.map(async (definition) => {
      const { Screen } = (await definition.component?.()) ?? {}
      return Screen ? ([[definition, Screen]] as const) : []
    }),
  )
  return new Map<PanelPage, ComponentType<PanelScreenProps<unknown>>>(loaded.flat())
}

/** Draws the pages of the panel, each for whoever asked alone. */
export async function createPanelRenderer({ brand, files }: { brand: string; files: PanelFiles }) {
  const screens = await loadScreens()

  const draw = (drawn: DrawnPage, content: ReactNode) =>
    renderToString(
      <TextsProvider locale={drawn.page.locale} texts={allTexts[drawn.page.locale]}>
        <CurrentPage value={drawn}>{content}</CurrentPage>
      </TextsProvider>,
    )

  function documentOf(title: string, drawn: DrawnPage, content: ReactNode, { messages = [], refused }: Around = {}) {
    const framed = (
      <>
        <PanelFrame refused={refused}>{content}</PanelFrame>
        <SnackbarRegion messages={messages} isFocused />
      </>
    )
    return panelDocument({ title, locale: drawn.page.locale, brand }, files, draw(drawn, framed))
  }

  return {
    render({ definition, page, data, form, flash }: Drawn): string {
      const Screen = screens.get(definition)
      const { locale } = page
      const title = definition.title?.(data, page) ?? allTexts[locale]['panel-frame'].brand
      const kind = flash === 'not-yours' ? 'error' : 'success'
      const messages = flash ? [{ kind, text: allTexts[locale]['panel-said'][flash] } as const] : []
      const screen = Screen && <Screen data={data} page={page} form={form} />
      if (!definition.isWhole) return documentOf(title, { page, form }, screen, { messages, refused: form?.form })
      return panelDocument({ title, locale, brand }, { ...files, ...files.editor }, draw({ page }, screen))
    },
    renderSignedOutPost(page: PageContext, form: FormState): string {
      const screen = <SignedOutPostScreen form={form} />
      const { title } = allTexts[page.locale]['panel-signed-out-post']
      return documentOf(title, { page }, screen, { refused: signedOutPostField })
    },
    renderStatus(status: 404 | 500 | 503, page: PageContext): string {
      const texts = allTexts[page.locale]['panel-frame'][status === 404 ? 'notFound' : 'failed']
      return documentOf(texts.title, { page }, <StatusScreen status={status} />)
    },
  }
}
