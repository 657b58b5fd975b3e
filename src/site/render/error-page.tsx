import { Button } from '../../ui/button.tsx'
import type { FormState } from '../../ui/forms/form-state.ts'
import { useTexts } from '../../ui/texts.ts'
import { StatusPage } from '../chrome/status-page.tsx'

/** Shown when nothing can be fetched: it needs no data and no scripts, and keeps what was typed. */
export function ErrorPage({ status, typed }: { status: 500 | 503; typed?: FormState }) {
  const t = useTexts('error-page')
  return (
    <main id="content">
      <StatusPage seed="error">
        <h1>{t('title')}</h1>
        <p className="lead">{t(typed ? 'typedText' : 'text')}</p>
        {typed ? <TypedForm typed={typed} again={t('sendAgain')} /> : <Button href="">{t('again')}</Button>}
        <p className="muted">{t('code', { status })}</p>
      </StatusPage>
    </main>
  )
}

/** Without an address of its own a form goes to the one of its page: where it was sent before. */
function TypedForm({ typed, again }: { typed: FormState; again: string }) {
  const entries = Object.entries(typed.values).flatMap(([name, values]) =>
    [values].flat().map((value) => ({ name, value })),
  )
  return (
    <form method="post" data-form={typed.form}>
      <input type="hidden" name="form" value={typed.form} />
      {entries.map(({ name, value }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they stand as they were sent and never change
        <input key={place} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">{again}</Button>
    </form>
  )
}
