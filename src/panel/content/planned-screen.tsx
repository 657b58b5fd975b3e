import type { PlanReason } from '../../domain/content.ts'
import type { FormState } from '../../ui/forms/index.ts'
import type { PublishingPlansQuery } from '../../ui/gql/graphql.ts'
import { Button, listed, type PageContext, useTexts } from '../../ui/index.ts'
import { DataTable, EmptyState, Mark, Question } from '../../ui/kit/index.ts'
import { contentName, contentPath, Moment, type PanelScreenProps, panelPath, plannedHref } from '../kit/index.ts'
import styles from './content.module.css'
import { type Plan, withdrawForm } from './planned-pages.ts'

const namesOf = ({ documents }: Plan, { locale }: PageContext) =>
  listed(documents)
    .map((document) => contentName(document, locale))
    .join(', ')

/** The question before a plan is taken back. */
function WithdrawQuestion({ plans, page, form }: { plans: readonly Plan[]; page: PageContext; form?: FormState }) {
  const t = useTexts('panel-publishing')
  const asked = plans.find(({ _id }) => _id === (form?.values.id ?? page.search.withdraw?.[0]))
  if (!asked) return null
  return (
    <Question
      id="withdraw"
      title={t('withdrawTitle', { names: namesOf(asked, page) })}
      text={form?.message ?? t('withdrawText')}
      wayOut={t('panel.doNothing')}
      wayOutHref={plannedHref(page)}
      name={withdrawForm.name}
      sent={{ id: asked._id }}
      button={t('panel.withdraw')}
    />
  )
}

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
  const waiting = isOvertaken ? t('overtaken') : isOlder ? t('older') : null
  const known = reasons.find((one) => one === reason)
  const why = known ? t(`reasons.${known}`) : null
  return (
    <span data-status={status}>
      <Mark kind={kind} tone={tone} />
      <span>
        {t(`statuses.${status}`)}
        {(status === 'planned' ? waiting : why) && (
          <span className={styles.who}>{status === 'planned' ? waiting : why}</span>
        )}
      </span>
    </span>
  )
}

function useColumns(page: PageContext) {
  const t = useTexts('panel-publishing')
  const content = useTexts('panel-content')
  return [
    { key: 'documents', label: t('documents'), cell: (plan: Plan) => <strong>{namesOf(plan, page)}</strong> },
    {
      key: 'languages',
      label: t('panel.languages'),
      cell: ({ locales }: Plan) =>
        listed(locales)
          .map((one) => content(`languages.${one}`))
          .join(', '),
    },
    { key: 'at', label: t('common.when'), cell: ({ at }: Plan) => <Moment at={at} page={page} /> },
    { key: 'author', label: t('author'), cell: ({ author }: Plan) => author ?? content('panel.somebody') },
    { key: 'status', label: t('panel.state'), cell: (plan: Plan) => <PlanState plan={plan} /> },
    {
      key: 'acts',
      label: content('panel.actions'),
      isUnnamed: true,
      cell: (plan: Plan) => {
        if (plan.status !== 'planned') return null
        const names = namesOf(plan, page)
        return (
          <span className="links tall-links">
            <a href={plannedHref(page, `/${plan._id}`)} aria-label={`${t('common.change')}: ${names}`}>
              {t('common.change')}
            </a>
            <a href={`${plannedHref(page)}?withdraw=${plan._id}`} aria-label={`${t('panel.withdraw')}: ${names}`}>
              {t('panel.withdraw')}
            </a>
          </span>
        )
      },
    },
  ]
}

/** What waits for its time, the soonest first, then what became of the last plans. */
export function Screen({ data, page, form }: PanelScreenProps<PublishingPlansQuery>) {
  const t = useTexts('panel-publishing')
  const content = useTexts('panel-content')
  const columns = useColumns(page)
  const plans = listed(data.publishingPlans?.items)
  return (
    <>
      <a className="link" href={panelPath(contentPath, page.locale)}>
        {content('title')}
      </a>
      <h1>{t('plannedTitle')}</h1>
      <p className="lead">{t('plannedText')}</p>
      <p className={styles.new}>
        <Button look="outline" href={plannedHref(page, '/new')}>
          {t('planTitle')}
        </Button>
      </p>
      {plans.length === 0 ? (
        <EmptyState seed="planned" title={t('noPlansTitle')} text={t('noPlansText')} />
      ) : (
        <DataTable caption={t('plannedTitle')} columns={columns} rows={plans} idOf={({ _id }) => _id} />
      )}
      <WithdrawQuestion plans={plans} page={page} form={form} />
    </>
  )
}
