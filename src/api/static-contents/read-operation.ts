import { randomUUID } from 'node:crypto'
import { type DocumentType, isArranged } from '../../../schemas/document-type.ts'
import type { SentOperation } from '../../../schemas/static-content-operations.ts'
import type { Block, Operation } from '../../domain/editing/operations.ts'
import { withItemIds } from '../../domain/editing/values.ts'
import { isRecord } from '../../domain/is-record.ts'
import { isLocale } from '../../domain/locales.ts'
import { invalid } from '../errors.ts'
import { trimmed } from './check-values.ts'

const withIds = (value: unknown) => withItemIds(trimmed(value), undefined, randomUUID)

/** What a new block says; null for what is no content per language. */
function dataOf(data: unknown): Block['data'] | null {
  const values = data ?? {}
  if (!isRecord(values) || !Object.keys(values).every(isLocale)) return null
  const written = Object.entries(values).filter(([, value]) => value !== null)
  if (!written.every(([, value]) => isRecord(value))) return null
  return Object.fromEntries(written.map(([locale, value]) => [locale, withIds(value)]))
}

function insertOf(id: string, block: SentOperation['block']): Operation | null {
  const data = dataOf(block?.data)
  return block && data ? { op: 'insert', id, block: { ...block, hidden: block.hidden ?? null, data } } : null
}

function operationOf(sent: SentOperation): Operation | null {
  const { op, id, locale, path, position, block, value, from } = sent
  const was = sent.was === undefined ? {} : { was: trimmed(sent.was) }
  switch (op) {
    case 'set':
      return locale && path
        ? { op, id, locale, path, value: withIds(value ?? null), ...was, ...(from && { from }) }
        : null
    case 'confirm':
      return locale && path && from ? { op, id, locale, path, from } : null
    case 'move':
      return position ? { op, id, position, ...(typeof was.was === 'string' && { was: was.was }) } : null
    case 'insert':
      return insertOf(id, block)
    case 'hide': {
      // null: as before anybody said, which is what taking back the first word on it asks for.
      if (typeof value !== 'boolean' && value !== null) return null
      return { op, id, value, ...((typeof was.was === 'boolean' || was.was === null) && { was: was.was }) }
    }
    default:
      return { op, id }
  }
}

/** An operation as it was sent, with what belongs to it and nothing else; 400 where something it needs is missing. */
export function readOperation(type: DocumentType, sent: SentOperation, index: number): Operation {
  const operation = operationOf(sent)
  if (!operation) throw invalid(`operations.${index}`, 'lacks what such an operation needs')
  const isOwnContent = operation.id === ''
  if (isOwnContent ? operation.op !== 'set' && operation.op !== 'confirm' : !isArranged(type))
    throw invalid(`operations.${index}.id`, 'does not belong to this type')
  return sent.undo ? { ...operation, undo: true } : operation
}
