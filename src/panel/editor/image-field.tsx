import { type ComponentProps, type ComponentType, useEffect, useState } from 'react'
import { useTexts } from '../../ui/texts.ts'
import { panelPath } from '../kit/paths.ts'
import { type LibraryPicture, listPictures } from './call-panel.ts'
import { AlternativeNote } from './controls.tsx'
import { FieldFrame } from './field-frame.tsx'
import fields from './fields.module.css'
import styles from './pickers.module.css'
import type { PicturePicker } from './picture-picker.tsx'
import { useEditor, useNames } from './use-editor.ts'
import { type FieldProps, fieldId, useField } from './use-field.ts'

/** What the library knows of a picture; asked again on the way back from another tab, where it may have changed. */
function usePicture(id: string): LibraryPicture | undefined {
  const [known, setKnown] = useState<LibraryPicture>()
  useEffect(() => {
    let isOver = false
    const ask = async () => {
      const found = id ? await listPictures(id, 1, 1) : null
      if (!isOver) setKnown(found?.items[0])
    }
    void ask()
    window.addEventListener('focus', ask)
    return () => {
      isOver = true
      window.removeEventListener('focus', ask)
    }
  }, [id])
  return known?._id === id ? known : undefined
}

type Picker = ComponentType<ComponentProps<typeof PicturePicker>>

/** A picture of the library, with what it says to who does not see it. */
export function ImageField({ shape, path, place }: Omit<FieldProps, 'shape'> & { shape: FieldProps['shape'] }) {
  const t = useTexts('panel-editor')
  const names = useNames()
  const { data } = useEditor()
  const { value, set, ...field } = useField(place, path)
  const [picker, setPicker] = useState<{ Picker: Picker } | 'away' | null>(null)
  const chosen = typeof value === 'string' ? value : ''
  const picture = usePicture(chosen)
  const id = fieldId(path, place)
  const open = () =>
    import('./picture-picker.tsx').then(
      (module) => setPicker({ Picker: module.PicturePicker }),
      () => setPicker('away'),
    )
  return (
    <FieldFrame id={id} label={names.field(shape.name)} shape={shape} field={field}>
      {picture && (
        <div className={styles.chosen}>
          <img className={styles.thumbnail} src={`${picture.url}?w=288&f=webp`} alt="" />
          <div>
            <strong className={styles.name}>{picture.name}</strong>
            <AlternativeNote picture={picture} language={place.language} />
            <a
              href={`${panelPath('/media', data.locale)}?${new URLSearchParams({ search: chosen, text: chosen })}`}
              target="_blank"
              rel="noopener"
            >
              {t('pictures.changeText')}
            </a>
          </div>
        </div>
      )}
      {picker === 'away' && (
        <p role="alert" className={fields.refused}>
          {t('pictures.away')}
        </p>
      )}
      <div className={styles.acts}>
        <button
          id={id}
          type="button"
          className={fields.act}
          aria-describedby={`${id}-notes`}
          aria-haspopup="dialog"
          onClick={open}
        >
          {t(chosen ? 'pictures.other' : 'pictures.choose')}
        </button>
        {chosen && (
          <button
            type="button"
            className={fields.act}
            onClick={() => {
              set(null)
              document.getElementById(id)?.focus()
            }}
          >
            {t('pictures.remove')}
          </button>
        )}
      </div>
      {picker && picker !== 'away' && <picker.Picker chosen={chosen} onChoose={set} onClose={() => setPicker(null)} />}
    </FieldFrame>
  )
}
