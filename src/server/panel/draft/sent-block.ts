import { boolean, type InferType, mixed, object, string } from 'yup'
import { isRecord } from '../../../domain/is-record.ts'
import { locales } from '../../../domain/locales.ts'
import { PageError } from '../../../site/page-error.ts'

const schema = object({
  locale: string().oneOf(locales).required(),
  id: string().required().max(60),
  block: string().required().max(60),
  data: mixed<Record<string, unknown>>((value): value is Record<string, unknown> => isRecord(value)).required(),
  /** It stands first on the page. */
  opens: boolean().required(),
}).noUnknown()

/** A block as its editor sees it before it is saved; throws a PageError for what is none. */
export async function sentBlock(text: string): Promise<InferType<typeof schema>> {
  try {
    return await schema.validate(JSON.parse(text), { strict: true })
  } catch {
    throw new PageError(400, 'This is no block')
  }
}
