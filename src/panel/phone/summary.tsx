import { formatAmount, formatDayInYear, formatFullDate } from '../../domain/format.ts'
import { formatDeadline } from '../../domain/format-days.ts'
import { inLocale } from '../../domain/locales.ts'
import { type FormState, SubmitButton } from '../../ui/forms/index.ts'
import type { PhonePageQuery } from '../../ui/gql/graphql.ts'
import { Button, FactList, useTexts } from '../../ui/index.ts'
import { Notice } from '../../ui/kit/index.ts'
import { AmountLines, PageForm, RecordPart, usePage } from '../kit/index.ts'
import { effectIn, fields, phoneForm } from './page.ts'

type Choices = NonNullable<PhonePageQuery['phoneChoices']>

type Effect = NonNullable<ReturnType<typeof effectIn>>

const payments = ['invoice', 'online', 'partner', 'on request'] as const

/** All that was typed, kept for the press that does it; a list is sent name by name. */
function Typed({ form }: { form: FormState }) {
  return fields.flatMap((name) =>
    [form.values[name] ?? '']
      .flat()
      .map((value) => <input key={name + value} type="hidden" name={name} value={value} />),
  )
}

/** What staff read out first, or decide: who was known already, and that the session is full. */
function Warnings({ said, isOther }: { said: Effect; isOther: boolean }) {
  const t = useTexts('panel-phone')
  const name = said('contact') ?? ''
  const organisation = said('organisation') ?? ''
  const waiting = Number(said('waiting'))
  const [taken, capacity] = [said('taken'), said('capacity')]
  return (
    <>
      {isOther && <Notice tone="bad" title={t('changed')} />}
      {taken && capacity && (
        <div data-over-capacity>
          <Notice tone="wait" title={t('overTitle', { taken, capacity })}>
            {waiting > 0 && <p>{t.count('overWaiting', waiting)}</p>}
            <p>{t('overText')}</p>
          </Notice>
        </div>
      )}
      {said('knownUser') && <Notice tone="info" title={t('knownUser', { name })} />}
      {said('knownOrganisation') && <Notice tone="info" title={t('knownOrganisation', { name: organisation })} />}
      {said('joining') && <Notice tone="info" title={t('joining', { name, organisation })} />}
    </>
  )
}

function Facts({ said, session }: { said: Effect; session: Choices['session'] }) {
  const t = useTexts('panel-phone')
  const { locale, now } = usePage()
  const payment = payments.find((one) => one === said('payment'))
  const [dueOn, until] = [said('dueOn'), said('expiresAt')]
  const where = session?.session
  return (
    <FactList
      facts={[
        [t('sum.contact'), said('contact')],
        [t('sum.organisation'), said('organisation')],
        [
          t('session'),
          where &&
            [
              inLocale(where.plannedCourse.title, locale),
              formatDayInYear(where.startDate, locale),
              inLocale(where.location.name, locale),
            ].join(', '),
        ],
        [t('common.participants'), said('participants')],
        [t('payment'), payment && t(`sumPayments.${payment}`)],
        [t('sum.billed'), said('billed')],
        [t('sum.due'), dueOn && formatFullDate(dueOn, locale)],
        [t('sum.until'), until && formatDeadline(until, now, locale)],
      ]}
    />
  )
}

/** Whoever hears the page hears that first. */
const focused = { tabIndex: -1, autoFocus: true }

/** What it comes to, before it is done: it is read out, and then one button does it. */
export function Summary({ form, session }: { form: FormState; session: Choices['session'] }) {
  const t = useTexts('panel-phone')
  const { locale } = usePage()
  const said = effectIn(form)
  if (!said) return null
  const isOver = said('taken') !== undefined
  const count = (said('participants') ?? '').split(', ').length
  const shown = form.values.total
  const sent = { total: said('total'), knownUser: said('knownUser'), knownOrganisation: said('knownOrganisation') }
  return (
    <section {...focused} data-phone-summary>
      <PageForm definition={phoneForm}>
        <RecordPart id="check" title={t('check')}>
          <Warnings said={said} isOther={Boolean(shown) && shown !== said('total')} />
          <Facts said={said} session={session} />
          <AmountLines
            lines={[
              [t('sum.net'), Number(said('net'))],
              [t('common.vat'), Number(said('vat'))],
            ]}
            total={[t('common.total'), Number(said('total'))]}
          />
          <p>{t('mails', { email: said('email') ?? '' })}</p>
          <p>{t('terms')}</p>
          <Typed form={form} />
          {Object.entries(sent).map(
            ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
          )}
          {isOver && <input type="hidden" name="isOverCapacityAccepted" value="on" />}
        </RecordPart>
        <SubmitButton
          label={`${t.count(isOver ? 'registerOver' : 'register', count)} (${formatAmount(Number(said('total')), locale)})`}
        >
          <Button type="submit" name="preview" value="1" look="outline" formNoValidate>
            {t('change')}
          </Button>
        </SubmitButton>
      </PageForm>
    </section>
  )
}
