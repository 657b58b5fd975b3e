const read = async (url: string) => (await fetch(`${url}/metrics`)).text()

/** Pages that the page cache did not have so far. */
export async function pagesMade(url: string): Promise<number> {
  const counts = [...(await read(url)).matchAll(/^leerplein_request_seconds_count\{kind="page"[^}]*\} (\d+)$/gm)]
  return counts.reduce((total, [, count]) => total + Number(count), 0)
}

/** Megabytes by what Node says they are for, and what lies in the cache. */
export async function memoryDetails(url: string): Promise<Record<string, number>> {
  const text = await read(url)
  const megabytes = (name: string) => {
    const values = [...text.matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\d[\\d.e+]*)$`, 'gm'))]
    return Math.round(values.reduce((total, [, value]) => total + Number(value), 0) / 2 ** 20)
  }
  return {
    heap: megabytes('nodejs_heap_size_used_bytes'),
    outside: megabytes('nodejs_external_memory_bytes'),
    cache: megabytes('leerplein_cache_bytes'),
  }
}
