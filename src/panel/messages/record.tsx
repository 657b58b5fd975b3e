import { formatDeadline } from '../../domain/format-days.ts'
import { type Fact, FactList, useTexts } from '../../ui/index.ts'
import { ActionButton } from '../../ui/kit/index.ts'
import type { ScreenOf } from '../kit/index.ts'
import { listPaths, MessageState, RecordActs, RecordHead, RecordPart, Refusal } from '../kit/index.ts'
import recordStyles from '../kit/record.module.css'
import { handledForm, type messagePage } from './record-page.ts'

export function Screen({ data: { contact }, page }: ScreenOf<typeof messagePage>) {
  const t = useTexts('panel-messages')
  if (!contact) return null
  const { firstName, lastName, email, phone, subject, message, verified, handled, handledAt, handledBy } = contact
  const reply = `mailto:${email}?${new URLSearchParams({ subject: `Re: ${subject}` }).toString().replaceAll('+', '%20')}`
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
      <RecordActs acts={[{ href: reply, text: t('reply') }]}>
        <ActionButton name={handledForm.name} sent={{ handled: !handled }} look="outline">
          {t(handled ? 'reopen' : 'handle')}
        </ActionButton>
      </RecordActs>
      <div className={recordStyles.columns}>
        <RecordPart id="message" title={t('fields.message')}>
          {message.split(/\r?\n/).map((line, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text, which never move
            <p key={place}>{line}</p>
          ))}
        </RecordPart>
        <RecordPart id="facts" title={t('facts')}>
          <FactList facts={facts} />
        </RecordPart>
      </div>
    </>
  )
}
