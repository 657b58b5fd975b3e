import { formatDayInYear } from '../../domain/format.ts'
import type { SubscriptionListQuery } from '../../ui/gql/graphql.ts'
import { BreakableMail, type PageContext, useTexts } from '../../ui/index.ts'
import { Status } from '../../ui/kit/index.ts'
import { type ListColumn, type PanelScreenProps, ResourceList } from '../kit/index.ts'
import { type SubscriptionRow, subscriptionList } from './page.ts'

function useColumns(page: PageContext): ListColumn<SubscriptionRow>[] {
  const t = useTexts('panel-newsletter')
  return [
    {
      key: 'email',
      label: t('columns.email'),
      cell: ({ email }) => <BreakableMail address={email} />,
    },
    {
      key: 'name',
      label: t('common.name'),
      cell: ({ firstName, lastName }) => [firstName, lastName].filter(Boolean).join(' '),
    },
    {
      key: 'language',
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
      label: t('columns.since'),
      isWhole: true,
      cell: ({ createdAt }) => formatDayInYear(createdAt, page.locale),
    },
  ]
}

/** Searched, narrowed and sorted by the address. */
export function Screen({ data, page }: PanelScreenProps<SubscriptionListQuery>) {
  const t = useTexts('panel-newsletter')
  return (
    <ResourceList
      list={subscriptionList}
      page={page}
      found={data.newsletterSubscriptions}
      every={t('panel.all')}
      filters={{
        search: { label: t('search') },
        confirmed: { label: t('columns.state'), wordOf: (is) => t(`confirmedIs.${is}`) },
      }}
      choice={{ nameOf: ({ email }) => email }}
      columns={useColumns(page)}
    />
  )
}
