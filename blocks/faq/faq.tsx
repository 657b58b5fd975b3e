import { inLocale, localePath } from '../../src/domain/locales.ts'
import type { FaqBlockQuery } from '../../src/ui/gql/graphql.ts'
import { listed } from '../../src/ui/listed.ts'
import { Markdown } from '../../src/ui/markdown.tsx'
import { Section } from '../../src/ui/section.tsx'
import { useTexts } from '../../src/ui/texts.ts'
import { WholeWords } from '../../src/ui/wording.tsx'
import type { BlockProps } from '../kit/define-block.ts'
import styles from './faq.module.css'

export function Block({ id, content, data, page, opens }: BlockProps<{ title: string }, FaqBlockQuery>) {
  const t = useTexts('faq')
  const questions = listed(data.faqs?.items)
  if (questions.length === 0) return null
  const more = (
    <p>
      {t('more')} <a href={localePath('/contact', page.locale)}>{t('ask')}</a>
    </p>
  )
  return (
    <Section id={id} opens={opens} beside title={content.title} action={more}>
      <div className={styles.questions}>
        {questions.map((faq, index) => (
          <details key={faq._id} className={styles.item} open={index === 0}>
            <summary className={styles.question}>
              <h3>
                <WholeWords text={inLocale(faq.question, page.locale)} />
              </h3>
            </summary>
            <div className={styles.answer}>
              <Markdown text={inLocale(faq.answer, page.locale) ?? ''} />
            </div>
          </details>
        ))}
      </div>
    </Section>
  )
}
