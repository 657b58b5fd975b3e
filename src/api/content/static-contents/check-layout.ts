import { registry } from '../../../../blocks/registry.ts'
import { isRecord } from '../../../domain/is-record.ts'
import type { Locale } from '../../../domain/locales.ts'
import type { ErrorDetail } from '../../platform/index.ts'
import { checkByLocale } from './check-values.ts'

const knownNames = ['id', 'block', 'hidden', 'data']
const longestId = 60

const isText = (value: unknown, longest: number) =>
  typeof value === 'string' && value.trim() !== '' && value.length <= longest

/** What is wrong with one block. */
export function checkInstance(value: unknown, path: string, complete: readonly Locale[]): ErrorDetail[] {
  if (!isRecord(value)) return [{ path, message: 'must be a block' }]
  const errors = Object.keys(value)
    .filter((name) => !knownNames.includes(name))
    .map((name) => ({ path: `${path}.${name}`, message: 'is an unknown field' }))
  const addError = (name: string, message: string) => errors.push({ path: `${path}.${name}`, message })

  if (!isText(value.id, longestId)) addError('id', `must be a text of 1 to ${longestId} characters`)
  if (value.hidden !== undefined && typeof value.hidden !== 'boolean') addError('hidden', 'must be true or false')
  const block = registry.find(({ type }) => type === value.block)
  if (!block) {
    addError('block', `'${String(value.block)}' is no block`)
    return errors
  }
  const ownsContent = block.source === 'instance' && Object.keys(block.schema.fields).length > 0
  if (!ownsContent) {
    if (value.data !== undefined && value.data !== null) addError('data', 'does not belong to this block')
    return errors
  }
  const mustBeComplete = value.hidden === true ? [] : complete
  const mayBeLeftOut = mustBeComplete.length === 0 && (value.data === undefined || value.data === null)
  return mayBeLeftOut
    ? errors
    : [...errors, ...checkByLocale(block.schema, value.data ?? {}, `${path}.data`, mustBeComplete)]
}

/** What is wrong with an ordered list of blocks; visible ones must be complete in the languages given. */
export function checkLayout(layout: unknown, complete: readonly Locale[], path = 'layout'): ErrorDetail[] {
  if (!Array.isArray(layout)) return [{ path, message: 'must be a list of blocks' }]
  const ids = layout.map((instance: unknown) => (isRecord(instance) ? instance.id : undefined))
  const repeated = ids.flatMap((id, index) =>
    id !== undefined && ids.indexOf(id) !== index ? [{ path: `${path}.${index}.id`, message: 'is not unique' }] : [],
  )
  return [
    ...layout.flatMap((instance: unknown, index) => checkInstance(instance, `${path}.${index}`, complete)),
    ...repeated,
  ]
}
