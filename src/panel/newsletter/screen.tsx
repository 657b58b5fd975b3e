import { BreakableMail, useTexts } from '../../ui/index.ts'
import { Status } from '../../ui/kit/index.ts'
import { ResourceList, type ScreenOf } from '../kit/index.ts'
import { subscriptionList } from './page.ts'

export function Screen({ data }: ScreenOf<typeof subscriptionList.page>) {
  const t = useTexts('panel-newsletter')
  return (
    <ResourceList
      list={subscriptionList}
      found={data.newsletterSubscriptions}
      every={t('panel.all')}
      filters={{
        search: { label: t('search') },
        confirmed: { label: t('columns.state'), wordOf: (is) => t(`confirmedIs.${is}`) },
      }}
      choice={{ nameOf: ({ email }) => email }}
      columns={[
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
        { key: 'createdAt', label: t('columns.since'), since: ({ createdAt }) => createdAt },
      ]}
    />
  )
}
