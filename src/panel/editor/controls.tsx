import { type ButtonHTMLAttributes, useState } from 'react'
import type { Locale } from '../../domain/locales.ts'
import { Button } from '../../ui/button.tsx'
import { Mark } from '../../ui/kit/mark.tsx'
import { useTexts } from '../../ui/texts.ts'
import type { LibraryPicture } from './call-panel.ts'
import styles from './editor.module.css'
import { chosenEntry, entriesOf } from './editor-state.ts'
import pickerStyles from './pickers.module.css'
import { useBlockActs, useEditor, useEditorState, useGoBack } from './use-editor.ts'

const paths = {
  up: 'm6 14 6-6 6 6',
  down: 'm6 10 6 6 6-6',
  seen: 'M2.5 12s3.5-6 9.5-6 9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6zm9.5 2.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  hidden: 'M2.5 12s3.5-6 9.5-6 9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6zM5 19 19 5',
  undo: 'M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-3',
  redo: 'm16 5 4 4-4 4m4-4H10a5.5 5.5 0 0 0 0 11h3',
  plus: 'M12 5v14M5 12h14',
  cross: 'm6 6 12 12M18 6 6 18',
  grip: 'M9 6h.01M9 12h.01M9 18h.01M15 6h.01M15 12h.01M15 18h.01',
}

/** A drawing on a button; its name stands beside it for whoever does not see it. */
export const Icon = ({ name }: { name: keyof typeof paths }) => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.9"
    aria-hidden="true"
  >
    <path d={paths[name]} strokeLinecap="round" strokeLinejoin="round" />
  </svg>
)

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'onClick'> {
  icon: Parameters<typeof Icon>[0]['name']
  label: string
  /** At the end of what it does: it keeps the focus, and does nothing. */
  off?: boolean
  onClick(): void
}

export const IconButton = ({ icon, label, off, onClick, ...rest }: Props) => (
  <button
    type="button"
    className={styles.icon}
    aria-label={label}
    title={label}
    aria-disabled={off || undefined}
    onClick={off ? undefined : onClick}
    {...rest}
  >
    <Icon name={icon} />
  </button>
)

export function UndoButtons() {
  const t = useTexts('panel-editor')
  const { acts, undone } = useEditorState()
  const goBack = useGoBack()
  return (
    <span className={styles.pair}>
      <IconButton icon="undo" label={t('undo')} off={acts.length === 0} onClick={() => goBack('undo')} />
      <IconButton icon="redo" label={t('redo')} off={undone.length === 0} onClick={() => goBack('redo')} />
    </span>
  )
}

/** What is done less often to a block: to a place of its own, a copy, away. */
export function BlockMenu() {
  const t = useTexts('panel-editor')
  const { data } = useEditor()
  const state = useEditorState()
  const entries = entriesOf(state, data)
  const entry = chosenEntry(state, data)
  const { move, duplicate, remove } = useBlockActs(entry)
  const place = entries.findIndex(({ id }) => id === entry.id)
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.menu} data-menu onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('more')}</summary>
      <div className={styles.popover}>
        <label htmlFor="place">{t('place')}</label>
        <select id="place" value={place} onChange={({ target }) => move(Number(target.value))}>
          {(isOpen ? entries : []).map(({ id }, index) => (
            <option key={id} value={index}>
              {t('placeOf', { place: index + 1, count: entries.length })}
            </option>
          ))}
        </select>
        <Button look="outline" onClick={duplicate}>
          {t('duplicate')}
        </Button>
        <Button look="danger" onClick={remove}>
          {t('remove')}
        </Button>
      </div>
    </details>
  )
}

/** What who does not see a picture is told in a language. */
export function AlternativeNote({ picture, language }: { picture: LibraryPicture; language: Locale }) {
  const t = useTexts('panel-editor')
  const text = picture.alternativeText?.[language]
  if (picture.decorative) return <span className={pickerStyles.note}>{t('pictures.decorative')}</span>
  if (text)
    return (
      <span className={pickerStyles.note} lang={language}>
        {text}
      </span>
    )
  return (
    <span className={pickerStyles.note}>
      <Mark kind="triangle" /> {t('pictures.missing')}
    </span>
  )
}
