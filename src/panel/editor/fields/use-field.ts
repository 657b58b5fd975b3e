import type { Path } from '../../../domain/editing/operations.ts'
import { sameValue, valueAt } from '../../../domain/editing/values.ts'
import { isRecord } from '../../../domain/is-record.ts'
import { setValue } from '../model/acts.ts'
import { viewIn } from '../model/editor-state.ts'
import { useEditor, useEditorState } from '../use-editor.ts'

/** The document and the block that hold a field's value. */
export interface Place {
  doc: string
  id: string
}

export const fieldId = (path: Path): string => `field-${path.join('-')}`

/** What a field says now, what Dutch says there, what readers see, and how it is changed. */
export function useField({ doc, id }: Place, path: Path) {
  const { store } = useEditor()
  const state = useEditorState()
  const { language, published, held } = state
  const block = viewIn(state, doc).get(id)
  const live = published[doc]
  const liveData: unknown = id === '' ? live?.data : live?.layout?.find((one) => one.id === id)?.data
  const value = valueAt(block?.data[language], path)
  const liveValue = isRecord(liveData) ? valueAt(liveData[language], path) : undefined
  const refused = held.find(
    ({ doc: heldIn, operation }) =>
      heldIn === doc &&
      operation.op === 'set' &&
      operation.id === id &&
      operation.locale === language &&
      operation.path[0] === path[0],
  )
  return {
    value,
    dutch: language === 'nl' ? undefined : valueAt(block?.data.nl, path),
    // Items of lists have ids in a draft alone: only what stands outside of them can be compared.
    isChanged: live !== undefined && path.length === 1 && typeof value === 'string' && !sameValue(value, liveValue),
    live: typeof liveValue === 'string' ? liveValue : '',
    isRefused: refused !== undefined,
    set: (next: unknown) => setValue(store, doc, id, path, next),
  }
}
