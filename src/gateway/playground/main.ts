import 'graphiql/style.css'
import './playground.css'
import { setNonce } from 'get-nonce'
import { GraphiQL, type GraphiQLProps } from 'graphiql'
import { buildSchema } from 'graphql'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import schemaText from '../../../schemas/schema.graphql?raw'
import type { Example } from '../examples/example.ts'
import { examples } from '../examples/examples.ts'

const pretty = (value: unknown) => JSON.stringify(value, null, 2)

/** A tab that needs a token says where it goes. */
const tabOf = ({ query, variables, as }: Example) => ({
  query,
  ...(variables && { variables: pretty(variables) }),
  ...(as && { headers: pretty({ Authorization: `Bearer <accessToken of ${as}>` }) }),
})

const fetcher: GraphiQLProps['fetcher'] = async (params, options) => {
  const init = { method: 'POST', headers: { 'content-type': 'application/json', ...options?.headers } }
  const response = await fetch('/graphql', { ...init, body: JSON.stringify(params) })
  return response.json()
}

setNonce(document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '')
const root = document.getElementById('playground')
if (root) {
  // As it was built: introspection would take half a megabyte each time, and is refused to most where not all is open.
  const schema = buildSchema(schemaText, { assumeValid: true })
  const props = { fetcher, schema, defaultTabs: examples.map(tabOf), shouldPersistHeaders: false }
  createRoot(root).render(createElement(GraphiQL, props))
}
