import type { Cookie } from '../../schemas/static-content.ts'
import { Button } from '../../src/ui/button.tsx'
import { Markdown } from '../../src/ui/markdown.tsx'
import { useTexts } from '../../src/ui/texts.ts'
import type { BlockProps } from '../kit/define-block.ts'
import styles from './cookie.module.css'

/** Stands above the page and covers none of it; there only while `data-cookie-question` is on the document. */
export function Block({ id, content }: BlockProps<Cookie>) {
  const t = useTexts('cookie')
  return (
    <section className={styles.banner} data-cookie-banner aria-labelledby={`${id}-title`}>
      <div className={`container ${styles.question}`}>
        <h2 id={`${id}-title`} className={styles.title}>
          {content.title}
        </h2>
        <button type="button" className={styles.why} popoverTarget={`${id}-why`} aria-label={t('why')}>
          <span aria-hidden="true">?</span>
        </button>
        <div id={`${id}-why`} className={styles.reason} popover="auto">
          <Markdown text={content.text} />
        </div>
        <div className={styles.choices}>
          <Button look="outline" data-consent="declined">
            {content.declineLabel}
          </Button>
          <Button look="outline" data-consent="accepted">
            {content.acceptLabel}
          </Button>
        </div>
      </div>
    </section>
  )
}
