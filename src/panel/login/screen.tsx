import { PasswordField, SubmitButton, TextField } from '../../ui/forms/index.ts'
import { useTexts } from '../../ui/index.ts'
import { PageForm, type PanelScreenProps, panelPath, Refusal } from '../kit/index.ts'
import styles from '../kit/status-screens.module.css'
import { panelCodeForm, panelLoginForm } from './page.ts'

function PasswordStep() {
  const t = useTexts('panel-login')
  return (
    <>
      <h1>{t('title')}</h1>
      <p className="muted">{t('text')}</p>
      <Refusal />
      <PageForm definition={panelLoginForm}>
        <TextField name="email" type="email" autoComplete="username" />
        <PasswordField name="password" autoComplete="current-password" />
        <SubmitButton label={t('common.logIn')} />
      </PageForm>
    </>
  )
}

function CodeStep({ again }: { again: string }) {
  const t = useTexts('panel-login')
  return (
    <>
      <h1>{t('codeTitle')}</h1>
      <p className="muted">{t('codeText')}</p>
      <Refusal />
      <PageForm definition={panelCodeForm} labels={{ code: t('panel.code') }}>
        <TextField name="code" hint={t('codeHint')} autoComplete="one-time-code" />
        <SubmitButton label={t('common.logIn')}>
          <a className="link" href={again}>
            {t('again')}
          </a>
        </SubmitButton>
      </PageForm>
    </>
  )
}

export function Screen({ page }: PanelScreenProps) {
  const isCodeStep = page.search.step?.[0] === 'code' && page.params.ticket !== undefined
  return (
    <div className={styles.page}>
      {isCodeStep ? <CodeStep again={panelPath('/login', page.locale)} /> : <PasswordStep />}
    </div>
  )
}
