import { questionKinds } from '../../domain/evaluations.ts'
import { inLocale, locales } from '../../domain/locales.ts'
import type { AnyForm } from '../../ui/forms/define-form.ts'
import { Checkbox, type FormValues, RadioGroup, SubmitButton, TextField } from '../../ui/forms/index.ts'
import { Button, useTexts } from '../../ui/index.ts'
import { Status } from '../../ui/kit/index.ts'
import {
  listPaths,
  PageForm,
  PageQuestion,
  pathOf,
  RecordActs,
  RecordHead,
  RecordPart,
  Refusal,
  ResourceList,
  type ScreenOf,
  useMay,
} from '../kit/index.ts'
import styles from './evaluations.module.css'
import {
  newQuestionForm,
  type newQuestionPage,
  questionForm,
  questionList,
  type questionPage,
  removeQuestionForm,
} from './questions-page.ts'

/** What is asked after a session, in order. */
export function Screen({ data, page }: ScreenOf<typeof questionList.page>) {
  const t = useTexts('panel-evaluation-questions')
  const mayWrite = useMay('editor')
  return (
    <ResourceList
      list={questionList}
      found={data.evaluationQuestions}
      filters={{ text: { label: t('text') } }}
      actions={mayWrite && <Button href={pathOf('evaluationQuestion', 'new', page)}>{t('new')}</Button>}
      columns={[
        {
          key: 'text',
          label: t('text'),
          opens: 'evaluationQuestion',
          cell: ({ text }) => inLocale(text, page.locale) ?? '',
        },
        {
          key: 'sequence',
          label: t('sequence'),
          isNumber: true,
          cell: ({ sequence }) => String(sequence),
        },
        { key: 'kind', label: t('kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
        {
          key: 'languages',
          label: t('missing'),
          cell: ({ text }) =>
            locales
              .filter((locale) => !text[locale])
              .map((locale) => t(`languages.${locale}`))
              .join(', '),
        },
        {
          key: 'active',
          label: t('panel.state'),
          cell: ({ active }) => (
            <Status status={active ? 'active' : 'inactive'} label={t(active ? 'isAsked' : 'isOff')} />
          ),
        },
      ]}
    />
  )
}

interface QuestionFieldsProps {
  definition: AnyForm
  values: FormValues
  button: string
  isNew?: boolean
}

/** Its wording in each language side by side, and how it is asked. */
function QuestionFields({ definition, values, button, isNew }: QuestionFieldsProps) {
  const t = useTexts('panel-evaluation-questions')
  const kinds = questionKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))
  const labels = {
    ...Object.fromEntries(locales.map((locale) => [`text.${locale}`, t(`languages.${locale}`)])),
    kind: t('kind'),
    sequence: t('sequence'),
    active: t('isAsked'),
  }
  return (
    <PageForm definition={definition} values={values} labels={labels}>
      <RecordPart id="text" title={t('text')} isWide>
        <div className={styles.languages}>
          {locales.map((locale) => (
            <TextField key={locale} name={`text.${locale}`} optional={locale !== 'nl'} />
          ))}
        </div>
        <p className="muted">{t('earlier')}</p>
      </RecordPart>
      <RecordPart id="way" title={t('way')}>
        {isNew && <RadioGroup name="kind" options={kinds} />}
        <TextField name="sequence" width="short" inputMode="numeric" />
        <Checkbox name="active" optional />
      </RecordPart>
      <SubmitButton label={button} />
    </PageForm>
  )
}

export function NewQuestionScreen(_props: ScreenOf<typeof newQuestionPage>) {
  const t = useTexts('panel-evaluation-questions')
  return (
    <>
      <RecordHead list={[listPaths.evaluationQuestion, t('title')]} title={t('new')} />
      <Refusal />
      <QuestionFields
        definition={newQuestionForm}
        values={{ kind: 'score', active: 'on', sequence: '6' }}
        button={t('add')}
        isNew
      />
    </>
  )
}

export function QuestionScreen({ data, page }: ScreenOf<typeof questionPage>) {
  const t = useTexts('panel-evaluation-questions')
  const mayWrite = useMay('editor')
  const question = data.evaluationQuestion
  if (!question) return null
  const { _id, kind, text, sequence, active } = question
  const here = pathOf('evaluationQuestion', _id, page)
  const values = {
    ...Object.fromEntries(locales.map((locale) => [`text.${locale}`, text[locale] ?? ''])),
    sequence: String(sequence),
    active: active ? 'on' : '',
  }
  return (
    <>
      <RecordHead
        list={[listPaths.evaluationQuestion, t('title')]}
        title={inLocale(text, page.locale) ?? ''}
        status={<Status status={active ? 'active' : 'inactive'} label={t(active ? 'isAsked' : 'isOff')} />}
      />
      <Refusal />
      <p className="lead">{t(`kinds.${kind}`)}</p>
      {mayWrite && (
        <>
          <RecordActs acts={[{ href: `${here}?act=remove`, text: t('common.remove') }]} />
          <QuestionFields definition={questionForm} values={values} button={t('common.save')} />
        </>
      )}
      {mayWrite && page.search.act?.[0] === 'remove' && (
        <PageQuestion
          definition={removeQuestionForm}
          id="remove"
          title={t('removeTitle')}
          text={t('removeText')}
          button={t('common.remove')}
          look="danger"
        />
      )}
    </>
  )
}
