import { mostArchived } from '../../domain/money.ts'
import { Progress } from '../kit/progress.tsx'
import { useTexts } from '../texts.ts'
import { watchArchive } from './watch-archive.ts'

interface ArchiveLinkProps {
  href: string
  total: number
}

/**
 * Everything that is listed as files, in one archive, as long as that is not too much: a plain link, which says with
 * scripts how many of its invoices are made. Where React is awake it watches it; elsewhere a script of the page does.
 */
export function ArchiveLink({ href, total }: ArchiveLinkProps) {
  const t = useTexts('kit')
  if (total === 0) return null
  if (total > mostArchived)
    return <span className="muted">{t('common.archiveTooLarge', { count: String(mostArchived) })}</span>
  return (
    <div data-archive ref={watchArchive}>
      <a className="link" href={href} download>
        {t.count('common.archive', total)}
      </a>
      <Progress
        label={t('common.archiving')}
        max={total}
        data-archive-progress
        data-words={t('common.archived', { done: '{{done}}', total: String(total) })}
        data-away={t('common.archiveFailed')}
      />
    </div>
  )
}
