import { useTexts } from '../../ui/texts.ts'
import { Bar } from './bar.tsx'
import styles from './editor.module.css'
import { EndedNotice } from './ended-notice.tsx'
import { FieldsPanel } from './fields/fields-panel.tsx'
import { Outline } from './outline.tsx'
import { Stage } from './stage.tsx'
import { useAskedPlace } from './use-asked-place.ts'
import { useEditor, useEditorValue } from './use-editor.ts'
import { useKeys } from './use-keys.ts'

const parts = ['outline', 'page', 'fields'] as const

/** Blocks, page and fields side by side; where there is no room, one of them at a time. */
export function EditorView() {
  const t = useTexts('panel-editor')
  const { store } = useEditor()
  const said = useEditorValue('said')
  const part = useEditorValue('part')
  const isBeside = useEditorValue('isBeside')
  useKeys()
  useAskedPlace()
  return (
    <div className={styles.editor} data-part={part} data-beside={isBeside || undefined}>
      <Bar />
      <EndedNotice />
      <fieldset className={styles.parts} aria-label={t('parts')}>
        {parts.map((one) => (
          <button key={one} type="button" aria-pressed={part === one} onClick={() => store.set({ part: one })}>
            {t(one === 'fields' ? 'fieldsPart' : one)}
          </button>
        ))}
      </fieldset>
      <main className={styles.main}>
        <Outline />
        <Stage />
        <FieldsPanel />
      </main>
      <p className="visually-hidden" role="status" aria-live="polite">
        {said}
      </p>
    </div>
  )
}
