import { customerKinds, customerStates } from '../../domain/customers.ts'
import { formatDayInYear } from '../../domain/format.ts'
import { BreakableMail } from '../../ui/breakable-mail.tsx'
import type { CustomerListQuery } from '../../ui/gql/graphql.ts'
import { listed } from '../../ui/listed.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import type { PanelScreenProps } from '../kit/define-panel-page.ts'
import { List, type ListColumn, RowName } from '../kit/list.tsx'
import { listPaths, panelPath, pathOf } from '../kit/paths.ts'
import { CustomerState } from '../kit/states.tsx'
import { type CustomerRow, customerList } from './page.ts'

function useColumns(page: PageContext): ListColumn<CustomerRow>[] {
  const t = useTexts('panel-customers')
  return [
    {
      key: 'name',
      isSortable: true,
      label: t('name'),
      cell: ({ _id, name }) => <RowName href={pathOf('customer', _id, page)}>{name}</RowName>,
    },
    { key: 'kind', label: t('kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
    { key: 'email', label: t('email'), cell: ({ email }) => (email ? <BreakableMail address={email} /> : '') },
    { key: 'about', label: t('about'), cell: ({ about }) => about ?? '' },
    { key: 'state', label: t('state'), cell: ({ state }) => <CustomerState state={state} /> },
    {
      key: 'createdAt',
      isSortable: true,
      label: t('since'),
      isWhole: true,
      cell: ({ createdAt }) => formatDayInYear(createdAt, page.locale),
    },
  ]
}

function useFields(page: PageContext) {
  const t = useTexts('panel-customers')
  const every = t('every')
  const { given } = customerList
  const kinds = customerKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))
  const states = customerStates.map((value) => ({ value, label: t(`states.${value}`) }))
  return [
    { name: 'search', label: t('search'), value: given(page, 'search') },
    { name: 'kind', label: t('kind'), value: given(page, 'kind'), options: kinds, every },
    { name: 'state', label: t('state'), value: given(page, 'state'), options: states, every },
  ]
}

/** Searched, narrowed and sorted by the address. */
export function Screen({ data, page }: PanelScreenProps<CustomerListQuery>) {
  const t = useTexts('panel-customers')
  const { path, address } = customerList
  return (
    <List
      {...{ page, path, address: address(page), title: t('title'), noneText: t('noneText'), hasFile: true }}
      actions={<a href={panelPath(listPaths.duplicate, page.locale)}>{t('doubles')}</a>}
      fields={useFields(page)}
      columns={useColumns(page)}
      rows={listed(data.customers?.items)}
      total={data.customers?.total ?? 0}
      idOf={({ _id }) => _id}
      choice={{ nameOf: ({ name }) => name }}
    />
  )
}
