import { newCancellationTerms, cancellationTerms as terms } from '../../../schemas/cancellation-terms.ts'
import { cancellationTerms } from '../../db/tables.ts'
import { staff } from '../access.ts'
import { dayColumn } from '../day-column.ts'
import { resourceRoutes } from '../resource.ts'
import { removeTerms, updateTerms } from './change-terms.ts'

export const cancellationTermsRoutes = resourceRoutes({
  names: ['cancellationTerms', 'allCancellationTerms'],
  words: {
    one: 'a set of cancellation terms',
    many: 'cancellation terms',
    about:
      'What customers get back who cancel, and until when participants are replaced and registrations moved free of charge. The terms in force at the order hold for it.',
  },
  more: {
    create: 'Terms hold for what is ordered from a day on, today or later; a day has one set of them (409).',
    update: 'Terms that have come into force stay as they are (409).',
    delete: 'Terms that have come into force stay (409).',
  },
  example: {
    validFrom: '2027-01-01',
    refunds: [
      { days: 14, percent: 100 },
      { days: 5, percent: 50 },
    ],
    daysToReplace: 0,
    daysToMove: 14,
  },
  access: { read: 'everyone', create: staff, update: staff, delete: staff },
  failures: { create: ['ALREADY_EXISTS'], update: ['STATE_CONFLICT', 'ALREADY_EXISTS'], delete: ['STATE_CONFLICT'] },
  table: cancellationTerms,
  columns: {
    _id: cancellationTerms.id,
    validFrom: cancellationTerms.validFrom,
    refunds: cancellationTerms.refunds,
    daysToReplace: cancellationTerms.daysToReplace,
    daysToMove: cancellationTerms.daysToMove,
  },
  filters: {
    _id: { kind: 'id', column: cancellationTerms.id },
    validFrom: { kind: 'date', column: dayColumn(cancellationTerms.validFrom) },
  },
  sort: [['validFrom', 'DESC']],
  schema: terms,
  input: newCancellationTerms,
  update: updateTerms,
  remove: removeTerms,
})
