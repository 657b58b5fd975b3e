import { useEffect, useState } from 'react'
import { formatDayInYear, formatTime } from '../../../domain/format.ts'
import { inLocale, type Locale, localePath } from '../../../domain/locales.ts'
import { spacedCode } from '../../../domain/presence.ts'
import { trainerPath } from '../../../domain/trainer-link.ts'
import { CheckboxGroup } from '../../../ui/forms/choices.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import type { FormState } from '../../../ui/forms/form-state.ts'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import type { TrainerDoorQuery } from '../../../ui/gql/graphql.ts'
import { listed, nameOf } from '../../../ui/listed.ts'
import { type PageContext, serverNow } from '../../../ui/page-context.ts'
import { QrCode } from '../../../ui/qr-code.tsx'
import { runQuery } from '../../../ui/session/client.ts'
import { useTexts } from '../../../ui/texts.ts'
import type { ScreenProps } from '../../screens/define-page.ts'
import { EndedLink } from '../ended-link.tsx'
import styles from './door.module.css'
import { doorQuery, taughtHalfForm } from './page.ts'

type Door = NonNullable<TrainerDoorQuery['trainerDoor']>
type Participant = NonNullable<Door['participants'][number]>

/** Milliseconds between two looks at who signed, and at the code at the latest. */
const pace = 10_000

/** Half a day as it is now: asked again as the code changes, and to see who signed. */
function useDoor(shown: Door, { params }: PageContext): Door {
  const [heard, setHeard] = useState(shown)
  const { day, half } = shown
  const token = params.token ?? ''
  const door = heard.day === day && heard.half === half && heard.changesAt > shown.changesAt ? heard : shown
  const { changesAt, code } = door
  useEffect(() => {
    if (code === null) return
    const left = Date.parse(changesAt) - Date.parse(serverNow())
    let next: ReturnType<typeof setTimeout>
    const ask = () =>
      runQuery(doorQuery, { token, day, half })
        .then(({ trainerDoor }) => trainerDoor && setHeard(trainerDoor))
        .catch(() => undefined)
        .finally(() => {
          next = setTimeout(ask, pace)
        })
    next = setTimeout(ask, Math.min(pace, Math.max(250, left + 250)))
    return () => clearTimeout(next)
  }, [token, day, half, changesAt, code])
  return door
}

function Code({ door, page }: { door: Door; page: PageContext }) {
  const t = useTexts('door')
  const { code, qrCode, address } = door
  const signed = listed(door.participants).filter(({ signedAt }) => signedAt).length
  return (
    <section className={styles.part} aria-labelledby="code-title">
      <h2 id="code-title">{t('codeTitle')}</h2>
      {code === null || !qrCode ? (
        <p>{t('noCode')}</p>
      ) : (
        <>
          <p>{t('go', { address: address.replace(/^https?:\/\//, '') })}</p>
          <p className={styles.code} data-door-code={code}>
            {spacedCode(code)}
          </p>
          <QrCode {...qrCode} label={t('qrCode')} className={styles.qr} />
          <p className="muted">{t('changes')}</p>
          <noscript>
            <a href={`${localePath(page.path, page.locale)}?part=${door.day}-${door.half}`}>{t('now')}</a>
          </noscript>
        </>
      )}
      <p role="status" data-signed={signed}>
        {t('signedCount', { signed, count: door.participants.length })}
      </p>
    </section>
  )
}

function useHint(locale: Locale) {
  const t = useTexts('door')
  return ({ signedAt }: Participant) =>
    signedAt ? t('signedAt', { time: formatTime(signedAt, locale) }) : t('notSigned')
}

/** Who was there by the trainer, who signs it. */
function List({ door, page, form }: { door: Door; page: PageContext; form: FormState | undefined }) {
  const t = useTexts('door')
  const { locale } = page
  const hint = useHint(locale)
  const people = listed(door.participants)
  const signed = people.flatMap(({ trainerSignedAt }) => trainerSignedAt ?? []).sort()
  const last = signed.at(-1)
  if (people.length === 0) return <p>{t('nobody')}</p>
  if (door.isToCome) return <p>{t('toCome')}</p>
  const present = people.filter((one) => one.present ?? Boolean(one.signedAt)).map(({ _id }) => _id)
  return (
    <section className={styles.part} aria-labelledby="list-title">
      <h2 id="list-title">{t('list')}</h2>
      <p>{t('listLead')}</p>
      {last && (
        <p role="status" className="strong" data-trainer-signed={signed.length}>
          {signed.length < people.length
            ? t('trainerSome', { signed: signed.length, count: people.length })
            : t('trainerSigned', { time: formatTime(last, locale) })}
        </p>
      )}
      <Form
        // What others signed meanwhile is ticked, too.
        key={present.join(' ')}
        definition={taughtHalfForm}
        state={form}
        values={{ day: door.day, half: door.half, students: present }}
        action={`${localePath(page.path, locale)}?part=${door.day}-${door.half}`}
        labels={{ students: t('yourList') }}
      >
        <input type="hidden" name="day" value={door.day} />
        <input type="hidden" name="half" value={door.half} />
        <CheckboxGroup
          name="students"
          options={people.map((one) => ({ value: one._id, label: nameOf(one), hint: hint(one) }))}
        />
        <SubmitButton label={t('sign')} />
      </Form>
    </section>
  )
}

function Half({ shown, page, form }: { shown: Door; page: PageContext; form: FormState | undefined }) {
  const t = useTexts('door')
  const { locale, params } = page
  const door = useDoor(shown, page)
  const back = `${localePath(trainerPath(params.token ?? ''), locale)}?part=${door.day}-${door.half}`
  return (
    <div className={`container ${styles.page}`}>
      <a className="link" href={back}>
        {t('back')}
      </a>
      <h1>{inLocale(door.course, locale)}</h1>
      <p className="lead">{t(`halves.${door.half}`, { day: formatDayInYear(door.day, locale) })}</p>
      <div className={styles.columns}>
        <Code door={door} page={page} />
        <List door={shown} page={page} form={form} />
      </div>
    </div>
  )
}

/** Half a day of a session, on the trainer's phone or on the wall: the code, and the trainer's own signature. */
export function Screen({ data, page, form }: ScreenProps<TrainerDoorQuery>) {
  const shown = data.trainerDoor
  return shown ? (
    <Half shown={shown} page={page} form={form} />
  ) : (
    <EndedLink locale={page.locale} phone={data.provider?.phone} />
  )
}
