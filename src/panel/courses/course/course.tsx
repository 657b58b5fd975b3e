import { inLocale, localePath } from '../../../domain/locales.ts'
import { Button } from '../../../ui/button.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import type { CourseToWriteQuery } from '../../../ui/gql/graphql.ts'
import { Notice } from '../../../ui/kit/notice.tsx'
import { listed } from '../../../ui/listed.ts'
import { useTexts } from '../../../ui/texts.ts'
import type { PanelScreenProps } from '../../define-panel-page.ts'
import { panelPath } from '../../panel-path.ts'
import record from '../../record/record.module.css'
import { RecordHead, RecordPart } from '../../record/record.tsx'
import { coursesPath } from '../courses-path.ts'
import styles from './course.module.css'
import { courseForm, courseTextsForm } from './course-forms.ts'
import { CourseHistory } from './course-history.tsx'
import { SoldFields } from './sold-fields.tsx'
import { useLabels } from './use-labels.ts'
import { valuesOf } from './values-of.ts'
import { ShownFields, WrittenFields } from './written-fields.tsx'

/** One course: what readers read in each language, and for staff what is sold. */
export function Screen({ data, page, form }: PanelScreenProps<CourseToWriteQuery>) {
  const t = useTexts('panel-courses')
  const list = useTexts('panel-list')
  const labels = useLabels()
  const { course } = data
  if (!course) return null
  const isStaff = page.visitor?.role === 'STAFF'
  const title = inLocale(course.title, page.locale) ?? ''
  const values = valuesOf(course, data.deskCourses?.items[0]?.banner)
  const definition = isStaff ? courseForm : courseTextsForm
  // What was typed goes by what was read then.
  const read = form?.form === definition.name ? form.values.updatedAt : undefined
  return (
    <>
      <RecordHead page={page} list={[coursesPath, t('title')]} title={title} />
      <div role="alert">{form?.message && <Notice tone="bad" title={form.message} />}</div>
      {/* biome-ignore lint/a11y/useSemanticElements: these are no fields */}
      <div role="group" className={record.acts} aria-label={list('acts')}>
        <Button look="outline" href={localePath(`/courses/${inLocale(course.slug, page.locale)}`, page.locale)}>
          {t('onSite')}
        </Button>
        {isStaff && (
          <>
            <Button look="outline" href={panelPath(`/sessions?course=${course._id}`, page.locale)}>
              {t('itsSessions')}
            </Button>
            <Button look="outline" href={panelPath(`/sessions/series?course=${course._id}`, page.locale)}>
              {t('planSeries')}
            </Button>
          </>
        )}
      </div>
      <Form definition={definition} state={form} values={values} labels={labels} className={styles.form}>
        <input type="hidden" name="updatedAt" value={read ?? course.updatedAt} />
        <RecordPart id="texts" title={t('written')} isWide>
          <p className="muted">{t('liveAtOnce')}</p>
          <WrittenFields />
        </RecordPart>
        <RecordPart id="shown" title={t('shown')}>
          <ShownFields pictures={listed(data.media?.items)} page={page} />
        </RecordPart>
        {isStaff && (
          <RecordPart id="sold" title={t('sold')}>
            <SoldFields links={data} page={page} />
          </RecordPart>
        )}
        <SubmitButton label={list('save')} />
      </Form>
      <CourseHistory events={listed(data.courseHistory)} page={page} />
    </>
  )
}
