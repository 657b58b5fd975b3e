import { BreakableMail, useTexts } from '../../ui/index.ts'
import type { ScreenOf } from '../kit/index.ts'
import { CustomerState, listPaths, panelPath, ResourceList, useMay, WriteToChosen, writeHref } from '../kit/index.ts'
import { customerList } from './page.ts'

export function Screen({ data, page }: ScreenOf<typeof customerList.page>) {
  const t = useTexts('panel-customers')
  const write = useTexts('panel-write')
  const mayWrite = useMay('desk')
  const by = data.customers?.total ? customerList.foundBy(page) : null
  return (
    <ResourceList
      list={customerList}
      found={data.customers}
      every={t('panel.all')}
      filters={{
        search: { label: t('search') },
        kind: { label: t('kind'), wordOf: (kind) => t(`kinds.${kind}`) },
        state: { label: t('state'), wordOf: (state) => t(`states.${state}`) },
      }}
      choice={{ nameOf: ({ name }) => name, actions: mayWrite && <WriteToChosen of="customers" /> }}
      actions={
        <>
          <a href={panelPath(listPaths.duplicate, page.locale)}>{t('doubles')}</a>
          {by && mayWrite && (
            <a className="link" href={writeHref({ foundCustomers: by }, page)}>
              {write.count('writeCustomers', data.customers?.total ?? 0)}
            </a>
          )}
        </>
      }
      columns={[
        { key: 'name', label: t('name'), opens: 'customer', cell: ({ name }) => name },
        { key: 'kind', label: t('kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
        { key: 'email', label: t('email'), cell: ({ email }) => (email ? <BreakableMail address={email} /> : '') },
        { key: 'about', label: t('about'), cell: ({ about }) => about ?? '' },
        { key: 'state', label: t('state'), cell: ({ state }) => <CustomerState state={state} /> },
        { key: 'createdAt', label: t('since'), since: ({ createdAt }) => createdAt },
      ]}
    />
  )
}
