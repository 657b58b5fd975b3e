import { useEffect, useState } from 'react'
import { useTexts } from '../../ui/texts.ts'
import { pictureTextHref } from '../kit/paths.ts'
import { type LibraryPicture, listPictures } from './call-panel.ts'
import { AlternativeNote } from './controls.tsx'
import { FieldFrame } from './field-frame.tsx'
import fields from './fields.module.css'
import styles from './pickers.module.css'
import { PicturePicker } from './picture-picker.tsx'
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

/** A picture of the library, with what it says to who does not see it. */
export function ImageField({ shape, path, place }: FieldProps) {
  const t = useTexts('panel-editor')
  const names = useNames()
  const { data } = useEditor()
  const { value, set, ...field } = useField(place, path)
  const [isChoosing, setChoosing] = useState(false)
  const chosen = typeof value === 'string' ? value : ''
  const picture = usePicture(chosen)
  const id = fieldId(path, place)
  return (
    <FieldFrame id={id} label={names.field(shape.name)} shape={shape} field={field}>
      {picture && (
        <div className={styles.chosen}>
          <img className={styles.thumbnail} src={`${picture.url}?w=288&f=webp`} alt="" />
          <div>
            <strong className={styles.name}>{picture.name}</strong>
            <AlternativeNote picture={picture} language={place.language} />
            <a href={pictureTextHref(chosen, data)} target="_blank" rel="noopener">
              {t('pictures.changeText')}
            </a>
          </div>
        </div>
      )}
      <div className={styles.acts}>
        <button
          id={id}
          type="button"
          className={fields.act}
          aria-describedby={`${id}-notes`}
          aria-haspopup="dialog"
          onClick={() => setChoosing(true)}
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
      {isChoosing && <PicturePicker chosen={chosen} onChoose={set} onClose={() => setChoosing(false)} />}
    </FieldFrame>
  )
}
