import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Locale } from '../../domain/locales.ts'
import { provider } from '../../domain/provider.ts'
import { isContact } from '../../domain/visitor.ts'
import { allTexts } from '../../ui/all-texts.ts'
import type { FormState } from '../../ui/forms/form-state.ts'
import type { SnackbarMessage } from '../../ui/snackbars/snackbar.tsx'
import { SnackbarRegion } from '../../ui/snackbars/snackbar.tsx'
import { translator } from '../../ui/texts.ts'
import { TextsProvider } from '../../ui/texts-provider.tsx'
import { Header } from '../chrome/header.tsx'
import { JourneyFooter, JourneyHeader } from '../chrome/journey.tsx'
import { AreaNotices, CrumbBar, Strip } from '../chrome/strip.tsx'
import type { Flash, PageRequest } from '../page-request.ts'
import type { PageDefinition } from '../screens/define-page.ts'
import type { Site } from '../screens/site.ts'
import type { Drawing, Fragments } from './blocks.tsx'
import type { BrowserFiles } from './browser-files.ts'
import { documentHead, type PageFiles } from './document.ts'
import type { Page } from './load-page.ts'

export interface SiteSettings extends Site, Drawing {
  controlPanelUrl: string
  files: BrowserFiles
}

/** A part of a page as HTML, with the texts of its language. */
export const htmlInTexts = (locale: Locale, element: ReactNode, identifierPrefix = ''): string =>
  renderToString(
    <TextsProvider locale={locale} texts={allTexts[locale]}>
      {element}
    </TextsProvider>,
    { identifierPrefix },
  )

/** The same as bytes. */
export const drawInTexts = (locale: Locale, element: ReactNode): Buffer => Buffer.from(htmlInTexts(locale, element))

/** What stands around a page is drawn once for the same words; where its address is a secret, no key may hold that. */
const fragmentsOf = ({ hasSecretAddress }: PageDefinition, fragments: Fragments): Fragments =>
  hasSecretAddress ? (_sources, _key, draw) => draw() : fragments

/** The document up to its body; `site` is what is measured there. */
export function drawHead(
  page: Page,
  locale: Locale,
  used: string[],
  { files, fragments, ...site }: SiteSettings,
  area?: PageFiles['area'],
): Buffer {
  const { definition, status, title, description, crumbs, jsonLd } = page
  const draw = () => Buffer.from(documentHead(page, locale, site, { ...files.page(used, definition.screen), area }))
  if (definition.access === 'everyone') return fragments([page], `head ${used}`, draw)
  // Unlisted, it says little more than its name; `preloads` are the same object for the same screen.
  const said = JSON.stringify([status, title, description, crumbs, jsonLd, area?.script, area?.texts])
  const key = `head ${definition.path} ${locale} ${used} ${said}`
  return fragmentsOf(definition, fragments)([area?.preloads ?? null], key, draw)
}

/** `path` is where the page's languages are. */
export function drawHeader(
  { context, definition }: PageRequest,
  page: Page,
  settings: SiteSettings,
  path = context.path,
): Buffer {
  if (definition.isJourney) return drawJourneyHeader(context.locale, settings)
  // Slugs are the page's own; any other is at the same path in each language.
  const paths = page.definition.slugged ? page.paths : { nl: path, en: path, fr: path }
  const read = JSON.stringify([context.path, context.search, paths, isContact(context.visitor)])
  return fragmentsOf(definition, settings.fragments)([], `header ${context.locale} ${read}`, () =>
    drawInTexts(
      context.locale,
      <Header page={context} paths={paths} site={settings} controlPanelUrl={settings.controlPanelUrl} />,
    ),
  )
}

/** A header that needs no data. */
export const drawJourneyHeader = (locale: Locale, { brand, fragments }: SiteSettings): Buffer =>
  fragments([], `journey header ${locale}`, () =>
    drawInTexts(locale, <JourneyHeader locale={locale} brand={brand} phone={provider.phone} />),
  )

const strip = Buffer.from(renderToString(<Strip />))

/** What stands between the header and an area's screen. */
export function drawAreaStart({ definition }: Page, locale: Locale, fragments: Fragments): Buffer[] {
  if (!definition.area) return []
  const notices = fragments([], `notices ${locale}`, () => drawInTexts(locale, <AreaNotices />))
  return definition.isJourney ? [notices] : [strip, notices]
}

export function drawCrumbs({ definition, crumbs }: Page, locale: Locale, fragments: Fragments): Buffer[] {
  if (!crumbs) return []
  const draw = () => drawInTexts(locale, <CrumbBar crumbs={crumbs} locale={locale} />)
  return [fragmentsOf(definition, fragments)([], `crumbs ${locale} ${JSON.stringify(crumbs)}`, draw)]
}

export function drawJourneyFooter({ definition }: Page, { context }: PageRequest, fragments: Fragments): Buffer[] {
  if (!definition.isJourney) return []
  const { locale, path, search } = context
  const paths = { nl: path, en: path, fr: path }
  const draw = () => drawInTexts(locale, <JourneyFooter page={context} paths={paths} phone={provider.phone} />)
  return [fragmentsOf(definition, fragments)([], `journey footer ${locale} ${JSON.stringify([path, search])}`, draw)]
}

/** What was done on the page before, or why this one's form was refused. */
function messagesOf({ definition, visitor }: Page, locale: Locale, form?: FormState, flash?: Flash): SnackbarMessage[] {
  const t = translator(locale, allTexts[locale], 'said')
  const organisation = visitor?.organisationName ?? ''
  const text = definition.saysRefusals ? undefined : form?.message
  return [
    ...(flash ? [{ kind: 'success' as const, text: t(flash, { organisation }) }] : []),
    ...(text ? [{ kind: 'error' as const, text }] : []),
  ]
}

export function drawSnackbars(
  page: Page,
  { context: { locale }, flash }: PageRequest,
  fragments: Fragments,
  form?: FormState,
): Buffer {
  const messages = messagesOf(page, locale, form, flash)
  const draw = () => drawInTexts(locale, <SnackbarRegion messages={messages} />)
  return messages.length > 0 ? draw() : fragments([], `snackbars ${locale}`, draw)
}
