import { lastDayToAnswer, type ReviewName, stepsOf } from '../../domain/evaluations.ts'
import { formatFullDate } from '../../domain/format.ts'
import { formatSessionDays } from '../../domain/format-days.ts'
import { inLocale, localePath } from '../../domain/locales.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox, RadioGroup } from '../../ui/forms/choices.tsx'
import { Form } from '../../ui/forms/form.tsx'
import type { FormState, FormValues } from '../../ui/forms/form-state.ts'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { TextArea } from '../../ui/forms/text-field.tsx'
import type { EvaluationQuery } from '../../ui/gql/graphql.ts'
import { listed } from '../../ui/listed.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import { StatusPage } from '../chrome/status-page.tsx'
import type { ScreenProps } from '../screens/define-page.ts'
import styles from './evaluation.module.css'
import { evaluationForm } from './page.ts'

type Evaluation = NonNullable<EvaluationQuery['evaluation']>
type Question = NonNullable<Evaluation['questions'][number]>

interface Shown {
  evaluation: Evaluation
  /** Whom to write to or to call. */
  provider: EvaluationQuery['provider']
  page: PageContext
}

const lastDay = ({ evaluation, page }: Shown) =>
  formatFullDate(lastDayToAnswer(new Date(evaluation.closesAt)), page.locale)

/** Nobody can answer any more. */
function Closed(props: Shown) {
  const t = useTexts('evaluation')
  const { evaluation, provider, page } = props
  const course = inLocale(evaluation.course, page.locale) ?? ''
  return (
    <StatusPage seed="evaluation" family="sage">
      <div role="status" data-status="closed">
        <h1>{t('closed.title')}</h1>
        <p className="lead">{t('closed.text', { course, until: lastDay(props) })}</p>
        <p>{t('closed.otherwise', { mail: provider?.email ?? '', phone: provider?.phone ?? '' })}</p>
      </div>
    </StatusPage>
  )
}

function Thanks(props: Shown) {
  const t = useTexts('evaluation')
  const { evaluation, page } = props
  const { review } = evaluation
  return (
    <StatusPage seed="evaluation" family="sage">
      <div role="status" data-status="answered">
        <h1>{t('thanks.title')}</h1>
        <p className="lead">{t('thanks.text', { until: lastDay(props) })}</p>
        {review && <p>{t(`thanks.review.${review.status}`)}</p>}
      </div>
      <Button look="outline" href={`${localePath(page.path, page.locale)}?change=1`}>
        {t('change')}
      </Button>
      <a href={localePath('/courses', page.locale)}>{t('toCourses')}</a>
    </StatusPage>
  )
}

function QuestionField({ question: { place, kind } }: { question: Question }) {
  const t = useTexts('evaluation')
  if (kind === 'text') return <TextArea name={`texts.${place}`} rows={4} optional />
  const options = stepsOf(kind).map((step) => ({ value: String(step), label: String(step) }))
  return <RadioGroup name={`scores.${place}`} options={options} scale hint={t(`scale.${kind}`)} />
}

/** What may be shown on the site, with what saying yes means. */
function Review({ evaluation: { firstName, organisation }, provider }: Omit<Shown, 'page'>) {
  const t = useTexts('evaluation')
  const named: [ReviewName, string | null][] = [
    ['anonymous', t('review.anonymous')],
    ['first', firstName],
    ['organisation', firstName && organisation ? `${firstName}, ${organisation}` : null],
  ]
  const options = named.flatMap(([value, label]) => (label ? [{ value, label }] : []))
  return (
    <section className={styles.review} aria-labelledby="review-title">
      <h2 id="review-title">{t('review.title')}</h2>
      <p>{t('review.text')}</p>
      <TextArea name="review.text" rows={4} hint={t('review.hint')} optional />
      <RadioGroup name="review.shownAs" options={options} />
      <Checkbox name="review.consent" hint={t('review.means', { mail: provider?.email ?? '' })} optional />
    </section>
  )
}

/** What was answered so far, as the fields hold it. */
function valuesOf({ questions, scores, texts, review }: Evaluation): FormValues {
  const answers = listed(questions).map(({ place, kind }): [string, string] =>
    kind === 'text' ? [`texts.${place}`, texts[place] ?? ''] : [`scores.${place}`, String(scores[place] ?? '')],
  )
  return {
    ...Object.fromEntries(answers),
    'review.text': review?.text ?? '',
    'review.shownAs': review?.shownAs ?? 'anonymous',
    'review.consent': review ? 'on' : '',
  }
}

function Questions({ form, ...props }: Shown & { form: FormState | undefined }) {
  const t = useTexts('evaluation')
  const { evaluation, page } = props
  const { locale } = page
  const questions = listed(evaluation.questions)
  const course = inLocale(evaluation.course, locale) ?? ''
  const labels = Object.fromEntries(
    questions.map(({ place, kind, text }) => [
      `${kind === 'text' ? 'texts' : 'scores'}.${place}`,
      inLocale(text, locale) ?? '',
    ]),
  )
  const reviewLabels = {
    'review.text': t('review.label'),
    'review.shownAs': t('review.shownAs'),
    'review.consent': t('review.consent'),
  }
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.head}>
        <h1>{t('title', { course })}</h1>
        <p className="lead">
          {t('lead', { when: formatSessionDays(listed(evaluation.schedule), locale), until: lastDay(props) })}
        </p>
        <p>{t('privacy')}</p>
      </header>
      <Form
        definition={evaluationForm}
        state={form}
        values={valuesOf(evaluation)}
        action={localePath(page.path, locale)}
        labels={{ ...labels, ...reviewLabels }}
      >
        {questions.map((question) => (
          <QuestionField key={question.place} question={question} />
        ))}
        <Review evaluation={evaluation} provider={props.provider} />
        <SubmitButton label={t('send')} />
      </Form>
    </div>
  )
}

/** What somebody who took part is asked; thanks once it is answered, with the way to change it. */
export function Screen({ data: { evaluation, provider }, page, form }: ScreenProps<EvaluationQuery>) {
  if (!evaluation) return null
  const shown = { evaluation, provider: provider ?? null, page }
  if (!evaluation.isOpen) return <Closed {...shown} />
  const isChanging = form !== undefined || page.search.change !== undefined
  return evaluation.answeredAt && !isChanging ? <Thanks {...shown} /> : <Questions {...shown} form={form} />
}
