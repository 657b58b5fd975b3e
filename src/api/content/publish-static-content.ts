import { eq, sql } from 'drizzle-orm'
import { type DocumentType, isArranged } from '../../../schemas/document-type.ts'
import type { StaticContentPublish } from '../../../schemas/static-content-editing.ts'
import type { Transaction } from '../../db/client.ts'
import { notifyTags } from '../../db/notifications.ts'
import { type BlockInstance, type Places, pages, staticContents, staticContentVersions } from '../../db/tables.ts'
import { contentOf } from '../../domain/editing/content.ts'
import { isPageDocument, localizedText, pageIdOf } from '../../domain/editing/page-document.ts'
import { sameValue } from '../../domain/editing/values.ts'
import { defaultLocale, type Locale, type Localized, locales } from '../../domain/locales.ts'
import { type ApiContext, ApiError, keepOldSlugs, tagOf } from '../platform/index.ts'
import { type Content, checkPublishable, checkSlugs, slugsIn } from './check-content.ts'
import { lockStaticContent, readDraft, readPublished } from './static-content.ts'

type Values = Record<string, unknown>

/** What readers see: a layout as Dutch has it, and the places of languages that have it otherwise. */
export interface Published extends Content {
  places: Places
}

function mergeLocales<T>(before: Partial<Localized<T>>, after: Partial<Localized<T>>, chosen: readonly Locale[]) {
  const merged: Partial<Localized<T>> = {}
  for (const locale of locales) {
    const value = chosen.includes(locale) ? after[locale] : before[locale]
    if (value !== undefined) merged[locale] = value
  }
  return merged
}

/** A block that readers know keeps its other languages; a new one brings Dutch, which the others fall back on. */
function mergeInstance(
  before: BlockInstance | undefined,
  after: BlockInstance,
  chosen: readonly Locale[],
): BlockInstance {
  if (!after.data) return after
  const known = before?.block === after.block && before.data ? before.data : undefined
  const languages = known ? chosen : [...new Set<Locale>([defaultLocale, ...chosen])]
  const data = mergeLocales<Values | null>(known ?? {}, after.data, languages)
  return { ...after, data: { nl: data.nl ?? null, en: data.en ?? null, fr: data.fr ?? null } }
}

const shownIn = (layout: readonly BlockInstance[]) => layout.filter(({ hidden }) => !hidden).map(({ id }) => id)

/** Which blocks readers of a language see, in their order; whoever has no text of their own sees what the Dutch see. */
export function placesOf({ data, layout, places }: Published, locale: Locale): string[] | null {
  if (locale !== defaultLocale && Object.keys(data[locale]).length === 0) return null
  return places[locale] ?? shownIn(layout ?? [])
}

function mergeLayout(before: Published, draft: BlockInstance[], chosen: readonly Locale[]) {
  const others = locales.flatMap((locale) => {
    const places = chosen.includes(locale) ? shownIn(draft) : placesOf(before, locale)
    return locale === defaultLocale || !places ? [] : [[locale, places] as const]
  })
  const known = new Map((before.layout ?? []).map((instance) => [instance.id, instance]))
  const drafted = new Map(draft.map((instance) => [instance.id, instance]))
  const dutch = chosen.includes(defaultLocale) ? draft : (before.layout ?? [])
  const inDutch = new Set(dutch.map(({ id }) => id))
  const elsewhere = new Set(others.flatMap(([, places]) => places).filter((id) => !inDutch.has(id)))
  const places = [...dutch.map(({ id, hidden }) => ({ id, hidden })), ...[...elsewhere].map(hiddenPlace)]
  const layout = places.flatMap(({ id, hidden }): BlockInstance[] => {
    const wanted = drafted.get(id)
    const instance = wanted ? mergeInstance(known.get(id), wanted, chosen) : known.get(id)
    if (!instance) return []
    const { hidden: _, ...block } = instance
    return [hidden === undefined ? block : { ...block, hidden }]
  })
  const different = others.filter(([, ids]) => !sameValue(ids, shownIn(layout)))
  return { layout, places: Object.fromEntries(different) as Places }
}

/** Of what only other languages show. */
const hiddenPlace = (id: string) => ({ id, hidden: true })

/** What readers see once the chosen languages of a draft are public: the others stay as they were, texts and order. */
function mergePublished(before: Published, draft: Content, chosen: readonly Locale[]): Published {
  const data = mergeLocales<Values>(before.data, draft.data, chosen)
  return {
    data: { nl: data.nl ?? {}, en: data.en ?? {}, fr: data.fr ?? {} },
    ...(draft.layout ? mergeLayout(before, draft.layout, chosen) : { layout: null, places: {} }),
  }
}

/** As it must be complete: whatever the readers of some language see is not hidden. */
function seenBySomebody({ data, layout, places }: Published): Content {
  const seen = new Set(Object.values(places).flat())
  return { data, layout: layout?.map((one) => (seen.has(one.id) ? { ...one, hidden: false } : one)) ?? null }
}

/** What its tiles are drawn from: the slug it began with, where no other page began with the same. */
async function keyOf(tx: Transaction, id: string, slug: string): Promise<string> {
  const [known] = await tx.select({ key: pages.key }).from(pages).where(eq(pages.id, id))
  if (known) return known.key
  const [other] = await tx.select({ id: pages.id }).from(pages).where(eq(pages.key, slug))
  return other ? `${slug}-${id.slice(0, 8)}` : slug
}

/** Makes a page say to its readers what its document has published; a slug it had leads to the new one. */
async function writePage(tx: Transaction, id: string, published: Published, updatedAt: Date): Promise<void> {
  const { data, layout, places } = published
  const slug = localizedText(data, 'slug')
  const said = { title: localizedText(data, 'title'), slug, seoDescription: localizedText(data, 'seoDescription') }
  const row = { ...said, layout: layout ?? [], places, updatedAt }
  const key = await keyOf(tx, id, slug.nl)
  await keepOldSlugs(tx, 'pages', id, () =>
    tx
      .insert(pages)
      .values({ id, key, ...row })
      .onConflictDoUpdate({ target: pages.id, set: row }),
  )
  await notifyTags(tx, [tagOf.page(id), 'pages'])
}

/** What readers would see once the chosen languages of a draft are public; 400 with every place that is not ready. */
export async function mergePublishable(tx: Transaction, type: DocumentType, draft: Content, chosen: readonly Locale[]) {
  const [before] = await tx.select().from(staticContents).where(eq(staticContents.type, type))
  const content = mergePublished(before ?? { ...draft, places: {} }, draft, chosen)
  checkPublishable(type, seenBySomebody(content))
  await checkSlugs(tx, type, slugsIn(content.data), slugsIn(before?.data ?? {}))
  return content
}

/**
 * Makes a version public in the languages chosen, which leaves the others as they are; the row of its type is locked.
 * Gives back the cache tag of what changed.
 */
export async function makePublic(
  tx: Transaction,
  type: DocumentType,
  { version, data, layout }: Content & { version: number },
  chosen: readonly Locale[],
  author: string | undefined,
): Promise<string> {
  const content = await mergePublishable(tx, type, { data, layout }, chosen)
  const updatedAt = new Date()
  const seen = JSON.stringify(Object.fromEntries(chosen.map((locale) => [locale, version])))
  const publishedVersions = sql`${staticContents.publishedVersions} || ${seen}::jsonb`
  await tx
    .update(staticContents)
    .set({ ...content, publishedVersion: version, publishedVersions, updatedAt })
    .where(eq(staticContents.type, type))
  if (isPageDocument(type)) await writePage(tx, pageIdOf(type), content, updatedAt)
  await tx
    .insert(staticContentVersions)
    .values({ type, version, data, layout, authorId: author, publishedAt: updatedAt })
    .onConflictDoUpdate({
      target: [staticContentVersions.type, staticContentVersions.version],
      set: { publishedAt: updatedAt },
    })
  return tagOf.content(type)
}

/**
 * Makes the newest version public in the languages named, which leaves the others as they are; 409 when it is no longer
 * the newest. Gives back what their readers see, as JSON.
 */
export async function publishStaticContent(
  { db, user }: ApiContext,
  type: DocumentType,
  { version, locales: asked }: StaticContentPublish,
): Promise<string> {
  const chosen = asked ?? locales
  return db.transaction(async (tx) => {
    if ((await lockStaticContent(tx, type)) !== version) throw new ApiError('VERSION_CONFLICT')
    const draft = contentOf(await readDraft(tx, type), isArranged(type))
    await notifyTags(tx, [await makePublic(tx, type, { version, ...draft }, chosen, user?.userId)])
    const reader = chosen.includes(defaultLocale) ? defaultLocale : (chosen[0] ?? defaultLocale)
    return (await readPublished({ db: tx, user }, [type], reader)).join('')
  })
}
