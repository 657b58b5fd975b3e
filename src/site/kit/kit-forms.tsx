import type { ReactNode } from 'react'
import { Checkbox, CheckboxGroup, RadioGroup, SelectField } from '../../ui/forms/choices.tsx'
import { FileField } from '../../ui/forms/file-field.tsx'
import { Form } from '../../ui/forms/form.tsx'
import type { FormState } from '../../ui/forms/form-state.ts'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { TextArea, TextField } from '../../ui/forms/text-field.tsx'
import { useTexts } from '../../ui/texts.ts'
import styles from './kit.module.css'
import { exampleForm } from './page.ts'

export function KitPart({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={styles.part} aria-labelledby={`kit-${id}`} data-kit={id}>
      <h2 id={`kit-${id}`}>{title}</h2>
      {children}
    </section>
  )
}

const atRest = exampleForm('kit-at-rest')
const filledIn = exampleForm('kit-filled-in')
const refused = exampleForm('kit-refused')

function Fields() {
  const t = useTexts('kit-page')
  const languages = (['nl', 'fr', 'en'] as const).map((value) => ({ value, label: t(`languages.${value}`) }))
  const levels = (['first', 'second'] as const).map((value) => ({
    value,
    label: t(`levels.${value}`),
    hint: t(`levelHints.${value}`),
  }))
  const people = ['Amina Benali', 'Tom Claes'].map((label) => ({ value: label, label }))
  return (
    <>
      <TextField name="firstName" autoComplete="given-name" />
      <TextField name="email" type="email" autoComplete="email" hint={t('emailHint')} />
      <PasswordField name="password" autoComplete="new-password" hint={t('passwordHint')} />
      <TextField name="dateOfBirth" type="date" width="short" optional />
      <SelectField name="language" options={languages} empty={t('choose')} width="medium" />
      <RadioGroup name="level" options={levels} />
      <CheckboxGroup name="students" options={people} />
      <TextArea name="message" rows={4} optional />
      <FileField name="file" accept=".pdf,.jpg,.png" optional />
      <Checkbox name="terms" />
    </>
  )
}

export function KitForms() {
  const t = useTexts('kit-page')
  const wrong = useTexts('error')
  const labels = {
    level: t('fields.level'),
    file: t('fields.file'),
    terms: t('fields.terms'),
    students: t('fields.students'),
  }
  const typed = {
    firstName: 'Sofie',
    email: 'sofie.debacker@korenbloem.test',
    dateOfBirth: '1990-11-03',
    language: 'nl',
    level: 'first',
    students: ['Tom Claes'],
    message: t('message'),
    terms: 'on',
  }
  const state: FormState = {
    form: refused.name,
    values: { ...typed, email: 'sofie.debacker@korenbloem', level: '', students: [], terms: '' },
    errors: {
      email: wrong('email'),
      password: wrong('password'),
      dateOfBirth: wrong('dateOfBirth'),
      language: wrong('language'),
      level: wrong('choice'),
      students: wrong('participants'),
      message: wrong('tooLong'),
      file: wrong('fileTooLarge'),
      terms: wrong('terms'),
    },
  }
  return (
    <KitPart id="forms" title={t('forms')}>
      <div className={styles.beside}>
        <Form definition={atRest} labels={labels} files>
          <Fields />
          <SubmitButton label={t('send')} />
        </Form>
        <Form definition={filledIn} labels={labels} values={typed} files>
          <Fields />
          <SubmitButton label={t('send')} />
        </Form>
        <Form definition={refused} labels={labels} state={state} files>
          <Fields />
          <SubmitButton label={t('send')} />
        </Form>
      </div>
    </KitPart>
  )
}
