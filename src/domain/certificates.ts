/** No letters and digits that look alike on paper. */
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 10

const shape = new RegExp(`^LP([${signs}]{${length}})$`)

const written = (letters: string): string =>
  ['LP', letters.slice(0, 4), letters.slice(4, 8), letters.slice(8)].join('-')

/** A new code, 'LP-7KQ4-M2XD-9F': one of 6 x 10^14, so that nobody finds one by trying. */
export const newCertificateCode = (randomBelow: (limit: number) => number): string =>
  written(Array.from({ length }, () => signs[randomBelow(signs.length)]).join(''))

/** What somebody typed, as codes are written: capitals, strokes and spaces do not matter; null when it cannot be one. */
export function readCertificateCode(text: string): string | null {
  const letters = shape.exec(text.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''))?.[1]
  return letters ? written(letters) : null
}

/** Where the site says whether a certificate is genuine. */
export const verifyPath = (code: string): string => `/verify/${code}`

/** The part of the days kept on record that somebody must have been there. */
const attendanceNeeded = 0.8

export interface TrainingRecord {
  /** Days on which somebody wrote down who was there, and those on which this participant was. */
  daysRecorded: number
  daysPresent: number
  /** null where there was no examination. */
  passed: boolean | null
}

/** A day as it was noted; halves are null where they were not noted apart, or where there is no lesson. */
export interface DayNoted {
  present: boolean
  morning: boolean | null
  afternoon: boolean | null
}

/** Why there is no certificate for this record; null when there is one. What nobody wrote down is no obstacle. */
export function certificateObstacle({ daysRecorded, daysPresent, passed }: TrainingRecord): 'absent' | 'failed' | null {
  if (passed === false) return 'failed'
  return daysPresent < daysRecorded * attendanceNeeded ? 'absent' : null
}

/** How much of a day that was noted somebody was there: half of one whose other half they missed. */
export const shareOfDay = ({ present, morning, afternoon }: DayNoted): number =>
  morning === null || afternoon === null ? Number(present) : (Number(morning) + Number(afternoon)) / 2

/** Half of the points, where nobody says whether it was enough. */
export const isPass = (score: number, maximum: number): boolean => score >= maximum / 2
