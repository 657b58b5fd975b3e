import { invalid } from '../errors.ts'

/** No more points than there are. */
export function checkScore(score: number, maximum: number) {
  if (score > maximum) throw invalid('score', 'error.score')
}
