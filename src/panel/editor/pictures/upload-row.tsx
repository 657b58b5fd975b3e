import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { UploadList } from '../../../ui/kit/upload-list.tsx'
import { useTexts } from '../../../ui/texts.ts'
import fields from '../fields/fields.module.css'
import styles from './pictures.module.css'
import { pictureTypes, type Uploaded, uploadPicture } from './upload-picture.ts'

type Refusal = Extract<Uploaded, { error: unknown }>['error']

interface Sending {
  name: string
  percent: number
  stop: AbortController
}

/** Once, as it comes: the field it stands for is gone. */
const focus = (button: HTMLButtonElement | null) => button?.focus()

/** A new picture from whoever's machine: how far it is, a way to call it off, and what to do where it fails. */
export function UploadRow({ onUploaded }: { onUploaded: (id: string) => void }) {
  const t = useTexts('panel-editor')
  const [sending, setSending] = useState<Sending | null>(null)
  const [refused, setRefused] = useState<Refusal | null>(null)
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
    <div className={styles.upload}>
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
