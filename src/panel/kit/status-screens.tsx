import { Button } from '../../ui/button.tsx'
import type { FormState, FormValues } from '../../ui/forms/form-state.ts'
import { useTexts } from '../../ui/texts.ts'
import { signedOutPostField } from './forms.ts'
import { panelPath } from './paths.ts'
import styles from './status-screens.module.css'
import { usePage } from './use-page.ts'

/** What is shown where there is nothing, or where nothing can be asked. */
export function StatusScreen({ status }: { status: 404 | 500 | 503 }) {
  const t = useTexts('panel-frame')
  const { locale } = usePage()
  const kind = status === 404 ? 'notFound' : 'failed'
  return (
    <>
      <h1>{t(`${kind}.title`)}</h1>
      <p className={`lead ${styles.text}`}>{t(`${kind}.text`)}</p>
      <p>
        {status === 404 ? (
          <Button href={panelPath('', locale)}>{t('notFound.button')}</Button>
        ) : (
          <Button href="">{t('failed.button')}</Button>
        )}
      </p>
    </>
  )
}

function Kept({ values }: { values: FormValues }) {
  return Object.entries(values).flatMap(([name, value]) =>
    [value].flat().map((text) => <textarea key={`${name} ${text}`} name={name} value={text} readOnly hidden />),
  )
}

/** Whoever was signed out sent this: it waits here while they sign in beside it, and goes back to its page. */
export function SignedOutPostScreen({ form }: { form: FormState }) {
  const t = useTexts('panel-signed-out-post')
  const { locale } = usePage()
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      <p>{t('text')}</p>
      <p>
        <Button href={panelPath('/login', locale)} target="_blank">
          {t('signIn')}
        </Button>
      </p>
      <p>{t('then')}</p>
      <form method="post" data-form={signedOutPostField}>
        <input type="hidden" name="form" value={form.form} />
        <input type="hidden" name={signedOutPostField} value="on" />
        <Kept values={form.values} />
        <Button type="submit" look="outline">
          {t('back')}
        </Button>
      </form>
    </div>
  )
}
