import { formatAmount, formatDayInYear } from '../../domain/format.ts'
import { FactList } from '../../ui/fact-list.tsx'
import { CheckboxGroup } from '../../ui/forms/index.ts'
import { listed, useTexts } from '../../ui/index.ts'
import { PageQuestion, PaymentFields, pathOf, RecordLink, RecordPart, usePage } from '../kit/index.ts'
import recordStyles from '../kit/record.module.css'
import { choiceOf, customerPaymentForm } from './payment.ts'
import type { Account, Customer } from './record-page.ts'

interface AccountProps {
  customer: Customer
  account: Account
}

/** What is open of a customer and what is theirs, with the receipts of which something is left. */
export function CustomerAccount({ customer: { _id }, account }: AccountProps) {
  const t = useTexts('panel-customers')
  const statement = useTexts('statement')
  const page = usePage()
  const { open, credit, credits } = account
  const amount = (cents: number) => formatAmount(cents, page.locale)
  return (
    <RecordPart id="account" title={t('account')}>
      <FactList
        facts={[
          [statement('open'), amount(open)],
          [statement('credit'), credit > 0 && amount(credit)],
        ]}
      />
      {credits.length > 0 && (
        <ul className={recordStyles.lines}>
          {listed(credits).map(({ _id, receivedOn, reference, rest }) => (
            <li key={_id} data-id={_id}>
              <span>
                <RecordLink to="receipt" id={_id} text={reference ?? formatDayInYear(receivedOn, page.locale)} />
                <br />
                <span className="muted">{t('credits')}</span>
              </span>
              <span>{amount(rest)}</span>
            </li>
          ))}
        </ul>
      )}
      <p>
        <a className="link" href={`${pathOf('customer', _id, page)}/statement`}>
          {t('statement')}
        </a>
      </p>
    </RecordPart>
  )
}

/** One payment of a customer, over the invoices that are open, the oldest first. */
export function CustomerPaymentQuestion({ customer, account }: AccountProps) {
  const t = useTexts('panel-receipts')
  const { locale } = usePage()
  const { open } = account
  const invoices = listed(account.openInvoices)
  const options = invoices.map((invoice) => ({
    value: choiceOf(invoice),
    label: t('common.invoiceNumber', { number: invoice.number }),
    hint: [formatAmount(invoice.owed, locale), formatDayInYear(invoice.dueOn, locale)].join(', '),
  }))
  return (
    <PageQuestion
      id="act"
      isTold
      definition={customerPaymentForm}
      title={t('note.title', { name: customer.name })}
      text={t(invoices.length > 0 ? 'note.text' : 'note.none')}
      button={t('note.button')}
      look="primary"
      fields={
        <PaymentFields
          definition={customerPaymentForm}
          open={open}
          hint={t('note.openAmount', { open: formatAmount(open, locale) })}
          values={{ invoices: options.map(({ value }) => value) }}
          labels={{ invoices: t('note.invoices') }}
        >
          <input type="hidden" name="kind" value={customer.kind} />
          {options.length > 0 && <CheckboxGroup name="invoices" options={options} />}
        </PaymentFields>
      }
    />
  )
}
