import type { ReactNode } from 'react'
import type { PageContentType } from '../../../schemas/static-content.ts'
import type { Locale } from '../../domain/locales.ts'
import type { SluggedKind } from '../../domain/slugs.ts'
import type { ContactRole } from '../../domain/visitor.ts'
import type { Crumb } from '../../ui/breadcrumbs.tsx'
import type { AnyForm } from '../../ui/forms/define-form.ts'
import type { FormState } from '../../ui/forms/form-state.ts'
import type { TypedDocumentString } from '../../ui/gql/graphql.ts'
import type { PageContext } from '../../ui/page-context.ts'
import type { PlacedBlock } from './placed-blocks.ts'
import type { RunQuery } from './run-query.ts'
import type { Site } from './site.ts'

/** What a page says of itself, in the language of its reader. */
export interface Head {
  title: string
  description: string
  /** 404 where the page itself says that something is not there. */
  status?: 200 | 404
  /** Its unprefixed path in each language, where slugs are translated; left out, the same in all. */
  paths?: Record<Locale, string>
  /** What of the address's search makes it a page of its own: 'page=2'. */
  query?: string
  /** Seed of the page's tiles and picture. */
  tilePattern: { seed: string; family: string }
  /** Search engines are not to list it as it is now. */
  unlisted?: boolean
  /** The way to it, in sight and for search engines. */
  crumbs?: Crumb[]
  jsonLd?: object[]
}

/** What a page's screen gets, and nothing else. */
export interface ScreenProps<Data = null> {
  data: Data
  page: PageContext
  /** Where the site stands, for addresses that somebody sends on to others. */
  publicUrl: string
  form?: FormState
  /** What the page is answered with: 422 for a form that was refused, 503 for one that nobody could take. */
  status: number
}

/** What a page asks before it can be made; `variables` is null when it needs none of it. */
interface PageQuery<Data, Variables> {
  document: TypedDocumentString<Data, Variables>
  variables(page: PageContext): Variables | null
  /** false: what the address names is not there, and the page is not found. */
  isThere?(data: NoInfer<Data>, page: PageContext): boolean
  /** What cannot be found (404) is null in the data, and the page says so itself. */
  mayBeMissing?: true
}

/**
 * 'everyone': asked as nobody, shared and kept. All others are private and never kept: 'visitor' is open but theirs,
 * 'guest' leads on whoever is signed in, 'contact' asks everybody else to sign in.
 */
type Access = 'everyone' | 'visitor' | 'guest' | 'contact'

/** The call of the REST API that answers a file, its path below /api. */
export interface FileCall {
  method?: 'POST'
  path: string
  /** The page that says so when it could not be had. */
  otherwise?: string
}

/** Where people work: a tile strip under the header, and scripts that take the whole page over. */
export type Area = 'account' | 'auth' | 'registration' | 'rooms' | 'trainer'

export interface PageDefinition<Data = unknown, Variables = unknown> {
  /** Without locale prefix: '/courses/:slug'; '*' is any other path. */
  path: string
  access: Access
  /** It has no menu: who is on the way to pay is led nowhere else. */
  isJourney?: true
  /** A contact who has none of these in the organisation is led home (spec section 2, Route guard rules). */
  roles?: readonly ContactRole[]
  /** Search parameters the page reads; all others change nothing and are left out of its cache key. */
  search?: readonly string[]
  /** A script may ask for the blocks that read the search alone: `?only=list`. */
  hasListAlone?: true
  /** How a parameter is meant, where it may be written in several ways. */
  canonical?(name: string, value: string): [name: string, value: string]
  query?: PageQuery<Data, Variables>
  /** Whose `:slug` its path has: any but its own in the language of the address leads on to that one. */
  slugged?: SluggedKind
  /** Pages of one area are alive in the browser, and a move from one to another loads nothing anew. */
  area?: Area
  /** What it can be sent, beside the forms of its blocks. */
  forms?: readonly AnyForm[]
  /** Whether it takes files of whom it shows itself to without an account: asked before a byte of one is read. */
  takesFilesOf?(page: PageContext, runQuery: RunQuery): Promise<boolean>
  /** A file stands here instead of a page; null when the address names none. */
  file?(page: PageContext): FileCall | null
  /**
   * It leads on to an address, the payment provider's too; null where there is nothing to lead to. Whom another site
   * sent (`isFromElsewhere`) did not choose to come: for them it changes nothing.
   */
  leadsTo?(page: PageContext, runQuery: RunQuery, isFromElsewhere: boolean): Promise<string | null>
  /** Its screen says itself why a form was refused; elsewhere a snackbar does. */
  saysRefusals?: true
  /** Where a visitor belongs by what was found, with 303; null: here. A form that was refused is answered here. */
  belongsAt?(data: NoInfer<Data>, page: PageContext): string | null
  /** Left out where there is no page to read: forms are sent there, or a file is answered. */
  head?(data: NoInfer<Data>, page: PageContext, site: Site): Head
  /** Its blocks, after the screen when it has both. */
  layout?(data: NoInfer<Data>, page: PageContext): PlacedBlock[]
  /** Its layout holds a footer and a cookie question; any other page gets those of the catalogue. */
  isArranged?: true
  /** The static content that editors arrange it in, where it is one. */
  arrangedIn?: PageContentType
  /** What search engines are not to list although it is there. */
  unlisted?: true
  /** A secret stands in its address, of which no other site may hear. */
  hasSecretAddress?: true
  /** The folder under src/site that holds its screen.tsx, whose style is linked on this page alone. */
  screen?: string
  /** What its screen draws one at a time, each in a file beside it: '<part>-step.tsx'. */
  partOf?(data: NoInfer<Data>, page: PageContext): string
}

/** The file that draws a page, screen.tsx. */
export interface ScreenModule<Data = unknown> {
  Screen(props: ScreenProps<Data>): ReactNode
  /** Fetches a part of it before that is drawn. */
  loadPart?(part: string): Promise<void>
}

/** A page of which its screen still knows what data it draws. */
export interface PageOf<Data> extends PageDefinition {
  /** A type alone; no page has it. */
  data?: Data
}

/** Declares a page. Its parts fit each other here; from here on all pages are one kind. */
// @__NO_SIDE_EFFECTS__
export const definePage = <Data = null, Variables = null>(definition: PageDefinition<Data, Variables>) =>
  definition as unknown as PageOf<Data>
