import { createRoot } from 'react-dom/client'
import { TextsProvider } from '../../ui/texts-provider.tsx'
import { EditorView } from '../editor/editor.tsx'
import type { EditorData } from '../editor/editor-data.ts'
import { editorDataId, editorRootId } from '../editor/editor-ids.ts'
import { fieldId } from '../editor/fields/use-field.ts'
import { createSaver } from '../editor/model/create-saver.ts'
import { createStore } from '../editor/model/create-store.ts'
import { type EditorState, openState } from '../editor/model/editor-state.ts'
import { followOthers } from '../editor/model/follow-others.ts'
import { adoptPending, keepPending, withKept } from '../editor/model/pending-store.ts'
import { loadPublished } from '../editor/model/publish.ts'
import { type Editor, EditorContext } from '../editor/use-editor.ts'
import { closeMenus } from './menus.ts'

/** The block of a managed text that was asked for by its own name. */
const askedBlock = (state: EditorState, { asked, type }: EditorData) =>
  [...(state.replicas[type]?.confirmed.values() ?? [])].find(({ block }) => block === asked)?.id ?? ''

async function openEditor(data: EditorData): Promise<Editor> {
  const kept = await adoptPending(data.type, data.user)
  const first = openState(data, kept.client)
  const store = createStore<EditorState>({ ...first, ...withKept(first, kept), chosen: askedBlock(first, data) })
  store.subscribe(() => keepPending(data.type, data.user, kept.client, store.get()))
  const saver = createSaver(store)
  followOthers(store, saver, data.type)
  void loadPublished(store)
  return {
    ...{ data, store, saver },
    choose(id, path) {
      store.set({ chosen: id, typing: '', part: 'fields' })
      // Once its fields are drawn.
      if (path) requestAnimationFrame(() => document.getElementById(fieldId(path))?.focus())
    },
  }
}

closeMenus()
const root = document.getElementById(editorRootId)
const begun = document.getElementById(editorDataId)?.textContent
if (root && begun) {
  const data: EditorData = JSON.parse(begun)
  const editor = await openEditor(data)
  createRoot(root).render(
    <TextsProvider locale={data.locale} texts={data.texts}>
      <EditorContext value={editor}>
        <EditorView />
      </EditorContext>
    </TextsProvider>,
  )
}
