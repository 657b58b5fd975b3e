import type { ComponentType } from 'react'
import type { PanelRole } from '../../domain/visitor.ts'
import type { AnyForm } from '../../ui/forms/define-form.ts'
import type { FormState, FormValues } from '../../ui/forms/form-state.ts'
import type { TypedDocumentString } from '../../ui/gql/graphql.ts'
import type { PageContext } from '../../ui/page-context.ts'

import { rolesAt } from './areas.ts'

export type { AnyForm } from '../../ui/forms/define-form.ts'
export type { FormState } from '../../ui/forms/form-state.ts'
export type { PageContext } from '../../ui/page-context.ts'

/** What a page's component gets, and nothing else. */
export interface PanelScreenProps<Data = null> {
  data: Data
  page: PageContext
  /** What was refused of a form of this page. */
  form?: FormState
}

/** What a page asks before it can be made, as whoever is signed in; `variables` is null when it needs none of it. */
interface PanelQuery<Data, Variables> {
  document: TypedDocumentString<Data, Variables>
  /** `typed` is what stands in a form of it that is shown again. */
  variables(page: PageContext, typed?: FormValues): Variables | null
  /** false: what the address names is not there, and the page is not found. */
  isThere?(data: NoInfer<Data>, page: PageContext): boolean
  /** What cannot be found (404) is null in the data. */
  mayBeMissing?: true
}

/** What the API said of single values: a sentence, where it has one for people. */
export interface RefusedDetail {
  path: string
  message: string
}

/** A page of the control panel: never kept, never listed. */
interface PageDefinition<Data, Variables> {
  /** Without locale prefix: '/control-panel/settings'. */
  path: string
  /** It leads on whoever is signed in; left out, it is for who works at its address (areas.ts). */
  access?: 'guest'
  /** Whoever must set up a second factor first gets here all the same. */
  beforeSecondFactor?: true
  /** Search parameters the page reads. */
  search?: readonly string[]
  query?: PanelQuery<Data, Variables>
  forms?: readonly AnyForm[]
  /** What is said where the API refused a form without naming a field; left out, what its message says everywhere. */
  refused?(form: string, page: PageContext, details: readonly RefusedDetail[]): { field?: string; text: string } | null
  /** A file stands here instead of a page: the call of the REST API that answers it. */
  file?(page: PageContext): { method?: 'POST'; path: string } | null
  /** That file is a mail as its reader gets it: it is shown in a frame, and nothing in it works. */
  isMail?: true
  /** It shows pages of ours in a frame. */
  hasFrame?: true
  /** A script of the panel asks here: the path of the REST API that answers, below /api; the search goes with it. */
  call?(page: PageContext): string | null
  /** What is sent there is a form with files of so many megabytes at most; left out, JSON. */
  megabytes?: number
  /** A draft stands here as the site draws it: the whole page, or the block that is sent. */
  draft?: 'page' | 'block'
  /** It fills the screen, with a bar of its own, is alive in the browser, and shows pages of the site in a frame. */
  isWhole?: true
  /** Left out, with the component, where forms are sent to and nothing is read. */
  title?(data: NoInfer<Data>, page: PageContext): string
  /** Named, not loaded: whoever reads the list of pages never meets React. */
  component?(): Promise<{ Screen: ComponentType<PanelScreenProps<NoInfer<Data>>> }>
}

export interface PanelPage<Data = unknown, Variables = unknown>
  extends Omit<PageDefinition<Data, Variables>, 'access'> {
  access: 'guest' | readonly PanelRole[]
}

/** A page whose parts fit each other; `data` is there for the types alone. */
interface DefinedPage<Data> extends PanelPage {
  data?: Data
}

/** What the component of a page gets that was defined. */
export type ScreenOf<Page extends DefinedPage<unknown>> = PanelScreenProps<Exclude<Page['data'], undefined>>

/** Declares a page: its parts fit each other here. */
export const definePanelPage = <Data = null, Variables = null>(definition: PageDefinition<Data, Variables>) =>
  ({ ...definition, access: definition.access ?? rolesAt(definition.path) }) as unknown as DefinedPage<Data>

type Screen<Data> = () => Promise<{ Screen: ComponentType<PanelScreenProps<NoInfer<Data>>> }>

/** A page with what draws it, named and not loaded: whoever reads the list of pages never meets React. */
export const screen = <Data>(page: DefinedPage<Data>, component: Screen<Data>): PanelPage => ({
  ...page,
  component: component as PanelPage['component'],
})
