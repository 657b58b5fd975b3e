import type { PlainContent } from '../../../domain/editing/content.ts'
import { pageDocument } from '../../../domain/editing/page-document.ts'
import { sameValue } from '../../../domain/editing/values.ts'
import { isRecord } from '../../../domain/is-record.ts'
import { isLocale, type Locale } from '../../../domain/locales.ts'
import type { EditorData } from '../editor-data.ts'
import { callPanel, callPath } from './call-panel.ts'
import { changesIn, concerns, unread } from './changes.ts'
import type { Saver } from './create-saver.ts'
import type { Store } from './create-store.ts'
import { type EditorState, type Held, viewIn } from './editor-state.ts'
import { docsShown } from './entries.ts'
import { detailsIn } from './hold-refused.ts'

export type Published = 'done' | 'unsaved' | 'refused' | 'incomplete' | 'failed'

const contentIn = (body: unknown): PlainContent | null =>
  isRecord(body) && isRecord(body.data)
    ? ({ data: body.data, layout: Array.isArray(body.layout) ? body.layout : null } as unknown as PlainContent)
    : null

const docOf = ({ type, page }: Record<string, unknown>) => (type === 'page' ? pageDocument(String(page)) : String(type))

/** What readers see of the documents; what cannot be had is left as it was. */
export async function loadPublished(store: Store<EditorState>): Promise<void> {
  const { replicas, published } = store.get()
  const docs = Object.keys(replicas)
  const { status, body } = await callPanel(`/api/static-contents/published?types=${docs.join(',')}`)
  if (status !== 200 || !Array.isArray(body)) return
  const known = body.flatMap((one: unknown) => {
    const content = contentIn(one)
    return content && isRecord(one) ? [[docOf(one), content] as const] : []
  })
  const next = Object.fromEntries([...docs.map((doc) => [doc, unread] as const), ...known])
  // What was published from here meanwhile is newer.
  if (store.get().published === published && !sameValue(published, next)) store.set({ published: next })
}

/** What the server held back that would be public now, were it taken. */
export const heldBack = (state: EditorState, data: EditorData, chosen: readonly Locale[]): readonly Held[] => {
  const shown = docsShown(state, data)
  return state.held.filter(
    ({ doc, operation }) => shown.includes(doc) && (operation.op !== 'set' || chosen.includes(operation.locale)),
  )
}

/** A slug that became another page's after it was saved here is held as if it had just been typed. */
function takenSlugs(state: EditorState, { texts }: EditorData, doc: string, body: unknown): Held[] {
  return detailsIn(body).flatMap(({ path, message }): Held[] => {
    const [, locale] = /^data\.(nl|en|fr)\.slug$/.exec(path) ?? []
    if (!isLocale(locale) || message !== texts.error.slugInUse) return []
    const value = viewIn(state, doc).get('')?.data[locale]?.slug ?? null
    return [{ doc, message, operation: { op: 'set', id: '', locale, path: ['slug'], value, was: value } }]
  })
}

interface Asked {
  store: Store<EditorState>
  saver: Saver
  data: EditorData
  locales: readonly Locale[]
}

async function publishOne({ store, saver, data, locales }: Asked, doc: string): Promise<Published> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const version = store.get().replicas[doc]?.version
    const { status, body } = await callPanel(callPath(doc, 'publish'), { version, locales })
    const content = status === 200 ? contentIn(body) : null
    if (content) {
      store.set(({ published }) => ({ published: { ...published, [doc]: content } }))
      return 'done'
    }
    if (status === 404) store.set({ saving: 'removed' })
    const taken = status === 400 ? takenSlugs(store.get(), data, doc, body) : []
    if (taken.length > 0) store.set(({ held }) => ({ held: [...held, ...taken] }))
    if (status !== 409) return taken.length > 0 ? 'refused' : status === 400 ? 'incomplete' : 'failed'
    // Somebody saved meanwhile: what is published is what one sees then.
    await saver.catchUp(doc)
  }
  return 'failed'
}

/** Makes public what changed, in the languages chosen: shared texts first, then the page that shows them. */
export async function publish(
  store: Store<EditorState>,
  saver: Saver,
  data: EditorData,
  locales: readonly Locale[],
): Promise<Published> {
  saver.askAgain()
  if (!(await saver.settle())) return 'unsaved'
  if (heldBack(store.get(), data, locales).length > 0) return 'refused'
  const changed = docsShown(store.get(), data).filter((doc) => changesIn(store.get(), doc).some(concerns(locales)))
  // Its own document is the first.
  for (const doc of changed.toReversed()) {
    const result = await publishOne({ store, saver, data, locales }, doc)
    if (result !== 'done') return result
  }
  store.set({ publishedAt: new Date().toISOString() })
  return 'done'
}
