import { Form } from '../../../ui/forms/form.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { listed } from '../../../ui/listed.ts'
import { useTexts } from '../../../ui/texts.ts'
import type { PanelScreenProps } from '../../kit/define-panel-page.ts'
import { listPaths } from '../../kit/paths.ts'
import { RecordHead, RecordPart } from '../../kit/record.tsx'
import styles from './course.module.css'
import { newCourseForm } from './course-forms.ts'
import type { CourseLinks } from './course-query.ts'
import { SoldFields } from './sold-fields.tsx'
import { useLabels } from './use-labels.ts'
import { ShownFields, WrittenFields } from './written-fields.tsx'

/** A course that is not there yet. */
export function Screen({ data, page, form }: PanelScreenProps<CourseLinks>) {
  const t = useTexts('panel-courses')
  const labels = useLabels()
  return (
    <>
      <RecordHead page={page} list={[listPaths.course, t('title')]} title={t('new')} />
      <div role="alert">{form?.message && <Notice tone="bad" title={form.message} />}</div>
      <Form definition={newCourseForm} state={form} labels={labels} className={styles.form}>
        <RecordPart id="texts" title={t('written')} isWide>
          <p className="muted">{t('liveAtOnce')}</p>
          <WrittenFields />
        </RecordPart>
        <RecordPart id="shown" title={t('shown')}>
          <ShownFields pictures={listed(data.media?.items)} page={page} />
        </RecordPart>
        <RecordPart id="sold" title={t('sold')}>
          <SoldFields links={data} page={page} />
        </RecordPart>
        <SubmitButton label={t('add')} />
      </Form>
    </>
  )
}
