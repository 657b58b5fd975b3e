import { formatDayInYear } from '../../domain/format.ts'
import type { CustomerListQuery } from '../../ui/gql/graphql.ts'
import { BreakableMail, type PageContext, useTexts } from '../../ui/index.ts'
import type { ListColumn, PanelScreenProps } from '../kit/index.ts'
import { CustomerState, listPaths, panelPath, pathOf, ResourceList, RowName } from '../kit/index.ts'
import { type CustomerRow, customerList } from './page.ts'

function useColumns(page: PageContext): ListColumn<CustomerRow>[] {
  const t = useTexts('panel-customers')
  return [
    {
      key: 'name',
      label: t('name'),
      cell: ({ _id, name }) => <RowName href={pathOf('customer', _id, page)}>{name}</RowName>,
    },
    { key: 'kind', label: t('kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
    { key: 'email', label: t('email'), cell: ({ email }) => (email ? <BreakableMail address={email} /> : '') },
    { key: 'about', label: t('about'), cell: ({ about }) => about ?? '' },
    { key: 'state', label: t('state'), cell: ({ state }) => <CustomerState state={state} /> },
    {
      key: 'createdAt',
      label: t('since'),
      isWhole: true,
      cell: ({ createdAt }) => formatDayInYear(createdAt, page.locale),
    },
  ]
}

/** Searched, narrowed and sorted by the address. */
export function Screen({ data, page }: PanelScreenProps<CustomerListQuery>) {
  const t = useTexts('panel-customers')
  return (
    <ResourceList
      list={customerList}
      page={page}
      found={data.customers}
      every={t('panel.all')}
      filters={{
        search: { label: t('search') },
        kind: { label: t('kind'), wordOf: (kind) => t(`kinds.${kind}`) },
        state: { label: t('state'), wordOf: (state) => t(`states.${state}`) },
      }}
      choice={{ nameOf: ({ name }) => name }}
      actions={<a href={panelPath(listPaths.duplicate, page.locale)}>{t('doubles')}</a>}
      columns={useColumns(page)}
    />
  )
}
