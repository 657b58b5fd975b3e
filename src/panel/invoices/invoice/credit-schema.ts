import { number, object, string } from 'yup'
import { line } from '../../../../schemas/rules.ts'
import { centsOf, euros } from '../../euros.ts'

/** What staff note of an invoice: its money came, or went back, or all of it is taken back. */
export const settleSchema = object({
  status: string()
    .oneOf(['paid', 'credited'] as const, 'error.choice')
    .required('error.required'),
})

/** The part of an invoice to take back, in euros excluding VAT as people write them. */
export const creditSchema = object({
  description: line(500).required('error.required'),
  net: euros.required('error.required').test('some', 'error.number', (text) => (centsOf(text) ?? 0) > 0),
  vatRate: number().typeError('error.number').required('error.required'),
  left: number().integer('error.form').typeError('error.form').required('error.form'),
})
