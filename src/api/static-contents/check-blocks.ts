import { type DocumentType, documentData } from '../../../schemas/document-type.ts'
import { contentOf } from '../../domain/editing/content.ts'
import type { Draft } from '../../domain/editing/operations.ts'
import { ApiError } from '../errors.ts'
import { checkInstance } from './check-layout.ts'
import { checkByLocale } from './check-values.ts'

/** 400 with every place where what was done leaves a block in no shape; texts may still be missing. */
export function checkBlocks(type: DocumentType, before: Draft, after: Draft): void {
  const changed = [...after.values()].filter((block) => block !== before.get(block.id))
  const own = changed.some(({ id }) => id === '')
  const { data, layout } = contentOf(new Map(changed.map((block) => [block.id, { ...block, removed: false }])), true)
  const errors = [
    ...(own ? checkByLocale(documentData(type), data, 'data', []) : []),
    ...(layout ?? []).flatMap((instance) => checkInstance(instance, `blocks.${instance.id}`, [])),
  ]
  if (errors.length > 0) throw new ApiError('INVALID', errors)
}
