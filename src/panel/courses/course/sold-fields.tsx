import { courseTypes } from '../../../domain/courses.ts'
import { inLocale, type Localized } from '../../../domain/locales.ts'
import { subsidyThemes } from '../../../domain/subsidy.ts'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { CheckboxGroup } from '../../../ui/forms/checkbox-group.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { listed } from '../../../ui/listed.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import type { CourseLinks } from './course-query.ts'

interface Named {
  _id: string
  name: Partial<Localized<string | null>>
}

/** What is sold: kind, price, length, and what the course is linked to. */
export function SoldFields({ links, page }: { links: CourseLinks; page: PageContext }) {
  const t = useTexts('panel-courses')
  const option = ({ _id, name }: Named) => ({ value: _id, label: inLocale(name, page.locale) ?? '' })
  const types = courseTypes.map((value) => ({ value, label: t(`types.${value}`) }))
  const subsidies = subsidyThemes.map((value) => ({ value, label: t(`subsidyThemes.${value}`) }))
  const trainers = listed(links.courseChoices?.trainers).map(({ _id, name }) => ({ value: _id, label: name }))
  return (
    <>
      <SelectField name="type" options={types} width="medium" />
      <SelectField name="category" options={listed(links.allCategories).map(option)} width="medium" />
      <TextField name="euros" inputMode="decimal" width="short" hint={t('eurosHint')} optional />
      <TextField name="days" inputMode="numeric" width="short" />
      <TextField name="groupSize" inputMode="numeric" width="short" optional />
      <Checkbox name="subsidised" optional />
      <SelectField name="subsidyTheme" options={subsidies} width="medium" />
      <TextField name="trainingDatabaseNumber" width="medium" hint={t('trainingDatabaseHint')} optional />
      <CheckboxGroup name="themes" options={listed(links.courseChoices?.themes).map(option)} optional />
      <CheckboxGroup name="locations" options={listed(links.allLocations).map(option)} optional />
      <CheckboxGroup name="languages" options={listed(links.allLanguages).map(option)} optional />
      <CheckboxGroup name="trainers" options={trainers} optional />
    </>
  )
}
