/** Calls of the REST API of a running site, as somebody of the demo. */
export async function callsAs(url: string, email: string) {
  const signIn = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: 'leerplein-demo', isAdmin: email.startsWith('staff') }),
  })
  const { token, user } = await signIn.json()
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token.accessToken}` }
  const send = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${url}/api${path}`, { method, headers, body: body && JSON.stringify(body) })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response.status === 204 ? null : response.json()
  }
  return { send, get: (path: string) => send('GET', path), userId: String(user._id), token: String(token.accessToken) }
}
