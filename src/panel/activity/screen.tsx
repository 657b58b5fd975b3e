import { formatAmount } from '../../domain/format.ts'
import { formatDeadline } from '../../domain/format-days.ts'
import { isLocale } from '../../domain/locales.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { listed, type PageContext, useTexts } from '../../ui/index.ts'
import { ActivitySubject, ActivityWords, listHref, ResourceList, type ScreenOf, usePage } from '../kit/index.ts'
import { type ActivityRow, activityList } from './page.ts'

/** What a field is called: 'title.fr' is 'Titel, Frans'. */
function fieldName(field: string, { locale }: PageContext): string {
  const texts = allTexts[locale]
  const names: Record<string, unknown> = {
    ...texts['panel-subjects'].fields,
    ...texts['panel-courses'],
    ...texts['panel-courses'].texts,
    ...texts['panel-sessions'].field,
    price: texts.common.price,
    pixels: texts['panel-media'].pixels,
    alternativeText: texts['panel-media'].alternative,
  }
  const [name = '', language] = field.split('.')
  const said = String(names[name] ?? names[name.replace(/Id$/, '')] ?? name)
  return isLocale(language) ? `${said}, ${texts.languages[language]}` : said
}

const instant = /\d{4}-\d\d-\d\dT[\d:.]+Z/g

/** A value as people read it: amounts in euro, instants as days and hours. */
function saidOf(field: string, value: string | null | undefined, { locale, now }: PageContext): string {
  if (!value) return allTexts[locale]['panel-activity'].empty
  if (/^price|price$|^costs$/i.test(field) && /^\d+$/.test(value)) return formatAmount(Number(value), locale)
  if (value === 'true' || value === 'false') return allTexts[locale].panel[value === 'true' ? 'yes' : 'no']
  return value.replace(instant, (at) => formatDeadline(at, now, locale))
}

function What({ row }: { row: ActivityRow }) {
  const t = useTexts('panel-activity')
  const page = usePage()
  return (
    <>
      <ActivityWords {...row} />
      {listed(row.differences).map(({ field, before, after }) => (
        <div key={field} className="muted small anywhere">
          {before == null && after == null
            ? fieldName(field, page)
            : t('difference', {
                field: fieldName(field, page),
                before: saidOf(field, before, page),
                after: saidOf(field, after, page),
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
