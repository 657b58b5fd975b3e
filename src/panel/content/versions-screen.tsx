import { formatNumber } from '../../domain/format.ts'
import { isLocale, type Locale } from '../../domain/locales.ts'
import { allTexts } from '../../ui/all-texts.ts'
import type { FormState } from '../../ui/forms/index.ts'
import type { ContentVersionsQuery } from '../../ui/gql/graphql.ts'
import { type PageContext, useTexts } from '../../ui/index.ts'
import { DataTable, Question } from '../../ui/kit/index.ts'
import { linkPages } from '../editor/editor-data.ts'
import { blockName, contentHref, contentName, fieldName, Moment, type PanelScreenProps } from '../kit/index.ts'
import styles from './content.module.css'
import { type ContentChange, type ContentVersion, restoreForm, titleIn } from './versions-page.ts'
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

function Change({ change, page }: { change: ContentChange; page: PageContext }) {
  const t = useTexts('panel-content')
  const editor = useTexts('panel-editor')
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

interface ChangesProps {
  version: number
  changes: readonly ContentChange[]
  page: PageContext
}

/** What a version says otherwise than the one before it, one by one in words. */
function Changes({ version, changes, page }: ChangesProps) {
  const t = useTexts('panel-content')
  return (
    <section className={styles.part} aria-labelledby="changes-title">
      <h2 id="changes-title">{t('changesIn', { version: formatNumber(version, page.locale) })}</h2>
      {changes.length === 0 && <p>{t('noChanges')}</p>}
      <ul className={styles.changes}>
        {changes.map((change) => (
          <Change
            key={[change.kind, change.blockId, change.locale, change.path].join(' ')}
            change={change}
            page={page}
          />
        ))}
      </ul>
    </section>
  )
}

interface QuestionProps {
  versions: readonly ContentVersion[]
  page: PageContext
  form: FormState | undefined
}

/** The question before an older version becomes the draft. */
function RestoreQuestion({ versions, page, form }: QuestionProps) {
  const t = useTexts('panel-content')
  const asked = versions.find(({ version }) => String(version) === (form?.values.version ?? page.search.restore?.[0]))
  if (!asked) return null
  return (
    <Question
      id="restore"
      title={t('restoreTitle', { version: String(asked.version) })}
      text={form?.message ?? t('restoreText')}
      wayOut={t('panel.doNothing')}
      wayOutHref={contentHref(page.params.type ?? '', 'versions', page)}
      name={restoreForm.name}
      sent={{ version: asked.version }}
      button={t('restore')}
    />
  )
}

function useColumns(page: PageContext) {
  const t = useTexts('panel-content')
  const here = contentHref(page.params.type ?? '', 'versions', page)
  return [
    { key: 'version', label: t('version'), cell: ({ version }: ContentVersion) => String(version) },
    { key: 'who', label: t('who'), cell: ({ author }: ContentVersion) => author ?? t('panel.somebody') },
    {
      key: 'when',
      label: t('common.when'),
      cell: ({ createdAt }: ContentVersion) => <Moment at={createdAt} page={page} />,
    },
    {
      key: 'state',
      label: t('panel.state'),
      cell: ({ state }: ContentVersion) => <span data-status={state}>{t(`versionStates.${state}`)}</span>,
    },
    {
      key: 'acts',
      label: t('panel.actions'),
      isUnnamed: true,
      cell: ({ version }: ContentVersion) => (
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
  ]
}

/** Who made which version and when; nothing of what was is ever lost. */
export function Screen({ data, page, form }: PanelScreenProps<ContentVersionsQuery>) {
  const t = useTexts('panel-content')
  const columns = useColumns(page)
  const { type = '' } = page.params
  const name = contentName({ type, title: titleIn(data) }, page.locale)
  const versions = (data.staticContentVersions?.items ?? []).flatMap((item) => item ?? [])
  const changes = data.staticContentChanges?.items.flatMap((item) => item ?? [])
  return (
    <>
      <WayBack type={type} name={name} page={page} />
      <h1>{t('versionsOf', { name })}</h1>
      {changes && <Changes version={Number(page.search.version?.[0])} changes={changes} page={page} />}
      <DataTable caption={t('versions')} columns={columns} rows={versions} idOf={({ version }) => String(version)} />
      <RestoreQuestion versions={versions} page={page} form={form} />
    </>
  )
}
