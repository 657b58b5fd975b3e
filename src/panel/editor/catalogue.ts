import { registry } from '../../../blocks/registry.ts'
import { type ArrangedType, documentData } from '../../../schemas/document-type.ts'
import type { Locale } from '../../domain/locales.ts'
import { pageFields } from './page-fields.ts'
import { type Shape, shapesFor } from './shapes.ts'

/** What the editor knows of a kind of block. */
export interface BlockKind {
  type: string
  /** Its content is the managed text of its own name, wherever it stands. */
  shared: boolean
  fields: readonly Shape[]
  /** Languages that show it, where not all do. */
  locales?: readonly Locale[]
}

/** Every block there is, in the order of the registry. */
export const blockKinds: readonly BlockKind[] = registry.map(({ type, source, fields, schema, ...more }) => ({
  type,
  shared: source === 'static-content',
  fields: shapesFor(fields, schema),
  ...('locales' in more && { locales: more.locales as readonly Locale[] }),
}))

/** What a page says beside its blocks. */
export const pageShapes = (type: ArrangedType): readonly Shape[] => shapesFor(pageFields(type), documentData(type))
