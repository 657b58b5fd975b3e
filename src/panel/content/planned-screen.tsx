import type { PlanReason } from '../../domain/content.ts'
import { Button, listed, type PageContext, useTexts } from '../../ui/index.ts'
import { DataTable, EmptyState, Mark } from '../../ui/kit/index.ts'
import {
  contentName,
  contentPath,
  Moment,
  newPlanHref,
  PageQuestion,
  panelPath,
  plannedHref,
  RowLink,
  type ScreenOf,
} from '../kit/index.ts'
import styles from './content.module.css'
import { type contentPlannedPage, type Plan, withdrawForm } from './planned-pages.ts'

const namesOf = ({ documents }: Plan, { locale }: PageContext) =>
  listed(documents)
    .map((document) => contentName(document, locale))
    .join(', ')

const marks = {
  planned: ['half', 'ochre'],
  published: ['full', 'good'],
  refused: ['triangle', 'bad'],
  withdrawn: ['struck', 'ochre'],
} as const

const reasons = ['newer', 'incomplete', 'slugInUse'] as const satisfies PlanReason[]

/** How a plan stands; one that waits says what else happened to what it is about. */
function PlanState({ plan: { status, reason, documents } }: { plan: Plan }) {
  const t = useTexts('panel-publishing')
  const [kind, tone] = marks[status]
  const versions = listed(documents)
  const isOvertaken = versions.some(({ published, version }) => published > version)
  const isOlder = versions.some(({ newest, version }) => newest > version)
  const known = reasons.find((one) => one === reason)
  const why = known && t(`reasons.${known}`)
  const more = status !== 'planned' ? why : isOvertaken ? t('overtaken') : isOlder && t('older')
  return (
    <span className="marked" data-status={status}>
      <Mark kind={kind} tone={tone} />
      <span>
        {t(`statuses.${status}`)}
        {more && <span className={styles.who}>{more}</span>}
      </span>
    </span>
  )
}

export function Screen({ data, page, form }: ScreenOf<typeof contentPlannedPage>) {
  const t = useTexts('panel-publishing')
  const content = useTexts('panel-content')
  const plans = listed(data.publishingPlans?.items)
  const asked = plans.find(({ _id }) => _id === (form?.values.id ?? page.search.withdraw?.[0]))
  return (
    <>
      <a className="link" href={panelPath(contentPath, page.locale)}>
        {content('title')}
      </a>
      <h1>{t('plannedTitle')}</h1>
      <p className="lead">{t('plannedText')}</p>
      <p className={styles.new}>
        <Button look="outline" href={newPlanHref(page)}>
          {t('planTitle')}
        </Button>
      </p>
      {plans.length === 0 ? (
        <EmptyState seed="planned" title={t('noPlansTitle')} text={t('noPlansText')} />
      ) : (
        <DataTable
          caption={t('plannedTitle')}
          columns={[
            { key: 'documents', label: t('documents'), cell: (plan) => <strong>{namesOf(plan, page)}</strong> },
            {
              key: 'languages',
              label: t('panel.languages'),
              cell: ({ locales }) =>
                listed(locales)
                  .map((one) => content(`languages.${one}`))
                  .join(', '),
            },
            { key: 'at', label: t('common.when'), cell: ({ at }) => <Moment at={at} /> },
            { key: 'author', label: t('author'), cell: ({ author }) => author ?? content('panel.somebody') },
            { key: 'status', label: t('panel.state'), cell: (plan) => <PlanState plan={plan} /> },
            {
              key: 'acts',
              label: content('panel.actions'),
              isUnnamed: true,
              cell: (plan) => {
                if (plan.status !== 'planned') return null
                const names = namesOf(plan, page)
                return (
                  <span className="links tall-links">
                    <RowLink href={plannedHref(page, `/${plan._id}`)} of={names} text={t('common.change')} />
                    <RowLink href={`${plannedHref(page)}?withdraw=${plan._id}`} of={names} text={t('panel.withdraw')} />
                  </span>
                )
              },
            },
          ]}
          rows={plans}
          idOf={({ _id }) => _id}
        />
      )}
      {asked && (
        <PageQuestion
          definition={withdrawForm}
          id="withdraw"
          title={t('withdrawTitle', { names: namesOf(asked, page) })}
          text={t('withdrawText')}
          sent={{ id: asked._id }}
          button={t('panel.withdraw')}
        />
      )}
    </>
  )
}
