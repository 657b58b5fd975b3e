/** The part of the days kept on record that somebody must have been there. */
const attendanceNeeded = 0.8

export interface TrainingRecord {
  /** Days on which somebody wrote down who was there, and those on which this participant was. */
  daysRecorded: number
  daysPresent: number
  /** null where there was no examination. */
  passed: boolean | null
}

/** Why there is no certificate for this record; null when there is one. What nobody wrote down is no obstacle. */
export function certificateObstacle({ daysRecorded, daysPresent, passed }: TrainingRecord): 'absent' | 'failed' | null {
  if (passed === false) return 'failed'
  return daysPresent < daysRecorded * attendanceNeeded ? 'absent' : null
}

/** Half of the points, where nobody says whether it was enough. */
export const isPass = (score: number, maximum: number): boolean => score >= maximum / 2
