import { Button } from '../../../ui/button.tsx'
import type { FormState } from '../../../ui/forms/form-state.ts'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import { listed } from '../../../ui/listed.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import { doubleHref } from '../doubles-path.ts'
import type { Compared } from './compared-query.ts'
import { mergeForm } from './merge-form.ts'
import { sideOf } from './side-of.ts'

/** The way back to the choices, as they were made. */
function backHref({ kind, kept, dropped }: Compared, page: PageContext) {
  const { act: _, ...choices } = page.search
  const query = new URLSearchParams(Object.entries(choices).map(([name, [value = '']]) => [name, value]))
  return `${doubleHref(kind, kept._id, dropped._id, page)}?${query}`
}

/** Before what cannot be undone: who stays, who goes, and what becomes of it. */
export function MergeQuestion(props: { compared: Compared; page: PageContext; form: FormState | undefined }) {
  const t = useTexts('panel-doubles')
  const { compared, page, form } = props
  const { kind, kept, dropped, fields, clashes, version } = compared
  if (page.search.act?.[0] !== 'merge' || clashes.length > 0) return null
  const different = listed(fields).filter((field) => field.kept !== field.dropped)
  return (
    <Dialog
      id="question"
      title={t('questionTitle', { kept: kept.name, dropped: dropped.name })}
      text={form?.message ?? t(`questionTexts.${kind}`)}
      wayOut={t('leave')}
      wayOutHref={backHref(compared, page)}
    >
      <form method="post" data-form={mergeForm.name}>
        <input type="hidden" name="form" value={mergeForm.name} />
        <input type="hidden" name="version" value={version} />
        {different.map((field) => (
          <input key={field.name} type="hidden" name={`values.${field.name}`} value={sideOf(field, page)} />
        ))}
        <Button type="submit" look="danger">
          {t('merge')}
        </Button>
      </form>
    </Dialog>
  )
}
