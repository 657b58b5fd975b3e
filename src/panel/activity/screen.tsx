import { listed, useTexts } from '../../ui/index.ts'
import { ActivitySubject, ActivityWords, listHref, ResourceList, type ScreenOf, usePage } from '../kit/index.ts'
import { fieldName, valueSaid } from './differences.ts'
import { type ActivityRow, activityList } from './page.ts'

function What({ row }: { row: ActivityRow }) {
  const t = useTexts('panel-activity')
  const page = usePage()
  return (
    <>
      <ActivityWords {...row} />
      {listed(row.differences).map(({ field, before, after }) => (
        <div key={field} className="muted small anywhere">
          {before == null && after == null
            ? fieldName(row.kind, field, page)
            : t('difference', {
                field: fieldName(row.kind, field, page),
                before: valueSaid(row.kind, field, before, page),
                after: valueSaid(row.kind, field, after, page),
              })}
        </div>
      ))}
    </>
  )
}

function Who({ by, actor }: Pick<ActivityRow, 'by' | 'actor'>) {
  const t = useTexts('panel-activity')
  const page = usePage()
  if (!by) return t('itself')
  // A trainer, by their link.
  if (!actor) return by
  return (
    <a href={listHref(page, activityList.path, { actor })} title={t('onlyBy', { name: by })}>
      {by}
    </a>
  )
}

export function Screen({ data }: ScreenOf<typeof activityList.page>) {
  const t = useTexts('panel-activity')
  const page = usePage()
  const isNarrowed = activityList.given(page, 'actor') || activityList.given(page, 'subject')
  return (
    <ResourceList
      list={activityList}
      found={data.activities}
      every={t('all')}
      filters={{
        by: { label: t('by') },
        kind: { label: t('kind'), wordOf: (kind) => t(`kinds.${kind}`) },
        at: { label: t('day') },
      }}
      lead={
        isNarrowed && (
          <p>
            <a className="link" href={listHref(page, activityList.path, { actor: '', subject: '' })}>
              {t('everything')}
            </a>
          </p>
        )
      }
      columns={[
        { key: 'subject', label: t('subject'), cell: (row) => <ActivitySubject {...row} /> },
        { key: 'at', label: t('common.when'), moment: ({ at }) => at },
        { key: 'by', label: t('by'), cell: (row) => <Who {...row} /> },
        { key: 'what', label: t('what'), cell: (row) => <What row={row} /> },
      ]}
    />
  )
}
