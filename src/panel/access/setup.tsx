import { Form } from '../../ui/forms/form.tsx'
import type { FormState } from '../../ui/forms/form-state.ts'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useTexts } from '../../ui/texts.ts'
import styles from './access.module.css'
import { confirmForm } from './access-forms.ts'
import { QrCode } from './qr-code.tsx'

interface SetupProps {
  secret: string
  uri: string
  codes: readonly string[]
  form: FormState | undefined
}

/** As people copy it: in groups of four. */
const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret

/** What has to be taken over into an app and kept, shown until a code of that app confirms it. */
export function Setup({ secret, uri, codes, form }: SetupProps) {
  const t = useTexts('panel-access')
  return (
    <section id="setup" className={styles.setup} aria-labelledby="setup-title">
      <h2 id="setup-title">{t('setupTitle')}</h2>
      <ol className={styles.steps}>
        <li data-print="off">
          <p>{t('scan')}</p>
          <QrCode text={uri} label={t('qrCode')} className={styles.qr} />
          <p>
            {t('secret')} <code className={styles.secret}>{grouped(secret)}</code>
          </p>
        </li>
        <li>
          <p>{t('keep')}</p>
          <ul className={styles.codes} data-recovery-codes>
            {codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ul>
        </li>
        <li data-print="off">
          <Form definition={confirmForm} state={form} labels={{ code: t('code') }}>
            <TextField
              name="code"
              hint={t('codeHint')}
              autoComplete="one-time-code"
              inputMode="numeric"
              width="short"
            />
            <SubmitButton label={t('confirm')} />
          </Form>
        </li>
      </ol>
    </section>
  )
}
