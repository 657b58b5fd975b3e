import type { FormState } from '../../ui/forms/form-state.ts'
import type { PageContext } from '../../ui/page-context.ts'
import type { Site } from '../screens/site.ts'

/** The addresses in the browser of a page's page.ts and screen.tsx. */
export interface ScreenModules {
  page: string
  screen: string
}

/** A page of an area, and the addresses of its modules and its style in the browser. */
export interface AreaPage extends ScreenModules {
  path: string
  /** Left out where scripts bring their style themselves. */
  style?: string
}

/** What a page of an area was made of: stands beside its HTML, and scripts go on from there. */
export interface AreaData {
  page: PageContext
  data: unknown
  form?: FormState
  status: number
  pages: AreaPage[]
  site: Site
  /** One signs in at a control panel on another site. */
  signsInElsewhere: boolean
  /** Address of everything that the area says in the page's language. */
  texts: string
}

/** Of what React numbers in an area: the same on the server and in the browser. */
export const areaPrefix = 'area-'
