import { inLocale, locales } from '../../domain/locales.ts'
import { usualDecisionDay } from '../../domain/sessions.ts'
import type { FormState, FormValues } from '../../ui/forms/index.ts'
import { Form, RadioGroup, SelectField, SubmitButton, TextArea, TextField } from '../../ui/forms/index.ts'
import type { DeskSessionQuery } from '../../ui/gql/graphql.ts'
import { listed, useTexts } from '../../ui/index.ts'
import { Notice } from '../../ui/kit/index.ts'
import {
  AcceptClashes,
  choicesOf,
  MailText,
  pathOf,
  RecordLink,
  RecordPart,
  usePage,
  useRefused,
  withoutClash,
} from '../kit/index.ts'
import styles from '../kit/record.module.css'
import rowStyles from './change.module.css'
import { changeForm, type DeskSession } from './record-page.ts'
import {
  partFieldsOf,
  partNames,
  teacherFieldsOf,
  teacherNames,
  valuesOfSchedule,
  valuesOfTeachers,
} from './session-fields.ts'

function usePartLabels(): Record<string, string> {
  const t = useTexts('panel-sessions')
  const names = [t('common.day'), t('fromHour'), t('untilHour')]
  const ofTeachers = [t('trainer'), ...names]
  return Object.fromEntries([
    ...partNames.flatMap((name) => partFieldsOf(name).map((field, index) => [field, names[index] ?? ''])),
    ...teacherNames.flatMap((name) => teacherFieldsOf(name).map((field, index) => [field, ofTeachers[index] ?? ''])),
  ])
}

/** The usual day of decision is none of its own: it goes with the start. */
const ownDecisionDay = ({ decisionOn, startDate }: DeskSession) =>
  decisionOn === usualDecisionDay(new Date(startDate)) ? '' : (decisionOn ?? '')

function valuesOf(session: DeskSession, { sessionPractical: practical, sessionPlanning: planning }: DeskSessionQuery) {
  const { schedule, duration, location, language, trainer, capacity, minimum, updatedAt } = session
  return {
    ...valuesOfSchedule(listed(schedule)),
    ...valuesOfTeachers(listed(planning?.trainers)),
    updatedAt,
    duration: String(duration),
    decisionOn: ownDecisionDay(session),
    location: location._id,
    language: language._id,
    trainer: trainer?._id ?? '',
    capacity: String(capacity),
    minimum: minimum ? String(minimum) : '',
    roomType: planning?.roomType ?? '',
    room: practical?.room ?? '',
    onlineLink: practical?.onlineLink ?? '',
    contact: practical?.contact ?? '',
    ...Object.fromEntries(locales.map((locale) => [`bring.${locale}`, practical?.bring?.[locale] ?? ''])),
  }
}

/** The mails that would go out, as the API counted them; null where it did not say. */
function mailsIn(form: FormState | undefined) {
  const found = new Map(form?.details?.map(({ path, message }) => [path, message]))
  const [contacts, participants] = ['mails.contacts', 'mails.participants'].map((path) => Number(found.get(path)))
  const [subject, text] = ['mails.subject', 'mails.text'].map((path) => found.get(path))
  return subject && text ? { contacts: contacts ?? 0, participants: participants ?? 0, subject, text } : null
}

/** Who would hear of it and in which words, and whether they are to; nothing before the API counted them. */
function Mails({ form, chosen }: { form: FormState | undefined; chosen: unknown }) {
  const t = useTexts('panel-sessions')
  const mails = mailsIn(form)
  if (!mails && !form?.errors.mails && chosen !== 'send' && chosen !== 'none')
    return <input type="hidden" name="mails" value="ask" />
  const options = (['send', 'none'] as const).map((value) => ({ value, label: t(`mailChoice.${value}`) }))
  return (
    <div className={styles.asked} {...(mails && { tabIndex: -1, autoFocus: true })} data-mail-question>
      {mails && (
        <Notice
          tone="info"
          title={t('mailsTo', {
            contacts: t.count('contacts', mails.contacts),
            participants: t.count('common.participantCount', mails.participants),
          })}
        />
      )}
      {mails && <MailText title={mails.subject} text={mails.text} />}
      <RadioGroup name="mails" options={options} />
    </div>
  )
}

/** The question of the mails is no mistake in a field either. */
function withoutQuestion(form: FormState | undefined): FormState | undefined {
  if (!form || !mailsIn(form)) return form
  return { ...form, errors: Object.fromEntries(Object.entries(form.errors).filter(([name]) => name !== 'mails')) }
}

interface ChangeProps {
  session: DeskSession
  data: DeskSessionQuery
}

/** Other days, hours, place, seats or minimum. */
export function Change({ session, data }: ChangeProps) {
  const t = useTexts('panel-sessions')
  const own = useRefused(changeForm.name)
  const page = usePage()
  const { locale } = page
  const values = valuesOf(session, data)
  const languages = useTexts('languages')
  // What was typed goes by what was read then.
  const typed: FormValues = own?.values ?? values
  const known = [...(data.session?.courseDetails?.trainers ?? []), session.trainer]
  const everybody = listed(data.courseChoices?.trainers).map(({ _id, name }) => ({ value: _id, label: name }))
  const trainers = new Map(listed(known).map(({ _id, name }) => [_id, { value: _id, label: name }]))
  const labels = {
    ...usePartLabels(),
    duration: t('common.contactHours'),
    location: t('place'),
    language: t('language'),
    trainer: t('trainer'),
    capacity: t('capacity'),
    minimum: t('minimum'),
    decisionOn: t('decisionOn'),
    isClashAccepted: t('acceptClash'),
    mails: t('mailQuestion'),
    roomType: t('houseRoom'),
    room: t('room'),
    onlineLink: t('onlineLink'),
    contact: t('contact'),
    ...Object.fromEntries(locales.map((one) => [`bring.${one}`, t('bringIn', { language: languages(one) })])),
  }
  return (
    <RecordPart id="change" title={t('changeTitle')}>
      <p className="muted">{t('changeHint')}</p>
      <Form
        definition={changeForm}
        state={withoutClash(withoutQuestion(own))}
        values={values}
        labels={labels}
        // Without the place of this form, which the page that follows does not have.
        action={`${pathOf('session', session._id, page)}?act=change`}
      >
        <input type="hidden" name="updatedAt" value={String(typed.updatedAt)} />
        <PartRows values={typed} />
        <TextField name="duration" inputMode="decimal" width="short" hint={t('durationHint')} />
        <SelectField name="location" options={choicesOf(data.allLocations, locale)} />
        <SelectField name="language" options={choicesOf(data.allLanguages, locale)} />
        <SelectField name="trainer" options={[...trainers.values()]} empty={t('noTrainer')} optional />
        <AcceptClashes form={own} place="trainer" />
        <TeacherRows values={typed} trainers={everybody} />
        <TextField name="capacity" inputMode="numeric" width="short" />
        <TextField name="minimum" inputMode="numeric" width="short" hint={t('minimumHint')} optional />
        <TextField name="decisionOn" type="date" width="short" hint={t('decisionHint')} optional />
        <SelectField
          name="roomType"
          options={choicesOf(data.allRoomTypes, locale)}
          empty={t('noHouseRoom')}
          hint={t('houseRoomHint')}
          optional
        />
        <AcceptClashes form={own} place="room" />
        <TextField name="room" width="medium" hint={t('roomHint')} optional />
        <TextField name="onlineLink" type="url" hint={t('onlineLinkHint')} optional />
        <TextField name="contact" width="medium" hint={t('contactHint')} optional />
        {locales.map((one) => (
          <TextArea
            key={one}
            name={`bring.${one}`}
            rows={2}
            hint={
              one === 'nl'
                ? t('bringHint', { text: inLocale(data.sessionPractical?.courseBring, locale) || t('nothing') })
                : undefined
            }
            optional
          />
        ))}
        <Mails form={own} chosen={typed.mails} />
        <SubmitButton label={t('common.save')}>
          <RecordLink to="session" id={session._id} text={t('panel.doNothing')} />
        </SubmitButton>
      </Form>
    </RecordPart>
  )
}

/** Who else teaches and when: one row each, and an empty one to add another. */
function TeacherRows({ values, trainers }: { values: FormValues; trainers: { value: string; label: string }[] }) {
  const t = useTexts('panel-sessions')
  const last = teacherNames.findLastIndex((name) => teacherFieldsOf(name).some((field) => values[field]))
  return (
    <details open={last >= 0}>
      <summary>{t('moreTrainers')}</summary>
      <p className="muted">{t('moreTrainersHint')}</p>
      {teacherNames.slice(0, last + 2).map((name, index) => {
        const [trainer = '', day = '', from = '', until = ''] = teacherFieldsOf(name)
        return (
          <fieldset key={name} className={rowStyles.row} data-teacher={name}>
            <legend className="small strong">{t('teacher', { number: index + 1 })}</legend>
            <SelectField name={trainer} options={trainers} empty={t('noTrainer')} />
            <TextField name={day} type="date" width="short" />
            <TextField name={from} type="time" width="short" />
            <TextField name={until} type="time" width="short" />
          </fieldset>
        )
      })}
    </details>
  )
}

/** One row a part of the session, and an empty one to add another. */
function PartRows({ values }: { values: FormValues }) {
  const t = useTexts('panel-sessions')
  const last = partNames.findLastIndex((name) => partFieldsOf(name).some((field) => values[field]))
  return (
    <>
      <p className="muted">{t('partsHint')}</p>
      {partNames.slice(0, last + 2).map((name, index) => {
        const [day, from, until] = partFieldsOf(name)
        return (
          <fieldset key={name} className={rowStyles.row} data-part={name}>
            <legend className="small strong">{index > last ? t('nextPart') : t('part', { number: index + 1 })}</legend>
            <TextField name={day} type="date" width="short" />
            <TextField name={from} type="time" width="short" />
            <TextField name={until} type="time" width="short" />
          </fieldset>
        )
      })}
    </>
  )
}
