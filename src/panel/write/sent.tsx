import { formatDeadline } from '../../domain/format-days.ts'
import { SubmitButton, TextField } from '../../ui/forms/index.ts'
import { useTexts } from '../../ui/index.ts'
import { EmptyState } from '../../ui/kit/index.ts'
import { againForm } from '../kit/again-form.ts'
import {
  listPaths,
  PageForm,
  RecordHead,
  RecordPart,
  Refusal,
  type ScreenOf,
  sentHref,
  useRefused,
} from '../kit/index.ts'
import type { sentPage } from './sent-page.ts'
import styles from './write.module.css'

export function Screen({ data, page }: ScreenOf<typeof sentPage>) {
  const t = useTexts('panel-write')
  const mails = useTexts('panel-mails')
  const refused = useRefused(againForm.name)
  const mail = data.mails?.items[0]
  if (!mail) return null
  const { _id, to, subject, sentAt, createdAt, state } = mail
  return (
    <>
      <RecordHead list={[listPaths.mail, mails('title')]} title={subject} />
      <Refusal />
      <p>
        {t('mailTo', { to })}, {formatDeadline(sentAt ?? createdAt, page.now, page.locale)}
      </p>
      {state === 'secret' || state === 'expired' ? (
        <EmptyState title={t('mailText')} text={t('secret')} />
      ) : (
        <iframe className={styles.frame} sandbox="" src={`${sentHref(_id, page)}/text`} title={subject} />
      )}
      {(state === 'sent' || state === 'undelivered') && (
        <RecordPart id="again" title={mails('again')}>
          <PageForm definition={againForm} values={refused?.values ?? { to }} labels={{ to: mails('sendTo') }}>
            <input type="hidden" name="mail" value={_id} />
            <TextField name="to" type="email" hint={mails('sendToHint')} />
            <SubmitButton label={mails('again')} />
          </PageForm>
        </RecordPart>
      )}
    </>
  )
}
