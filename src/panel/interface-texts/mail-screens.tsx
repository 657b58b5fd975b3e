import { locales } from '../../domain/locales.ts'
import { readersOfTexts } from '../../domain/mails.ts'
import { listed, useTexts } from '../../ui/index.ts'
import { DataTable } from '../../ui/kit/index.ts'
import { panelPath, Refusal, ResourceList, RowName, type ScreenOf, textHref, usePage } from '../kit/index.ts'
import styles from './interface-texts.module.css'
import {
  isMailKind,
  type MailKind,
  mailKindsWith,
  mailName,
  mailSubject,
  type mailTextPage,
  mailTextsList,
  mailTextsPath,
  told,
} from './mail-pages.ts'
import { openedText, type WordsRow } from './page.ts'
import { EditText, SaidText, WordsParts } from './parts.tsx'

export function MailsScreen({ page }: ScreenOf<typeof mailTextsList.page>) {
  const t = useTexts('panel-mail-texts')
  const { locale } = page
  const reader = mailTextsList.given(page, 'reader')
  const kinds = mailKindsWith(mailTextsList.given(page, 'search'), locale)
    .filter((kind) => !reader || readersOfTexts[kind] === reader)
    .map((kind): { _id: MailKind } => ({ _id: kind }))
  const found = mailTextsList.pageOf(page, kinds)
  return (
    <ResourceList
      list={mailTextsList}
      found={found}
      every={t('panel.all')}
      filters={{
        search: { label: t('search') },
        reader: { label: t('reader'), wordOf: (one) => t(`to.${one}`) },
      }}
      actions={<WordsParts />}
      about={<p className="muted">{t('intro')}</p>}
      columns={[
        {
          key: 'name',
          label: t('name'),
          cell: ({ _id }) => (
            <RowName href={panelPath(`${mailTextsPath}/${_id}`, locale)}>{mailName(_id, locale)}</RowName>
          ),
        },
        { key: 'subject', label: t('subject'), isSecond: true, cell: ({ _id }) => mailSubject(_id, locale) },
        { key: 'reader', label: t('reader'), cell: ({ _id }) => told(_id, locale)[0] },
        { key: 'sent', label: t('when'), cell: ({ _id }) => told(_id, locale)[1] },
      ]}
    />
  )
}

/** From top to bottom. */
const parts = ['subject', 'title', 'body', 'button'] as const
const partOf = ({ key }: WordsRow) => key.split('.').at(-1) as (typeof parts)[number]
const inOrder = (one: WordsRow, other: WordsRow) => parts.indexOf(partOf(one)) - parts.indexOf(partOf(other))

/** The mail in a language, drawn by what sends it; nothing in it can be followed. */
function Preview({ kind }: { kind: string }) {
  const t = useTexts('panel-mail-texts')
  const name = useTexts('languages')
  const page = usePage()
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
              className="link"
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

export function MailScreen({ data, page }: ScreenOf<typeof mailTextPage>) {
  const t = useTexts('panel-mail-texts')
  const name = useTexts('languages')
  const kind = page.params.kind ?? ''
  const rows = listed(data.interfaceTexts?.items).toSorted(inOrder)
  const { key, locale } = openedText(page)
  const opened = rows.find((row) => row.key === key)
  const nameOf = (row: WordsRow) => `${mailName(kind, page.locale)}, ${t(`partOf.${partOf(row)}`)}`
  const edit = opened && <EditText row={opened} language={locale} name={nameOf(opened)} />
  return (
    <>
      <p>
        <a className="link" href={panelPath(mailTextsPath, page.locale)}>
          {t('back')}
        </a>
      </p>
      <h1>{mailName(kind, page.locale)}</h1>
      {isMailKind(kind) && <p className={styles.told}>{told(kind, page.locale).join('. ')}</p>}
      <Refusal />
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
            cell: (row: WordsRow) => <SaidText row={row} language={language} name={nameOf(row)} />,
          })),
        ]}
      />
      <Preview kind={kind} />
    </>
  )
}
