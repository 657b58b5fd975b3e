import { useState } from 'react'
import { youTubeId } from '../../src/domain/videos.ts'
import { useTexts } from '../../src/ui/texts.ts'
import type { BlockProps } from '../define-block.ts'
import { ConsentQuestion } from './consent-question.tsx'
import styles from './promo-video.module.css'
import { Still } from './still.tsx'

type Content = { title: string; text: string; video: string }

/** A floor with a play button; nothing comes from YouTube before somebody says that it may: a yes to measuring is none. */
export function Block({ id, content }: BlockProps<Content>) {
  const t = useTexts('promo-video')
  const [state, setState] = useState<'still' | 'asking' | 'playing'>('still')
  const video = youTubeId(content.video)
  return (
    <section className="section" data-ground="paper" aria-labelledby={`${id}-title`}>
      <div className={`container ${styles.row}`}>
        <div className={styles.words}>
          <h2 id={`${id}-title`}>{content.title}</h2>
          <p className="lead">{content.text}</p>
          <p className={styles.source}>{t('source')}</p>
        </div>
        {state === 'playing' && video && (
          <iframe
            ref={(frame) => frame?.focus()}
            className={styles.stage}
            title={content.title}
            src={`https://www.youtube-nocookie.com/embed/${video}?autoplay=1&rel=0`}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        )}
        {state === 'asking' && (
          <ConsentQuestion id={id} onAllow={() => setState('playing')} onRefuse={() => setState('still')} />
        )}
        {state === 'still' && <Still content={content} onPlay={video ? () => setState('asking') : undefined} />}
      </div>
    </section>
  )
}
