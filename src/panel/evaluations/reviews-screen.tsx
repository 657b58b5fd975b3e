import type { ReviewState } from '../../domain/evaluations.ts'
import { formatDate } from '../../domain/format.ts'
import { formatDeadline } from '../../domain/format-days.ts'
import { inLocale } from '../../domain/locales.ts'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { TextArea } from '../../ui/forms/text-field.tsx'
import { type Fact, useTexts } from '../../ui/index.ts'
import { ActionButton, Status, type StatusName } from '../../ui/kit/index.ts'
import {
  listPaths,
  PageForm,
  RecordActs,
  RecordFacts,
  RecordHead,
  RecordPart,
  Refusal,
  ResourceList,
  type ScreenOf,
} from '../kit/index.ts'
import record from '../kit/record.module.css'
import styles from './evaluations.module.css'
import { publishReviewForm, refuseReviewForm, reviewIn, reviewList, type reviewPage } from './reviews-page.ts'

const marks: Record<ReviewState, StatusName> = {
  waiting: 'new',
  published: 'completed',
  refused: 'rejected',
  off: 'canceled',
}

function State({ status }: { status: ReviewState }) {
  const t = useTexts('panel-evaluation-reviews')
  return <Status status={marks[status]} label={t(`states.${status}`)} />
}

/** Who it says wrote it. */
function useShownName() {
  const t = useTexts('panel-evaluation-reviews')
  return ({ name, organisation }: { name?: string | null; organisation?: string | null }) =>
    [name ?? t('anonymous'), organisation].filter(Boolean).join(', ')
}

/** What participants wrote for the site, and what became of it. */
export function Screen({ data }: ScreenOf<typeof reviewList.page>) {
  const t = useTexts('panel-evaluation-reviews')
  const nameOf = useShownName()
  return (
    <ResourceList
      list={reviewList}
      found={data.evaluationReviews}
      every={t('panel.all')}
      filters={{
        text: { label: t('word') },
        status: { label: t('panel.status'), wordOf: (status) => t(`states.${status}`) },
      }}
      columns={[
        { key: 'text', label: t('text'), opens: 'evaluationReview', cell: ({ text }) => text },
        { key: 'name', label: t('shownAs'), cell: (row) => nameOf(row) },
        { key: 'score', label: t('score'), isNumber: true, cell: ({ score }) => String(score) },
        { key: 'status', label: t('panel.status'), cell: ({ status }) => <State status={status} /> },
        { key: 'createdAt', label: t('common.when'), moment: ({ createdAt }) => createdAt },
      ]}
    />
  )
}

/** One of them, word for word, with what can be decided. */
export function ReviewScreen({ data, page }: ScreenOf<typeof reviewPage>) {
  const t = useTexts('panel-evaluation-reviews')
  const nameOf = useShownName()
  const review = data && reviewIn(data)
  if (!review) return null
  const { text, language, score, status, reason, lastDay, createdAt, decidedAt, decidedBy } = review
  const { locale, now } = page
  const facts: Fact[] = [
    [t('shownAs'), nameOf(review)],
    [t('score'), t('outOfTen', { score })],
    [t('common.course'), `${inLocale(review.course, locale)}, ${formatDate(lastDay, locale)}`],
    [t('common.when'), formatDeadline(createdAt, now, locale)],
    [t('decided'), decidedAt && [formatDeadline(decidedAt, now, locale), decidedBy].filter(Boolean).join(', ')],
    [t('reason'), reason],
  ]
  const refusal = status === 'waiting' ? 'refused' : status === 'published' ? 'off' : null
  return (
    <>
      <RecordHead list={[listPaths.evaluationReview, t('title')]} title={t('one')} status={<State status={status} />} />
      <Refusal />
      {status !== 'published' && (
        <RecordActs acts={[]}>
          <ActionButton name={publishReviewForm.name}>{t('publish')}</ActionButton>
        </RecordActs>
      )}
      <div className={record.columns}>
        <RecordPart id="text" title={t('text')}>
          <blockquote className={styles.quote} lang={language}>
            {text}
          </blockquote>
          <p className="muted">{t('unchanged')}</p>
        </RecordPart>
        <RecordFacts id="facts" title={t('about')} facts={facts} />
      </div>
      {refusal && (
        <RecordPart id="refuse" title={t(`${refusal}.title`)}>
          <PageForm definition={refuseReviewForm} values={{ decision: refusal }} labels={{ reason: t('reason') }}>
            <input type="hidden" name="decision" value={refusal} />
            <TextArea name="reason" rows={2} hint={t('reasonHint')} />
            <SubmitButton label={t(`${refusal}.button`)} look="outline" />
          </PageForm>
        </RecordPart>
      )}
    </>
  )
}
