import { formatDeadline } from '../../domain/format-days.ts'
import { inLocale, locales } from '../../domain/locales.ts'
import { BreakableMail, Button, listed, useTexts } from '../../ui/index.ts'
import { ActionButton, DataTable } from '../../ui/kit/index.ts'
import {
  LeftOut,
  listPaths,
  Moment,
  Receivers,
  RecordHead,
  RecordPart,
  Refusal,
  RowName,
  type ScreenOf,
  sentHref,
  usePage,
  writeHref,
  writtenHref,
} from '../kit/index.ts'
import { type Message, sendMessageForm, type writtenPage } from './page.ts'
import styles from './write.module.css'

/** Where its text is written again, to the same. */
function againHref(
  { _id, session, registrations, customers, found, foundCustomers, to }: Message,
  page: { locale: 'nl' | 'en' | 'fr' },
) {
  const chosen = customers.length > 0 ? customers : registrations
  const of = customers.length > 0 ? 'customers' : 'registrations'
  return writeHref(
    { session, found, foundCustomers, to, from: _id, ...(chosen.length > 0 && { of, chosen: listed(chosen) }) },
    page,
  )
}

/** The mail as one of them gets it; another is chosen. */
function Preview({ message }: { message: Message }) {
  const t = useTexts('panel-write')
  const page = usePage()
  const people = listed(message.receivers.receivers)
  const reader = people.find(({ address }) => address === page.search.for?.[0]) ?? people[0]
  if (!reader) return null
  const here = writtenHref(message._id, page)
  const title = t('preview', { name: reader.name })
  return (
    <RecordPart id="preview" title={title} isWide>
      <form className={styles.choose} action={here}>
        <label className={styles.label}>
          {t('previewOf')}
          <select name="for" defaultValue={reader.address}>
            {people.map(({ address, name, email, language }) => (
              <option key={address} value={address}>
                {`${name}, ${email} (${language})`}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" look="outline">
          {t('show')}
        </Button>
      </form>
      <iframe
        className={styles.frame}
        sandbox=""
        src={`${here}/preview?${new URLSearchParams({ for: reader.address })}`}
        title={title}
      />
    </RecordPart>
  )
}

/** How far it is, and who got it. */
function Progress({ message }: { message: Message }) {
  const t = useTexts('panel-write')
  const names = useTexts('languages')
  const page = usePage()
  const { state, mailed, receivers, author, isByTrainer, sentAt } = message
  const { total } = receivers
  return (
    <RecordPart
      id="progress"
      isWide
      title={state === 'sent' ? t.count('sent', total) : t('progress', { mailed, total })}
    >
      <div data-progress={state}>
        <progress
          className={styles.progress}
          max={total}
          value={mailed}
          aria-label={t('progress', { mailed, total })}
        />
        <p>{t('progress', { mailed, total })}</p>
      </div>
      <p className="muted">
        {t('sentBy', {
          author: isByTrainer ? t('byTrainer', { name: author ?? '' }) : (author ?? ''),
          when: sentAt ? formatDeadline(sentAt, page.now, page.locale) : '',
        })}
      </p>
      {state === 'sending' && (
        <p>
          <a className="link" href={writtenHref(message._id, page)}>
            {t('reload')}
          </a>
        </p>
      )}
      <DataTable
        caption={t('receivers')}
        rows={listed(receivers.receivers)}
        idOf={({ address }) => address}
        columns={[
          {
            key: 'name',
            label: t('name'),
            cell: ({ name, kind, mail, sentAt: left }) => (
              <>
                {mail && left ? <RowName href={sentHref(mail, page)}>{name}</RowName> : name}
                {kind === 'copy' && <span className="muted"> {t('copy')}</span>}
              </>
            ),
          },
          { key: 'email', label: t('fields.email'), cell: ({ email }) => <BreakableMail address={email} /> },
          { key: 'language', label: t('fields.language'), cell: ({ language }) => names(language) },
          {
            key: 'sentAt',
            label: t('common.when'),
            cell: ({ sentAt: left }) => (left ? <Moment at={left} /> : t('notSent')),
          },
        ]}
      />
    </RecordPart>
  )
}

export function Screen({ data: { deskMessage: message }, page }: ScreenOf<typeof writtenPage>) {
  const t = useTexts('panel-write')
  const registrations = useTexts('panel-registrations')
  const ofCustomers = useTexts('panel-customers')
  if (!message) return null
  const { session, customers, foundCustomers, subject, text, state, receivers } = message
  const isOfCustomers = customers.length > 0 || foundCustomers !== null
  const { total, shown } = receivers
  const title = inLocale(subject, page.locale) ?? ''
  const written = locales.filter((locale) => text[locale])
  return (
    <>
      <RecordHead
        list={
          session
            ? [`${listPaths.session}/${session}`, t('toSession')]
            : isOfCustomers
              ? [listPaths.customer, ofCustomers('title')]
              : [listPaths.registration, registrations('title')]
        }
        title={title}
      />
      <Refusal />
      {state === 'draft' ? (
        <RecordPart id="to" title={t('receivers')}>
          <Receivers receivers={receivers} title={t.count('reached', total)} written={written} />
          <div className={styles.acts}>
            {total > 0 && (
              <ActionButton name={sendMessageForm.name} sent={{ shown }}>
                {t.count('send', total)}
              </ActionButton>
            )}
            <a className="link" href={againHref(message, page)}>
              {t('change')}
            </a>
          </div>
        </RecordPart>
      ) : (
        <>
          <Progress message={message} />
          <LeftOut people={listed(receivers.leftOut)} />
        </>
      )}
      <Preview message={message} />
    </>
  )
}
