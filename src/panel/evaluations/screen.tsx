import { inLocale } from '../../domain/locales.ts'
import type { PanelEvaluationsQuery } from '../../ui/gql/graphql.ts'
import { Button, listed, useTexts } from '../../ui/index.ts'
import {
  listHref,
  listOf,
  listPaths,
  panelPath,
  ResourceList,
  RowName,
  type ScreenOf,
  SpreadChart,
  Ways,
} from '../kit/index.ts'
import { evaluationList, groupings } from './page.ts'

type Result = NonNullable<NonNullable<PanelEvaluationsQuery['evaluationResults']>[number]> & { _id: string }

/** What participants found: averages, how many, and how they are spread. */
export function Screen({ data, page }: ScreenOf<typeof evaluationList.page>) {
  const t = useTexts('panel-evaluations')
  const by = groupings.find((name) => name === evaluationList.given(page, 'by')) ?? 'course'
  const rows = listed(data.evaluationResults).map((row) => ({ ...row, _id: row.key }))
  const href = (changes: Record<string, string>) => listHref(page, evaluationList.path, changes)
  function nameOf({ key, name }: Result) {
    const [year, quarter] = key.split('-Q')
    return inLocale(name, page.locale) ?? t('common.quarter', { quarter: quarter ?? '', year: year ?? '' })
  }
  return (
    <ResourceList
      list={evaluationList}
      found={evaluationList.pageOf(page, rows)}
      filters={{ from: { label: t('from') }, until: { label: t('until') } }}
      actions={
        <>
          <Ways
            label={t('by')}
            ways={groupings.map((name) => ({
              href: href({ by: name, course: '', trainer: '' }),
              text: t(`groups.${name}`),
              isCurrent: name === by,
            }))}
          />
          <Button look="outline" href={listOf('evaluationReview', 'status=waiting', page)}>
            {t.count('reviewsWaiting', data.waiting?.total ?? 0)}
          </Button>
          <Button look="outline" href={panelPath(listPaths.evaluationQuestion, page.locale)}>
            {t('questions')}
          </Button>
        </>
      }
      about={<p className="muted">{t('nobody')}</p>}
      columns={[
        {
          key: 'name',
          label: t(`groups.${by}`),
          cell: (row) =>
            by === 'quarter' ? (
              nameOf(row)
            ) : (
              <RowName href={href({ by: 'quarter', [by]: row.key })} label={t('overTime', { name: nameOf(row) })}>
                {nameOf(row)}
              </RowName>
            ),
        },
        {
          key: 'answered',
          label: t('columns.answered'),
          isNumber: true,
          cell: ({ asked, answered }) => t('ofAsked', { answered, asked }),
        },
        ...(['score', 'recommend'] as const).map((kind) => ({
          key: kind,
          label: t(`columns.${kind}`),
          isLabelled: true,
          cell: ({ [kind]: spread }: Result) =>
            spread ? <SpreadChart kind={kind} spread={spread} isLow /> : <span className="muted">{t('hidden')}</span>,
        })),
      ]}
    />
  )
}
