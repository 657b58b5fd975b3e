import { discountUnits } from '../../domain/discounts.ts'
import { formatAmount } from '../../domain/format.ts'
import type { AnyForm } from '../../ui/forms/define-form.ts'
import {
  Checkbox,
  CheckboxGroup,
  type FormValues,
  RadioGroup,
  SubmitButton,
  TextField,
  useFieldInput,
} from '../../ui/forms/index.ts'
import type { DiscountCodePageQuery, NewDiscountCodePageQuery } from '../../ui/gql/graphql.ts'
import { Button, listed, useTexts } from '../../ui/index.ts'
import { Status } from '../../ui/kit/index.ts'
import {
  choicesOf,
  eurosOf,
  formHref,
  listPaths,
  PageForm,
  RecordHead,
  RecordPart,
  Refusal,
  ResourceList,
  type ScreenOf,
  usePage,
} from '../kit/index.ts'
import { codeForm, codeList, type codePage, newCodeForm, type newCodePage } from './page.ts'

type Code = NonNullable<DiscountCodePageQuery['discountCode']>

/** The codes with what each takes off, how long, and how often it is used. */
export function Screen({ data, page }: ScreenOf<typeof codeList.page>) {
  const t = useTexts('panel-discounts')
  const { locale } = page
  return (
    <ResourceList
      list={codeList}
      found={data.discountCodes}
      filters={{ code: { label: t('code') } }}
      actions={<Button href={formHref('code', page)}>{t('new')}</Button>}
      columns={[
        { key: 'code', label: t('code'), opens: 'code', cell: ({ code }) => code },
        {
          key: 'value',
          isNumber: true,
          label: t('value'),
          cell: ({ unit, value }) =>
            unit === 'percent' ? t('percentOff', { percent: value }) : formatAmount(value, locale),
        },
        {
          key: 'uses',
          isNumber: true,
          label: t('uses'),
          cell: ({ uses, maxUses }) => (maxUses ? t('usesOf', { uses, most: maxUses }) : String(uses)),
        },
        { key: 'validFrom', label: t('validFrom'), day: ({ validFrom }) => validFrom },
        { key: 'validUntil', label: t('validUntil'), day: ({ validUntil }) => validUntil },
        {
          key: 'active',
          label: t('panel.state'),
          cell: ({ active }) => (
            <Status status={active ? 'active' : 'inactive'} label={t(active ? 'isActive' : 'isOff')} />
          ),
        },
      ]}
    />
  )
}

/** Which courses it is for: all of them, until one is chosen. */
function Courses({ courses }: { courses: NewDiscountCodePageQuery['filteredCourses'] }) {
  const t = useTexts('panel-discounts')
  const { locale } = usePage()
  const { value, error } = useFieldInput('courses')
  return (
    <details open={value.length > 0 || Boolean(error)}>
      <summary>{t('chooseCourses')}</summary>
      <CheckboxGroup
        name="courses"
        options={choicesOf(
          listed(courses?.items).map(({ _id, title }) => ({ _id, name: title })),
          locale,
        )}
        optional
      />
    </details>
  )
}

interface WrittenProps {
  definition: AnyForm
  values: FormValues
  courses: NewDiscountCodePageQuery['filteredCourses']
  button: string
  /** How often it is used; null for one that is new. */
  uses: number | null
}

function CodeForm({ definition, values, courses, button, uses }: WrittenProps) {
  const t = useTexts('panel-discounts')
  const units = discountUnits.map((value) => ({ value, label: t(`units.${value}`) }))
  const names = ['code', 'value', 'validFrom', 'validUntil', 'maxUses', 'maxPerCustomer', 'courses'] as const
  const labels = Object.fromEntries(names.map((name) => [name, t(name)]))
  return (
    <PageForm
      definition={definition}
      values={values}
      labels={{ ...labels, unit: t('unit'), combines: t('combines'), active: t('active') }}
    >
      <RecordPart id="code" title={t('worth')}>
        <TextField name="code" width="medium" autoComplete="off" hint={t('codeHint')} readOnly={uses !== null} />
        <RadioGroup name="unit" options={units} />
        <TextField name="value" width="short" inputMode="decimal" hint={t('valueHint')} />
        <Checkbox name="combines" optional />
      </RecordPart>
      <RecordPart id="limits" title={t('limits')}>
        <TextField name="validFrom" type="date" width="short" optional />
        <TextField name="validUntil" type="date" width="short" optional />
        <TextField
          name="maxUses"
          width="short"
          inputMode="numeric"
          hint={uses === null ? undefined : t.count('usedBy', uses)}
          optional
        />
        <TextField name="maxPerCustomer" width="short" inputMode="numeric" optional />
        <Courses courses={courses} />
        <Checkbox name="active" optional />
      </RecordPart>
      <SubmitButton label={button} />
    </PageForm>
  )
}

const valuesOf = (code: Code): FormValues => ({
  code: code.code,
  unit: code.unit,
  value: code.unit === 'percent' ? String(code.value) : eurosOf(code.value),
  combines: code.combines ? 'on' : '',
  active: code.active ? 'on' : '',
  validFrom: code.validFrom ?? '',
  validUntil: code.validUntil ?? '',
  maxUses: String(code.maxUses ?? ''),
  maxPerCustomer: String(code.maxPerCustomer ?? ''),
  courses: listed(code.courses),
})

export function NewCodeScreen({ data }: ScreenOf<typeof newCodePage>) {
  const t = useTexts('panel-discounts')
  const values = { unit: 'percent', combines: 'on', active: 'on' }
  return (
    <>
      <RecordHead list={[listPaths.code, t('title')]} title={t('new')} />
      <Refusal />
      <CodeForm definition={newCodeForm} values={values} courses={data.filteredCourses} button={t('add')} uses={null} />
    </>
  )
}

export function CodeScreen({ data }: ScreenOf<typeof codePage>) {
  const t = useTexts('panel-discounts')
  const { discountCode: code } = data
  if (!code) return null
  return (
    <>
      <RecordHead list={[listPaths.code, t('title')]} title={code.code} />
      <Refusal />
      <CodeForm
        definition={codeForm}
        values={valuesOf(code)}
        courses={data.filteredCourses}
        button={t('common.save')}
        uses={code.uses}
      />
    </>
  )
}
