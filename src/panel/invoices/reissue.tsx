import { brusselsDay, plusDays } from '../../domain/days.ts'
import { formatAmount, formatFullDate } from '../../domain/format.ts'
import { daysUntilDue } from '../../domain/money.ts'
import { billedValues, countryChoices } from '../../ui/billing/billed.ts'
import { VatField } from '../../ui/billing/vat-field.tsx'
import { type FormValues, SelectField, TextArea, TextField } from '../../ui/forms/index.ts'
import { Button, type Fact, FactList, listed, useTexts } from '../../ui/index.ts'
import { AmountLines, lineName, PageForm, PageQuestion, usePage, useShown, writtenIn } from '../kit/index.ts'
import recordStyles from '../kit/record.module.css'
import { type Invoice, type InvoiceRecord, reissueFields, reissueForm } from './record-page.ts'

interface ReissueProps {
  invoice: Invoice
  record: InvoiceRecord
}

/** What the invoice says now; after a day that has passed, one has as long to pay as for any invoice. */
function valuesOf({ customer, reference, dueOn }: Invoice, now: string): FormValues {
  const today = brusselsDay(new Date(now))
  return {
    ...billedValues(customer),
    name: customer.name,
    enterpriseNumber: customer.enterpriseNumber ?? '',
    email: customer.email ?? '',
    reference: reference ?? '',
    dueOn: dueOn < today ? plusDays(today, daysUntilDue) : dueOn,
    reason: '',
  }
}

function Fields({ invoice }: ReissueProps) {
  const t = useTexts('panel-invoices')
  const { locale, now } = usePage()
  return (
    <>
      <TextField name="name" />
      <VatField name="vat" width="medium" />
      <TextField name="enterpriseNumber" hint={t('reissue.enterpriseHint')} width="medium" optional />
      <TextField name="address" optional />
      <TextField name="zip" width="short" optional />
      <TextField name="city" width="medium" optional />
      <SelectField name="country" options={countryChoices(locale, invoice.customer.country)} width="medium" />
      <TextField name="email" type="email" hint={t('reissue.emailHint')} optional />
      <TextField name="reference" hint={t('reissue.referenceHint')} optional />
      {invoice.status === 'open' && (
        <TextField name="dueOn" type="date" min={brusselsDay(new Date(now))} width="short" optional />
      )}
      <TextArea name="reason" rows={2} hint={t('reissue.reasonHint')} />
    </>
  )
}

/** Whom a document names. */
function useParty() {
  const t = useTexts('panel-invoices')
  const { locale } = usePage()
  return (values: FormValues): Fact[] => {
    const country = countryChoices(locale).find(({ value }) => value === values.country)?.label
    const town = `${writtenIn(values, 'zip')} ${writtenIn(values, 'city')}`.trim()
    return [
      [t('columns.customer'), writtenIn(values, 'name')],
      [t('common.address'), [writtenIn(values, 'address'), town, country].filter(Boolean).join(', ')],
      [t('columns.vatNumber'), writtenIn(values, 'vat')],
      [t('fields.enterpriseNumber'), writtenIn(values, 'enterpriseNumber')],
      [t('fields.email'), writtenIn(values, 'email')],
      [t('reference'), writtenIn(values, 'reference')],
    ]
  }
}

/** Both documents as they will be, before they are. */
function Documents({ invoice, record: { left }, values }: ReissueProps & { values: FormValues }) {
  const t = useTexts('panel-invoices')
  const { locale, now } = usePage()
  const partyOf = useParty()
  const { number, lines, net, owed, status } = invoice
  const own = listed(lines).map((line) => [lineName(line, locale), line.amount] as const)
  const before = left.net === net ? [] : [[t('reissue.creditedBefore'), left.net - net] as const]
  const came = left.total - owed
  const dueOn = writtenIn(values, 'dueOn')
  const facts: Fact[] = [
    [t('columns.dueOn'), status === 'open' && dueOn && formatFullDate(dueOn, locale)],
    [t('reissue.came'), status === 'open' && came > 0 && formatAmount(came, locale)],
    [t('columns.owed'), status === 'open' && formatAmount(owed, locale)],
  ]
  return (
    <div className={recordStyles.papers}>
      <section aria-labelledby="reissue-note" className="stack-3">
        <h3 id="reissue-note">{t('reissue.note', { number })}</h3>
        <FactList facts={partyOf(valuesOf(invoice, now))} />
        <AmountLines lines={[]} total={[t('columns.total'), -left.total]} />
      </section>
      <section aria-labelledby="reissue-invoice" className="stack-3">
        <h3 id="reissue-invoice">{t('reissue.invoice')}</h3>
        <FactList facts={[...partyOf(values), ...facts]} />
        <AmountLines
          lines={[...own, ...before, [t('columns.net'), left.net], [t('columns.vat'), left.vat]]}
          total={[t('columns.total'), left.total]}
        />
        {status === 'paid' && <p>{t('reissue.staysPaid')}</p>}
      </section>
      <FactList facts={[[t('reason'), writtenIn(values, 'reason')]]} />
    </div>
  )
}

/** First whom it bills then, then both documents, and only then it is done. */
export function ReissueQuestion({ invoice, record }: ReissueProps) {
  const t = useTexts('panel-invoices')
  const page = usePage()
  const shown = useShown(reissueForm)
  const { number } = invoice
  const labels = {
    name: t('columns.customer'),
    dueOn: t('columns.dueOn'),
    reference: t('reference'),
    reason: t('reason'),
  }
  if (!shown)
    return (
      <PageQuestion
        id="act"
        definition={reissueForm}
        title={t('act.reissue.title', { number })}
        text={<p>{t('act.reissue.text')}</p>}
        isTold
        fields={
          <PageForm definition={reissueForm} values={valuesOf(invoice, page.now)} labels={labels}>
            <Fields invoice={invoice} record={record} />
          </PageForm>
        }
        button={t('reissue.show')}
      />
    )
  return (
    <PageQuestion
      id="act"
      definition={reissueForm}
      title={t('act.reissue.title', { number })}
      text={
        <>
          <p>{t('reissue.sure')}</p>
          <Documents invoice={invoice} record={record} values={shown} />
        </>
      }
      isTold
      fields={
        <PageForm definition={reissueForm}>
          {reissueFields.map((name) => (
            <input key={name} type="hidden" name={name} value={String(shown[name] ?? '')} />
          ))}
          <input type="hidden" name="total" value={record.left.total} />
          <Button type="submit" name="preview" value="1" look="outline" formNoValidate>
            {t('reissue.change')}
          </Button>
        </PageForm>
      }
      button={t('act.reissue.button')}
      look="danger"
    />
  )
}
