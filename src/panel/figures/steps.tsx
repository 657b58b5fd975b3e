import { percentOf, type VisitStep, visitSteps } from '../../domain/figures.ts'
import { inLocale } from '../../domain/locales.ts'
import type { PanelFiguresQuery } from '../../ui/gql/graphql.ts'
import { useTexts } from '../../ui/index.ts'
import { DataTable } from '../../ui/kit/index.ts'
import { usePage } from '../kit/index.ts'
import { Both } from './both.tsx'
import { type Bar, BarChart } from './chart.tsx'
import { Part } from './part.tsx'
import { useShow } from './use-figures.ts'

type Figures = NonNullable<PanelFiguresQuery['figures']>
type Which = 'now' | 'before'

/** One part of another, in percent; of nothing there is none. */
function useShareOf() {
  const show = useShow()
  return (part: number, whole: number) => (whole === 0 ? '–' : show.share(percentOf(part, whole)))
}

/** From a look at a course to a registration that is paid: how often each step was taken, and by how many of the step before. */
export function Steps({ steps }: { steps: readonly NonNullable<Figures['steps'][number]>[] }) {
  const t = useTexts('panel-figures')
  const show = useShow()
  const nameOf = (key: string) => t(`steps.${key as VisitStep}`)
  const shareOf = useShareOf()
  const share = (at: number, which: Which) => shareOf(steps[at]?.[which] ?? 0, steps[at - 1]?.[which] ?? 0)
  const rows = steps.map((row, at) => ({ ...row, share: share(at, 'now'), shareBefore: share(at, 'before') }))
  return (
    <Part table="steps">
      <BarChart
        title={t('tables.steps')}
        bars={steps.map((row): Bar => ({ ...row, label: nameOf(row.key) }))}
        show={show.count}
      />
      <DataTable
        caption={t('tables.steps')}
        rows={rows}
        idOf={({ key }) => key}
        columns={[
          { key: 'step', label: t('step'), cell: ({ key }) => nameOf(key) },
          { key: 'now', label: t('now'), isNumber: true, cell: ({ now }) => show.count(now) },
          { key: 'share', label: t('shareOfStep'), isNumber: true, cell: (row) => row.share },
          { key: 'before', label: t('before'), isNumber: true, cell: ({ before }) => show.count(before) },
          { key: 'shareBefore', label: t('shareOfStep'), isNumber: true, cell: (row) => row.shareBefore },
        ]}
      />
    </Part>
  )
}

/** The same steps, course by course. */
export function Funnel({ courses }: { courses: readonly NonNullable<Figures['funnel'][number]>[] }) {
  const t = useTexts('panel-figures')
  const { locale } = usePage()
  const show = useShow()
  const shareOf = useShareOf()
  const paidOf = ({ paid, visits }: (typeof courses)[number][Which]) => shareOf(paid, visits)
  return (
    <Part table="funnel">
      {courses.length > 0 && (
        <DataTable
          caption={t('tables.funnel')}
          rows={courses}
          idOf={({ key }) => key}
          columns={[
            { key: 'name', label: t('by.course'), cell: ({ name }) => inLocale(name, locale) },
            ...visitSteps.map((step) => ({
              key: step,
              label: t(`stepsInShort.${step}`),
              isNumber: true,
              cell: (row: (typeof courses)[number]) => (
                <Both now={show.count(row.now[step])} before={show.count(row.before[step])} />
              ),
            })),
            {
              key: 'share',
              label: t('paidOfVisits'),
              isNumber: true,
              cell: ({ now, before }) => <Both now={paidOf(now)} before={paidOf(before)} />,
            },
          ]}
        />
      )}
    </Part>
  )
}
