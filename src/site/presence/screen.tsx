import { formatDayInYear } from '../../domain/format.ts'
import { inLocale, localePath } from '../../domain/locales.ts'
import { presencePath } from '../../domain/presence.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/forms/form.tsx'
import type { FormState } from '../../ui/forms/form-state.ts'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import type { PresenceQuery } from '../../ui/gql/graphql.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import { StatusPage } from '../chrome/status-page.tsx'
import type { ScreenProps } from '../screens/define-page.ts'
import { codeForm, signForm } from './page.ts'

interface Shown {
  page: PageContext
  form: FormState | undefined
}

function Code({ page, form }: Shown) {
  const t = useTexts('presence')
  return (
    <>
      <h1>{t('title')}</h1>
      <p className="lead">{t('codeLead')}</p>
      <Form
        definition={codeForm}
        state={form}
        values={{ code: page.search.code?.[0] ?? '' }}
        action={localePath(page.path, page.locale)}
        labels={{ code: t('code') }}
        step="code"
      >
        <TextField name="code" hint={t('codeHint')} autoComplete="off" width="medium" />
        <SubmitButton label={t('next')} />
      </Form>
      <p>{t('help')}</p>
    </>
  )
}

type Presence = NonNullable<PresenceQuery['presence']>

function useMoment({ day, half }: Presence, { locale }: PageContext) {
  const t = useTexts('presence')
  return t(`halves.${half}`, { day: formatDayInYear(day, locale) })
}

function Name({ presence, page, form }: Shown & { presence: Presence }) {
  const t = useTexts('presence')
  const when = useMoment(presence, page)
  return (
    <>
      <h1>{inLocale(presence.course, page.locale)}</h1>
      <p className="lead">{when}</p>
      <p>{t('means')}</p>
      <Form
        definition={signForm}
        state={form}
        values={{ name: '' }}
        action={localePath(page.path, page.locale)}
        labels={{ name: t('name') }}
        step="name"
      >
        <TextField name="name" hint={t('nameHint')} autoComplete="name" />
        <SubmitButton label={t('sign')} />
      </Form>
      <p>{t('help')}</p>
    </>
  )
}

function Signed({ presence, page }: Pick<Shown, 'page'> & { presence: Presence }) {
  const t = useTexts('presence')
  const when = useMoment(presence, page)
  const course = inLocale(presence.course, page.locale) ?? ''
  return (
    <>
      <div role="status" data-status="signed">
        <h1>{t('signed')}</h1>
        <p className="lead">{t('signedText', { course, when })}</p>
      </div>
      <a href={localePath(page.path, page.locale)}>{t('another')}</a>
    </>
  )
}

function Ended({ page }: Pick<Shown, 'page'>) {
  const t = useTexts('presence')
  return (
    <>
      <div role="status" data-status="ended">
        <h1>{t('ended')}</h1>
        <p className="lead">{t('endedText')}</p>
      </div>
      <Button href={localePath(presencePath(), page.locale)}>{t('again')}</Button>
    </>
  )
}

/** Signing in the room: the code first, then one's own name; nobody else's is shown. */
export function Screen({ data, page, form }: ScreenProps<PresenceQuery | null>) {
  const presence = data?.presence
  const shown = () => {
    if (page.params.ticket === undefined) return <Code page={page} form={form} />
    if (!presence) return <Ended page={page} />
    const isSigned = page.search.signed !== undefined && form === undefined
    return isSigned ? <Signed presence={presence} page={page} /> : <Name presence={presence} page={page} form={form} />
  }
  return (
    <StatusPage seed="presence" family="sage">
      {shown()}
    </StatusPage>
  )
}
