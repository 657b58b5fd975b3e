import { formatAmount, formatDate } from '../../domain/format.ts'
import { inLocale } from '../../domain/locales.ts'
import { TextArea, TextField } from '../../ui/forms/index.ts'
import type { DeskSessionQuery } from '../../ui/gql/graphql.ts'
import { useTexts } from '../../ui/index.ts'
import { ExpectedMails, PageForm, PageQuestion, usePage } from '../kit/index.ts'
import type { DeskSession, SessionParticipant } from './record-page.ts'
import { cancelForm, confirmForm, nameOf } from './record-page.ts'
import { certificatesForm, mendedResultForm, resultForm } from './result-forms.ts'

export interface QuestionProps {
  session: DeskSession
  participants: readonly SessionParticipant[]
  isAwaited: boolean
  /** What the act that is asked for would mail. */
  mails: DeskSessionQuery['sessionMails']
}

/** Cents that customers paid for it: a registration counts once, however many it has. */
function paidFor(participants: readonly SessionParticipant[]): number {
  const paid = participants.filter(({ status }) => status === 'paid')
  const totals = new Map(paid.map(({ registration, total }) => [registration, total]))
  return [...totals.values()].reduce((sum, total) => sum + total, 0)
}

/** What canceling does to people and their money. */
function CancelEffect({ participants, isAwaited, mails }: QuestionProps) {
  const t = useTexts('panel-sessions')
  const page = usePage()
  const paid = paidFor(participants)
  return (
    <>
      <p>{participants.length === 0 ? t('cancelNobody') : t.count('cancelPeople', participants.length)}</p>
      {paid > 0 && <p>{t('cancelMoney', { amount: formatAmount(paid, page.locale) })}</p>}
      {isAwaited && <p>{t('cancelWaiting')}</p>}
      <ExpectedMails mails={mails} />
    </>
  )
}

/** What giving them does, and what nobody wrote down of who gets one. */
function CertificatesEffect({ participants, mails }: QuestionProps) {
  const t = useTexts('panel-sessions')
  const without = participants.filter(({ certificate }) => !certificate)
  const earned = without.filter(({ obstacle }) => !obstacle)
  const withheld = without.length - earned.length
  const unnoted = (['attendance', 'result'] as const).map(
    (what) => [what, earned.filter((one) => one.unnoted.includes(what)).length] as const,
  )
  return (
    <>
      <p>{t.count('giveText', earned.length)}</p>
      {withheld > 0 && <p>{t.count('withheldText', withheld)}</p>}
      {unnoted.map(([what, count]) => count > 0 && <p key={what}>{t.count(`unnoted.${what}`, count)}</p>)}
      <ExpectedMails mails={mails} />
    </>
  )
}

function useQuestions(props: QuestionProps) {
  const t = useTexts('panel-sessions')
  const { session } = props
  const { locale } = usePage()
  const named = {
    title: inLocale(session.plannedCourse.title, locale) ?? '',
    day: formatDate(session.startDate, locale),
  }
  return {
    cancel: {
      definition: cancelForm,
      title: t('cancelTitle', named),
      text: <CancelEffect {...props} />,
      button: t('cancel'),
      look: 'danger',
    },
    confirm: {
      definition: confirmForm,
      title: t('confirmTitle', named),
      text: (
        <>
          <p>{t('confirmText')}</p>
          <ExpectedMails mails={props.mails} />
        </>
      ),
      button: t('confirm'),
      look: 'primary',
    },
    certificates: {
      definition: certificatesForm,
      title: t('giveTitle'),
      text: <CertificatesEffect {...props} />,
      button: t('giveCertificates'),
      look: 'primary',
    },
  } as const
}

export function ActQuestion(props: QuestionProps) {
  const page = usePage()
  const questions = useQuestions(props)
  const act = (['cancel', 'confirm', 'certificates'] as const).find((name) => name === page.search.act?.[0])
  if (!act || props.session.decision === 'canceled') return null
  return <PageQuestion id="act" {...questions[act]} />
}

/** Writes a result down, or mends it. */
export function ResultQuestion({ participants }: QuestionProps) {
  const t = useTexts('panel-sessions')
  const page = usePage()
  const one = participants.find(({ student }) => student === page.search.result?.[0])
  if (!one) return null
  const { result } = one
  const definition = result ? mendedResultForm : resultForm
  const values = result
    ? { score: String(result.score), maximum: String(result.maximum), remark: result.remark ?? '' }
    : undefined
  const labels = { score: t('common.points'), maximum: t('common.maximum'), remark: t('panel.remark') }
  return (
    <PageQuestion
      definition={definition}
      id="result-question"
      title={t('resultTitle', { name: nameOf(one) })}
      text={t('resultHint')}
      fields={
        <PageForm definition={definition} values={values} labels={labels}>
          {result ? (
            <input type="hidden" name="result" value={result._id} />
          ) : (
            <input type="hidden" name="student" value={one.student} />
          )}
          <TextField name="score" inputMode="decimal" width="short" />
          <TextField name="maximum" inputMode="decimal" width="short" />
          <TextArea name="remark" rows={2} optional />
        </PageForm>
      }
      button={t('common.save')}
    />
  )
}
