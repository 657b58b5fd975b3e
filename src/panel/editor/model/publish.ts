import type { PlainContent } from '../../../domain/editing/content.ts'
import { isPageDocument, pageDocument } from '../../../domain/editing/page-document.ts'
import { isRecord } from '../../../domain/is-record.ts'
import type { Locale } from '../../../domain/locales.ts'
import type { EditorData } from '../editor-data.ts'
import { callPanel, callPath } from './call-panel.ts'
import { changesIn } from './changes.ts'
import type { Saver } from './create-saver.ts'
import type { Store } from './create-store.ts'
import type { EditorState } from './editor-state.ts'
import { docsShown } from './entries.ts'

export type Published = 'done' | 'unsaved' | 'incomplete' | 'failed'

const contentIn = (body: unknown): PlainContent | null =>
  isRecord(body) && isRecord(body.data)
    ? ({ data: body.data, layout: Array.isArray(body.layout) ? body.layout : null } as unknown as PlainContent)
    : null

/** What a page says to readers before it was ever published. */
const unread: PlainContent = { data: { nl: {}, en: {}, fr: {} }, layout: [] }

const docOf = ({ type, page }: Record<string, unknown>) => (type === 'page' ? pageDocument(String(page)) : String(type))

/** What readers see of the documents; what cannot be had is left as it was. */
export async function loadPublished(store: Store<EditorState>): Promise<void> {
  const docs = Object.keys(store.get().replicas)
  const { status, body } = await callPanel(`/api/static-contents/published?types=${docs.join(',')}`)
  if (status !== 200 || !Array.isArray(body)) return
  const known = body.flatMap((one: unknown) => {
    const content = contentIn(one)
    return content && isRecord(one) ? [[docOf(one), content] as const] : []
  })
  const own = docs.filter(isPageDocument).map((doc) => [doc, unread] as const)
  store.set({ published: Object.fromEntries([...own, ...known]) })
}

async function publishOne(store: Store<EditorState>, saver: Saver, doc: string, locales: readonly Locale[]) {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const version = store.get().replicas[doc]?.version
    const { status, body } = await callPanel(callPath(doc, 'publish'), { version, locales })
    const content = status === 200 ? contentIn(body) : null
    if (content) {
      store.set(({ published }) => ({ published: { ...published, [doc]: content } }))
      return 'done'
    }
    if (status !== 409) return status === 400 ? 'incomplete' : 'failed'
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
  if (!(await saver.settle())) return 'unsaved'
  const changed = docsShown(store.get(), data).filter((doc) =>
    changesIn(store.get(), doc).some(({ locale }) => locale === null || locales.includes(locale)),
  )
  // Its own document is the first.
  for (const doc of changed.toReversed()) {
    const result = await publishOne(store, saver, doc, locales)
    if (result !== 'done') return result
  }
  return 'done'
}
