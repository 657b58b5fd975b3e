import { createRoot } from 'react-dom/client'
import { TextsProvider } from '../../ui/texts-provider.tsx'
import { EditorView } from '../editor/editor.tsx'
import type { EditorData } from '../editor/editor-data.ts'
import { change, type EditorState, liveState, openState } from '../editor/editor-state.ts'
import { adoptPending, keepPending, withKept } from '../editor/pending-store.ts'
import { loadPublished } from '../editor/publish.ts'
import { createSaver, followOthers } from '../editor/saver.ts'
import { type Editor, EditorContext, editorDataId, editorRootId } from '../editor/use-editor.ts'
import { fieldId } from '../editor/use-field.ts'
import { closeMenus } from './menus.ts'

/** The block of a managed text that was asked for by its own name. */
const askedBlock = (state: EditorState, { asked, type }: EditorData) =>
  [...(state.replicas[type]?.confirmed.values() ?? [])].find(({ block }) => block === asked)?.id ?? ''

async function openEditor(data: EditorData): Promise<Editor> {
  const kept = await adoptPending(data.type, data.user)
  const first = openState(data, kept.client)
  const state = liveState({ ...first, ...withKept(first, kept), chosen: askedBlock(first, data) })
  keepPending(data.type, data.user, kept.client, state)
  const saver = createSaver(state)
  followOthers(state, saver, data.type)
  void loadPublished(state)
  return {
    data,
    state,
    saver,
    choose(id, path) {
      change(state, { chosen: id, typing: '', part: 'fields' })
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
