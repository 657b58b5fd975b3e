import { locales } from '../../../domain/locales.ts'
import { useTexts } from '../../../ui/texts.ts'
import { panelPath } from '../../panel-path.ts'
import { BlockMenu } from '../block-menu.tsx'
import { chosenEntry, type Entry } from '../model/entries.ts'
import type { Shape } from '../shapes.ts'
import { UndoButtons } from '../undo-buttons.tsx'
import { useEditor, useEditorState } from '../use-editor.ts'
import { useNames } from '../use-names.ts'
import { Conflicts } from './conflicts.tsx'
import { Field } from './field.tsx'
import styles from './fields.module.css'
import { LanguageTabs } from './language-tabs.tsx'

/** One field: in the language at work, or in each of the three beside each other, a row a field. */
function FieldRow({ entry, shape }: { entry: Entry; shape: Shape }) {
  const { language, isBeside } = useEditorState()
  const at = { doc: entry.doc, id: entry.content?.id ?? '', isBeside }
  const shown = isBeside ? locales : [language]
  return shown.map((locale) => {
    const place = { ...at, language: locale, column: locale === language ? '' : `${locale}-` }
    return (
      <div key={locale} className={styles.cell} data-aside={locale !== language || undefined}>
        <Field key={entry.id} shape={shape} path={[shape.name]} place={place} />
      </div>
    )
  })
}

/** The fields of the chosen block, as its definition has them. */
function Fields({ entry }: { entry: Entry }) {
  const t = useTexts('panel-editor')
  const { data } = useEditor()
  const { language, isBeside } = useEditorState()
  const kind = data.kinds.find(({ type }) => type === entry.kind)
  const isShown = !kind?.locales || kind.locales.includes(language)
  return (
    <div id="fields" role="tabpanel" aria-labelledby={`language-${language}`} className={styles.fields}>
      <Conflicts doc={entry.doc} id={entry.content?.id ?? ''} />
      {kind?.shared && (
        <p className={styles.note}>
          {t('sharedText')} <a href={panelPath(`/content/${entry.doc}/versions`, data.locale)}>{t('versions')}</a>
        </p>
      )}
      {!isShown && <p className={styles.note}>{t('notInLanguage', { language: data.texts.languages[language] })}</p>}
      {entry.fields.length === 0 && <p className={styles.note}>{t('noFields')}</p>}
      <div className={styles.rows} data-beside={isBeside || undefined}>
        {isShown && entry.fields.map((shape) => <FieldRow key={shape.name} entry={entry} shape={shape} />)}
      </div>
    </div>
  )
}

/** What is chosen in the outline, in words. */
export function FieldsPanel() {
  const t = useTexts('panel-editor')
  const { data, store } = useEditor()
  const state = useEditorState()
  const entry = chosenEntry(state, data)
  return (
    <section className={styles.panel} aria-labelledby="fields-title">
      <div className={styles.head}>
        <h2 id="fields-title" tabIndex={-1}>
          {useNames().block(entry.kind)}
        </h2>
        <button
          type="button"
          className={styles.beside}
          aria-label={t('beside')}
          aria-pressed={state.isBeside}
          onClick={() => store.set(({ isBeside }) => ({ isBeside: !isBeside, typing: '' }))}
        >
          {t('besideShort')}
        </button>
        <UndoButtons />
        {entry.id !== '' && <BlockMenu key={entry.id} entry={entry} />}
      </div>
      <LanguageTabs entry={entry} />
      <Fields entry={entry} />
    </section>
  )
}
