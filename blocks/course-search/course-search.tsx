import { PageHeader } from '../../src/ui/page-header.tsx'
import { useTexts } from '../../src/ui/texts.ts'
import type { BlockProps } from '../define-block.ts'
import styles from './course-search.module.css'
import { SearchForm } from './search-form.tsx'

type Content = { placeholder: string; popular: string[] }

/** The head of the courses page; anywhere else a band that can stand between any two blocks. */
export function Block({ id, content, page }: BlockProps<Content>) {
  const t = useTexts('course-search')
  if (page.path === '/courses') {
    return (
      <PageHeader seed="courses" family="sage" size="slim">
        <div className={styles.head}>
          <h1>{t('heading')}</h1>
          <SearchForm id={id} content={content} page={page} />
        </div>
      </PageHeader>
    )
  }
  return (
    <div className={styles.band}>
      <div className="container">
        <SearchForm id={id} content={content} page={page} />
      </div>
    </div>
  )
}
