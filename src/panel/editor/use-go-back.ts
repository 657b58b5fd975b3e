import { useCallback } from 'react'
import { useTexts } from '../../ui/texts.ts'
import { goBack } from './model/acts.ts'
import { useEditor } from './use-editor.ts'

/** Takes back one's own last act, or does it again, and says so. */
export function useGoBack() {
  const t = useTexts('panel-editor')
  const { store } = useEditor()
  return useCallback(
    (from: 'undo' | 'redo') => {
      const done = goBack(store, from)
      if (done !== null) store.set({ said: t(done ? `${from}Done` : 'changedByOthers') })
    },
    [store, t],
  )
}
