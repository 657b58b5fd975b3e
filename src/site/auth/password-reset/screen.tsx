import { localePath } from '../../../domain/locales.ts'
import { Button } from '../../../ui/button.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useTexts } from '../../../ui/texts.ts'
import { StatusPage } from '../../chrome/status-page.tsx'
import type { ScreenProps } from '../../screens/define-page.ts'
import { resetForm } from './page.ts'

/** Asks whom to mail a link to; then, where to look for it. */
export function Screen({ page, form }: ScreenProps) {
  const t = useTexts('auth')
  const back = <a href={localePath('/login', page.locale)}>{t('reset.back')}</a>
  if (page.search.sent) {
    return (
      <StatusPage seed="password">
        <div role="status">
          <h1>{t('reset.sentTitle')}</h1>
          <p className="lead">{t('reset.sent')}</p>
          <p>{t('reset.spam')}</p>
        </div>
        <Button look="outline" href={localePath('/password-reset', page.locale)}>
          {t('reset.again')}
        </Button>
        {back}
      </StatusPage>
    )
  }
  return (
    <StatusPage seed="password">
      <h1>{t('reset.title')}</h1>
      <p className="lead">{t('reset.lead')}</p>
      <Form definition={resetForm} state={form}>
        <TextField name="email" type="email" autoComplete="username" />
        <SubmitButton label={t('reset.button')}>{back}</SubmitButton>
      </Form>
    </StatusPage>
  )
}
