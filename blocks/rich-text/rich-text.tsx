import { inLocale } from '../../src/domain/locales.ts'
import type { RichTextBlockQuery } from '../../src/ui/gql/graphql.ts'
import { listed } from '../../src/ui/listed.ts'
import { Markdown } from '../../src/ui/markdown.tsx'
import { PageHeader } from '../../src/ui/page-header.tsx'
import { Section } from '../../src/ui/section.tsx'
import { WholeWords } from '../../src/ui/wording.tsx'
import type { BlockProps } from '../kit/define-block.ts'
import styles from './rich-text.module.css'

type Props = BlockProps<{ title: string; text: string }, RichTextBlockQuery | null>

/** Words by themselves; first on a page they stand under the page's title and floor. */
export function Block({ id, content, data, page, opens }: Props) {
  const alternatives = listed(data?.pictures).map(
    ({ url, alternativeText }) => [url, inLocale(alternativeText, page.locale) ?? ''] as const,
  )
  if (opens) {
    return (
      <>
        <PageHeader seed={page.path} size="slim">
          <h1>
            <WholeWords text={content.title} />
          </h1>
        </PageHeader>
        <div className={`container ${styles.text}`} data-ground="paper">
          <Markdown text={content.text} firstHeading={2} className={styles.opening} alternatives={alternatives} />
        </div>
      </>
    )
  }
  return (
    <Section id={id} title={content.title} beside>
      <Markdown text={content.text} alternatives={alternatives} />
    </Section>
  )
}
