import type { ComponentProps } from 'react'
import { locales } from '../../../domain/locales.ts'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useTexts } from '../../../ui/texts.ts'
import styles from './course.module.css'
import { writtenTexts } from './course-forms.ts'
import { PictureChoice } from './picture-choice.tsx'

type Written = (typeof writtenTexts)[number]

/** How many lines of each are seen at once; those of one line have none. */
const rows: Partial<Record<Written, number>> = {
  ...{ summary: 4, description: 10, audience: 5, outcomes: 6, programme: 10, included: 4, certificate: 3 },
}
const mayBeEmpty = new Set<Written>(['outcomes', 'programme', 'included', 'certificate'])

function useHint() {
  const t = useTexts('panel-courses')
  return (text: Written, isDutch: boolean): string | undefined => {
    if (text === 'slug') return isDutch ? t('slugHint') : undefined
    if (text === 'outcomes' || text === 'included') return t(isDutch ? 'rowsHint' : 'rowsTranslated')
    if (text === 'programme') return t(isDutch ? 'programmeHint' : 'programmeTranslated')
    return undefined
  }
}

/** What readers read, each text in its languages side by side; on a phone under each other. */
export function WrittenFields() {
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

/** The picture, and whether the home page shows it. */
export function ShownFields(props: ComponentProps<typeof PictureChoice>) {
  return (
    <>
      <PictureChoice {...props} />
      <Checkbox name="showOnHomePage" optional />
    </>
  )
}
