import { localePath } from '../../../domain/locales.ts'
import { Button } from '../../../ui/button.tsx'
import type { FormState } from '../../../ui/forms/form-state.ts'
import { Notice } from '../../../ui/kit/notice.tsx'
import type { PageContext } from '../../../ui/page-context.ts'
import { Snackbar } from '../../../ui/snackbars/snackbar.tsx'
import { useTexts } from '../../../ui/texts.ts'
import { countIn, removedIds } from './asked-for.ts'
import { inviteForm, restoreForm } from './chosen-forms.ts'
import styles from './participants.module.css'

/** What was just done or could not be, with the way back or on. */
export function Happened({ page, form }: { page: PageContext; form: FormState | undefined }) {
  const t = useTexts('participants')
  const failure = useTexts('errors')
  const removed = removedIds(page)
  const kept = countIn(page, 'kept')
  const uninvited = countIn(page, 'uninvited')
  const isWithoutTemplate = page.search.failed?.[0] === 'template'
  const nobody = form?.form === inviteForm.name ? form.errors.students : undefined
  if (removed.length === 0 && kept === 0 && uninvited === 0 && !nobody && !isWithoutTemplate) return null
  return (
    <div className={styles.happened} role="status">
      {isWithoutTemplate && <Snackbar kind="error" text={failure('templateDownloadFailed')} />}
      {removed.length > 0 && (
        <Notice tone="good" title={t.count('removed', removed.length)} action={<PutBack page={page} ids={removed} />} />
      )}
      {kept > 0 && (
        <Notice
          tone="wait"
          title={t.count('kept', kept)}
          action={<a href={localePath('/my-account/registration-data', page.locale)}>{t('seeRegistrations')}</a>}
        />
      )}
      {uninvited > 0 && <Notice tone="wait" title={t.count('uninvited', uninvited)} />}
      {nobody && (
        <div role="alert" data-error-for="students">
          <Notice tone="bad" title={nobody} />
        </div>
      )}
    </div>
  )
}

function PutBack({ page, ids }: { page: PageContext; ids: string[] }) {
  const t = useTexts('participants')
  return (
    <form method="post" data-form={restoreForm.name} action={localePath(page.path, page.locale)}>
      <input type="hidden" name="form" value={restoreForm.name} />
      {ids.map((id) => (
        <input key={id} type="hidden" name="students" value={id} />
      ))}
      <Button type="submit" look="outline">
        {t('putBack')}
      </Button>
    </form>
  )
}
