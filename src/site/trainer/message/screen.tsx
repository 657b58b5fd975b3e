import { formatDeadline } from '../../../domain/format-days.ts'
import { inLocale, localePath, locales } from '../../../domain/locales.ts'
import { trainerPath } from '../../../domain/trainer-link.ts'
import { Button } from '../../../ui/button.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import type { FormState, FormValues } from '../../../ui/forms/form-state.ts'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { TextArea, TextField } from '../../../ui/forms/text-field.tsx'
import type { TaughtMessageQuery } from '../../../ui/gql/graphql.ts'
import { ActionButton } from '../../../ui/kit/action-form.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { listed } from '../../../ui/listed.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import type { ScreenProps } from '../../screens/define-page.ts'
import { taughtMessageForm, taughtSendForm } from './page.ts'
import styles from './taught-message.module.css'

type Reached = NonNullable<TaughtMessageQuery['trainerMessages']>
type Message = NonNullable<TaughtMessageQuery['trainerMessage']>

const hereOf = ({ path, locale }: PageContext) => localePath(path, locale)

/** How many it reaches, and how many of them read which language. */
function Receivers({ of }: { of: Pick<Reached, 'total' | 'languages'> }) {
  const t = useTexts('trainer')
  const name = useTexts('languages')
  return (
    <Notice tone={of.total > 0 ? 'info' : 'wait'} title={t.count('reached', of.total)}>
      {listed(of.languages)
        .map(({ language, count }) => t('inLanguage', { language: name(language), count }))
        .join(', ')}
    </Notice>
  )
}

interface WriteProps {
  reached: Reached
  /** What was written before, to be written otherwise. */
  from: Message | null | undefined
  form: FormState | undefined
  page: PageContext
}

/** A text in Dutch, and one in each other language that somebody reads. */
function Write({ reached, from, form, page }: WriteProps) {
  const t = useTexts('trainer')
  const name = useTexts('languages')
  const read = listed(reached.languages).map(({ language }) => language)
  const texts: FormValues = Object.fromEntries(
    locales.flatMap((locale) => [
      [`subject.${locale}`, from?.subject[locale] ?? ''],
      [`text.${locale}`, from?.text[locale] ?? ''],
    ]),
  )
  const values = form?.form === taughtMessageForm.name ? form.values : texts
  const shown = locales.filter((locale) => locale === 'nl' || read.includes(locale) || values[`text.${locale}`])
  const labels = Object.fromEntries(
    shown.flatMap((locale) => [
      [`subject.${locale}`, t('subjectIn', { language: name(locale) })],
      [`text.${locale}`, t('textIn', { language: name(locale) })],
    ]),
  )
  return (
    <>
      <Receivers of={reached} />
      <p className="muted">
        {t('writeHint')} {t('fieldHint', { field: '{{firstName}}' })}
      </p>
      <Form
        definition={taughtMessageForm}
        state={form}
        values={values}
        action={hereOf(page)}
        labels={labels}
        className={styles.form}
      >
        {shown.map((locale) => (
          <div key={locale} className={styles.language} lang={locale}>
            <TextField name={`subject.${locale}`} optional={locale !== 'nl'} />
            <TextArea name={`text.${locale}`} rows={8} optional={locale !== 'nl'} />
          </div>
        ))}
        <SubmitButton label={t('look')} />
      </Form>
    </>
  )
}

/** How it reads, whom it reaches and who gets nothing, before and after it is sent. */
function Look({ message, left, page }: { message: Message; left: number; page: PageContext }) {
  const t = useTexts('trainer')
  const name = useTexts('languages')
  const { state, total, mailed, shown, leftOut, previews, _id } = message
  const isDraft = state === 'draft'
  return (
    <>
      {isDraft ? (
        <Receivers of={message} />
      ) : (
        <p role="status" data-progress={state}>
          {t('mailed', { mailed, total })}
        </p>
      )}
      {listed(previews).map(({ language, subject, text }) => (
        <article key={language} className={styles.preview} lang={language}>
          <h2>{subject}</h2>
          <p className="muted">{name(language)}</p>
          <p className={styles.text}>{text}</p>
        </article>
      ))}
      {listed(leftOut).length > 0 && (
        <section aria-labelledby="left-out" data-left-out>
          <h2 id="left-out" className={styles.small}>
            {t('leftOut')}
          </h2>
          <ul>
            {listed(leftOut).map(({ name: whose, why }) => (
              <li key={whose}>
                {whose}: <span className="muted">{t(`why.${why}`)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {isDraft && left === 0 && <Notice tone="wait" title={t('noneLeft')} />}
      <div className={styles.acts}>
        {isDraft && left > 0 && total > 0 && (
          <ActionButton name={taughtSendForm.name} sent={{ shown }}>
            {t.count('send', total)}
          </ActionButton>
        )}
        {isDraft ? (
          <a className="link" href={`${hereOf(page)}?from=${_id}`}>
            {t('rewrite')}
          </a>
        ) : (
          <Button look="outline" href={hereOf(page)}>
            {t('writeMore')}
          </Button>
        )}
      </div>
    </>
  )
}

function Written({ reached, page }: { reached: Reached; page: PageContext }) {
  const t = useTexts('trainer')
  const sent = listed(reached.sent)
  if (sent.length === 0) return null
  return (
    <section aria-labelledby="written" className={styles.written}>
      <h2 id="written" className={styles.small}>
        {t('written')}
      </h2>
      <ul>
        {sent.map(({ _id, subject, sentAt, total }) => (
          <li key={_id} data-id={_id}>
            <a href={`${hereOf(page)}?look=${_id}`}>{inLocale(subject, page.locale)}</a>{' '}
            <span className="muted">
              {[sentAt && formatDeadline(sentAt, page.now, page.locale), t.count('common.participantCount', total)]
                .filter(Boolean)
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What a trainer writes to everybody of the session: written, looked at, sent. */
export function Screen({ data, page, form }: ScreenProps<TaughtMessageQuery>) {
  const t = useTexts('trainer')
  const { trainerSession: taught, trainerMessages: reached, trainerMessage: message } = data
  if (!taught || !reached) return null
  const isLooking = message && page.search.look !== undefined && form?.form !== taughtMessageForm.name
  return (
    <div className={`container ${styles.page}`}>
      <p>
        <a className="link" href={localePath(trainerPath(page.params.token ?? ''), page.locale)}>
          {inLocale(taught.session.course.title, page.locale)}
        </a>
      </p>
      <h1>{t(isLooking && message.state !== 'draft' ? 'writtenOne' : 'write')}</h1>
      {isLooking ? (
        <Look message={message} left={reached.left} page={page} />
      ) : (
        <Write key={message?._id} reached={reached} from={message} form={form} page={page} />
      )}
      <Written reached={reached} page={page} />
    </div>
  )
}
