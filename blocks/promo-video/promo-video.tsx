import { useState } from 'react'
import { youTubeId } from '../../src/domain/content.ts'
import { Button } from '../../src/ui/button.tsx'
import { useTexts } from '../../src/ui/texts.ts'
import { TilePattern } from '../../src/ui/tile-pattern.tsx'
import type { BlockProps } from '../kit/define-block.ts'
import styles from './promo-video.module.css'

/** Without scripts, or in a new tab, the link leads to YouTube itself. */
function Still({ content, onPlay }: { content: { title: string; video: string }; onPlay?: () => void }) {
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

/** Asked in the film's own place of everybody; a yes is for this film and this visit. */
function ConsentQuestion(props: { id: string; onAllow: () => void; onRefuse: () => void }) {
  const { id, onAllow, onRefuse } = props
  const t = useTexts('promo-video')
  return (
    <fieldset
      ref={(question) => question?.focus()}
      className={`on-ink ${styles.stage} ${styles.question}`}
      aria-describedby={`${id}-reason`}
      tabIndex={-1}
    >
      <legend className={styles.ask}>{t('ask')}</legend>
      <p className="measure" id={`${id}-reason`}>
        {t('reason')}
      </p>
      <div className="row-2">
        <Button look="outline" onClick={onRefuse}>
          {t('refuse')}
        </Button>
        <Button look="outline" onClick={onAllow}>
          {t('allow')}
        </Button>
      </div>
    </fieldset>
  )
}

type Content = { title: string; text: string; video: string }

/** A floor with a play button; nothing comes from YouTube before somebody says that it may: a yes to measuring is none. */
export function Block({ id, content }: BlockProps<Content>) {
  const t = useTexts('promo-video')
  const [state, setState] = useState<'still' | 'asking' | 'playing'>('still')
  const video = youTubeId(content.video)
  return (
    <section className="section" data-ground="paper" aria-labelledby={`${id}-title`}>
      <div className={`container ${styles.row}`}>
        <div className="stack-3">
          <h2 id={`${id}-title`}>{content.title}</h2>
          <p className="lead">{content.text}</p>
          <p className="small muted">{t('source')}</p>
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
