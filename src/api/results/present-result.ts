import { results } from '../../db/tables.ts'
import { instantOf } from '../present-instant.ts'

export const resultColumns = {
  _id: results.id,
  student: results.studentId,
  session: results.sessionId,
  score: results.score,
  maximum: results.maximum,
  passed: results.passed,
  remark: results.remark,
  createdAt: instantOf(results.createdAt),
}
