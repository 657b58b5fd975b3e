import { inLocale } from '../../../domain/locales.ts'
import { Button } from '../../../ui/button.tsx'
import type { SeriesPageQuery } from '../../../ui/gql/graphql.ts'
import { listed } from '../../../ui/listed.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import listStyles from '../../list/list.module.css'
import { RecordHead } from '../../record/record.tsx'
import { sessionsPath } from '../sessions-path.ts'

/** Which course sessions are planned of, where the address does not say. */
export function ChooseCourse({ data, page }: { data: SeriesPageQuery; page: PageContext }) {
  const t = useTexts('panel-series')
  const sessions = useTexts('panel-sessions')
  return (
    <>
      <RecordHead page={page} list={[sessionsPath, sessions('title')]} title={t('title')} />
      <form method="get" className={listStyles.search} data-form="series-course">
        <div>
          <label htmlFor="course">{sessions('course')}</label>
          <select id="course" name="course" required>
            {listed(data.deskCourses?.items).map(({ _id, title }) => (
              <option key={_id} value={_id}>
                {inLocale(title, page.locale)}
              </option>
            ))}
          </select>
        </div>
        <Button type="submit">{t('choose')}</Button>
      </form>
    </>
  )
}
