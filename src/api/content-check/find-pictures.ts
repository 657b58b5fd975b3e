import { inArray } from 'drizzle-orm'
import type { Field } from '../../../blocks/define-block.ts'
import { registry } from '../../../blocks/registry.ts'
import type { DocumentType } from '../../../schemas/document-type.ts'
import type { Executor } from '../../db/client.ts'
import { files } from '../../db/tables.ts'
import { pictureIdOf } from '../../domain/picture-ids.ts'
import { namelessIn } from './find-in-texts.ts'
import { type Finding, findingAt, type Leaf } from './finding.ts'

/** What a document says of itself stands in no block; a managed text has the fields of the block of its own name. */
function isPicture({ blockId, block, path }: Leaf, document: DocumentType): boolean {
  const name = blockId === '' ? document : block
  const fields: Record<string, Field> = registry.find(({ type }) => type === name)?.fields ?? {}
  return fields[path]?.kind === 'image'
}

/** Addresses of the pictures that a value shows without saying what they show. */
function picturesIn(leaf: Leaf, document: DocumentType): string[] {
  if (!isPicture(leaf, document)) return namelessIn(leaf)
  return leaf.text === '' ? [] : [`/images/${leaf.text}`]
}

type Said = Pick<typeof files.$inferSelect, 'id' | 'decorative' | 'alternativeText'>

/** By their id. */
export type Alternatives = ReadonlyMap<string, Said>

/** What the library says of the pictures that these values show. */
export async function readAlternatives(
  db: Executor,
  leaves: readonly Leaf[],
  document: DocumentType,
): Promise<Alternatives> {
  const ids = leaves.flatMap((leaf) => picturesIn(leaf, document)).flatMap((address) => pictureIdOf(address) ?? [])
  if (ids.length === 0) return new Map()
  const { id, decorative, alternativeText } = files
  const rows = await db.select({ id, decorative, alternativeText }).from(files).where(inArray(id, ids))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Pictures that tell who does not see them nothing in the language of the value, though they do not only decorate. */
export const findPictures = (leaf: Leaf, alternatives: Alternatives, document: DocumentType): Finding[] =>
  picturesIn(leaf, document).flatMap((address) => {
    const said = alternatives.get(pictureIdOf(address) ?? '')
    return said?.decorative || said?.alternativeText?.[leaf.locale] ? [] : [findingAt(leaf, 'alternative', address)]
  })
