import type { DoubleListQuery } from '../../ui/gql/graphql.ts'
import { listed, type PageContext, useTexts } from '../../ui/index.ts'
import { duplicateHref, type ListColumn, type PanelScreenProps, pathOf, ResourceList, RowName } from '../kit/index.ts'
import listStyles from '../kit/list.module.css'
import { type DuplicateRow, duplicateList } from './page.ts'

function useColumns(page: PageContext): ListColumn<DuplicateRow & { _id: string }>[] {
  const t = useTexts('panel-doubles')
  return [
    {
      key: 'kept',
      label: t('first'),
      cell: ({ kind, kept, dropped }) => (
        <>
          <RowName href={duplicateHref(kind, kept._id, dropped._id, page)}>{kept.name}</RowName>
          {kept.about && <div className="muted">{kept.about}</div>}
        </>
      ),
    },
    {
      key: 'dropped',
      label: t('second'),
      cell: ({ dropped }) => (
        <>
          {dropped.name}
          {dropped.about && <div className="muted">{dropped.about}</div>}
        </>
      ),
    },
    { key: 'why', label: t('why'), cell: ({ why }) => t(`reasons.${why}`) },
    { key: 'kind', label: t('panel.kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
    {
      key: 'customer',
      label: t('panel.customer'),
      cell: ({ customer }) => <a href={pathOf('customer', customer._id, page)}>{customer.name}</a>,
    },
  ]
}

/** Two by two, each with the way to where they become one. */
export function Screen({ data, page }: PanelScreenProps<DoubleListQuery>) {
  const t = useTexts('panel-doubles')
  const items = listed(data.doubles?.items).map((row) => ({ ...row, _id: `${row.kept._id} ${row.dropped._id}` }))
  const found = { items, total: data.doubles?.total ?? 0 }
  return (
    <ResourceList
      list={duplicateList}
      page={page}
      found={found}
      every={t('panel.everything')}
      filters={{ kind: { label: t('panel.kind'), wordOf: (kind) => t(`kinds.${kind}`) } }}
      lead={<p className={`lead ${listStyles.intro}`}>{t('about')}</p>}
      columns={useColumns(page)}
    />
  )
}
