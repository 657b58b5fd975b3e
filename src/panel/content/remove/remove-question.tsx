import { Button } from '../../../ui/button.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import type { FormState } from '../../../ui/forms/form-state.ts'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import { panelPath } from '../../panel-path.ts'
import { contentName } from '../content-name.ts'
import { contentPath } from '../content-path.ts'
import type { ContentState } from '../content-query.ts'
import { removeForm, unpublishForm } from './remove-forms.ts'

interface QuestionProps {
  contents: readonly ContentState[]
  page: PageContext
  form: FormState | undefined
}

/** The question before a page goes: off the site, where it is on it, or away for good. */
export function RemoveQuestion({ contents, page, form }: QuestionProps) {
  const t = useTexts('panel-content')
  const asked = contents.find((one) => one.page && one.type === (form?.values.type ?? page.search.remove?.[0]))
  if (!asked) return null
  const forms = asked.isPublished ? [unpublishForm, removeForm] : [removeForm]
  return (
    <Dialog
      id="remove"
      title={t('removeTitle', { name: contentName(asked, page.locale) })}
      text={form?.message ?? t(asked.isPublished ? 'removeText' : 'removeDraftText')}
      wayOut={t('leave')}
      wayOutHref={panelPath(contentPath, page.locale)}
      fields={forms.map((one) => (
        <Form key={one.name} definition={one} state={form}>
          <input type="hidden" name="type" value={asked.type} />
        </Form>
      ))}
    >
      {asked.isPublished && (
        <Button type="submit" look="ink" form={unpublishForm.name}>
          {t('unpublish')}
        </Button>
      )}
      <Button type="submit" look="danger" form={removeForm.name}>
        {t('remove')}
      </Button>
    </Dialog>
  )
}
