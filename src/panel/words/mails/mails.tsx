import { DataTable } from '../../../ui/kit/data-table.tsx'
import { EmptyState } from '../../../ui/kit/empty-state.tsx'
import { useTexts } from '../../../ui/texts.ts'
import type { PanelScreenProps } from '../../kit/define-panel-page.ts'
import { searchedText } from '../../kit/define-resource-list.ts'
import { RowName } from '../../kit/list.tsx'
import { ListSearch } from '../../kit/list-search.tsx'
import { panelPath } from '../../kit/paths.ts'
import styles from '../words.module.css'
import { WordsParts } from '../words-parts.tsx'
import { type MailKind, mailKindsWith, mailName, mailSubject, mailTextsPath, told } from './mail-kinds.ts'

/** Mails by what stands above their text. */
export function Screen({ page }: PanelScreenProps) {
  const t = useTexts('panel-mail-texts')
  const typed = searchedText(page, 'search')
  const kinds = mailKindsWith(typed, page.locale)
  return (
    <>
      <h1>{t('title')}</h1>
      <WordsParts page={page} />
      <p className={`lead ${styles.intro}`}>{t('intro')}</p>
      <ListSearch page={page} path={mailTextsPath} fields={[{ name: 'search', label: t('search'), value: typed }]} />
      {kinds.length === 0 ? (
        <EmptyState title={t('none')} text={t('noneText')} />
      ) : (
        <DataTable
          caption={t('title')}
          rows={kinds}
          idOf={(kind) => kind}
          columns={[
            {
              key: 'name',
              label: t('name'),
              cell: (kind: MailKind) => (
                <RowName href={panelPath(`${mailTextsPath}/${kind}`, page.locale)}>
                  {mailName(kind, page.locale)}
                </RowName>
              ),
            },
            {
              key: 'reader',
              label: t('reader'),
              cell: (kind: MailKind) => {
                const [reader, when] = told(kind, page.locale)
                return (
                  <div>
                    <strong>{reader}</strong> <span className="muted">{when}</span>
                  </div>
                )
              },
            },
            {
              key: 'subject',
              label: t('subject'),
              cell: (kind: MailKind) => mailSubject(kind, page.locale),
            },
          ]}
        />
      )}
    </>
  )
}
