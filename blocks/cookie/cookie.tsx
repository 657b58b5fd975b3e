import type { Cookie } from '../../schemas/static-content.ts'
import { Button } from '../../src/ui/button.tsx'
import { Markdown } from '../../src/ui/markdown.tsx'
import type { BlockProps } from '../define-block.ts'
import styles from './cookie.module.css'

/** Hidden until the page's script sees that nobody chose yet; it lies over the page and moves nothing. */
export function Block({ id, content }: BlockProps<Cookie>) {
  return (
    <section className={styles.banner} data-cookie-banner hidden aria-labelledby={`${id}-title`}>
      <div className={styles.words}>
        <h2 id={`${id}-title`} className={styles.title}>
          {content.title}
        </h2>
        <Markdown text={content.text} className={styles.text} />
      </div>
      <div className={styles.choices}>
        <Button look="outline" data-consent="declined">
          {content.declineLabel}
        </Button>
        <Button look="outline" data-consent="accepted">
          {content.acceptLabel}
        </Button>
      </div>
    </section>
  )
}
