import { sql } from 'drizzle-orm'
import type { Token } from 'markdown-it'
import type { AnyObject, ObjectSchema } from 'yup'
import type { Field } from '../../../blocks/kit/define-block.ts'
import { registry } from '../../../blocks/registry.ts'
import { type DocumentType, documentData } from '../../../schemas/document-type.ts'
import type { Executor } from '../../db/client.ts'
import { files } from '../../db/tables.ts'
import { longestDescription, longestTitle, pictureIdOf } from '../../domain/content.ts'
import { blocksInOrder } from '../../domain/editing/apply-operation.ts'
import type { Block } from '../../domain/editing/operations.ts'
import { plainValue } from '../../domain/editing/values.ts'
import { type Locale, locales } from '../../domain/locales.ts'
import { type ApiContext, pick, preparedFor, prepareSql } from '../platform/index.ts'
import { checkByLocale } from './check-content.ts'
import { type Finding, fieldAt, findingAt, type Leaf, textsOf } from './finding.ts'
import { linksOf, tokensOf } from './links.ts'
import { isShownIn } from './list-states.ts'
import { readVersionedDraft } from './static-content.ts'

/** A level that is skipped: readers who listen to headings lose their way. */
function skipsLevel(tokens: readonly Token[]): boolean {
  const levels = tokens.filter(({ type }) => type === 'heading_open').map(({ tag }) => Number(tag.slice(1)))
  return levels.some((level, index) => level - (levels[index - 1] ?? level) > 1)
}

const isNameless = ({ type, content }: Token) => type === 'image' && content.trim() === ''

/** Addresses of the pictures of which a text does not say what they show. */
const namelessIn = ({ text }: Leaf): string[] =>
  tokensOf(text)
    .filter(isNameless)
    .map((token) => String(token.attrGet('src')))

/** Headings that skip a level. */
const findHeadings = (leaf: Leaf): Finding[] => (skipsLevel(tokensOf(leaf.text)) ? [findingAt(leaf, 'headings')] : [])

/** What search engines cut off. */
function findTooLong(leaf: Leaf): Finding[] {
  const { blockId, path, text } = leaf
  if (blockId === '' && path === 'title' && text.length > longestTitle)
    return [findingAt(leaf, 'longTitle', String(text.length))]
  if (blockId === '' && path === 'seoDescription' && text.length > longestDescription)
    return [findingAt(leaf, 'longDescription', String(text.length))]
  return []
}

/** By kind and slug; what is gone is not among them. */
type Targets = ReadonlyMap<string, 'there' | 'expired'>

const linked = preparedFor((db) => {
  const isWanted = sql`any(${sql.placeholder('slugs')}::text[])`
  return prepareSql<{ kind: string; slug: string; expired: boolean }>(
    db,
    sql`
    with named as (
      select 'courses' as kind, id, value as slug from courses, jsonb_each_text(slug) where value = ${isWanted}
      union select 'pages', id, value from pages, jsonb_each_text(slug) where value = ${isWanted}
      union select kind, owner_id, slug from old_slugs where slug = ${isWanted}
        and (kind = 'courses' and exists (select from courses where id = owner_id)
          or kind = 'pages' and exists (select from pages where id = owner_id))
    )
    select kind, slug, bool_or(kind = 'courses'
      and exists (select from sessions where course_id = named.id)
      and not exists (select from sessions where course_id = named.id and canceled_at is null and start_date > now())
    ) as expired from named group by kind, slug`,
  )
})

/** How what the texts of blocks link to stands: over, or there. Old slugs lead on while their thing is on the site. */
async function readTargets(db: Executor, blocks: readonly Leaf[][]): Promise<Targets> {
  const slugs = [...new Set(blocks.flatMap(linksOf).map(({ slug }) => slug))]
  const rows = slugs.length > 0 ? await linked(db)({ slugs }) : []
  return new Map(rows.map(({ kind, slug, expired }) => [`${kind} ${slug}`, expired ? 'expired' : 'there']))
}

/** Links of a block to pages and courses that are gone, and to courses whose last session is over. */
const findLinks = (texts: readonly Leaf[], targets: Targets): Finding[] =>
  linksOf(texts).flatMap(({ leaf, kind, slug }) => {
    const target = targets.get(`${kind} ${slug}`)
    if (target === 'there') return []
    return [findingAt(leaf, target ? 'expiredLink' : 'deadLink', slug)]
  })

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
type Alternatives = ReadonlyMap<string, Said>

const saidOfPictures = preparedFor((db) =>
  db
    .select(pick(files, 'id', 'decorative', 'alternativeText'))
    .from(files)
    .where(sql`${files.id} = any(${sql.placeholder('ids')}::uuid[])`)
    .prepare(''),
)

/** What the library says of the pictures that these values show. */
async function readAlternatives(db: Executor, leaves: readonly Leaf[], document: DocumentType): Promise<Alternatives> {
  const ids = leaves.flatMap((leaf) => picturesIn(leaf, document)).flatMap((address) => pictureIdOf(address) ?? [])
  if (ids.length === 0) return new Map()
  const rows = await saidOfPictures(db).execute({ ids })
  return new Map(rows.map((row) => [row.id, row]))
}

/** Pictures that tell who does not see them nothing in the language of the value, though they do not only decorate. */
const findPictures = (leaf: Leaf, alternatives: Alternatives, document: DocumentType): Finding[] =>
  picturesIn(leaf, document).flatMap((address) => {
    const said = alternatives.get(pictureIdOf(address) ?? '')
    return said?.decorative || said?.alternativeText?.[leaf.locale] ? [] : [findingAt(leaf, 'alternative', address)]
  })

/** What a block lacks in a language, or holds in no right shape. */
function findMissing({ id, block, data }: Block, schema: ObjectSchema<AnyObject>, locale: Locale): Finding[] {
  const values = data[locale]
  const own = values ? { [locale]: plainValue(values) } : {}
  return checkByLocale(schema, own, '', [locale]).map(({ path: given }) => {
    const path = given.split('.').slice(1).join('.')
    const field = path && fieldAt(values, path)
    return findingAt({ blockId: id, block, locale, path, field, text: '' }, 'missing')
  })
}

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
  const { version, draft } = await readVersionedDraft(db, type)
  const own = draft.get('')
  const all = [...(own ? [own] : []), ...blocksInOrder(draft).filter(({ hidden }) => !hidden)]
  const seen = locales.map((locale) => seenIn(locale, all))
  const texts = seen.flatMap(textsIn)
  const known = {
    targets: await readTargets(db, texts),
    alternatives: await readAlternatives(db, texts.flat(), type),
  }
  return { version, findings: seen.flatMap((one) => checkLanguage(type, one, known)) }
}
