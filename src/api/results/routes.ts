import { sql } from 'drizzle-orm'
import { newResult, result, resultChanges } from '../../../schemas/result.ts'
import { results } from '../../db/tables.ts'
import { customers, staff } from '../access.ts'
import { resourceRoutes } from '../resource.ts'
import { ownRecords } from '../training-records/own-records.ts'
import { removeRecord } from '../training-records/remove-record.ts'
import { createResult } from './create-result.ts'
import { resultColumns } from './present-result.ts'
import { updateResult } from './update-result.ts'

export const resultRoutes = resourceRoutes({
  names: ['result', 'results'],
  words: {
    one: 'a result',
    many: 'results',
    about: 'Scores of participants in a session: staff see all, customers those of their participants.',
  },
  more: { create: 'The participant must be registered for the session.' },
  access: { read: customers, create: staff, update: staff, delete: staff },
  failures: { create: ['ALREADY_EXISTS'] },
  table: results,
  columns: resultColumns,
  filters: {
    _id: { kind: 'id', column: results.id },
    student: { kind: 'id', column: results.studentId },
    session: { kind: 'id', column: results.sessionId },
    score: { kind: 'number', column: results.score },
    maximum: { kind: 'number', column: results.maximum },
    passed: { kind: 'boolean', column: results.passed },
    createdAt: { kind: 'date', column: results.createdAt },
  },
  sort: [['createdAt', 'DESC']],
  schema: result,
  input: newResult,
  changes: resultChanges,
  visible: (caller) => ownRecords(caller, results.studentId),
  create: createResult,
  update: updateResult,
  remove: removeRecord({ kind: 'result', table: results, said: sql`score || '/' || maximum` }),
})
