import type { ReactNode } from 'react'
import type { FormState } from '../../../ui/forms/form-state.ts'
import { EmptyState } from '../../../ui/kit/empty-state.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import { contentPath, panelPath } from '../../kit/paths.ts'
import styles from '../content.module.css'

interface FrameProps {
  title: string
  page: PageContext
  form?: FormState
  /** Nothing waits for readers. */
  isEmpty: boolean
  children: ReactNode
}

/** What the pages where several documents are published have around their form. */
export function PublishingFrame({ title, page, form, isEmpty, children }: FrameProps) {
  const t = useTexts('panel-publishing')
  const content = useTexts('panel-content')
  return (
    <>
      <a className={styles.back} href={panelPath(contentPath, page.locale)}>
        {content('title')}
      </a>
      <h1>{title}</h1>
      <div role="alert">{form?.message && <Notice tone="bad" title={form.message} />}</div>
      {isEmpty ? <EmptyState title={t('nothingTitle')} text={t('nothingText')} /> : children}
    </>
  )
}
