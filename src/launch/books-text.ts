import type { ComparedBooks } from '../api/money/index.ts'
import { type BookDifference, bookRules, unitOf } from '../domain/books.ts'

function amount(rule: BookDifference['rule'], value: number) {
  const unit = unitOf(rule)
  return unit === 'cents' ? `EUR ${(value / 100).toFixed(2)}` : `${value} ${unit}`
}

function line({ rule, subject, id, number, whose, expected, found }: BookDifference): string {
  const what = [subject, number, id].filter(Boolean).join(' ')
  const amounts = Object.entries({ expected, found }).flatMap(([name, value]) =>
    value === null ? [] : [`${name} ${amount(rule, value)}`],
  )
  return `- ${rule}: ${bookRules[rule]}. ${[what, whose, ...amounts].filter(Boolean).join(', ')}`
}

/** What the books say, to be read in a terminal. */
export function booksText({ counts, differences }: ComparedBooks): string {
  const { registrations, seats, bookings, payments, refunds, invoices, creditNotes, mails } = counts
  const compared = [
    `${registrations} registrations with ${seats} seats`,
    `${bookings} room bookings`,
    `${payments} payments`,
    `${refunds} refunds`,
    `${invoices} invoices`,
    `${creditNotes} credit notes`,
    `${mails} mails`,
  ].join(', ')
  const heading = differences.length > 0 ? `The books differ (${differences.length})` : 'The books are in agreement'
  return [`${heading}: ${compared}.`, ...differences.map(line), ''].join('\n')
}
