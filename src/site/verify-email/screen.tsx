import { localePath } from '../../domain/locales.ts'
import { Button } from '../../ui/button.tsx'
import { useTexts } from '../../ui/texts.ts'
import { LinkQuestion, StatusPage } from '../chrome/status-page.tsx'
import type { ScreenProps } from '../screens/define-page.ts'

/** The question, that it is done, that an organisation decides on the rest, that the link is no good, or that it cannot be had now. */
function stateOf({ page, form, status }: ScreenProps) {
  if (form) return status === 422 ? 'failed' : 'later'
  if (page.params.token !== 'done') return 'ask'
  return page.search.waits ? 'waits' : 'done'
}

const onward = {
  done: { path: '/my-account', text: 'account' },
  waits: { path: '/', text: 'home' },
  failed: { path: '/login', text: 'signIn' },
  later: { path: '/', text: 'home' },
} as const

/** Takes the link of the mail that proves an address. */
export function Screen(props: ScreenProps) {
  const t = useTexts('verify-email')
  const state = stateOf(props)
  if (state === 'ask') {
    return (
      <LinkQuestion seed="verify-email" form="verify-email" title={t('title')} text={t('text')} button={t('button')} />
    )
  }
  const { locale } = props.page
  return (
    <StatusPage seed="verify-email">
      <div role={state === 'done' || state === 'waits' ? 'status' : 'alert'}>
        <h1>{t(`${state}.title`)}</h1>
        <p className="lead">{t(`${state}.text`)}</p>
      </div>
      <Button href={localePath(onward[state].path, locale)}>{t(onward[state].text)}</Button>
    </StatusPage>
  )
}
