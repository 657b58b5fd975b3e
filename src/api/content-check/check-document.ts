import type { AnyObject, ObjectSchema } from 'yup'
import { registry } from '../../../blocks/registry.ts'
import { type DocumentType, documentData } from '../../../schemas/document-type.ts'
import type { Executor } from '../../db/client.ts'
import { blocksInOrder } from '../../domain/editing/apply-operation.ts'
import type { Block } from '../../domain/editing/operations.ts'
import { type Locale, locales } from '../../domain/locales.ts'
import type { ApiContext } from '../context.ts'
import { isShownIn } from '../static-contents/language-state.ts'
import { draftVersion, oneMoment, readDraft } from '../static-contents/read-draft.ts'
import { findInMarkdown, findTooLong } from './find-in-texts.ts'
import { findLinks } from './find-links.ts'
import { findMissing } from './find-missing.ts'
import { textsOf } from './finding.ts'

/** What a block must say; null where it says nothing of its own. */
function schemaOf({ id, block }: Block, type: DocumentType): ObjectSchema<AnyObject> | null {
  if (id === '') return documentData(type)
  const definition = registry.find((one) => one.type === block)
  return definition?.source === 'instance' && Object.keys(definition.schema.fields).length > 0
    ? definition.schema
    : null
}

async function checkLanguage(db: Executor, type: DocumentType, seen: readonly Block[], locale: Locale) {
  const blocks = seen.filter((block) => block.id === '' || isShownIn(locale)(block))
  const own = blocks.flatMap((block) => {
    const schema = schemaOf(block, type)
    const texts = textsOf(block, locale)
    return [
      ...(schema ? findMissing(block, schema, locale) : []),
      ...texts.flatMap(findInMarkdown),
      ...texts.flatMap(findTooLong),
    ]
  })
  return [...own, ...(await findLinks(db, blocks, locale))]
}

/**
 * What of a draft readers would stumble over, language by language and in the order of the blocks; errors keep it from
 * being published, warnings do not. Hidden blocks are passed over.
 */
export async function checkDocument({ db }: ApiContext, type: DocumentType) {
  return db.transaction(async (tx) => {
    const { version } = await draftVersion(tx, type)
    const draft = await readDraft(tx, type)
    const own = draft.get('')
    const seen = [...(own ? [own] : []), ...blocksInOrder(draft).filter(({ hidden }) => !hidden)]
    const findings = []
    for (const locale of locales) findings.push(...(await checkLanguage(tx, type, seen, locale)))
    return { version, findings }
  }, oneMoment)
}
