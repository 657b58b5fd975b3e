import { doubleKinds } from '../../domain/doubles.ts'
import type { DoubleListQuery } from '../../ui/gql/graphql.ts'
import { listed } from '../../ui/listed.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import type { PanelScreenProps } from '../kit/define-panel-page.ts'
import listStyles from '../kit/list.module.css'
import { List, type ListColumn, RowName } from '../kit/list.tsx'
import { duplicateHref, pathOf } from '../kit/paths.ts'
import { type DuplicateRow, duplicateList } from './page.ts'

function useColumns(page: PageContext): ListColumn<DuplicateRow>[] {
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
    { key: 'kind', label: t('kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
    {
      key: 'customer',
      label: t('customer'),
      cell: ({ customer }) => <a href={pathOf('customer', customer._id, page)}>{customer.name}</a>,
    },
  ]
}

/** Two by two, each with the way to where they become one. */
export function Screen({ data, page }: PanelScreenProps<DoubleListQuery>) {
  const t = useTexts('panel-doubles')
  const { path, address, given } = duplicateList
  const kinds = doubleKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))
  return (
    <List
      {...{ page, path, address: address(page), title: t('title'), noneText: t('noneText') }}
      lead={<p className={`lead ${listStyles.intro}`}>{t('about')}</p>}
      fields={[{ name: 'kind', label: t('kind'), value: given(page, 'kind'), options: kinds, every: t('every') }]}
      columns={useColumns(page)}
      rows={listed(data.doubles?.items)}
      total={data.doubles?.total ?? 0}
      idOf={({ kept, dropped }) => `${kept._id} ${dropped._id}`}
    />
  )
}
