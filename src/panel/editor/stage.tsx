import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTexts } from '../../ui/texts.ts'
import { framePath } from './draw-page.ts'
import { createPreview, listenToFrame, showChosen } from './preview.ts'
import styles from './stage.module.css'
import { useEditor, useEditorState, useNames } from './use-editor.ts'
import wakeIslands from './wake-islands.ts?worker&url'

const widths = { wide: 1440, tablet: 768, phone: 375 } as const
/** How large the page can be drawn in the room there is. */
function useRoom() {
  const room = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 640, height: 700 })
  useLayoutEffect(() => {
    if (!room.current) return
    const observer = new ResizeObserver(([entry]) => {
      // Out of sight it keeps the size it had.
      if (entry && entry.contentRect.width > 0)
        setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(room.current)
    return () => observer.disconnect()
  }, [])
  return { room, size }
}

/** A script in the frame is the frame's own: what it draws anew is woken there. */
const addWaker = (shown: Document) =>
  shown.head.append(Object.assign(shown.createElement('script'), { type: 'module', src: wakeIslands }))

/** The draft itself, drawn by the site, as wide as a screen, a tablet or a phone. */
export function Stage() {
  const t = useTexts('panel-editor')
  const { data, state, choose } = useEditor()
  const { language, chosen } = useEditorState()
  const [width, setWidth] = useState<keyof typeof widths>('wide')
  const { room, size } = useRoom()
  const frame = useRef<HTMLIFrameElement>(null)
  const scale = Math.min(1, size.width / widths[width])
  const names = useNames()

  useEffect(() => {
    const shown = frame.current?.contentDocument
    if (shown) showChosen(shown, chosen)
  }, [chosen])
  useEffect(() => {
    const element = frame.current
    let stop: (() => void) | undefined
    function begin() {
      const shown = element?.contentDocument
      stop?.()
      if (!shown?.querySelector('[data-draft]')) return
      stop = createPreview(state, data, shown)
      addWaker(shown)
      listenToFrame(state, data, shown, choose)
      showChosen(shown, state.chosen)
    }
    element?.addEventListener('load', begin)
    return () => {
      element?.removeEventListener('load', begin)
      stop?.()
    }
  }, [data, state, choose])

  return (
    <section className={styles.stage} aria-label={t('page')}>
      <div className={styles.head}>
        <fieldset className={styles.widths} aria-label={t('width')}>
          {(['wide', 'tablet', 'phone'] as const).map((one) => (
            <button key={one} type="button" aria-pressed={one === width} onClick={() => setWidth(one)}>
              {t(one)}
            </button>
          ))}
        </fieldset>
        <span className="muted">{t('scale', { width: widths[width], percent: Math.round(scale * 100) })}</span>
      </div>
      <div ref={room} className={styles.room}>
        <iframe
          ref={frame}
          title={t('frame', { page: names.page })}
          src={framePath(data.type, language)}
          tabIndex={-1}
          style={{ width: widths[width], height: size.height / scale, transform: `scale(${scale})` }}
        />
      </div>
    </section>
  )
}
