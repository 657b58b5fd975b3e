import { formatNumber } from '../../domain/format.ts'
import { isLocale, type Locale } from '../../domain/locales.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { Button, listed, useTexts } from '../../ui/index.ts'
import { DataTable } from '../../ui/kit/index.ts'
import { linkPages } from '../editor/editor-data.ts'
import {
  blockName,
  contentHref,
  contentName,
  fieldName,
  Moment,
  PageQuestion,
  type ScreenOf,
  usePage,
} from '../kit/index.ts'
import styles from './content.module.css'
import { type ContentChange, type contentVersionsPage, restoreForm, titleIn } from './versions-page.ts'
import { WayBack } from './way-back.tsx'

/** A choice and a page of the site as the editor names them; what was typed stays as it is. */
function valueName(path: string, value: string, locale: Locale): string {
  const { links, options } = allTexts[locale]['panel-editor']
  const chosen: Record<string, string> = options
  const field = path.split('.').at(-1)
  if (field === 'urlType') return value === 'URL' ? links.URL : links.inside
  if (field === 'value') return linkPages(locale).find((one) => one.value === value)?.title ?? value
  return chosen[value] ?? value
}

function Change({ change }: { change: ContentChange }) {
  const t = useTexts('panel-content')
  const editor = useTexts('panel-editor')
  const page = usePage()
  const { kind, block, locale, path, before, after } = change
  const name = blockName({ type: page.params.type ?? '', block }, page.locale)
  const [old, now] = [before, after].map((value) => value && valueName(path ?? '', value, page.locale))
  if (kind !== 'changed') return <li>{editor(`changes.${kind}`, { name })}</li>
  return (
    <li>
      <strong>
        {name}: {fieldName(path ?? '', page.locale)} {isLocale(locale) && `(${t(`languages.${locale}`)})`}
      </strong>
      {old && <del lang={locale ?? undefined}>{old}</del>}
      {now && <ins lang={locale ?? undefined}>{now}</ins>}
    </li>
  )
}

/** What a version says otherwise than the one before it, one by one in words. */
function Changes({ version, changes }: { version: number; changes: readonly ContentChange[] }) {
  const t = useTexts('panel-content')
  const page = usePage()
  return (
    <section className={styles.part} aria-labelledby="changes-title">
      <h2 id="changes-title">{t('changesIn', { version: formatNumber(version, page.locale) })}</h2>
      {changes.length === 0 && <p>{t('noChanges')}</p>}
      <ul className={styles.changes}>
        {changes.map((change) => (
          <Change key={[change.kind, change.blockId, change.locale, change.path].join(' ')} change={change} />
        ))}
      </ul>
    </section>
  )
}

export function Screen({ data, page, form }: ScreenOf<typeof contentVersionsPage>) {
  const here = contentHref(page.params.type ?? '', 'versions', page)
  const t = useTexts('panel-content')
  const { type = '' } = page.params
  const name = contentName({ type, title: titleIn(data) }, page.locale)
  const versions = listed(data.staticContentVersions?.items)
  const changes = data.staticContentChanges && listed(data.staticContentChanges.items)
  const asked = versions.find(({ version }) => String(version) === (form?.values.version ?? page.search.restore?.[0]))
  return (
    <>
      <WayBack type={type} name={name} />
      <div className="row middle between">
        <h1>{t('versionsOf', { name })}</h1>
        <Button look="outline" href={contentHref(type, 'publish', page)}>
          {t('publish')}
        </Button>
      </div>
      {changes && <Changes version={Number(page.search.version?.[0])} changes={changes} />}
      <DataTable
        caption={t('versions')}
        columns={[
          { key: 'version', label: t('version'), cell: ({ version }) => String(version) },
          { key: 'who', label: t('who'), cell: ({ author }) => author ?? t('panel.somebody') },
          {
            key: 'when',
            label: t('common.when'),
            cell: ({ createdAt }) => <Moment at={createdAt} />,
          },
          {
            key: 'state',
            label: t('panel.state'),
            cell: ({ state }) => <span data-status={state}>{t(`versionStates.${state}`)}</span>,
          },
          {
            key: 'acts',
            label: t('panel.actions'),
            isUnnamed: true,
            cell: ({ version }) => (
              <span className="links tall-links">
                <a href={`${here}?version=${version}`} aria-label={t('showChanges', { version: String(version) })}>
                  {t('difference')}
                </a>
                <a href={`${here}?restore=${version}`} aria-label={t('restoreVersion', { version: String(version) })}>
                  {t('restore')}
                </a>
              </span>
            ),
          },
        ]}
        rows={versions}
        idOf={({ version }) => String(version)}
      />
      {asked && (
        <PageQuestion
          definition={restoreForm}
          id="restore"
          title={t('restoreTitle', { version: String(asked.version) })}
          text={t('restoreText')}
          sent={{ version: asked.version }}
          button={t('restore')}
        />
      )}
    </>
  )
}
