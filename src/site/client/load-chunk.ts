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

/**
 * A module of the build. Rejects when it cannot be had, or has not come in time. Each `attempt` after the first asks
 * another address: browsers remember what became of a module under its own.
 */
export const loadChunk = <Module>(address: string, attempt = 0): Promise<Module> =>
  withPatience(import(/* @vite-ignore */ attempt ? `${address}?again=${attempt}` : address), address)
