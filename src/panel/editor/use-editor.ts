import { createContext, useContext } from 'react'
import { useSnapshot } from 'valtio/react'
import { useTexts } from '../../ui/texts.ts'
import { doAct, goBack, insertBlock, moveBlock, type StepBack } from './acts.ts'
import type { EditorData } from './editor-data.ts'
import { focusChosen } from './editor-keys.ts'
import { type EditorState, type Entry, entriesOf, entryAt } from './editor-state.ts'
import type { Saver } from './saver.ts'

/** Where the script draws, and what it begins with. */
export const editorRootId = 'editor'
export const editorDataId = 'editor-data'

export interface Editor {
  data: EditorData
  /** What is written in; who draws it reads it by `useEditorState`. */
  state: EditorState
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

/** What a component reads of it draws that component anew, and nothing else does. */
// A snapshot's type forbids writing in lists and records; those of the state are values anyway.
export const useEditorState = () => useSnapshot(useEditor().state, { sync: true }) as Readonly<EditorState>

/** What blocks, fields and choices are called in the language of the panel. */
export function useNames() {
  const t = useTexts('panel-editor')
  const { data } = useEditor()
  const texts = data.texts['panel-editor']
  const lookUp = (names: Record<string, string>, name: string) => names[name] ?? name
  return {
    page: data.title || lookUp(texts.pages, data.type),
    block: (kind: string) => (kind === '' ? t('ownContent') : lookUp(texts.blocks, kind)),
    field: (name: string) => lookUp(texts.fields, name),
    option: (name: string) => lookUp(texts.options, name),
    /** The title of a block, which tells it from others of its kind. */
    title({ content, kind }: Entry): string {
      const title = content?.data[data.locale]?.title ?? content?.data.nl?.title
      return kind !== '' && typeof title === 'string' ? title : ''
    },
  }
}

/** Brings what was taken back into sight, in its language; the focus moves where it stood in what is shown no more. */
function showStep({ data, state, choose }: Editor, { doc, operation }: StepBack): void {
  const id = entryAt(state, data, { doc, id: operation.id })?.id ?? ''
  if ('locale' in operation && !state.isBeside) state.language = operation.locale
  if (id !== state.chosen) choose(id)
  requestAnimationFrame(() => document.activeElement === document.body && focusChosen())
}

/** Takes back one's own last act, or does it again, shows where and says so. */
export function useGoBack() {
  const t = useTexts('panel-editor')
  const editor = useEditor()
  return (from: 'undo' | 'redo') => {
    const step = goBack(editor.state, from)
    if (!step) return
    showStep(editor, step)
    editor.state.said = t(step.isDone ? `done.${from}` : 'changedByOthers')
  }
}

/** What can be done to a block as a whole; each says what came of it. */
export function useBlockActs({ id, kind, hidden, content }: Entry) {
  const t = useTexts('panel-editor')
  const names = useNames()
  const { data, state, choose } = useEditor()
  const name = names.block(kind)
  return {
    move(place: number) {
      const { length } = entriesOf(state, data)
      if (place < 0 || place >= length) return
      moveBlock(state, data.type, id, place)
      state.said = t('moved', { name, place: place + 1, count: length })
    },
    hide() {
      doAct(state, data.type, { op: 'hide', id, value: !hidden })
      state.said = t(hidden ? 'shownNow' : 'hiddenNow', { name })
    },
    remove() {
      doAct(state, data.type, { op: 'remove', id })
      choose('')
      requestAnimationFrame(focusChosen)
      state.said = t('removed', { name })
    },
    duplicate() {
      const copy = insertBlock(state, data, id, { block: kind, hidden: hidden || null, data: content?.data ?? {} })
      choose(copy)
      requestAnimationFrame(focusChosen)
      state.said = t('duplicated', { name })
    },
  }
}
