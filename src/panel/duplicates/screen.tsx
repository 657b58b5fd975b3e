import { listed, useTexts } from '../../ui/index.ts'
import { duplicateHref, RecordLink, ResourceList, RowName, type ScreenOf } from '../kit/index.ts'
import { duplicateList } from './page.ts'

export function Screen({ data, page }: ScreenOf<typeof duplicateList.page>) {
  const t = useTexts('panel-doubles')
  const items = listed(data.doubles?.items).map((row) => ({ ...row, _id: `${row.kept._id} ${row.dropped._id}` }))
  const found = { items, total: data.doubles?.total ?? 0 }
  return (
    <ResourceList
      list={duplicateList}
      found={found}
      every={t('panel.everything')}
      filters={{ kind: { label: t('panel.kind'), wordOf: (kind) => t(`kinds.${kind}`) } }}
      about={<p className="muted">{t('about')}</p>}
      columns={[
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
          cell: ({ customer }) => <RecordLink to="customer" id={customer._id} text={customer.name} />,
        },
      ]}
    />
  )
}
