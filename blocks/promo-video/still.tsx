import { useTexts } from '../../src/ui/texts.ts'
import { TilePattern } from '../../src/ui/tile-pattern.tsx'
import styles from './promo-video.module.css'

/** Without scripts, or in a new tab, the link leads to YouTube itself. */
export function Still({ content, onPlay }: { content: { title: string; video: string }; onPlay?: () => void }) {
  const t = useTexts('promo-video')
  return (
    <a
      className={styles.stage}
      href={content.video}
      rel="noreferrer"
      data-turns
      data-replay
      onClick={(event) => {
        if (!onPlay || event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        onPlay()
      }}
    >
      <TilePattern seed={content.video} family="plum" columns={8} rows={4} turn />
      <svg className={styles.play} viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r="24" />
        <path d="M19 14.5v19l16-9.5z" />
      </svg>
      <span className="visually-hidden">{t('play', { title: content.title })}</span>
    </a>
  )
}
