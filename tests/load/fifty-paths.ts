/** Fifty addresses: the home page and the catalogue in three languages, and courses. */
export async function fiftyPaths(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
  const all = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname)
  const first = ['/', '/en', '/fr', '/courses', '/en/courses', '/fr/courses']
  const courses = all.filter((path) => /^\/courses\/./.test(path))
  return [...first, ...courses, ...all.filter((path) => !first.includes(path) && !courses.includes(path))].slice(0, 50)
}
