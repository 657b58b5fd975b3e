import { Markdown } from '../../src/ui/markdown.tsx'
import { PageHeader } from '../../src/ui/page-header.tsx'
import { Section } from '../../src/ui/section.tsx'
import type { BlockProps } from '../define-block.ts'
import styles from './rich-text.module.css'

/** Words by themselves; first on a page they stand under the page's title and floor. */
export function Block({ id, content, page, opens }: BlockProps<{ title: string; text: string }>) {
  if (opens) {
    return (
      <>
        <PageHeader seed={page.path} size="slim">
          <h1>{content.title}</h1>
        </PageHeader>
        <div className={`container ${styles.text}`} data-ground="paper">
          <Markdown text={content.text} firstHeading={2} className={styles.opening} />
        </div>
      </>
    )
  }
  return (
    <Section id={id} title={content.title} beside>
      <Markdown text={content.text} />
    </Section>
  )
}
