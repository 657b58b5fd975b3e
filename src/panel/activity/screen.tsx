import { listed, useTexts } from '../../ui/index.ts'
import { ActivitySubject, ActivityWords, listHref, pathOf, ResourceList, type ScreenOf, usePage } from '../kit/index.ts'
import { fieldName, valueSaid } from './differences.ts'
import { type ActivityRow, activityList } from './page.ts'

type DifferenceRow = NonNullable<NonNullable<ActivityRow['differences']>[number]>

/** What a field was and is; a picture is a link to it. */
function Difference({ kind, of: { field, ...said } }: { kind: string; of: DifferenceRow }) {
  const t = useTexts('panel-activity')
  const page = usePage()
  const name = fieldName(kind, field, page)
  if (said.before == null && said.after == null) return name
  const value = (side: 'before' | 'after') => {
    const [text, picture] = [valueSaid(kind, field, said[side], page), said[`${side}Picture`]]
    return picture ? <a href={pathOf('picture', picture, page)}>{text}</a> : text
  }
  const [start, between, end] = t('difference', { field: name, before: '\n', after: '\n' }).split('\n')
  return (
    <>
      {start}
      {value('before')}
      {between}
      {value('after')}
      {end}
    </>
  )
}

function What({ row }: { row: ActivityRow }) {
  return (
    <>
      <ActivityWords {...row} />
      {listed(row.differences).map((difference) => (
        <div key={difference.field} className="muted small anywhere">
          <Difference kind={row.kind} of={difference} />
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
