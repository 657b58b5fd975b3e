import type { Block, Values } from '../../../domain/editing/operations.ts'
import type { Locale } from '../../../domain/locales.ts'
import { isEmpty } from '../../../domain/values.ts'
import type { EditorData } from '../editor-data.ts'
import type { Store } from '../model/create-store.ts'
import type { EditorState } from '../model/editor-state.ts'
import { entriesOf } from '../model/entries.ts'
import { findField } from './find-field.ts'

/** Field by field what readers of a language see: their own, else the Dutch. */
function mergedValues(data: Block['data'] | undefined, locale: Locale): Values {
  const own = Object.entries(data?.[locale] ?? {}).filter(([, value]) => !isEmpty(value))
  return { ...data?.nl, ...Object.fromEntries(own) }
}

/** A click in the page leads nowhere: it chooses the block, and the field whose text it hit. */
export function listenToFrame(
  store: Store<EditorState>,
  data: EditorData,
  shown: Document,
  onChosen: (id: string, path: readonly string[] | null) => void,
): void {
  shown.addEventListener('submit', (event) => event.preventDefault(), { capture: true })
  shown.addEventListener(
    'click',
    (event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      const target = event.target as Element | null
      const block = target?.closest<HTMLElement>('[data-draft]')
      const state = store.get()
      const entry = entriesOf(state, data).find(({ id }) => id === block?.dataset.draft)
      if (!entry) return
      onChosen(entry.id, findField(mergedValues(entry.content?.data, state.language), target?.textContent ?? ''))
    },
    { capture: true },
  )
}
