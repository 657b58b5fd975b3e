import type { ReactNode } from 'react'
import { formatAmount } from '../../domain/format.ts'
import { vatOn } from '../../domain/vat.ts'
import { type FormValues, SelectField, TextField } from '../../ui/forms/index.ts'
import { Button, useTexts } from '../../ui/index.ts'
import { AmountLines, centsOf, PageForm, PageQuestion, usePage, useShown, writtenIn } from '../kit/index.ts'
import recordStyles from '../kit/record.module.css'
import { creditFields, creditForm, type Invoice, type InvoiceRecord } from './record-page.ts'

interface PartProps {
  invoice: Invoice
  record: InvoiceRecord
  /** What is to be known of it in any case. */
  text: ReactNode
}

const ratesOf = ({ lines }: Invoice) => [...new Set(lines.flatMap((line) => (line ? [line.vatRate] : [])))]

/** Cents without VAT, and the VAT of that: of a registration what it then costs less. */
function partOf({ invoice, record: { left, registration } }: PartProps, values: FormValues) {
  const percent = Number(writtenIn(values, 'percent').replace(',', '.'))
  const net = percent > 0 ? Math.round((left.net * percent) / 100) : (centsOf(writtenIn(values, 'net')) ?? 0)
  const rate = Number(writtenIn(values, 'vatRate') || ratesOf(invoice)[0])
  const vat = registration ? left.vat - vatOn(left.net - net, rate) : Math.min(vatOn(net, rate), left.vat)
  return { net, vat: net === left.net ? left.vat : vat }
}

function Fields({ invoice, record }: PartProps) {
  const t = useTexts('panel-invoices')
  const { locale } = usePage()
  const rates = ratesOf(invoice)
  return (
    <>
      <TextField name="description" hint={t('whatHint')} />
      <TextField
        name="net"
        hint={t('partHint', { left: formatAmount(record.left.net, locale) })}
        inputMode="decimal"
        width="short"
        optional={rates.length === 1}
      />
      {rates.length === 1 ? (
        <>
          <input type="hidden" name="vatRate" value={rates[0]} />
          <TextField name="percent" hint={t('percentHint')} inputMode="decimal" width="short" optional />
        </>
      ) : (
        <SelectField
          name="vatRate"
          empty={t('chooseRate')}
          options={rates.map((rate) => ({ value: String(rate), label: `${rate} %` }))}
        />
      )}
    </>
  )
}

/** What is taken off, and what is open then. */
function Shown({ values, ...part }: PartProps & { values: FormValues }) {
  const t = useTexts('panel-invoices')
  const { owed, status } = part.invoice
  const { net, vat } = partOf(part, values)
  return (
    <div className={recordStyles.papers}>
      {part.text}
      <AmountLines
        lines={[
          [writtenIn(values, 'description'), -net],
          [t('columns.vat'), -vat],
        ]}
        total={[t('columns.total'), -net - vat]}
      />
      {status === 'open' && <AmountLines lines={[]} total={[t('columns.owed'), Math.max(0, owed - net - vat)]} />}
    </div>
  )
}

/** First how much and what for, then what that makes, and only then it is done. */
export function CreditPartQuestion(part: PartProps) {
  const t = useTexts('panel-invoices')
  const { invoice, record } = part
  const shown = useShown(creditForm)
  const question = { id: 'act', definition: creditForm, title: t('act.credit-part.title', { number: invoice.number }) }
  if (!shown)
    return (
      <PageQuestion
        {...question}
        text={part.text}
        isTold
        fields={
          <PageForm
            definition={creditForm}
            labels={{ description: t('what'), net: t('common.amount'), vatRate: t('vatRate'), percent: t('percent') }}
          >
            <Fields {...part} />
          </PageForm>
        }
        button={t('showPart')}
      />
    )
  return (
    <PageQuestion
      {...question}
      text={<Shown {...part} values={shown} />}
      isTold
      fields={
        <PageForm definition={creditForm}>
          {creditFields.map((name) => (
            <input key={name} type="hidden" name={name} value={writtenIn(shown, name)} />
          ))}
          <input type="hidden" name="left" value={record.left.total} />
          <Button type="submit" name="preview" value="1" look="outline" formNoValidate>
            {t('reissue.change')}
          </Button>
        </PageForm>
      }
      button={t('act.credit-part.button')}
      look="danger"
    />
  )
}
