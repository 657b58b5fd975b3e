import { formatDayInYear, formatTime } from '../../domain/format.ts'
import { formatDeadline } from '../../domain/format-days.ts'
import { inLocale } from '../../domain/locales.ts'
import type { DeskSessionQuery } from '../../ui/gql/graphql.ts'
import { Button, type Fact, FactList, listed, useTexts } from '../../ui/index.ts'
import { Notice } from '../../ui/kit/index.ts'
import { ExpectedMails, PageQuestion, pathOf, RecordPart, RowLink, usePage } from '../kit/index.ts'
import styles from '../kit/record.module.css'
import { type DeskSession, nameOf, practicalForm, type SessionParticipant } from './record-page.ts'

type Told = NonNullable<DeskSessionQuery['sessionPractical']>

interface Props {
  session: DeskSession
  practical: Told
  participants: readonly SessionParticipant[]
}

/** Whose seats are sure: who is told. */
const surely = (participants: readonly SessionParticipant[]) =>
  participants.filter(({ status, paymentMethod }) => status === 'paid' || paymentMethod !== 'online')

/** What is missing for the mails, and when they go. */
function Missing({ practical }: Pick<Props, 'practical'>) {
  const t = useTexts('panel-sessions')
  const { now, locale } = usePage()
  const { lacks, waits, mailsAt, linkAt, mailed } = practical
  if (waits) return <Notice tone="info" title={t('practical.waits')} />
  if (!lacks) return null
  const goesAt = (lacks === 'link' ? linkAt : null) ?? mailsAt
  const isLate = lacks === 'link' ? goesAt <= now : mailed.length > 0
  const text = isLate
    ? t(lacks === 'link' ? 'practical.linkLate' : 'practical.roomLate')
    : t('practical.before', { when: formatDeadline(goesAt, now, locale) })
  return (
    <Notice tone="wait" title={t(lacks === 'link' ? 'practical.lacks.link' : 'practical.lacks.room')}>
      {text}
    </Notice>
  )
}

/** Where to come and what to bring, and how the mails stand that say so. */
export function Practical({ session, practical, participants }: Props) {
  const t = useTexts('panel-sessions')
  const page = usePage()
  const { locale, now } = page
  const here = pathOf('session', session._id, page)
  const { room, onlineLink, contact, bring, courseBring, isOnline, mailsAt, linkAt, expected } = practical
  const mailed = new Map(listed(practical.mailed).map((one) => [one.student, one]))
  const isToCome = session.startDate > now && session.decision !== 'canceled'
  const when = (instant: string) => formatDeadline(instant, now, locale)
  const stands = (at: string, count: number) =>
    at > now && count === 0
      ? t.count('practical.goes', expected, { when: when(at) })
      : t.count('practical.went', expected, { sent: count })
  const linked = [...mailed.values()].filter((one) => one.linkAt).length
  const facts: Fact[] = [
    isOnline ? [t('onlineLink'), onlineLink] : [t('room'), room],
    [t('bring'), inLocale(bring ?? courseBring, locale)],
    [t('contact'), contact],
    [t('practical.mail'), stands(mailsAt, mailed.size)],
    ...(isOnline && linkAt ? [[t('practical.linkMail'), stands(linkAt, linked)] satisfies Fact] : []),
  ]
  const people = surely(participants)
  return (
    <RecordPart id="practical" title={t('practical.title')}>
      {isToCome && <Missing practical={practical} />}
      <FactList facts={facts} />
      {isToCome && people.length > 0 && (
        <>
          <p>
            <Button look="outline" href={`${here}?act=practical`}>
              {t(mailed.size > 0 ? 'practical.again' : 'practical.now')}
            </Button>
          </p>
          <ul className={styles.lines} data-mailed>
            {people.map((one) => {
              const at = mailed.get(one.student)?.at
              return (
                <li key={one.student} data-id={one.student}>
                  <span>{nameOf(one)}</span>
                  <span className="muted">
                    {at
                      ? t('practical.sentAt', { day: formatDayInYear(at, locale), time: formatTime(at, locale) })
                      : t('practical.notYet')}
                  </span>
                  <RowLink
                    href={`${here}?act=practical&student=${one.student}`}
                    of={nameOf(one)}
                    text={t(at ? 'practical.again' : 'practical.now')}
                  />
                </li>
              )
            })}
          </ul>
        </>
      )}
    </RecordPart>
  )
}

interface QuestionProps extends Props {
  mails: DeskSessionQuery['sessionMails']
}

/** Whom it goes to and what it says, before it goes. */
export function PracticalQuestion({ session, practical, participants, mails }: QuestionProps) {
  const t = useTexts('panel-sessions')
  const { search, now } = usePage()
  if (search.act?.[0] !== 'practical' || session.decision === 'canceled' || session.startDate <= now) return null
  const people = surely(participants)
  const one = people.find(({ student }) => student === search.student?.[0])
  const version = String(practical.version)
  return (
    <PageQuestion
      definition={practicalForm}
      id="practical-question"
      title={t('practical.question')}
      text={
        <>
          <p>{one ? t('practical.toOne', { name: nameOf(one) }) : t('practical.toAll')}</p>
          <ExpectedMails mails={mails} />
        </>
      }
      sent={one ? { version, student: one.student } : { version }}
      button={t('practical.send')}
    />
  )
}
