import { useState } from 'react'
import { youTubeId } from '../../src/domain/videos.ts'
import { useTexts } from '../../src/ui/texts.ts'
import { TilePattern } from '../../src/ui/tile-pattern.tsx'
import type { BlockProps } from '../define-block.ts'
import styles from './promo-video.module.css'

type Content = { title: string; text: string; video: string }

/** A floor with a play button; nothing comes from YouTube before somebody asks for the film. */
export function Block({ id, content }: BlockProps<Content>) {
  const t = useTexts('promo-video')
  const [playing, setPlaying] = useState(false)
  const video = youTubeId(content.video)
  return (
    <section className="section" data-ground="paper" aria-labelledby={`${id}-title`}>
      <div className={`container ${styles.row}`}>
        <div className={styles.words}>
          <h2 id={`${id}-title`}>{content.title}</h2>
          <p className="lead">{content.text}</p>
        </div>
        {playing && video ? (
          <iframe
            ref={(frame) => frame?.focus()}
            className={styles.stage}
            title={content.title}
            src={`https://www.youtube-nocookie.com/embed/${video}?autoplay=1&rel=0`}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <a
            className={styles.stage}
            href={content.video}
            data-turns
            data-replay
            onClick={(event) => {
              if (!video || event.ctrlKey || event.metaKey || event.shiftKey) return
              event.preventDefault()
              setPlaying(true)
            }}
          >
            <TilePattern seed={content.video} family="plum" columns={8} rows={4} turn />
            <svg className={styles.play} viewBox="0 0 48 48" aria-hidden="true">
              <circle cx="24" cy="24" r="24" />
              <path d="M19 14.5v19l16-9.5z" />
            </svg>
            <span className="visually-hidden">{t('play', { title: content.title })}</span>
          </a>
        )}
      </div>
    </section>
  )
}
