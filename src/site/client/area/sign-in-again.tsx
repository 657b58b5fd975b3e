import { useEffect, useMemo, useRef, useState } from 'react'
import { type Locale, localePath } from '../../../domain/locales.ts'
import type { Visitor } from '../../../domain/visitor.ts'
import { Button } from '../../../ui/button.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { loginForm } from '../../../ui/login/login-form.ts'
import { bearerToken, followCookies, subjectOf } from '../../../ui/session/store.ts'
import { useTexts } from '../../../ui/texts.ts'

const id = 'sign-in-again'
const formId = `${id}-form`

/** The page's dialog, from whose way out nobody gets but by leaving: one that was closed stands open again. */
function useDialog() {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const dialog = place.current?.querySelector('dialog')
    const open = () => {
      if (dialog?.isConnected && !dialog.open) dialog.showModal()
    }
    place.current?.querySelector<HTMLInputElement>('[name="password"]')?.focus()
    dialog?.addEventListener('close', open)
    return () => dialog?.removeEventListener('close', open)
  }, [])
  return place
}

/** What was typed is nobody's but theirs who typed it: somebody else is not asked whether to keep it. */
function forgetTyped() {
  for (const form of document.querySelectorAll('form[data-unsaved]')) form.removeAttribute('data-unsaved')
}

interface SignInAgainProps {
  /** Who had the page. */
  visitor: Visitor
  locale: Locale
  /** False when somebody else signed in. */
  onAnswer(isSame: boolean): void
}

/** Over a page whose session has ended: the same person signs in and goes on, or leaves for where one signs in. */
export function SignInAgain({ visitor: { email, userId }, locale, onAnswer }: SignInAgainProps) {
  const t = useTexts('area')
  const place = useDialog()
  const [refusal, setRefusal] = useState('')
  const values = useMemo(() => ({ email }), [email])
  const accepted = () => {
    followCookies(null)
    const isSame = subjectOf(bearerToken()) === userId
    if (!isSame) forgetTyped()
    onAnswer(isSame)
  }
  const here = encodeURIComponent(location.pathname + location.search)
  const address = `${localePath('/login', locale)}?returnUrl=${here}`
  const form = (
    <Form
      definition={loginForm}
      id={formId}
      values={values}
      action={address}
      answers={{ accepted, refused: setRefusal }}
    >
      <TextField name="email" type="email" autoComplete="username" readOnly />
      <PasswordField name="password" autoComplete="current-password" />
      <div role="alert">{refusal && <Notice tone="bad" title={refusal} />}</div>
    </Form>
  )
  return (
    <div ref={place}>
      <Dialog
        id={id}
        title={t('signInAgain.title')}
        text={t('signInAgain.text')}
        wayOut={t('signInAgain.leave')}
        wayOutHref={address}
        fields={form}
      >
        <Button type="submit" form={formId}>
          {t('signInAgain.button')}
        </Button>
      </Dialog>
    </div>
  )
}
