import { courseTypes } from '../../domain/courses.ts'
import { locales } from '../../domain/locales.ts'
import { subsidyThemes } from '../../domain/subsidy.ts'
import { Checkbox, CheckboxGroup, SelectField, TextArea, TextField } from '../../ui/forms/index.ts'
import { listed, useTexts } from '../../ui/index.ts'
import { choicesOf, PictureChoice, RecordPart, usePage } from '../kit/index.ts'
import styles from './course.module.css'
import { type CourseLinks, writtenTexts } from './course-page.ts'

type Written = (typeof writtenTexts)[number]

/** How many lines of each are seen at once; those of one line have none. */
const rows: Partial<Record<Written, number>> = {
  summary: 4,
  description: 10,
  audience: 5,
  outcomes: 6,
  programme: 10,
  included: 4,
  certificate: 3,
  bring: 3,
}
const mayBeEmpty = new Set<Written>(['outcomes', 'programme', 'included', 'certificate', 'bring'])

function useHint() {
  const t = useTexts('panel-courses')
  return (text: Written, isDutch: boolean): string | undefined => {
    if (text === 'slug') return isDutch ? t('slugHint') : undefined
    if (text === 'outcomes' || text === 'included') return t(isDutch ? 'rowsHint' : 'rowsTranslated')
    if (text === 'bring') return isDutch ? t('bringHint') : undefined
    if (text === 'programme') return t(isDutch ? 'programmeHint' : 'programmeTranslated')
    return undefined
  }
}

/** What readers read, each text in its languages side by side; on a phone under each other. */
function WrittenFields() {
  const hintOf = useHint()
  return (
    <>
      {writtenTexts.map((text) => (
        <div key={text} className={styles.languages}>
          {locales.map((locale) => {
            const isDutch = locale === 'nl'
            const field = { name: `${text}.${locale}`, hint: hintOf(text, isDutch) }
            const optional = !isDutch || mayBeEmpty.has(text)
            const lines = rows[text]
            return lines ? (
              <TextArea key={locale} {...field} rows={lines} optional={optional} />
            ) : (
              <TextField key={locale} {...field} optional={optional} />
            )
          })}
        </div>
      ))}
    </>
  )
}

/** What is sold: kind, price, length, and what the course is linked to. */
function SoldFields({ links }: { links: CourseLinks }) {
  const t = useTexts('panel-courses')
  const { locale } = usePage()
  const types = courseTypes.map((value) => ({ value, label: t(`types.${value}`) }))
  const subsidies = subsidyThemes.map((value) => ({ value, label: t(`subsidyThemes.${value}`) }))
  const trainers = listed(links.courseChoices?.trainers).map(({ _id, name }) => ({ value: _id, label: name }))
  return (
    <>
      <SelectField name="type" options={types} width="medium" />
      <SelectField name="category" options={choicesOf(links.allCategories, locale)} width="medium" />
      <TextField name="euros" inputMode="decimal" width="short" hint={t('eurosHint')} optional />
      <TextField name="earlyPrice" inputMode="decimal" width="short" hint={t('earlyHint')} optional />
      <TextField name="earlyDays" inputMode="numeric" width="short" optional />
      <TextField name="groupPrice" inputMode="decimal" width="short" hint={t('groupHint')} optional />
      <TextField name="groupFrom" inputMode="numeric" width="short" optional />
      <TextField name="days" inputMode="numeric" width="short" />
      <TextField name="groupSize" inputMode="numeric" width="short" optional />
      <Checkbox name="subsidised" optional />
      <SelectField name="subsidyTheme" options={subsidies} width="medium" />
      <TextField name="trainingDatabaseNumber" width="medium" hint={t('trainingDatabaseHint')} optional />
      <CheckboxGroup name="themes" options={choicesOf(links.courseChoices?.themes, locale)} optional />
      <CheckboxGroup name="locations" options={choicesOf(links.allLocations, locale)} optional />
      <CheckboxGroup name="languages" options={choicesOf(links.allLanguages, locale)} optional />
      <CheckboxGroup name="trainers" options={trainers} optional />
    </>
  )
}

/** All that can be written of a course; what is sold of it is for staff. */
export function CourseFields({ links, isStaff }: { links: CourseLinks; isStaff: boolean }) {
  const t = useTexts('panel-courses')
  return (
    <>
      <RecordPart id="texts" title={t('written')} isWide>
        <p className="muted">{t('liveAtOnce')}</p>
        <WrittenFields />
      </RecordPart>
      <RecordPart id="shown" title={t('shown')}>
        <PictureChoice name="banner" hint={t('bannerHint')} pictures={listed(links.media?.items)} />
        <Checkbox name="showOnHomePage" optional />
      </RecordPart>
      {isStaff && (
        <RecordPart id="sold" title={t('sold')}>
          <SoldFields links={links} />
        </RecordPart>
      )}
    </>
  )
}
