import { formatDayInYear } from '../../domain/format.ts'
import { BreakableMail } from '../../ui/breakable-mail.tsx'
import type { SubscriptionListQuery } from '../../ui/gql/graphql.ts'
import { Status } from '../../ui/kit/status.tsx'
import { listed } from '../../ui/listed.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import type { PanelScreenProps } from '../kit/define-panel-page.ts'
import { List, type ListColumn } from '../kit/list.tsx'
import { type SubscriptionRow, subscriptionList } from './page.ts'

function useColumns(page: PageContext): ListColumn<SubscriptionRow>[] {
  const t = useTexts('panel-newsletter')
  return [
    {
      key: 'email',
      isSortable: true,
      label: t('columns.email'),
      cell: ({ email }) => <BreakableMail address={email} />,
    },
    {
      key: 'name',
      label: t('name'),
      cell: ({ firstName, lastName }) => [firstName, lastName].filter(Boolean).join(' '),
    },
    {
      key: 'language',
      isSortable: true,
      label: t('columns.language'),
      cell: ({ language }) => language.toUpperCase(),
    },
    {
      key: 'state',
      label: t('columns.state'),
      cell: ({ confirmed }) => (
        <Status status={confirmed ? 'active' : 'requested'} label={t(`confirmedIs.${confirmed}`)} />
      ),
    },
    {
      key: 'createdAt',
      isSortable: true,
      label: t('columns.since'),
      isWhole: true,
      cell: ({ createdAt }) => formatDayInYear(createdAt, page.locale),
    },
  ]
}

/** Searched, narrowed and sorted by the address. */
export function Screen({ data, page }: PanelScreenProps<SubscriptionListQuery>) {
  const t = useTexts('panel-newsletter')
  const { path, address, given } = subscriptionList
  const states = (['true', 'false'] as const).map((value) => ({ value, label: t(`confirmedIs.${value}`) }))
  return (
    <List
      {...{ page, path, address: address(page), title: t('title'), noneText: t('noneText'), hasFile: true }}
      fields={[
        { name: 'search', label: t('search'), value: given(page, 'search') },
        {
          ...{ name: 'confirmed', label: t('columns.state'), value: given(page, 'confirmed') },
          ...{ options: states, every: t('every') },
        },
      ]}
      columns={useColumns(page)}
      rows={listed(data.newsletterSubscriptions?.items)}
      total={data.newsletterSubscriptions?.total ?? 0}
      idOf={({ _id }) => _id}
      choice={{ nameOf: ({ email }) => email }}
    />
  )
}
