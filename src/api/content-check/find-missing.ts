import type { AnyObject, ObjectSchema } from 'yup'
import type { Block } from '../../domain/editing/operations.ts'
import { plainValue } from '../../domain/editing/values.ts'
import type { Locale } from '../../domain/locales.ts'
import { checkByLocale } from '../static-contents/check-values.ts'
import { type Finding, fieldAt, findingAt } from './finding.ts'

/** What a block lacks in a language, or holds in no right shape. */
export function findMissing({ id, block, data }: Block, schema: ObjectSchema<AnyObject>, locale: Locale): Finding[] {
  const values = data[locale]
  const own = values ? { [locale]: plainValue(values) } : {}
  return checkByLocale(schema, own, '', [locale]).map(({ path: given }) => {
    const path = given.split('.').slice(1).join('.')
    const field = path && fieldAt(values, path)
    return findingAt({ blockId: id, block, locale, path, field, text: '' }, 'missing')
  })
}
