import type { Held } from './model/editor-state.ts'
import { entriesOf } from './model/entries.ts'
import { useEditor } from './use-editor.ts'
import { useNames } from './use-names.ts'

/** The field whose value the server held back: what it is called, and the way there. */
export function useHeldField() {
  const names = useNames()
  const { data, store, choose } = useEditor()
  const blockOf = ({ doc, operation }: Held) =>
    doc === data.type ? operation.id : (entriesOf(store.get(), data).find((entry) => entry.doc === doc)?.id ?? '')
  return {
    fieldOf(held: Held) {
      const { operation } = held
      if (operation.op !== 'set') return names.block(held.doc)
      return `${names.field(operation.path[0] ?? '')} (${data.texts.languages[operation.locale]})`
    },
    show(held: Held) {
      const { operation } = held
      if (operation.op === 'set') store.set({ language: operation.locale })
      choose(blockOf(held), operation.op === 'set' ? operation.path : null)
    },
  }
}
