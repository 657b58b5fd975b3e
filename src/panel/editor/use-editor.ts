import { createContext, useContext, useSyncExternalStore } from 'react'
import type { EditorData } from './editor-data.ts'
import type { Saver } from './model/create-saver.ts'
import type { Store } from './model/create-store.ts'
import type { EditorState } from './model/editor-state.ts'

export interface Editor {
  data: EditorData
  store: Store<EditorState>
  saver: Saver
  /** Shows the fields of a block, and puts the focus into one of them where a path is given. */
  choose(id: string, path?: readonly string[] | null): void
}

export const EditorContext = createContext<Editor | null>(null)

export function useEditor(): Editor {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('The editor is used outside of it')
  return editor
}

export function useEditorState(): EditorState {
  const { store } = useEditor()
  return useSyncExternalStore(store.subscribe, store.get)
}

/** One thing of the state: who looks at that alone is not drawn anew at every letter. */
export function useEditorValue<Name extends keyof EditorState>(name: Name): EditorState[Name] {
  const { store } = useEditor()
  return useSyncExternalStore(store.subscribe, () => store.get()[name])
}
