import { formatDayInYear } from '../../domain/format.ts'
import { Button, listed, useTexts } from '../../ui/index.ts'
import { Notice } from '../../ui/kit/index.ts'
import { AmountLines, listHref, listPaths, ResourceList, type ScreenOf, usePage, useRefused } from '../kit/index.ts'
import { openList, remindCounts, remindForm } from './page.ts'

type Data = ScreenOf<typeof openList.page>['data']

/** What came of reminding. */
function Reminded() {
  const t = useTexts('panel-open')
  const list = useTexts('panel-list')
  const form = useRefused()
  const page = usePage()
  const told = remindCounts.flatMap((name) => {
    const count = Number(page.search[name]?.[0])
    return Number.isInteger(count) && count > 0 ? [t.count(`counts.${name}`, count)] : []
  })
  const [first, ...others] = told
  return (
    <div role="status">
      {form && <Notice tone="bad" title={form.message ?? list('chooseFirst')} />}
      {first && !form && (
        <Notice tone={page.search.done ? 'good' : 'info'} title={first}>
          {others.join(' ')}
        </Notice>
      )}
    </div>
  )
}

/** What is open by how late it is: each age leads to the list of it. */
function Ages({ data }: { data: Data }) {
  const t = useTexts('panel-open')
  const page = usePage()
  const ages = listed(data.debtsByAge?.items)
  if (ages.length === 0) return null
  const wayTo = ({ age, count }: (typeof ages)[number]) => (
    <a className="link" href={listHref(page, listPaths.open, { age })}>
      {`${t(`ages.${age}`)} (${count})`}
    </a>
  )
  return (
    <section aria-label={t('byAge')}>
      <AmountLines
        lines={ages.map((one) => [wayTo(one), one.owed] as const)}
        total={[t('common.total'), ages.reduce((sum, { owed }) => sum + owed, 0)]}
      />
    </section>
  )
}

export function Screen({ data }: ScreenOf<typeof openList.page>) {
  const t = useTexts('panel-open')
  const { locale } = usePage()
  return (
    <ResourceList
      list={openList}
      found={data.openInvoices}
      every={t('panel.everything')}
      filters={{
        search: { label: t('search') },
        age: { label: t('columns.age'), wordOf: (age) => t(`ages.${age}`) },
        isPaused: { label: t('columns.pause'), wordOf: (is) => t(`isPaused.${is}`) },
      }}
      lead={<Reminded />}
      about={<Ages data={data} />}
      choice={{
        nameOf: ({ number }) => number,
        actions: (
          <Button type="submit" look="outline" name="form" value={remindForm.name}>
            {t('remind')}
          </Button>
        ),
      }}
      columns={[
        { key: 'number', label: t('columns.number'), opens: 'open', cell: ({ number }) => number },
        { key: 'customer', label: t('columns.customer'), cell: ({ customer }) => customer },
        { key: 'dueOn', label: t('columns.dueOn'), day: ({ dueOn }) => dueOn },
        { key: 'age', label: t('columns.age'), cell: ({ age }) => t(`ages.${age}`) },
        {
          key: 'level',
          label: t('columns.level'),
          cell: ({ level, remindedOn }) =>
            remindedOn && t('levelOn', { level, date: formatDayInYear(remindedOn, locale) }),
        },
        {
          key: 'pause',
          label: t('columns.pause'),
          cell: ({ pause }) =>
            pause &&
            [t(`reasons.${pause.reason}`), pause.until && formatDayInYear(pause.until, locale)]
              .filter(Boolean)
              .join(', '),
        },
        { key: 'owed', label: t('columns.owed'), amount: ({ owed }) => owed },
      ]}
    />
  )
}
