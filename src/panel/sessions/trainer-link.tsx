import { formatDayInYear, formatTime } from '../../domain/format.ts'
import { formatDeadline } from '../../domain/format-days.ts'
import { TextField } from '../../ui/forms/index.ts'
import type { DeskSessionQuery } from '../../ui/gql/graphql.ts'
import { Button, type Fact, FactList, listed, useTexts } from '../../ui/index.ts'
import { PageForm, PageQuestion, pathOf, RecordPart, usePage } from '../kit/index.ts'
import styles from '../kit/record.module.css'
import type { DeskSession } from './record-page.ts'
import { trainerLinkEndForm, trainerLinkForm } from './trainer-link-forms.ts'

type Links = NonNullable<DeskSessionQuery['trainerLink']>
type Link = Omit<Links, 'others'>

interface Props {
  session: DeskSession
  link: Link
}

/** Whether one can be sent: nobody teaches what is canceled or long over. */
const isSendable = ({ session, link }: Props, now: string) =>
  link.trainer !== null && session.decision !== 'canceled' && link.endsAt > now

/** How the links stand by which those who teach it open the session without an account. */
export function TrainerLinks({ session, links }: { session: DeskSession; links: Links }) {
  return (
    <>
      <TrainerLink id="trainer-link" session={session} link={links} />
      {listed(links.others).map((link) => (
        <TrainerLink key={link.trainer?._id} id={`trainer-link-${link.trainer?._id}`} session={session} link={link} />
      ))}
    </>
  )
}

function TrainerLink({ session, link, id }: Props & { id: string }) {
  const t = useTexts('panel-sessions')
  const page = usePage()
  const { locale, now } = page
  const { trainer, mailsAt, sentAt, sentTo, openedAt, isOpen, endsAt } = link
  if (!trainer) return null
  const act = (name: string) => `${pathOf('session', session._id, page)}?act=${name}&trainer=${trainer._id}`
  const at = (instant: string) => ({ day: formatDayInYear(instant, locale), time: formatTime(instant, locale) })
  const goes =
    trainer.email && mailsAt > now && session.decision !== 'canceled'
      ? t('trainerLink.goes', { when: formatDeadline(mailsAt, now, locale) })
      : null
  const opened = openedAt ? formatDayInYear(openedAt, locale) : t('trainerLink.notOpened')
  const facts: Fact[] = [
    [t('trainer'), trainer.name],
    [t('trainerLink.mail'), trainer.email],
    [t('trainerLink.phone'), trainer.phone],
    [t('trainerLink.sent'), sentAt && sentTo ? t('trainerLink.sentTo', { ...at(sentAt), email: sentTo }) : goes],
    [t('trainerLink.opened'), isOpen && opened],
    [t('trainerLink.works'), sentAt && (isOpen ? formatDayInYear(endsAt, locale) : t('trainerLink.revoked'))],
  ]
  return (
    <RecordPart id={id} title={t('trainerLink.titleOf', { name: trainer.name })}>
      <FactList facts={facts} />
      {!trainer.email && <p>{t('trainerLink.noEmail', { name: trainer.name })}</p>}
      <div className={styles.acts}>
        {isSendable({ session, link }, now) && (
          <Button look="outline" href={act('trainer-link')}>
            {t(isOpen ? 'trainerLink.again' : 'trainerLink.send')}
          </Button>
        )}
        {isOpen && (
          <Button look="outline" href={act('trainer-link-end')}>
            {t('trainerLink.revoke')}
          </Button>
        )}
      </div>
    </RecordPart>
  )
}

/** Where it goes, before it does; or that it is to open nothing any more. */
export function TrainerLinkQuestion({ session, links }: { session: DeskSession; links: Links }) {
  const t = useTexts('panel-sessions')
  const { search, now } = usePage()
  const act = search.act?.[0]
  const named = search.trainer?.[0]
  const link = listed(links.others).find(({ trainer }) => trainer?._id === named) ?? links
  const { trainer, version, isOpen } = link
  if (!trainer) return null
  const { name, email } = trainer
  if (act === 'trainer-link-end' && isOpen) {
    return (
      <PageQuestion
        definition={trainerLinkEndForm}
        sent={{ trainer: trainer._id }}
        id="trainer-link-question"
        title={t('trainerLink.revokeQuestion', { name })}
        text={t('trainerLink.revokeText')}
        button={t('trainerLink.revoke')}
      />
    )
  }
  if (act !== 'trainer-link' || !isSendable({ session, link }, now)) return null
  return (
    <PageQuestion
      definition={trainerLinkForm}
      id="trainer-link-question"
      title={t('trainerLink.question', { name })}
      text={t('trainerLink.questionText')}
      fields={
        <PageForm
          definition={trainerLinkForm}
          values={{ email: email ?? '' }}
          labels={{ email: t('trainerLink.email', { name }) }}
        >
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="trainer" value={trainer._id} />
          <TextField name="email" type="email" />
        </PageForm>
      }
      button={t('trainerLink.button')}
    />
  )
}
