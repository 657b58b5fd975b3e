import { newResult, result, resultChanges } from '../../../schemas/result.ts'
import { results } from '../../db/tables.ts'
import { resourceRoutes } from '../resource.ts'
import { ownRecords } from '../training-records/own-records.ts'
import { createResult } from './create-result.ts'
import { resultColumns } from './present-result.ts'
import { updateResult } from './update-result.ts'

export const resultRoutes = resourceRoutes({
  names: ['result', 'results'],
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
})
