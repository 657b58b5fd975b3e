import { formatDeadline } from '../../domain/format-days.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import { mailsPath } from '../mails/mail-query.ts'
import { panelPath } from '../panel-path.ts'
import { DeskPart, DeskRow } from './desk-row.tsx'
import { More } from './more.tsx'
import type { UndeliveredMail } from './today-query.ts'

interface UndeliveredMailsProps {
  rows: readonly UndeliveredMail[]
  total: number
  page: PageContext
}

/** Mails that did not arrive, the oldest first; where they are listed they are sent again. */
export function UndeliveredMails({ rows, total, page }: UndeliveredMailsProps) {
  const t = useTexts('panel-today')
  const { locale, now } = page
  const list = `${panelPath(mailsPath, locale)}?state=undelivered`
  const more = <More shown={rows.length} total={total} href={list} />
  return (
    <DeskPart id="mails" title={t('mails')} count={total} more={more}>
      {rows.map(({ _id, to, subject, createdAt }) => (
        <DeskRow
          key={_id}
          id={_id}
          mark={['triangle', 'ochre']}
          title={<strong>{subject}</strong>}
          about={to}
          when={formatDeadline(createdAt, now, locale)}
        >
          <a href={`${list}&search=${encodeURIComponent(to)}`} aria-label={`${t('look')}: ${subject}, ${to}`}>
            {t('look')}
          </a>
        </DeskRow>
      ))}
    </DeskPart>
  )
}
