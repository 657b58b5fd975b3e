import { array, number, object, string } from 'yup'
import { findingKinds } from '../src/domain/content-findings.ts'
import { locales } from '../src/domain/locales.ts'

/** `path` names fields, and items of lists by their place; `field` items by their `_id`, as the draft has them. */
const finding = object({
  severity: string().oneOf(['error', 'warning']).required().meta({ title: 'FindingSeverity' }),
  kind: string().oneOf(findingKinds).required().meta({ title: 'FindingKind' }),
  blockId: string().defined(),
  block: string().defined(),
  locale: string().oneOf(locales).required().meta({ title: 'Locale' }),
  path: string().defined(),
  field: string().defined(),
  value: string().defined().nullable(),
}).meta({ title: 'ContentFinding' })

/** What an editor may want to mend before readers see a draft. */
export const contentCheck = object({
  version: number().integer().required(),
  findings: array(finding.required()).required(),
}).meta({ title: 'ContentCheck' })
