import type { Saver } from './create-saver.ts'
import type { Store } from './create-store.ts'
import type { EditorState } from './editor-state.ts'

/** Milliseconds between two looks at what others did. */
const pace = 3000

/** Hears what others do to what is at work: often what one looks at, now and then the rest. */
export function followOthers(store: Store<EditorState>, saver: Saver, page: string): void {
  let round = 0

  function nextDocs(): string[] {
    const docs = Object.keys(store.get().replicas).filter((doc) => doc !== page)
    const other = docs[round % docs.length]
    const chosen = store.get().replicas[page]?.confirmed.get(store.get().chosen)?.block
    round += 1
    return [...new Set([page, ...docs.filter((doc) => doc === chosen), ...(other ? [other] : [])])]
  }

  async function look() {
    if (document.visibilityState === 'visible') await Promise.all(nextDocs().map(saver.catchUp))
    setTimeout(look, pace)
  }
  setTimeout(look, pace)
  window.addEventListener('online', () => saver.retry())
  document.addEventListener('visibilitychange', () => void saver.settle())
}
