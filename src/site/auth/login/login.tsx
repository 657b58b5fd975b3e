import type { ScreenProps } from '../../define-page.ts'
import styles from './login.module.css'
import { LoginPart } from './login-part.tsx'
import { RegisterPart } from './register-part.tsx'
import { ReturnReason } from './return-reason.tsx'

/** Two forms, one page. */
export function Screen({ page, form }: ScreenProps) {
  return (
    <div className={`container ${styles.page}`}>
      <ReturnReason returnUrl={page.search.returnUrl?.[0]} />
      <div className={styles.parts}>
        <section className={styles.login} aria-labelledby="login-title">
          <LoginPart page={page} form={form} />
        </section>
        <section className={styles.register} aria-labelledby="register-title">
          <RegisterPart page={page} form={form} />
        </section>
      </div>
    </div>
  )
}
