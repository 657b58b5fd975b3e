import type { AnyObject, ObjectSchema } from 'yup'
import { registry } from '../../../blocks/registry.ts'
import { type DocumentType, documentData } from '../../../schemas/document-type.ts'
import { blocksInOrder } from '../../domain/editing/apply-operation.ts'
import type { Block } from '../../domain/editing/operations.ts'
import { type Locale, locales } from '../../domain/locales.ts'
import type { ApiContext } from '../context.ts'
import { isShownIn } from '../static-contents/language-state.ts'
import { draftVersion, oneMoment, readDraft } from '../static-contents/read-draft.ts'
import { findHeadings, findTooLong } from './find-in-texts.ts'
import { findLinks, readTargets, type Targets } from './find-links.ts'
import { findMissing } from './find-missing.ts'
import { type Alternatives, findPictures, readAlternatives } from './find-pictures.ts'
import { type Finding, type Leaf, textsOf } from './finding.ts'

/** What a block must say; null where it says nothing of its own. */
function schemaOf({ id, block }: Block, type: DocumentType): ObjectSchema<AnyObject> | null {
  if (id === '') return documentData(type)
  const definition = registry.find((one) => one.type === block)
  return definition?.source === 'instance' && Object.keys(definition.schema.fields).length > 0
    ? definition.schema
    : null
}

/** What readers of a language see of a draft, block by block. */
interface Seen {
  locale: Locale
  blocks: { block: Block; texts: Leaf[] }[]
}

function seenIn(locale: Locale, all: readonly Block[]): Seen {
  const blocks = all.filter((block) => block.id === '' || isShownIn(locale)(block))
  return { locale, blocks: blocks.map((block) => ({ block, texts: textsOf(block, locale) })) }
}

const textsIn = ({ blocks }: Seen): Leaf[][] => blocks.map(({ texts }) => texts)

interface Known {
  targets: Targets
  alternatives: Alternatives
}

function checkLanguage(type: DocumentType, seen: Seen, { targets, alternatives }: Known): Finding[] {
  const own = seen.blocks.flatMap(({ block, texts }) => {
    const schema = schemaOf(block, type)
    return [
      ...(schema ? findMissing(block, schema, seen.locale) : []),
      ...texts.flatMap((text) => findPictures(text, alternatives, type)),
      ...texts.flatMap(findHeadings),
      ...texts.flatMap(findTooLong),
    ]
  })
  return [...own, ...textsIn(seen).flatMap((texts) => findLinks(texts, targets))]
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
    const all = [...(own ? [own] : []), ...blocksInOrder(draft).filter(({ hidden }) => !hidden)]
    const seen = locales.map((locale) => seenIn(locale, all))
    const texts = seen.flatMap(textsIn)
    const known = {
      targets: await readTargets(tx, texts),
      alternatives: await readAlternatives(tx, texts.flat(), type),
    }
    return { version, findings: seen.flatMap((one) => checkLanguage(type, one, known)) }
  }, oneMoment)
}
