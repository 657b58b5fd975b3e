import type { ExpectedMailsFragment } from '../../ui/gql/graphql.ts'
import { listed } from '../../ui/listed.ts'
import { useTexts } from '../../ui/texts.ts'
import { listPaths, panelPath } from './paths.ts'
import { People, Receivers } from './receivers.tsx'
import styles from './record.module.css'
import { usePage } from './use-page.ts'

interface MailTextProps {
  title: string
  /** Whose it is. */
  to?: string
  language?: string
  text: string
}

/** A mail as its reader gets it, once it is opened. */
export const MailText = ({ title, to, language, text }: MailTextProps) => (
  <details data-mail>
    <summary className="anywhere">{title}</summary>
    {to && <p className="muted anywhere">{to}</p>}
    <p className={styles.mail} lang={language}>
      {text}
    </p>
  </details>
)

/** What an act would mail, before it is done: to how many, in which languages, who gets nothing, and each mail. */
export function ExpectedMails({ mails }: { mails: ExpectedMailsFragment | null | undefined }) {
  const t = useTexts('panel-expected-mails')
  const readers = useTexts('panel-mail-texts')
  const { locale } = usePage()
  if (!mails) return null
  const { total, doubtful } = mails
  return (
    <div className={styles.expected} data-mails>
      <Receivers receivers={mails} title={total > 0 ? t.count('people', total) : t('nobody')} />
      {listed(mails.leftOut).some(({ why }) => why === 'bounced') && (
        <p className="muted">
          {t('held')}{' '}
          <a className="link" href={`${panelPath(listPaths.mail, locale)}?state=undelivered`}>
            {t('heldLink')}
          </a>
        </p>
      )}
      {doubtful.length > 0 && <People title={t.count('doubtful', doubtful.length)} people={listed(doubtful)} />}
      {listed(mails.mails).map(({ kind, reader, count, to, language, subject, text }) => (
        <MailText
          key={kind}
          title={t('mail', { reader: readers(`to.${reader}`), count, subject })}
          to={t('to', { to })}
          language={language}
          text={text}
        />
      ))}
    </div>
  )
}
