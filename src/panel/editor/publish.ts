import type { PlainContent } from '../../domain/editing/content.ts'
import { pageDocument } from '../../domain/editing/page-document.ts'
import { sameValue } from '../../domain/editing/values.ts'
import { isLocale, type Locale } from '../../domain/locales.ts'
import { isRecord } from '../../domain/values.ts'
import { callPanel } from './call-panel.ts'
import { changesIn, concerns, unread } from './changes.ts'
import type { EditorData } from './editor-data.ts'
import { change, docsShown, type EditorState, type RejectedOperation, viewIn } from './editor-state.ts'
import { detailsIn } from './rejected.ts'
import type { Saver } from './saver.ts'

export type Published = 'done' | 'unsaved' | 'refused' | 'incomplete' | 'failed'

const contentIn = (body: unknown): PlainContent | null =>
  isRecord(body) && isRecord(body.data)
    ? ({ data: body.data, layout: Array.isArray(body.layout) ? body.layout : null } as unknown as PlainContent)
    : null

const docOf = ({ type, page }: Record<string, unknown>) => (type === 'page' ? pageDocument(String(page)) : String(type))

/** Contents as the API shows them, each by its document. */
const knownIn = (contents: unknown): [string, PlainContent][] =>
  (Array.isArray(contents) ? contents : []).flatMap((one: unknown) => {
    const content = contentIn(one)
    return content && isRecord(one) ? [[docOf(one), content]] : []
  })

/** What readers see of the documents; what cannot be had is left as it was. */
export async function loadPublished(state: EditorState): Promise<void> {
  const { replicas, published } = state
  const docs = Object.keys(replicas)
  const { status, body } = await callPanel(`/api/static-contents/published?types=${docs.join(',')}`)
  if (status !== 200 || !Array.isArray(body)) return
  const known = knownIn(body)
  const next = Object.fromEntries([...docs.map((doc) => [doc, unread] as const), ...known])
  // What was published from here meanwhile is newer.
  if (state.published === published && !sameValue(published, next)) change(state, { published: next })
}

/** What the server rejected that would be public now, were it taken. */
export const rejectedIn = (
  state: EditorState,
  data: EditorData,
  chosen: readonly Locale[],
): readonly RejectedOperation[] => {
  const shown = docsShown(state, data)
  return state.rejected.filter(
    ({ doc, operation }) => shown.includes(doc) && (operation.op !== 'set' || chosen.includes(operation.locale)),
  )
}

/** A slug that became another page's after it was saved here is rejected as if it had just been typed. */
function takenSlugs(
  state: EditorState,
  { texts }: EditorData,
  docs: readonly string[],
  body: unknown,
): RejectedOperation[] {
  return detailsIn(body).flatMap(({ path, message }): RejectedOperation[] => {
    const [, place, locale] = /^documents\.(\d+)\.data\.(nl|en|fr)\.slug$/.exec(path) ?? []
    const doc = docs[Number(place)]
    if (!doc || !isLocale(locale) || message !== texts.error.slugInUse) return []
    const value = viewIn(state, doc).get('')?.data[locale]?.slug ?? null
    return [{ doc, message, operation: { op: 'set', id: '', locale, path: ['slug'], value, was: value } }]
  })
}

interface Asked {
  state: EditorState
  saver: Saver
  data: EditorData
  locales: readonly Locale[]
}

async function publishAll({ state, saver, data, locales }: Asked, docs: readonly string[]): Promise<Published> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const documents = docs.map((doc) => ({ type: doc, version: state.replicas[doc]?.version }))
    const { status, body } = await callPanel('/control-panel/publish-together', { documents, locales })
    if (status === 200) {
      const now = Object.fromEntries(knownIn(isRecord(body) ? body.contents : null))
      change(state, { published: { ...state.published, ...now } })
      return 'done'
    }
    if (status === 404) state.saving = 'removed'
    const taken = status === 400 ? takenSlugs(state, data, docs, body) : []
    if (taken.length > 0) change(state, { rejected: [...state.rejected, ...taken] })
    if (status !== 409) return taken.length > 0 ? 'refused' : status === 400 ? 'incomplete' : 'failed'
    // Somebody saved meanwhile: what is published is what one sees then.
    await Promise.all(docs.map((doc) => saver.catchUp(doc)))
  }
  return 'failed'
}

/** Makes public what changed on the page and in the texts on it, in the languages chosen: all of it or none. */
export async function publish(
  state: EditorState,
  saver: Saver,
  data: EditorData,
  locales: readonly Locale[],
): Promise<Published> {
  saver.askAgain()
  if (!(await saver.settle())) return 'unsaved'
  if (rejectedIn(state, data, locales).length > 0) return 'refused'
  const changed = docsShown(state, data).filter((doc) => changesIn(state, doc).some(concerns(locales)))
  const result = changed.length > 0 ? await publishAll({ state, saver, data, locales }, changed) : 'done'
  if (result === 'done') state.publishedAt = new Date().toISOString()
  return result
}
