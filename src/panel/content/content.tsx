import { pageContentTypes } from '../../../schemas/static-content.ts'
import { formatDeadline } from '../../domain/format-days.ts'
import { locales } from '../../domain/locales.ts'
import type { ContentStatesQuery } from '../../ui/gql/graphql.ts'
import { DataTable } from '../../ui/kit/data-table.tsx'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import type { PanelScreenProps } from '../define-panel-page.ts'
import { panelPath } from '../panel-path.ts'
import styles from './content.module.css'
import { contentName } from './content-name.ts'
import { contentHref, contentPath } from './content-path.ts'
import { type ContentState, contentsIn } from './content-query.ts'
import { LanguageStatus } from './language-status.tsx'

/** What is a page leads to the editor; what a block shows is edited on the pages where it stands. */
function Name({ content, page: { locale } }: { content: ContentState; page: PageContext }) {
  const name = <strong className={styles.name}>{contentName(content, locale)}</strong>
  if (!pageContentTypes.some((type) => type === content.type)) return name
  return (
    <a className={styles.link} href={panelPath(`${contentPath}/${content.type}`, locale)}>
      {name}
    </a>
  )
}

function Acts({ content, page }: { content: ContentState; page: PageContext }) {
  const t = useTexts('panel-content')
  const name = contentName(content, page.locale)
  return (
    <span className={styles.acts}>
      {(['versions', 'publish'] as const).map((part) => (
        <a key={part} href={contentHref(content.type, part, page)} aria-label={`${t(part)}: ${name}`}>
          {t(part)}
        </a>
      ))}
    </span>
  )
}

function useColumns(page: PageContext) {
  const t = useTexts('panel-content')
  const { locale, now } = page
  return [
    {
      key: 'name',
      label: t('name'),
      cell: (content: ContentState) => <Name content={content} page={page} />,
    },
    ...locales.map((language) => ({
      key: language,
      label: t(`languages.${language}`),
      cell: ({ languages }: ContentState) => {
        const state = languages.find((one) => one?.locale === language)
        return state ? <LanguageStatus language={state} /> : null
      },
    })),
    {
      key: 'changed',
      label: t('changed'),
      cell: ({ author, updatedAt }: ContentState) => (
        <>
          {author && <span className={styles.who}>{author}</span>}
          <span className="muted">{formatDeadline(updatedAt, now, locale)}</span>
        </>
      ),
    },
    {
      key: 'acts',
      label: t('acts'),
      isUnnamed: true,
      cell: (content: ContentState) => (content.page ? null : <Acts content={content} page={page} />),
    },
  ]
}

/** Contents, then pages. */
export function Screen({ data, page }: PanelScreenProps<ContentStatesQuery>) {
  const t = useTexts('panel-content')
  const columns = useColumns(page)
  const contents = contentsIn(data)
  const parts = [
    { name: 'contents', rows: contents.filter((one) => !one.page) },
    { name: 'pages', rows: contents.filter((one) => one.page) },
  ] as const
  return (
    <>
      <h1>{t('title')}</h1>
      <p className="lead">{t('intro')}</p>
      {parts.map(({ name, rows }) => (
        <section key={name} className={styles.part} aria-labelledby={`${name}-title`}>
          <h2 id={`${name}-title`}>{t(name)}</h2>
          <DataTable caption={t(name)} columns={columns} rows={rows} idOf={({ type }) => type} />
        </section>
      ))}
    </>
  )
}
