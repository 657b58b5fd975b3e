import { inLocale } from '../../domain/locales.ts'
import type { MediaListQuery } from '../../ui/gql/graphql.ts'
import { Notice } from '../../ui/kit/notice.tsx'
import { listed } from '../../ui/listed.ts'
import { useTexts } from '../../ui/texts.ts'
import { contentName } from '../kit/content-name.ts'
import type { PageContext, PanelScreenProps } from '../kit/define-panel-page.ts'
import { searchedText } from '../kit/define-resource-list.ts'
import { List, type ListColumn } from '../kit/list.tsx'
import { AlternativeState, AlternativeText } from './alternative-text.tsx'
import { FocalPoint } from './focal-point.tsx'
import styles from './media.module.css'
import { PictureActs, RemoveQuestion, UploadPicture } from './media-acts.tsx'
import { type MediaRow, mediaAddress, mediaPath } from './media-query.ts'

type Use = NonNullable<MediaRow['uses'][number]>

/** What shows a picture. */
function Uses({ row, page: { locale } }: { row: MediaRow; page: PageContext }) {
  const t = useTexts('panel-media')
  const nameOf = ({ kind, key, title }: Use) =>
    kind === 'content' ? contentName({ type: key }, locale) : inLocale(title, locale)
  if (row.uses.length === 0) return <span className="muted">{t('unused')}</span>
  return (
    <ul className={styles.uses}>
      {listed(row.uses).map((use) => (
        <li key={`${use.kind} ${use.key}`}>{`${t(`kinds.${use.kind}`)}: ${nameOf(use)}`}</li>
      ))}
    </ul>
  )
}

function useColumns(page: PageContext): ListColumn<MediaRow>[] {
  const t = useTexts('panel-media')
  return [
    {
      key: 'picture',
      label: t('picture'),
      cell: ({ url }) => <img className={styles.small} src={`${url}?w=192&f=webp`} width="96" height="72" alt="" />,
    },
    {
      key: 'name',
      label: t('name'),
      cell: ({ name, width, height, size }) => (
        <div>
          <strong className={styles.name}>{name}</strong>
          <span className="muted">{t('size', { width, height, amount: Math.ceil(size / 1024) })}</span>
        </div>
      ),
    },
    { key: 'alternative', label: t('alternative'), cell: (row) => <AlternativeState row={row} /> },
    { key: 'uses', label: t('uses'), cell: (row) => <Uses row={row} page={page} /> },
    { key: 'acts', label: t('acts'), cell: (row) => <PictureActs row={row} page={page} /> },
  ]
}

/** Pictures, the newest first. */
export function Screen({ data, page, form }: PanelScreenProps<MediaListQuery>) {
  const t = useTexts('panel-media')
  const rows = listed(data.media?.items)
  const named = (name: 'edit' | 'text' | 'remove') => rows.find(({ _id }) => _id === page.search[name]?.[0])
  const [pointed, written, removed] = [named('edit'), named('text'), named('remove')]
  const lead = (
    <>
      <p className="lead">{t('intro')}</p>
      <UploadPicture form={form} />
    </>
  )
  return (
    <>
      <div role="alert">{form?.message && <Notice tone="bad" title={form.message} />}</div>
      <List
        {...{ page, path: mediaPath, address: mediaAddress(page), title: t('title'), noneText: t('noneText'), lead }}
        fields={[{ name: 'search', label: t('search'), value: searchedText(page, 'search') }]}
        columns={useColumns(page)}
        rows={rows}
        total={data.media?.total ?? 0}
        idOf={({ _id }) => _id}
        open={
          (written && { id: written._id, content: <AlternativeText row={written} page={page} form={form} /> }) ??
          (pointed && { id: pointed._id, content: <FocalPoint row={pointed} page={page} form={form} /> })
        }
      />
      {removed && <RemoveQuestion row={removed} page={page} />}
    </>
  )
}
