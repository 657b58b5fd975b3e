import { formatDeadline } from '../../domain/format-days.ts'
import type { PanelTodayQuery } from '../../ui/gql/graphql.ts'
import { listed, useTexts } from '../../ui/index.ts'
import { EmptyState } from '../../ui/kit/index.ts'
import { contentHref, contentName, contentPath, LanguageStatus, panelPath, plannedHref, usePage } from '../kit/index.ts'
import { DeskAct, DeskPart, DeskRow } from './desk-row.tsx'
import { WaitingReviews } from './waiting-decisions.tsx'

interface WelcomeProps {
  data: PanelTodayQuery
}

/** What was written and is not public yet, in each language that has some. */
function Unpublished({ data }: WelcomeProps) {
  const t = useTexts('panel-today')
  const page = usePage()
  const { locale } = page
  const rows = listed(data.staticContentStates?.items).flatMap((content) => {
    const open = listed(content.languages).filter(({ state }) => state !== 'published')
    return open.length > 0 ? [{ ...content, open }] : []
  })
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

function Planned({ data }: WelcomeProps) {
  const t = useTexts('panel-today')
  const page = usePage()
  const { locale, now } = page
  const rows = listed(data.publishingPlans?.items).filter(({ status }) => status === 'planned')
  return (
    <DeskPart id="planned" title={t('planned')} count={rows.length}>
      {rows.map(({ _id, at, documents }) => (
        <DeskRow
          key={_id}
          id={_id}
          mark={['quarter', 'ochre']}
          title={listed(documents)
            .map((document) => contentName(document, locale))
            .join(', ')}
          about={formatDeadline(at, now, locale)}
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
  const plans = listed(data.publishingPlans?.items).filter(({ status }) => status === 'planned')
  const isDone = listed(data.staticContentStates?.items).every(({ languages }) =>
    listed(languages).every(({ state }) => state === 'published'),
  )
  return (
    <>
      <p className="lead">{t('welcome', { name: page.visitor?.name ?? '' })}</p>
      {isDone && plans.length === 0 && <EmptyState seed="desk" title={t('nothing')} text={t('nothingToPublish')} />}
      <WaitingReviews found={data.reviews} />
      <Unpublished data={data} />
      <Planned data={data} />
    </>
  )
}
