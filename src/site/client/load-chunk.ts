/** How long the browser waits for a part of the code (spec section 9). */
const patience = 120_000

/** Rejects when what is loading has not come after two minutes. */
export async function withPatience<Loaded>(loading: Promise<Loaded>, name: string): Promise<Loaded> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${name} did not come`)), patience)
  })
  try {
    return await Promise.race([loading, late])
  } finally {
    clearTimeout(timer)
  }
}

/** How often a module did not come, by its address. */
const failures = new Map<string, number>()

/**
 * A module of the build. Rejects when it cannot be had, or has not come in time. After that another address is asked for
 * it, since browsers remember what became of a module under its own. Not for what others import too: there would be two.
 */
export async function loadChunk<Module>(address: string): Promise<Module> {
  const failed = failures.get(address) ?? 0
  try {
    return await withPatience(import(/* @vite-ignore */ failed ? `${address}?again=${failed}` : address), address)
  } catch (error) {
    failures.set(address, failed + 1)
    throw error
  }
}
