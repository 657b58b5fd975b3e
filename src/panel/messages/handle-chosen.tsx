import { Button } from '../../ui/button.tsx'
import type { FormState } from '../../ui/forms/form-state.ts'
import { Notice } from '../../ui/kit/notice.tsx'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import { actCounts } from '../list/list-choice.ts'
import { handleChosenForm } from './handle-chosen-form.ts'

/** Marks the chosen messages as answered. */
export function HandleChosen() {
  const t = useTexts('panel-messages')
  return (
    <Button type="submit" look="outline" name="form" value={handleChosenForm.name}>
      {t('handle')}
    </Button>
  )
}

/** What came of it: how many were marked, and why others were not. */
export function HandledChosen({ page, form }: { page: PageContext; form: FormState | undefined }) {
  const t = useTexts('panel-messages')
  const list = useTexts('panel-list')
  const refused = form && (form.message ?? list('chooseFirst'))
  const told = actCounts.flatMap((name) => {
    const count = Number(page.search[name]?.[0])
    return Number.isInteger(count) && count > 0 ? [t.count(`${name}Count`, count)] : []
  })
  const [first, ...others] = told
  return (
    <div role="status">
      {refused && <Notice tone="bad" title={refused} />}
      {first && !refused && (
        <Notice tone={page.search.done ? 'good' : 'info'} title={first}>
          {others.join(' ')}
        </Notice>
      )}
    </div>
  )
}
