import { useEffect, useRef, useState } from 'react'
import { inLocale } from '../../../domain/locales.ts'
import { Button } from '../../../ui/button.tsx'
import { useTexts } from '../../../ui/texts.ts'
import gallery from '../gallery.module.css'
import { useEditor } from '../use-editor.ts'
import { AlternativeNote } from './alternative-note.tsx'
import { type LibraryPicture, listPictures } from './list-pictures.ts'
import styles from './pictures.module.css'
import { UploadRow } from './upload-row.tsx'

interface Listed {
  search: string
  items: readonly LibraryPicture[]
  total: number
}

/** Milliseconds after a letter, before the library is asked. */
const pause = 250

function useLibrary() {
  const [search, setSearch] = useState('')
  const [listed, setListed] = useState<Listed | null>(null)
  const [isAway, setAway] = useState(false)
  const asked = useRef(0)

  async function ask(words: string, page: number) {
    asked.current += 1
    const own = asked.current
    const found = await listPictures(words, page)
    if (own !== asked.current) return
    setAway(found === null)
    if (found)
      setListed((before) => ({
        ...{ search: words, total: found.total },
        items: page > 1 && before ? [...before.items, ...found.items] : found.items,
      }))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew for other words alone.
  useEffect(() => {
    const wait = setTimeout(() => void ask(search.trim(), 1), listed ? pause : 0)
    return () => clearTimeout(wait)
  }, [search])
  const size = 12
  const more = () => listed && void ask(listed.search, Math.floor(listed.items.length / size) + 1)
  return { search, setSearch, listed, isAway, more, again: () => void ask(search.trim(), 1) }
}

interface PickerProps {
  /** The id of the picture that is chosen now. */
  chosen: string
  onChoose: (id: string) => void
  onClose: () => void
}

/** The library: one of its pictures is chosen, or a new one joins it and is. */
export function PicturePicker({ chosen, onChoose, onClose }: PickerProps) {
  const t = useTexts('panel-editor')
  const { data } = useEditor()
  const dialog = useRef<HTMLDialogElement>(null)
  const { search, setSearch, listed, isAway, more, again } = useLibrary()
  useEffect(() => dialog.current?.showModal(), [])
  function choose(id: string) {
    onChoose(id)
    dialog.current?.close()
  }
  const items = listed?.items ?? []
  return (
    <dialog ref={dialog} onClose={onClose} className={gallery.gallery} aria-labelledby="pictures-title">
      <h2 id="pictures-title">{t('pictures.title')}</h2>
      <div className={styles.search}>
        <label htmlFor="picture-search">{t('pictures.search')}</label>
        <input id="picture-search" type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
      </div>
      <UploadRow onUploaded={choose} />
      <p role="status" className={styles.state}>
        {isAway ? t('pictures.away') : listed ? t.count('picturesFound', listed.total) : t('pictures.loading')}
      </p>
      {isAway && (
        <Button look="outline" onClick={again}>
          {t('pictures.again')}
        </Button>
      )}
      <ul className={gallery.kinds}>
        {items.map((picture) => (
          <li key={picture._id}>
            <button
              type="button"
              data-picture={picture._id}
              aria-pressed={picture._id === chosen}
              onClick={() => choose(picture._id)}
            >
              <img
                className={styles.thumbnail}
                src={`${picture.url}?w=288&f=webp`}
                alt={inLocale(picture.alternativeText, data.locale) ?? ''}
                loading="lazy"
              />
              <span className={styles.name}>{picture.name}</span>
              <AlternativeNote picture={picture} language={data.locale} />
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.acts}>
        {listed && items.length < listed.total && (
          <Button look="outline" onClick={more}>
            {t('pictures.more')}
          </Button>
        )}
        <Button look="outline" onClick={() => dialog.current?.close()}>
          {t('cancel')}
        </Button>
      </div>
    </dialog>
  )
}
