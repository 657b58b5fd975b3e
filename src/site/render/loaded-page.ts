import type { Visitor } from '../../domain/visitor.ts'
import type { Head, PageDefinition } from '../screens/define-page.ts'
import type { PlacedBlock } from '../screens/placed-blocks.ts'

/** Everything a page is made of, before its blocks have asked their questions. */
export interface Page extends Omit<Head, 'status' | 'paths'>, Required<Pick<Head, 'status' | 'paths'>> {
  definition: PageDefinition
  /** The answer to its own question. */
  data: unknown
  blocks: PlacedBlock[]
  /** Whose page it is, with what waits on them where it says so. */
  visitor?: Visitor | null
}
