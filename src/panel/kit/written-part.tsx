import { formatDeadline } from '../../domain/format-days.ts'
import { inLocale } from '../../domain/locales.ts'
import { Button } from '../../ui/button.tsx'
import type { WrittenLineFragment } from '../../ui/gql/graphql.ts'
import { listed } from '../../ui/listed.ts'
import { useTexts } from '../../ui/texts.ts'
import { panelPath } from './paths.ts'
import styles from './record.module.css'
import { RecordPart } from './record.tsx'
import { usePage } from './use-page.ts'
import { writePath, writtenHref } from './written.ts'

/** What was written to whom it is about; nothing where nothing was. */
export function WrittenPart({ messages }: { messages: readonly (WrittenLineFragment | null)[] | null | undefined }) {
  const t = useTexts('panel-write')
  const page = usePage()
  const rows = listed(messages)
  if (rows.length === 0) return null
  return (
    <RecordPart id="written" title={t('written')}>
      <ul className={styles.lines}>
        {rows.map(({ _id, subject, author, isByTrainer, sentAt, total }) => (
          <li key={_id} data-id={_id}>
            <a href={writtenHref(_id, page)}>{inLocale(subject, page.locale)}</a>
            <span className="muted">
              {[
                isByTrainer ? t('byTrainer', { name: author ?? '' }) : author,
                sentAt && formatDeadline(sentAt, page.now, page.locale),
                t.count('writtenTo', total),
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </RecordPart>
  )
}

/** Writes to the chosen rows of a list. */
export function WriteToChosen({ of }: { of: 'registrations' | 'customers' }) {
  const t = useTexts('panel-write')
  const { locale } = usePage()
  return (
    <Button
      type="submit"
      look="outline"
      name="of"
      value={of}
      formMethod="get"
      formAction={panelPath(writePath, locale)}
    >
      {t('title')}
    </Button>
  )
}
