import { formatDayInYear } from '../../domain/format.ts'
import type { SubscriptionListQuery } from '../../ui/gql/graphql.ts'
import { Status } from '../../ui/kit/status.tsx'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import { BreakableMail } from '../../ui/wording.tsx'
import type { PanelScreenProps } from '../kit/define-panel-page.ts'
import type { ListColumn } from '../kit/list.tsx'
import { ResourceList } from '../kit/resource-list.tsx'
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
      label: t('name'),
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
      every={t('every')}
      filters={{
        search: { label: t('search') },
        confirmed: { label: t('columns.state'), wordOf: (is) => t(`confirmedIs.${is}`) },
      }}
      choice={{ nameOf: ({ email }) => email }}
      columns={useColumns(page)}
    />
  )
}
