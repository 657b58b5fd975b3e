import { formatDayInYear } from '../../domain/format.ts'
import { CheckboxGroup } from '../../ui/forms/index.ts'
import type { DeskSessionQuery } from '../../ui/gql/graphql.ts'
import { Button, listed, useTexts } from '../../ui/index.ts'
import { PageForm, PageQuestion, pathOf, RecordPart, RowLink, usePage } from '../kit/index.ts'
import styles from '../kit/record.module.css'
import type { DeskSession } from './record-page.ts'
import { trainerRequestEndForm, trainerRequestForm } from './trainer-request-forms.ts'

type Request = NonNullable<NonNullable<DeskSessionQuery['trainerRequests']>[number]>
type Choices = NonNullable<DeskSessionQuery['trainerRequestChoices']>

interface Props {
  session: DeskSession
  requests: readonly Request[]
}

/** Whether trainers can be asked: it is to come, and nobody teaches it yet. */
const isAskable = ({ decision, startDate, trainer }: DeskSession, now: string) =>
  decision !== 'canceled' && startDate > now && !trainer

/** Who was asked to teach it and what they said, and the way to ask more of them. */
export function TrainerRequests({ session, requests }: Props) {
  const t = useTexts('panel-sessions')
  const page = usePage()
  const { locale, now } = page
  const mayAsk = isAskable(session, now)
  if (!mayAsk && requests.length === 0) return null
  const here = pathOf('session', session._id, page)
  return (
    <RecordPart id="trainer-requests" title={t('trainerRequest.title')}>
      {requests.length === 0 && <p className="muted">{t('trainerRequest.none')}</p>}
      <ul className={styles.lines}>
        {requests.map(({ _id, name, status, reason, askedAt, askedBy }) => (
          <li key={_id} data-id={_id} data-status={status}>
            <span>
              {name}: {t(`trainerRequest.status.${status}`)}
              {reason && ` ${t('trainerRequest.why', { reason })}`}
            </span>
            <span className="muted">
              {askedBy
                ? t('trainerRequest.askedOn', { day: formatDayInYear(askedAt, locale), by: askedBy })
                : t('trainerRequest.askedAlone', { day: formatDayInYear(askedAt, locale) })}
            </span>
            {status === 'open' && (
              <RowLink
                href={`${here}?act=trainer-request-end&request=${_id}`}
                of={name}
                text={t('trainerRequest.withdraw')}
              />
            )}
          </li>
        ))}
      </ul>
      {mayAsk && (
        <div className={styles.acts}>
          <Button look="outline" href={`${here}?act=trainer-request`}>
            {t('trainerRequest.ask')}
          </Button>
        </div>
      )}
    </RecordPart>
  )
}

/** Who is to be asked, and what they read. */
function AskQuestion({ choices }: { choices: Choices }) {
  const t = useTexts('panel-sessions')
  const everybody = listed(choices.trainers)
  const isFree = ({ email, isTaken, isAsked }: (typeof everybody)[number]) => email && !isTaken && !isAsked
  const free = everybody.filter(isFree)
  const others = everybody.filter((trainer) => !isFree(trainer))
  return (
    <PageQuestion
      definition={trainerRequestForm}
      id="trainer-request-question"
      title={t('trainerRequest.question')}
      text={t(free.length > 0 ? 'trainerRequest.questionText' : 'trainerRequest.nobody')}
      isTold
      fields={
        <PageForm definition={trainerRequestForm} labels={{ trainers: t('trainerRequest.who') }}>
          {free.length > 0 && (
            <CheckboxGroup name="trainers" options={free.map(({ _id, name }) => ({ value: _id, label: name }))} />
          )}
          {others.length > 0 && (
            <details>
              <summary>{t('trainerRequest.notAsked')}</summary>
              <ul>
                {others.map(({ _id, name, email, isAsked }) => (
                  <li key={_id}>
                    {name}:{' '}
                    {t(isAsked ? 'trainerRequest.asked' : email ? 'trainerRequest.taken' : 'trainerRequest.noEmail')}
                  </li>
                ))}
              </ul>
            </details>
          )}
          <details data-mail>
            <summary>{t('trainerRequest.mail', { subject: choices.subject })}</summary>
            <p className={styles.mail} lang={choices.language}>
              {choices.text}
            </p>
          </details>
        </PageForm>
      }
      button={t('trainerRequest.button')}
    />
  )
}

/** What is asked before anybody gets a mail about it. */
export function TrainerRequestQuestion({ session, requests, choices }: Props & { choices?: Choices | null }) {
  const t = useTexts('panel-sessions')
  const { search, now } = usePage()
  const act = search.act?.[0]
  if (act === 'trainer-request') return choices && isAskable(session, now) ? <AskQuestion choices={choices} /> : null
  const asked = requests.find(({ _id, status }) => _id === search.request?.[0] && status === 'open')
  if (act !== 'trainer-request-end' || !asked) return null
  const { _id, name } = asked
  return (
    <PageQuestion
      definition={trainerRequestEndForm}
      sent={{ request: _id }}
      id="trainer-request-question"
      title={t('trainerRequest.withdrawQuestion', { name })}
      text={t('trainerRequest.withdrawText', { name })}
      button={t('trainerRequest.withdrawButton')}
    />
  )
}
