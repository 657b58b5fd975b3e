import { formatDayInYear } from '../../domain/format.ts'
import { formatDeadline } from '../../domain/format-days.ts'
import { inLocale } from '../../domain/locales.ts'
import { Button } from '../../ui/button.tsx'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import { messageHref, messagesPath } from '../messages/messages-path.ts'
import { panelPath } from '../panel-path.ts'
import { registrationHref, registrationsPath } from '../registrations/registrations-path.ts'
import { DeskPart, DeskRow } from './desk-row.tsx'
import { More } from './more.tsx'
import type { Choosing as ChoosingRow, WaitingMessage } from './today-query.ts'

interface PartProps<Row> {
  rows: readonly Row[]
  total: number
  page: PageContext
}

/** What visitors wrote and nobody answered, the oldest first. */
export function WaitingMessages({ rows, total, page }: PartProps<WaitingMessage>) {
  const t = useTexts('panel-today')
  const { locale, now } = page
  const list = `${panelPath(messagesPath, locale)}?handled=false`
  return (
    <DeskPart
      id="messages"
      title={t('messages')}
      count={total}
      more={<More shown={rows.length} total={total} href={list} />}
    >
      {rows.map(({ _id, firstName, lastName, subject, createdAt }) => (
        <DeskRow
          key={_id}
          id={_id}
          mark={['quarter', 'ochre']}
          title={<strong>{subject}</strong>}
          about={`${firstName} ${lastName}`}
          when={formatDeadline(createdAt, now, locale)}
        >
          <Button look="outline" href={messageHref(_id, page)}>
            {t('answer')}
            <span className="visually-hidden">: {subject}</span>
          </Button>
        </DeskRow>
      ))}
    </DeskPart>
  )
}

/** Whose session was canceled, and who did not choose yet: their seats elsewhere are held meanwhile. */
export function Choosing({ rows, total, page }: PartProps<ChoosingRow>) {
  const t = useTexts('panel-today')
  const { locale } = page
  const list = `${panelPath(registrationsPath, locale)}?isChoosing=true`
  return (
    <DeskPart
      id="choosing"
      title={t('choosing')}
      count={total}
      more={<More shown={rows.length} total={total} href={list} />}
    >
      {rows.map(({ _id, customer, course, startDate }) => (
        <DeskRow
          key={_id}
          id={_id}
          mark={['half', 'ochre']}
          title={<strong>{customer}</strong>}
          about={t('choosingAbout', {
            title: inLocale(course, locale) ?? '',
            day: formatDayInYear(startDate, locale),
          })}
        >
          <Button look="outline" href={registrationHref(_id, page)}>
            {t('look')}
            <span className="visually-hidden">: {customer}</span>
          </Button>
        </DeskRow>
      ))}
    </DeskPart>
  )
}
