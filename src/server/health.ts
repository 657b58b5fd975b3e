/** A part the server cannot do without; resolves when it works, rejects with why not. */
export type Check = () => Promise<void>

const limit = 1500

const withLimit = (check: Check) =>
  Promise.race([
    check(),
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no answer in time')), limit).unref()),
  ])

/** 200 when every part works, else 503; `parts` says which. */
export async function readiness(checks: Record<string, Check>) {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      const works = await withLimit(check).then(
        () => true,
        () => false,
      )
      return [name, works ? 'ok' : 'failing'] as const
    }),
  )
  const ready = results.every(([, state]) => state === 'ok')
  return {
    status: ready ? (200 as const) : (503 as const),
    body: { status: ready ? 'ready' : 'not ready', parts: Object.fromEntries(results) },
  }
}
