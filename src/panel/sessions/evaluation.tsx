import { fewestAnswers, lastDayToAnswer } from '../../domain/evaluations.ts'
import { formatDate } from '../../domain/format.ts'
import { inLocale } from '../../domain/locales.ts'
import type { DeskSessionQuery } from '../../ui/gql/graphql.ts'
import { listed, useTexts } from '../../ui/index.ts'
import { RecordPart, SpreadChart, usePage } from '../kit/index.ts'
import styles from '../kit/record.module.css'

/** What its participants found: how many answered, and once enough did what, question by question. */
export function Evaluation({ evaluation }: { evaluation: NonNullable<DeskSessionQuery['sessionEvaluation']> }) {
  const t = useTexts('panel-evaluations')
  const { locale, now } = usePage()
  const { asked, answered, closesAt, isShown } = evaluation
  if (asked === 0) return null
  return (
    <RecordPart id="evaluation" title={t('title')}>
      <p>
        {t('answeredOf', { answered, asked })}{' '}
        {closesAt &&
          closesAt > now &&
          t('openUntil', { when: formatDate(lastDayToAnswer(new Date(closesAt)), locale) })}
      </p>
      {!isShown && <p className="muted">{t('tooFew', { count: fewestAnswers })}</p>}
      {isShown &&
        listed(evaluation.questions).map(({ place, kind, text, spread, texts }) => (
          <section key={place} aria-label={inLocale(text, locale) ?? ''} data-question={place}>
            <p className="strong">{inLocale(text, locale)}</p>
            {spread && kind !== 'text' && <SpreadChart kind={kind} spread={spread} />}
            {kind === 'text' && (
              <ul className={styles.history}>
                {listed(texts).map((words, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two may have written the same, and they never move
                  <li key={at} className={styles.mail}>
                    {words}
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
    </RecordPart>
  )
}
