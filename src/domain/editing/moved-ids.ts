/** Which of the ids that stand in both orders moved, as few as can be: those outside the longest run that kept its order. */
export function movedIds(before: readonly string[], after: readonly string[]): Set<string> {
  const place = new Map(before.map((id, index) => [id, index]))
  const stayed = after.filter((id) => place.has(id))
  const longestOf = (runs: readonly string[][]) =>
    runs.reduce<string[]>((best, run) => (run.length > best.length ? run : best), [])
  const runs: string[][] = []
  for (const id of stayed) {
    const fits = runs.filter((run) => (place.get(run.at(-1) ?? '') ?? -1) < (place.get(id) ?? 0))
    runs.push([...longestOf(fits), id])
  }
  const kept = new Set(longestOf(runs))
  return new Set(stayed.filter((id) => !kept.has(id)))
}
