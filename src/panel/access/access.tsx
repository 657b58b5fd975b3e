import { formatDate } from '../../domain/format.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/forms/form.tsx'
import type { FormState } from '../../ui/forms/form-state.ts'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import type { PanelAccessQuery } from '../../ui/gql/graphql.ts'
import { Notice } from '../../ui/kit/notice.tsx'
import { Status } from '../../ui/kit/status.tsx'
import { useTexts } from '../../ui/texts.ts'
import type { PanelScreenProps } from '../define-panel-page.ts'
import { panelPath } from '../panel-path.ts'
import styles from './access.module.css'
import { accessPath, removeForm, startForm } from './access-forms.ts'
import { Organisations } from './organisations.tsx'
import { Setup } from './setup.tsx'

type Factor = NonNullable<PanelAccessQuery['secondFactor']>

function StartPart({ factor, form }: { factor: Factor; form: FormState | undefined }) {
  const t = useTexts('panel-access')
  const isAgain = factor.isOn || factor.secret !== null
  return (
    <Form definition={startForm} state={form} labels={{ code: t('code') }}>
      <PasswordField name="password" autoComplete="current-password" />
      {factor.isOn && <TextField name="code" hint={t('anyCodeHint')} autoComplete="one-time-code" />}
      <SubmitButton label={t(isAgain ? 'renew' : 'start')} look={isAgain ? 'outline' : 'primary'} />
    </Form>
  )
}

function RemovePart({ page, form }: PanelScreenProps) {
  const t = useTexts('panel-access')
  const isOpen = page.search.off !== undefined || form?.form === removeForm.name
  const here = panelPath(accessPath, page.locale)
  if (!isOpen)
    return (
      <p>
        <Button look="outline" href={`${here}?off=1#off`}>
          {t('off')}
        </Button>
      </p>
    )
  return (
    <section id="off" aria-labelledby="off-title">
      <h3 id="off-title">{t('offTitle')}</h3>
      <p>{t('offText')}</p>
      <Form definition={removeForm} state={form} labels={{ code: t('code') }}>
        <PasswordField name="password" autoComplete="current-password" />
        <TextField name="code" hint={t('anyCodeHint')} autoComplete="one-time-code" />
        <SubmitButton label={t('off')} look="ink">
          <a className={styles.back} href={here}>
            {t('keepOn')}
          </a>
        </SubmitButton>
      </Form>
    </section>
  )
}

/** How one's own account is opened. */
export function Screen({ data, page, form }: PanelScreenProps<PanelAccessQuery>) {
  const t = useTexts('panel-access')
  const factor = data.secondFactor
  if (!factor) return null
  const { isOn, since, isDemanded, recoveryCodesLeft, secret, uri, recoveryCodes } = factor
  const codes = recoveryCodes.flatMap((code) => code ?? [])
  return (
    <>
      <h1>{t('title')}</h1>
      {page.visitor?.needsSecondFactor && <Notice tone="wait" title={t('demanded')} />}
      <div role="alert">{form?.message && <Notice tone="bad" title={form.message} />}</div>
      <section className={styles.part} aria-labelledby="factor-title">
        <h2 id="factor-title">{t('factorTitle')}</h2>
        <p>
          <Status
            status={isOn ? 'active' : 'inactive'}
            label={isOn && since ? t('on', { day: formatDate(since, page.locale) }) : t('isOff')}
          />
        </p>
        <p>{isOn ? t.count('codesLeft', recoveryCodesLeft) : t('why')}</p>
        {secret && uri && <Setup secret={secret} uri={uri} codes={codes} form={form} />}
        <div data-print="off" className={styles.part}>
          <StartPart factor={factor} form={form} />
          {isOn && !isDemanded && <RemovePart data={null} page={page} form={form} />}
        </div>
      </section>
      <Organisations page={page} />
    </>
  )
}
