import { formatDeadline } from '../../domain/format-days.ts'
import { asLocale } from '../../domain/locales.ts'
import { SubmitButton, TextArea } from '../../ui/forms/index.ts'
import type { PanelMessageQuery } from '../../ui/gql/graphql.ts'
import { type Fact, FactList, listed, useTexts } from '../../ui/index.ts'
import { ActionButton } from '../../ui/kit/index.ts'
import type { ScreenOf } from '../kit/index.ts'
import {
  listPaths,
  MailStateMark,
  MessageState,
  PageForm,
  RecordActs,
  RecordHead,
  RecordPart,
  Refusal,
  sentHref,
  usePage,
} from '../kit/index.ts'
import recordStyles from '../kit/record.module.css'
import { answerForm, handledForm, type messagePage } from './record-page.ts'

type Contact = NonNullable<PanelMessageQuery['contact']>
type Answer = NonNullable<NonNullable<PanelMessageQuery['contactAnswers']>[number]>

/** What was answered, and whether that arrived; nothing where nothing was. */
function Answers({ answers }: { answers: readonly Answer[] }) {
  const t = useTexts('panel-messages')
  const page = usePage()
  if (answers.length === 0) return null
  return (
    <RecordPart id="answers" title={t('answers')}>
      <ol className="stack-5">
        {answers.map(({ _id, text, author, createdAt, mail, mailState }) => (
          <li key={_id} id={`answer-${_id}`} tabIndex={-1} className="stack-1" data-id={_id}>
            <p className={recordStyles.mail}>{text}</p>
            <p className="muted">
              {[author, formatDeadline(createdAt, page.now, page.locale)].filter(Boolean).join(', ')}
            </p>
            <div className="row-3 middle">
              <MailStateMark state={mailState} />
              <a className="link" href={sentHref(mail, page)}>
                {t('readMail')}
              </a>
            </div>
          </li>
        ))}
      </ol>
    </RecordPart>
  )
}

/** Where it is answered: what was shown goes along, since a colleague may be at the same. */
function AnswerPart({ contact: { email, language, handled }, count }: { contact: Contact; count: number }) {
  const t = useTexts('panel-messages')
  const names = useTexts('languages')
  const hint = t('answerHint', { email, language: names(asLocale(language)) })
  return (
    <RecordPart id="answer" title={t('answer')}>
      <PageForm definition={answerForm} labels={{ text: t('answerText') }}>
        <input type="hidden" name="answers" value={count} />
        <input type="hidden" name="handled" value={String(handled)} />
        <TextArea name="text" hint={hint} />
        <SubmitButton label={t('send')} />
      </PageForm>
    </RecordPart>
  )
}

export function Screen({ data, page }: ScreenOf<typeof messagePage>) {
  const t = useTexts('panel-messages')
  const { contact } = data
  if (!contact) return null
  const { firstName, lastName, email, phone, subject, message, verified, handled, handledAt, handledBy } = contact
  const answers = listed(data.contactAnswers)
  const facts: Fact[] = [
    [t('from'), `${firstName} ${lastName}`],
    [t('fields.email'), email],
    [t('panel.phone'), phone && <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>],
    [t('common.when'), formatDeadline(contact.createdAt, page.now, page.locale)],
    [
      t('answeredAt'),
      handledAt && [formatDeadline(handledAt, page.now, page.locale), handledBy].filter(Boolean).join(', '),
    ],
    [t('captcha'), verified ? null : t('unverified')],
  ]
  return (
    <>
      <RecordHead list={[listPaths.message, t('title')]} title={subject} status={<MessageState handled={handled} />} />
      <Refusal />
      <RecordActs acts={[]}>
        <ActionButton name={handledForm.name} sent={{ handled: !handled }} look="outline">
          {t(handled ? 'reopen' : 'handle')}
        </ActionButton>
      </RecordActs>
      <div className={recordStyles.columns}>
        <RecordPart id="message" title={t('fields.message')}>
          <p className={recordStyles.mail}>{message}</p>
        </RecordPart>
        <RecordPart id="facts" title={t('facts')}>
          <FactList facts={facts} />
        </RecordPart>
      </div>
      <Answers answers={answers} />
      <AnswerPart contact={contact} count={answers.length} />
    </>
  )
}
