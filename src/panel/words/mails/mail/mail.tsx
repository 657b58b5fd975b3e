import { locales } from '../../../../domain/locales.ts'
import type { MailTextsQuery } from '../../../../ui/gql/graphql.ts'
import { DataTable } from '../../../../ui/kit/data-table.tsx'
import { Notice } from '../../../../ui/kit/notice.tsx'
import { listed } from '../../../../ui/listed.ts'
import type { PageContext } from '../../../../ui/page-context.ts'
import { useTexts } from '../../../../ui/texts.ts'
import type { PanelScreenProps } from '../../../kit/define-panel-page.ts'
import { panelPath, textHref } from '../../../kit/paths.ts'
import { EditText } from '../../edit-text.tsx'
import { SaidText } from '../../said-text.tsx'
import { openedText } from '../../text-forms.ts'
import styles from '../../words.module.css'
import type { WordsRow } from '../../words-query.ts'
import { isMailKind, mailName, mailTextsPath, told } from '../mail-kinds.ts'

/** From top to bottom. */
const parts = ['subject', 'title', 'body', 'button'] as const
type Part = (typeof parts)[number]

const partOf = ({ key }: WordsRow) => key.split('.').at(-1) as Part
const inOrder = (one: WordsRow, other: WordsRow) => parts.indexOf(partOf(one)) - parts.indexOf(partOf(other))

/** The mail in a language, drawn by what sends it; nothing in it can be followed. */
function Preview({ kind, page }: { kind: string; page: PageContext }) {
  const t = useTexts('panel-mail-texts')
  const name = useTexts('languages')
  const { locale } = openedText(page)
  const address = panelPath(`${mailTextsPath}/${kind}/preview`, page.locale)
  return (
    <section aria-labelledby="preview-title" className={styles.preview}>
      <h2 id="preview-title">{t('preview')}</h2>
      <p>{t('previewText')}</p>
      <ul className={styles.parts}>
        {locales.map((language) => (
          <li key={language}>
            <a
              className={styles.act}
              href={textHref(page, { in: language, edit: '' })}
              aria-current={language === locale ? 'true' : undefined}
            >
              {name(language)}
            </a>
          </li>
        ))}
      </ul>
      <iframe className={styles.frame} sandbox="" src={`${address}?in=${locale}`} title={mailName(kind, locale)} />
    </section>
  )
}

/** Subject, title, body and button, each language beside the others. */
export function Screen({ data, page, form }: PanelScreenProps<MailTextsQuery>) {
  const t = useTexts('panel-mail-texts')
  const name = useTexts('languages')
  const kind = page.params.kind ?? ''
  const rows = listed(data.interfaceTexts?.items).toSorted(inOrder)
  const { key, locale } = openedText(page)
  const opened = rows.find((row) => row.key === key)
  const edit = opened && <EditText row={opened} language={locale} page={page} form={form} />
  return (
    <>
      <p>
        <a className={styles.act} href={panelPath(mailTextsPath, page.locale)}>
          {t('back')}
        </a>
      </p>
      <h1>{mailName(kind, page.locale)}</h1>
      {isMailKind(kind) && <p className="lead">{told(kind, page.locale).join('. ')}</p>}
      <div role="alert">{form?.message && <Notice tone="bad" title={form.message} />}</div>
      <DataTable
        caption={t('texts')}
        rows={rows}
        idOf={(row) => row.key}
        open={edit && { id: key, content: edit }}
        columns={[
          { key: 'part', label: t('part'), cell: (row) => <strong>{t(`partOf.${partOf(row)}`)}</strong> },
          ...locales.map((language) => ({
            key: language,
            label: name(language),
            cell: (row: WordsRow) => <SaidText row={row} language={language} page={page} />,
          })),
        ]}
      />
      <Preview kind={kind} page={page} />
    </>
  )
}
