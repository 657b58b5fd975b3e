import { localePath } from '../../../domain/locales.ts'
import { Button } from '../../../ui/button.tsx'
import type { RegisteredAccountQuery } from '../../../ui/gql/graphql.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import { StatusPage } from '../../chrome/status-page.tsx'
import type { ScreenProps } from '../../screens/define-page.ts'
import styles from './register-success.module.css'

type Account = NonNullable<RegisteredAccountQuery['me']>

/** What is left to do, in order. */
function Steps({ steps }: { steps: string[] }) {
  const t = useTexts('auth')
  return (
    <div className={styles.steps}>
      <h2>{t('success.next')}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  )
}

/** By way of signing in, which leads whoever has done so on to a valid `returnUrl` and nowhere else. */
function onwards({ locale, search }: PageContext): string | null {
  const returnUrl = search.returnUrl?.[0]
  return returnUrl ? `${localePath('/login', locale)}?${new URLSearchParams({ returnUrl })}` : null
}

function SignedIn({ account, page }: { account: Account; page: PageContext }) {
  const t = useTexts('auth')
  const { firstName, email, emailVerified, organisation } = account
  const steps = [
    ...(emailVerified ? [] : [t('success.confirm', { email })]),
    ...(organisation ? [t('success.team', { organisation: organisation.name })] : []),
    t('success.choose'),
  ]
  const next = onwards(page)
  return (
    <>
      <h1>{t('success.title')}</h1>
      <p className="lead">{t('success.signedIn', { firstName })}</p>
      <Steps steps={steps} />
      <div className="row-3">
        <Button href={next ?? localePath('/courses', page.locale)}>
          {t(next ? 'success.continue' : 'success.courses')}
        </Button>
        <Button look="outline" href={localePath('/my-account', page.locale)}>
          {t('success.account')}
        </Button>
      </div>
    </>
  )
}

/** Whoever waits for an organisation is not signed in. */
function Waiting({ page }: { page: PageContext }) {
  const t = useTexts('auth')
  return (
    <>
      <h1>{t('success.waitingTitle')}</h1>
      <p className="lead">{t('success.waiting')}</p>
      <Steps steps={[t('success.confirmSent'), t('success.decide'), t('success.hear')]} />
      <Button href={localePath('/', page.locale)}>{t('success.home')}</Button>
    </>
  )
}

function Guest({ page }: { page: PageContext }) {
  const t = useTexts('auth')
  return (
    <>
      <h1>{t('success.title')}</h1>
      <p className="lead">{t('success.guest')}</p>
      <Button href={onwards(page) ?? localePath('/login', page.locale)}>{t('success.login')}</Button>
    </>
  )
}

/** Says what happens next after registering (CONTRACT, After registering). */
export function Screen({ data, page }: ScreenProps<RegisteredAccountQuery | null>) {
  const isWaiting = page.search.state?.[0] === 'waiting'
  return (
    <StatusPage seed="register-success">
      {data?.me ? (
        <SignedIn account={data.me} page={page} />
      ) : isWaiting ? (
        <Waiting page={page} />
      ) : (
        <Guest page={page} />
      )}
    </StatusPage>
  )
}
