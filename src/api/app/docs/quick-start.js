const byId = (id) => document.getElementById(id)
let token = ''

/** The calls, each to be tried; resolves once the document is there. */
const calls = new Promise((resolve) => {
  const ui = globalThis.SwaggerUIBundle({
    url: '/api/openapi.json',
    dom_id: '#docs',
    deepLinking: true,
    docExpansion: 'none',
    defaultModelsExpandDepth: -1,
    filter: true,
    persistAuthorization: false,
    validatorUrl: null,
    onComplete: () => resolve(ui),
  })
})

byId('sign-in').addEventListener('submit', async (event) => {
  event.preventDefault()
  const response = await fetch('/api/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(new FormData(event.target))),
  })
  const result = await response.json()
  if (!response.ok) {
    byId('token').textContent = `${response.status}: ${result.message}`
    return
  }
  token = result.token.accessToken
  const ui = await calls
  ui.preauthorizeApiKey('bearer', token)
  byId('token').textContent =
    `Signed in as ${result.user.firstName} ${result.user.lastName}; the token is filled in below.`
})

byId('try-it').addEventListener('click', async () => {
  if (!token) {
    byId('status').textContent = 'Get a token first.'
    return
  }
  const response = await fetch('/api/students?limit=2', { headers: { Authorization: `Bearer ${token}` } })
  byId('status').textContent = `Status ${response.status}`
  byId('result').textContent = JSON.stringify(await response.json(), null, 2)
  byId('result').hidden = false
})

for (const button of document.querySelectorAll('[data-copy]')) {
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(byId(button.dataset.copy).textContent)
    button.textContent = 'Copied'
  })
}
