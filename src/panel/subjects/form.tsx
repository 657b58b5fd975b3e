import { locales } from '../../domain/locales.ts'
import type { AnyForm } from '../../ui/forms/define-form.ts'
import {
  Checkbox,
  CheckboxGroup,
  type FormValues,
  SelectField,
  SubmitButton,
  TextArea,
  TextField,
} from '../../ui/forms/index.ts'
import { listed, useTexts } from '../../ui/index.ts'
import { choicesOf, PageForm, PictureChoice, usePage, useRefused } from '../kit/index.ts'
import type { Subject, SubjectData } from './define-subject.ts'
import { fieldsFor, type SubjectField, textIn, valuesOf } from './fields.ts'
import styles from './subject.module.css'
import { useLabels } from './use-labels.ts'

interface FieldProps {
  name: string
  field: SubjectField
  data: SubjectData
}

/** A text in its languages, side by side; what is still to be translated says so. */
function TranslatedField({ name, field, data }: FieldProps) {
  const t = useTexts('panel-subjects')
  const written = data.one?.[name]
  const isMissing = (locale: string) => textIn(written, 'nl') !== '' && textIn(written, locale) === ''
  const hint = field.hint && t(`hints.${field.hint}`)
  const lines = field.kind === 'translated' ? field.lines : undefined
  return (
    <div className={styles.languages}>
      {locales.map((locale) => {
        const isDutch = locale === 'nl'
        const own = {
          name: `${name}.${locale}`,
          hint: isDutch ? hint : isMissing(locale) ? t('untranslated') : undefined,
          optional: !isDutch || Boolean(field.optional),
        }
        return lines ? <TextArea key={locale} {...own} rows={lines} /> : <TextField key={locale} {...own} />
      })}
    </div>
  )
}

/** Which course it is about; none until one is chosen. */
function CourseField({ name, data }: FieldProps) {
  const t = useTexts('panel-subjects')
  const { locale } = usePage()
  const courses = listed(data.courses?.items).map(({ _id, title }) => ({ _id, name: title }))
  const options = choicesOf(courses, locale)
  return <SelectField name={name} options={options} empty={t('noCourse')} optional />
}

function ChoiceField({ name, field, hint }: FieldProps & { hint: string | undefined }) {
  const { locale } = usePage()
  if (field.kind !== 'choice' && field.kind !== 'choices') return null
  const words = field.words(locale)
  const options = field.options.map((value) => ({ value, label: words[value] ?? value }))
  return field.kind === 'choice' ? (
    <SelectField name={name} options={options} hint={hint} width="medium" optional={field.optional} />
  ) : (
    <CheckboxGroup name={name} options={options} hint={hint} optional={field.optional} />
  )
}

const modes = { number: 'numeric', money: 'decimal' } as const

/** A field as what it holds is written. */
function Field({ name, field, data }: FieldProps) {
  const t = useTexts('panel-subjects')
  const hint = field.hint && t(`hints.${field.hint}`)
  const given = { name, hint, optional: field.optional }
  switch (field.kind) {
    case 'translated':
      return <TranslatedField name={name} field={field} data={data} />
    case 'picture':
      return <PictureChoice name={name} hint={hint} pictures={listed(data.media?.items)} />
    case 'course':
      return <CourseField name={name} field={field} data={data} />
    case 'choice':
    case 'choices':
      return <ChoiceField name={name} field={field} data={data} hint={hint} />
    case 'flag':
      return <Checkbox name={name} hint={hint} optional />
    case 'steps':
      return <TextArea {...given} rows={5} />
    case 'day':
      return <TextField {...given} type="date" width="short" />
    case 'number':
    case 'money':
      return <TextField {...given} inputMode={modes[field.kind]} width="short" />
    case 'short':
      return <TextField {...given} width="short" />
    default:
      return <TextField {...given} />
  }
}

interface Props {
  /** A kind of things, or the one thing that is changed alone. */
  subject: Pick<Subject, 'fields'> & { forms: { change: AnyForm; add?: AnyForm } }
  data: SubjectData
  /** What stands in the fields of a new one at first. */
  values?: FormValues
}

/** The form of a new one, or of what stands. */
export function SubjectForm({ subject, data, values }: Props) {
  const t = useTexts('panel-subjects')
  const labels = useLabels(subject)
  const { visitor } = usePage()
  const { one } = data
  const { change, add = change } = subject.forms
  const definition = one ? change : add
  // What was typed goes by what was read then.
  const read = useRefused(definition.name)?.values.updatedAt
  return (
    <PageForm
      definition={definition}
      values={one ? valuesOf(subject.fields, one) : values}
      labels={labels}
      className={styles.form}
    >
      {one && <input type="hidden" name="updatedAt" value={read ?? one.updatedAt} />}
      {fieldsFor(subject.fields, visitor).map(([name, field]) => (
        <Field key={name} name={name} field={field} data={data} />
      ))}
      <SubmitButton label={t(one ? 'common.save' : 'add')} />
    </PageForm>
  )
}
