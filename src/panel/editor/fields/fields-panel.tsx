import { useTexts } from '../../../ui/texts.ts'
import { BlockMenu } from '../block-menu.tsx'
import { chosenEntry } from '../model/entries.ts'
import { UndoButtons } from '../undo-buttons.tsx'
import { useEditor, useEditorState } from '../use-editor.ts'
import { useNames } from '../use-names.ts'
import { Conflicts } from './conflicts.tsx'
import { Field } from './field.tsx'
import styles from './fields.module.css'
import { LanguageTabs } from './language-tabs.tsx'

/** The fields of the chosen block, as its definition has them, in one language. */
export function FieldsPanel() {
  const t = useTexts('panel-editor')
  const { data } = useEditor()
  const state = useEditorState()
  const entry = chosenEntry(state, data)
  const names = useNames()
  const kind = data.kinds.find(({ type }) => type === entry.kind)
  const { language } = state
  const isShown = !kind?.locales || kind.locales.includes(language)
  const place = { doc: entry.doc, id: entry.content?.id ?? '' }
  return (
    <section className={styles.panel} aria-labelledby="fields-title">
      <div className={styles.head}>
        <h2 id="fields-title" tabIndex={-1}>
          {names.block(entry.kind)}
        </h2>
        <UndoButtons />
        {entry.id !== '' && <BlockMenu key={entry.id} entry={entry} />}
      </div>
      <LanguageTabs entry={entry} />
      <div id="fields" role="tabpanel" aria-labelledby={`language-${language}`} className={styles.fields}>
        <Conflicts place={place} />
        {kind?.shared && <p className={styles.note}>{t('sharedText')}</p>}
        {!isShown && <p className={styles.note}>{t('notInLanguage', { language: data.texts.languages[language] })}</p>}
        {entry.fields.length === 0 && <p className={styles.note}>{t('noFields')}</p>}
        {isShown &&
          entry.fields.map((shape) => (
            <Field key={`${entry.id} ${language} ${shape.name}`} shape={shape} path={[shape.name]} place={place} />
          ))}
      </div>
    </section>
  )
}
