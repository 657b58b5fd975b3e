import { useEffect } from 'react'
import { localePath, locales } from '../../../domain/locales.ts'
import { Checkbox, SelectField } from '../../../ui/forms/choices.tsx'
import { FileField } from '../../../ui/forms/file-field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { nameOf } from '../../../ui/listed.ts'
import { useTexts } from '../../../ui/texts.ts'
import { chooseFileForm } from '../participants-upload/page.ts'
import { participantForm } from './forms.ts'
import type { ParticipantsProps } from './page.ts'
import styles from './participants.module.css'
import { participantsAddress } from './participants-address.ts'

/** In the order of the list's columns; a birth is asked with its reason. */
function ParticipantFields() {
  const t = useTexts('participants')
  const language = useTexts('languages')
  return (
    <div className={styles.fields}>
      <TextField name="firstName" autoComplete="off" />
      <TextField name="lastName" autoComplete="off" />
      <TextField name="email" type="email" autoComplete="off" />
      <TextField name="phone" type="tel" autoComplete="off" optional />
      <SelectField name="language" options={locales.map((value) => ({ value, label: language(value) }))} />
      <TextField name="dateOfBirth" type="date" autoComplete="off" optional />
      <TextField name="birthPlace" autoComplete="off" optional />
      <p className={styles.reason}>{t('birthReason')}</p>
    </div>
  )
}

type EditProps = ParticipantsProps & { edited: NonNullable<ParticipantsProps['data']['edited']> }

const cancelId = 'participant-cancel'

/** Escape is the link 'Annuleren', as long as no dialog stands over the row. */
function useEscape() {
  useEffect(() => {
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !document.querySelector('dialog[open]')) document.getElementById(cancelId)?.click()
    }
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [])
}

/** The row of a participant, opened to be changed. */
export function EditParticipant({ page, form, edited }: EditProps) {
  const t = useTexts('participants')
  useEscape()
  const { _id, firstName, lastName, email, phone, language, dateOfBirth, birthPlace } = edited
  return (
    <Form
      key={_id}
      definition={participantForm}
      state={form}
      className={styles.wide}
      action={participantsAddress(page, { edit: _id })}
      values={{
        firstName,
        lastName,
        email,
        language,
        phone: phone ?? '',
        dateOfBirth: dateOfBirth ?? '',
        birthPlace: birthPlace ?? '',
      }}
    >
      <ParticipantFields />
      <SubmitButton label={t('common.save')} look="ink">
        <a id={cancelId} className={styles.act} href={participantsAddress(page)}>
          {t('common.cancel')}
        </a>
        <a className={styles.removal} href={participantsAddress(page, { remove: _id })}>
          {t('common.removeNamed', { name: nameOf(edited) })}
        </a>
      </SubmitButton>
    </Form>
  )
}

/** One more participant, under the list. */
export function AddParticipant({ page, form }: ParticipantsProps) {
  const t = useTexts('participants')
  return (
    <section className={styles.part} aria-labelledby="add-title">
      <h2 id="add-title">{t('add')}</h2>
      <div className={styles.sheet}>
        <Form
          definition={participantForm}
          state={form}
          className={styles.wide}
          action={participantsAddress(page)}
          values={{ language: page.locale }}
        >
          <ParticipantFields />
          <Checkbox name="sendMail" hint={t('sendMailHint')} optional />
          <SubmitButton label={t('addThis')} look="ink" />
        </Form>
      </div>
    </section>
  )
}

/** The first step of an upload, with the files to fill in. */
export function ChooseFile({ page, form }: ParticipantsProps) {
  const t = useTexts('participants-upload')
  const list = localePath('/my-account/participants', page.locale)
  return (
    <section className={styles.choose} aria-labelledby="upload-title">
      <h2 id="upload-title">{t('title')}</h2>
      <p>{t('chooseText')}</p>
      <p className={styles.templates}>
        <a href={`${list}/template.xlsx`}>{t('templateXlsx')}</a>
        <a href={`${list}/template.csv`}>{t('templateCsv')}</a>
      </p>
      <Form definition={chooseFileForm} state={form} action={list} labels={{ file: t('common.file') }} files>
        <FileField name="file" accept=".csv,.xlsx,text/csv" hint={t('fileHint')} />
        <SubmitButton label={t('read')} look="ink" />
      </Form>
    </section>
  )
}
