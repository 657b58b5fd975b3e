import type { PlanReason } from '../../domain/content.ts'
import { formatDeadline } from '../../domain/format-days.ts'
import type { PanelTodayQuery } from '../../ui/gql/graphql.ts'
import { listed, type PageContext, useTexts } from '../../ui/index.ts'
import { EmptyState } from '../../ui/kit/index.ts'
import {
  contentHref,
  contentName,
  contentPath,
  LanguageStatus,
  newPlanHref,
  panelPath,
  plannedHref,
  Refusal,
  RowLink,
  usePage,
} from '../kit/index.ts'
import { DeskAct, DeskPart, DeskRow } from './desk-row.tsx'
import type { PublishingPlan } from './today-query.ts'
import { failedPlansIn, unpublishedIn } from './waiting.ts'
import { WaitingReviews } from './waiting-people.tsx'

interface WelcomeProps {
  data: PanelTodayQuery
}

const namesOf = ({ documents }: PublishingPlan, { locale }: PageContext) =>
  listed(documents)
    .map((document) => contentName(document, locale))
    .join(', ')

/** Plans of which nothing became public: they are planned again, or taken back. */
export function FailedPlans({ data }: WelcomeProps) {
  const t = useTexts('panel-today')
  const publishing = useTexts('panel-publishing')
  const page = usePage()
  const plans = failedPlansIn(data)
  return (
    <DeskPart id="failed" title={t('failed')} count={plans.length}>
      {plans.map((plan) => {
        const names = namesOf(plan, page)
        const types = listed(plan.documents).map(({ type }) => type)
        return (
          <DeskRow
            key={plan._id}
            id={plan._id}
            mark={['triangle', 'bad']}
            title={<strong>{names}</strong>}
            about={plan.reason && publishing(`reasons.${plan.reason as PlanReason}`)}
            when={formatDeadline(plan.at, page.now, page.locale)}
          >
            <RowLink
              href={`${plannedHref(page)}?withdraw=${plan._id}`}
              of={names}
              text={publishing('panel.withdraw')}
            />
            <DeskAct href={newPlanHref(page, types)} of={`: ${names}`} text={t('planAgain')} />
          </DeskRow>
        )
      })}
    </DeskPart>
  )
}

/** For who does more than edit: how much is not public yet, in one line. */
export function UnpublishedInShort({ data }: WelcomeProps) {
  const t = useTexts('panel-today')
  const page = usePage()
  const rows = unpublishedIn(data)
  if (rows.length === 0) return null
  const count = t.count('contents', rows.length)
  return (
    <DeskPart id="unpublished" title={t('unpublished')} count={rows.length}>
      <DeskRow
        id="contents"
        mark={['half', 'ochre']}
        title={<strong>{count}</strong>}
        about={rows.map((content) => contentName(content, page.locale)).join(', ')}
      >
        <DeskAct href={panelPath(contentPath, page.locale)} of={`: ${count}`} text={t('panel.view')} />
      </DeskRow>
    </DeskPart>
  )
}

/** What was written and is not public yet, in each language that has some. */
function Unpublished({ data }: WelcomeProps) {
  const t = useTexts('panel-today')
  const page = usePage()
  const { locale } = page
  const rows = unpublishedIn(data)
  return (
    <DeskPart id="unpublished" title={t('unpublished')} count={rows.length}>
      {rows.map(({ type, title, open }) => {
        const name = contentName({ type, title }, locale)
        return (
          <DeskRow
            key={type}
            id={type}
            mark={['half', 'ochre']}
            title={<a href={panelPath(`${contentPath}/${type}`, locale)}>{name}</a>}
            about={open.map((language) => (
              <div key={language.locale}>
                {language.locale.toUpperCase()} <LanguageStatus {...language} />
              </div>
            ))}
          >
            <DeskAct href={contentHref(type, 'publish', page)} of={` ${name}`} text={t('panel.view')} />
          </DeskRow>
        )
      })}
    </DeskPart>
  )
}

const plannedIn = ({ publishingPlans }: PanelTodayQuery) =>
  listed(publishingPlans?.items).filter(({ status }) => status === 'planned')

function Planned({ data }: WelcomeProps) {
  const t = useTexts('panel-today')
  const page = usePage()
  const rows = plannedIn(data)
  return (
    <DeskPart id="planned" title={t('planned')} count={rows.length}>
      {rows.map((plan) => (
        <DeskRow
          key={plan._id}
          id={plan._id}
          mark={['quarter', 'ochre']}
          title={namesOf(plan, page)}
          about={formatDeadline(plan.at, page.now, page.locale)}
        >
          <a href={plannedHref(page)}>{t('panel.view')}</a>
        </DeskRow>
      ))}
    </DeskPart>
  )
}

/** What waits for an editor: nothing that only staff may touch. */
export function Welcome({ data }: WelcomeProps) {
  const t = useTexts('panel-today')
  const page = usePage()
  const waiting = [failedPlansIn(data), unpublishedIn(data), plannedIn(data), listed(data.reviews?.items)]
  return (
    <>
      <p className="lead">{t('welcome', { name: page.visitor?.name ?? '' })}</p>
      <Refusal />
      {waiting.every(({ length }) => length === 0) && (
        <EmptyState seed="desk" title={t('nothing')} text={t('nothingToPublish')} />
      )}
      <FailedPlans data={data} />
      <WaitingReviews found={data.reviews} done={data.published} />
      <Unpublished data={data} />
      <Planned data={data} />
    </>
  )
}
