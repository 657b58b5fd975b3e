import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { inLocale } from '../../domain/locales.ts'
import { isRecord } from '../../domain/values.ts'
import { Button } from '../../ui/button.tsx'
import { UploadList } from '../../ui/kit/upload-list.tsx'
import { useTexts } from '../../ui/texts.ts'
import { sendWithProgress } from '../kit/send-with-progress.ts'
import { type LibraryPicture, listPictures } from './call-panel.ts'
import { AlternativeNote } from './controls.tsx'
import fields from './fields.module.css'
import gallery from './pickers.module.css'
import { useEditor } from './use-editor.ts'

const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']
const largest = 20 * 1024 * 1024

type Uploaded = { id: string } | { error: 'notPicture' | 'tooLarge' | 'notUploaded' } | null

function idIn(text: string): string | null {
  const files: unknown = JSON.parse(text)
  const [file]: unknown[] = Array.isArray(files) ? files : []
  return isRecord(file) && typeof file._id === 'string' && file.width ? file._id : null
}

/** Adds a picture to the library; why not, or null where it was called off. */
async function uploadPicture(
  file: File,
  options: { onPercent: (percent: number) => void; signal: AbortSignal },
): Promise<Uploaded> {
  if (!pictureTypes.includes(file.type)) return { error: 'notPicture' }
  if (file.size > largest) return { error: 'tooLarge' }
  const body = new FormData()
  body.append('files', file)
  const sent = await sendWithProgress('/control-panel/media/upload', body, options)
  if (!sent) return null
  const id = sent.status === 201 ? idIn(sent.text) : null
  if (id) return { id }
  return { error: sent.status === 201 || sent.status === 415 ? 'notPicture' : 'notUploaded' }
}

interface Sending {
  name: string
  percent: number
  stop: AbortController
}

/** Once, as it comes: the field it stands for is gone. */
const focus = (button: HTMLButtonElement | null) => button?.focus()

/** A new picture from whoever's machine: how far it is, a way to call it off, and what to do where it fails. */
function UploadRow({ onUploaded }: { onUploaded: (id: string) => void }) {
  const t = useTexts('panel-editor')
  const [sending, setSending] = useState<Sending | null>(null)
  const [refused, setRefused] = useState<Extract<Uploaded, { error: unknown }>['error'] | null>(null)
  const input = useRef<HTMLInputElement>(null)

  async function send(file: File) {
    const stop = new AbortController()
    const show = (percent: number) => setSending({ name: file.name, percent, stop })
    setRefused(null)
    show(0)
    const uploaded = await uploadPicture(file, { onPercent: show, signal: stop.signal })
    // A field that is not drawn takes no focus.
    flushSync(() => setSending(null))
    if (uploaded && 'id' in uploaded) return onUploaded(uploaded.id)
    setRefused(uploaded?.error ?? null)
    input.current?.focus()
  }

  const note =
    sending && sending.percent < 100 ? t('pictures.percent', { percent: sending.percent }) : t('pictures.almost')
  return (
    <div className={gallery.upload}>
      <label htmlFor="picture-file">{t('pictures.upload')}</label>
      <p id="picture-file-error" role="alert">
        {refused && t(`pictures.${refused}`)}
      </p>
      <input
        ref={input}
        id="picture-file"
        type="file"
        hidden={sending !== null}
        accept={pictureTypes.join(',')}
        aria-describedby="picture-file-error"
        aria-invalid={refused ? true : undefined}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void send(file)
          target.value = ''
        }}
      />
      {sending && (
        <UploadList
          uploads={[
            {
              name: sending.name,
              percent: sending.percent,
              note,
              action: (
                <button ref={focus} type="button" className={fields.act} onClick={() => sending.stop.abort()}>
                  {t('cancel')}
                </button>
              ),
            },
          ]}
        />
      )}
    </div>
  )
}

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
        search: words,
        total: found.total,
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
      <div className={gallery.search}>
        <label htmlFor="picture-search">{t('pictures.search')}</label>
        <input id="picture-search" type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
      </div>
      <UploadRow onUploaded={choose} />
      <p role="status" className={gallery.state}>
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
                className={gallery.thumbnail}
                src={`${picture.url}?w=288&f=webp`}
                alt={inLocale(picture.alternativeText, data.locale) ?? ''}
                loading="lazy"
              />
              <span className={gallery.name}>{picture.name}</span>
              <AlternativeNote picture={picture} language={data.locale} />
            </button>
          </li>
        ))}
      </ul>
      <div className={gallery.acts}>
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
