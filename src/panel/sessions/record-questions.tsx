import { formatAmount, formatDate } from '../../domain/format.ts'
import { inLocale } from '../../domain/locales.ts'
import { Form, type FormState, TextArea, TextField } from '../../ui/forms/index.ts'
import { type PageContext, useTexts } from '../../ui/index.ts'
import { Question } from '../../ui/kit/index.ts'
import { pathOf } from '../kit/index.ts'
import type { DeskSession, SessionParticipant } from './record-page.ts'
import { cancelForm, certificatesForm, confirmForm, mendedResultForm, nameOf, resultForm } from './record-page.ts'

export interface QuestionProps {
  session: DeskSession
  participants: readonly SessionParticipant[]
  isAwaited: boolean
  page: PageContext
  form: FormState | undefined
}

/** Cents that customers paid for it: a registration counts once, however many it has. */
function paidFor(participants: readonly SessionParticipant[]): number {
  const paid = participants.filter(({ status }) => status === 'paid')
  const totals = new Map(paid.map(({ registration, total }) => [registration, total]))
  return [...totals.values()].reduce((sum, total) => sum + total, 0)
}

/** What canceling does to people and their money. */
function CancelEffect({ participants, isAwaited, page }: QuestionProps) {
  const t = useTexts('panel-sessions')
  const paid = paidFor(participants)
  const contacts = t.count('contacts', new Set(participants.map(({ registration }) => registration)).size)
  const knowing = participants.filter(({ status, outcome }) => status === 'paid' || outcome === 'partner').length
  return (
    <>
      <p>{participants.length === 0 ? t('cancelNobody') : t.count('cancelPeople', participants.length)}</p>
      {participants.length > 0 && (
        <p data-mails>
          {knowing > 0
            ? t('cancelMailsBoth', { contacts, participants: t.count('common.participantCount', knowing) })
            : t('cancelMails', { contacts })}
        </p>
      )}
      {paid > 0 && <p>{t('cancelMoney', { amount: formatAmount(paid, page.locale) })}</p>}
      {isAwaited && <p>{t('cancelWaiting')}</p>}
    </>
  )
}

/** What giving them does. */
function CertificatesEffect({ participants }: QuestionProps) {
  const t = useTexts('panel-sessions')
  const without = participants.filter(({ certificate }) => !certificate)
  const withheld = without.filter(({ obstacle }) => obstacle).length
  return (
    <>
      <p>{t.count('giveText', without.length - withheld)}</p>
      {withheld > 0 && <p>{t.count('withheldText', withheld)}</p>}
    </>
  )
}

function useQuestions(props: QuestionProps) {
  const t = useTexts('panel-sessions')
  const { session, page } = props
  const named = {
    title: inLocale(session.plannedCourse.title, page.locale) ?? '',
    day: formatDate(session.startDate, page.locale),
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
      text: t('confirmText'),
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

/** The question that the address asks, before others hear of it. */
export function ActQuestion(props: QuestionProps) {
  const { session, page, form } = props
  const t = useTexts('panel-list')
  const questions = useQuestions(props)
  const act = (['cancel', 'confirm', 'certificates'] as const).find((name) => name === page.search.act?.[0])
  if (!act || session.decision === 'canceled') return null
  const { definition, title, text, button, look } = questions[act]
  return (
    <Question
      id="act"
      name={definition.name}
      title={title}
      button={button}
      look={look}
      text={form?.form === definition.name ? (form.message ?? text) : text}
      wayOut={t('panel.doNothing')}
      wayOutHref={pathOf('session', session._id, page)}
    />
  )
}

/** Writes a result down, or mends it. */
export function ResultQuestion({ session, participants, page, form }: QuestionProps) {
  const t = useTexts('panel-sessions')
  const list = useTexts('panel-list')
  const one = participants.find(({ student }) => student === page.search.result?.[0])
  if (!one) return null
  const { result } = one
  const definition = result ? mendedResultForm : resultForm
  const values = result
    ? { score: String(result.score), maximum: String(result.maximum), remark: result.remark ?? '' }
    : undefined
  const labels = { score: t('scoreLabel'), maximum: t('maximumLabel'), remark: t('panel.remark') }
  return (
    <Question
      id="result-question"
      title={t('resultTitle', { name: nameOf(one) })}
      text={(form?.form === definition.name && form.message) || t('resultHint')}
      wayOut={list('panel.doNothing')}
      wayOutHref={pathOf('session', session._id, page)}
      fields={
        <Form definition={definition} state={form} values={values} labels={labels}>
          {result ? (
            <input type="hidden" name="result" value={result._id} />
          ) : (
            <input type="hidden" name="student" value={one.student} />
          )}
          <TextField name="score" inputMode="decimal" width="short" />
          <TextField name="maximum" inputMode="decimal" width="short" />
          <TextArea name="remark" rows={2} optional />
        </Form>
      }
      name={definition.name}
      button={list('common.save')}
    />
  )
}
