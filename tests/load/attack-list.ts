/** What somebody may send, as often as it says, all at once. */
export interface Attack {
  name: string
  times: number
  method?: string
  path: (number: number) => string
  headers?: Record<string, string>
  body?: (number: number) => BodyInit
  /** Sent as a demo account of that address. */
  as?: string
}

const json = { 'Content-Type': 'application/json' }
const megabyte = 1024 * 1024

/** A form to the gateway that never gets to its end before the token is known. */
function largeForm(): FormData {
  const form = new FormData()
  form.append('operations', JSON.stringify({ query: '{ __typename }', variables: { file: null } }))
  form.append('map', JSON.stringify({ 0: ['variables.file'] }))
  form.append('0', new Blob([new Uint8Array(49 * megabyte)]), 'large.bin')
  return form
}

const aliases = Array.from({ length: 30 }, (_, number) => `a${number}: __schema { ...s }`).join(' ')
const introspection = `query { ${aliases} } fragment s on __Schema { types { name fields { name type { name } } } }`

const address = (hostile: string) => ({
  version: 1,
  data: { nl: { subsidyUrl: hostile }, en: {}, fr: {} },
})

/** Each of these once made the event loop stand; another one is another line. */
export const attacks: Attack[] = [
  {
    name: 'an address that a pattern divides in every way',
    times: 4,
    method: 'PUT',
    path: () => '/api/static-contents/footer',
    headers: json,
    body: () => JSON.stringify(address(`http://${'a.'.repeat(25)}!`)),
    as: 'editor@leerplein.test',
  },
  {
    name: 'the same, 400 kB long',
    times: 4,
    method: 'PUT',
    path: () => '/api/static-contents/footer',
    headers: json,
    body: () => JSON.stringify(address(`http://${'a.'.repeat(200_000)}!`)),
    as: 'editor@leerplein.test',
  },
  {
    name: 'a form of 47,000 entries without a name',
    times: 10,
    method: 'POST',
    path: () => '/login',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: () => '&a'.repeat(47_000),
  },
  {
    name: 'a list of 470,000 numbers, of which a hundred may be',
    times: 4,
    method: 'POST',
    path: () => '/api/students/remove',
    headers: json,
    body: () => JSON.stringify({ students: Array(470_000).fill(0) }),
    as: 'private@leerplein.test',
  },
  { name: '49 MB of form to the gateway', times: 8, method: 'POST', path: () => '/graphql', body: largeForm },
  {
    name: 'introspection with thirty aliases of a fragment',
    times: 4,
    method: 'POST',
    path: () => '/graphql',
    headers: json,
    body: () => JSON.stringify({ query: introspection }),
  },
  { name: 'a path of 15 kB of slashes', times: 10, path: () => `/a${'/'.repeat(15_000)}b/` },
  {
    name: 'pictures of pages that are not there',
    times: 40,
    path: (number) => `/open-graph/nl/courses/seed-${number}.png`,
  },
  {
    name: 'logins',
    times: 320,
    method: 'POST',
    path: () => '/api/auth/login',
    headers: json,
    body: () => JSON.stringify({ email: 'private@leerplein.test', password: 'leerplein-demo' }),
  },
  { name: 'searches of 200 letters', times: 40, path: (number) => `/courses?search=${`excel${number}`.repeat(28)}` },
]
