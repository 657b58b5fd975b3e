/** How long the browser waits for a part of the code (spec section 9). */
const patience = 120_000

/**
 * A module of the build. Rejects when it cannot be had, or has not come after two minutes. Each `attempt` after the
 * first asks another address: browsers remember what became of a module under its own.
 */
export async function loadChunk<Module>(address: string, attempt = 0): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${address} did not come`)), patience)
  })
  try {
    return await Promise.race([import(/* @vite-ignore */ attempt ? `${address}?again=${attempt}` : address), late])
  } finally {
    clearTimeout(timer)
  }
}
