import { Button } from '../../ui/button.tsx'
import type { FormState, FormValues } from '../../ui/forms/form-state.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import { panelPath } from '../panel-path.ts'
import { unsentField } from './typed-again.ts'
import styles from './unsent-screen.module.css'

function Kept({ values }: { values: FormValues }) {
  return Object.entries(values).flatMap(([name, value]) =>
    [value].flat().map((text) => <textarea key={`${name} ${text}`} name={name} value={text} readOnly hidden />),
  )
}

/** Whoever was signed out sent this: it waits here while they sign in beside it, and goes back to its page. */
export function UnsentScreen({ page, form }: { page: PageContext; form: FormState }) {
  const t = useTexts('panel-unsent')
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      <p>{t('text')}</p>
      <p>
        <Button href={panelPath('/login', page.locale)} target="_blank">
          {t('signIn')}
        </Button>
      </p>
      <p>{t('then')}</p>
      <form method="post" data-form={unsentField}>
        <input type="hidden" name="form" value={form.form} />
        <input type="hidden" name={unsentField} value="on" />
        <Kept values={form.values} />
        <Button type="submit" look="outline">
          {t('back')}
        </Button>
      </form>
    </div>
  )
}
