import { formatDate } from '../../domain/format.ts'
import { qrCodeOf } from '../../domain/qr-code.ts'
import { PasswordField, SubmitButton, TextField } from '../../ui/forms/index.ts'
import type { PanelAccessQuery } from '../../ui/gql/graphql.ts'
import { Button, listed, QrCode, useTexts } from '../../ui/index.ts'
import { ActionButton, Notice, Status } from '../../ui/kit/index.ts'
import { PageForm, panelPath, Refusal, type ScreenOf, usePage, useRefused } from '../kit/index.ts'
import { type accessPage, accessPath, confirmForm, removeForm, startForm, switchForm } from './page.ts'
import styles from './second-factor.module.css'

interface SetupProps {
  secret: string
  uri: string
  codes: readonly string[]
}

/** As people copy it: in groups of four. */
const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret

/** What has to be taken over into an app and kept, shown until a code of that app confirms it. */
function Setup({ secret, uri, codes }: SetupProps) {
  const t = useTexts('panel-access')
  return (
    <section id="setup" className={styles.setup} aria-labelledby="setup-title">
      <h2 id="setup-title">{t('setupTitle')}</h2>
      <ol className={styles.steps}>
        <li data-print="off">
          <p>{t('scan')}</p>
          <QrCode {...qrCodeOf(uri)} label={t('qrCode')} className={styles.qr} />
          <p>
            {t('secret')} <code className="strong anywhere">{grouped(secret)}</code>
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
          <PageForm definition={confirmForm} labels={{ code: t('panel.code') }}>
            <TextField
              name="code"
              hint={t('codeHint')}
              autoComplete="one-time-code"
              inputMode="numeric"
              width="short"
            />
            <SubmitButton label={t('confirm')} />
          </PageForm>
        </li>
      </ol>
    </section>
  )
}

/** For an account that acts for organisations too: which one it speaks for, and the way to another. */
function Organisations() {
  const t = useTexts('panel-access')
  const { visitor } = usePage()
  if (!visitor || visitor.organisations.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="organisations-title" data-print="off">
      <h2 id="organisations-title">{t('common.actFor')}</h2>
      <ul className={styles.organisations}>
        {visitor.organisations.map(({ _id: id, name }) => (
          <li className="row-3 middle between" key={id} data-id={id}>
            {name}
            {id === visitor.organisation ? (
              <strong>{t('current')}</strong>
            ) : (
              <ActionButton
                name={switchForm.name}
                sent={{ organisation: id }}
                look="outline"
                aria-label={t('common.actForNamed', { name })}
              >
                {t('switch')}
              </ActionButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

type Factor = NonNullable<PanelAccessQuery['secondFactor']>

function StartPart({ factor }: { factor: Factor }) {
  const t = useTexts('panel-access')
  const isAgain = factor.isOn || factor.secret !== null
  return (
    <PageForm definition={startForm} labels={{ code: t('panel.code') }}>
      <PasswordField name="password" autoComplete="current-password" />
      {factor.isOn && <TextField name="code" hint={t('anyCodeHint')} autoComplete="one-time-code" />}
      <SubmitButton label={t(isAgain ? 'renew' : 'start')} look={isAgain ? 'outline' : 'primary'} />
    </PageForm>
  )
}

function RemovePart() {
  const t = useTexts('panel-access')
  const refused = useRefused(removeForm.name)
  const page = usePage()
  const isOpen = page.search.off !== undefined || refused !== undefined
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
      <PageForm definition={removeForm} labels={{ code: t('panel.code') }}>
        <PasswordField name="password" autoComplete="current-password" />
        <TextField name="code" hint={t('anyCodeHint')} autoComplete="one-time-code" />
        <SubmitButton label={t('off')} look="ink">
          <a className="link" href={here}>
            {t('keepOn')}
          </a>
        </SubmitButton>
      </PageForm>
    </section>
  )
}

export function Screen({ data, page }: ScreenOf<typeof accessPage>) {
  const t = useTexts('panel-access')
  const factor = data.secondFactor
  if (!factor) return null
  const { isOn, since, isDemanded, recoveryCodesLeft, secret, uri, recoveryCodes } = factor
  const codes = listed(recoveryCodes)
  return (
    <>
      <h1>{t('title')}</h1>
      {page.visitor?.needsSecondFactor && (
        <div className={styles.demanded}>
          <Notice tone="wait" title={t('demanded')} />
        </div>
      )}
      <Refusal />
      <section className={styles.part} aria-labelledby="factor-title">
        <h2 id="factor-title">{t('panel.secondFactor')}</h2>
        <p>
          <Status
            status={isOn ? 'active' : 'inactive'}
            label={isOn && since ? t('on', { day: formatDate(since, page.locale) }) : t('panel.notSetUp')}
          />
        </p>
        <p>{isOn ? t.count('codesLeft', recoveryCodesLeft) : t('why')}</p>
        {secret && uri && <Setup secret={secret} uri={uri} codes={codes} />}
        <div data-print="off" className={styles.part}>
          <StartPart factor={factor} />
          {isOn && !isDemanded && <RemovePart />}
        </div>
      </section>
      <Organisations />
    </>
  )
}
