import type { Client } from '@urql/core'
import { useEffect, useSyncExternalStore } from 'react'
import { type GraphQLRequest, Provider, useQuery } from 'urql'
import { CurrentPage } from '../../../ui/forms/form-context.ts'
import { noDocument } from '../../../ui/session/client.ts'
import type { Texts } from '../../../ui/texts.ts'
import { TextsProvider } from '../../../ui/texts-provider.tsx'
import type { CurrentScreen, PageCache } from './page-cache.ts'

/** Asks nothing: for a page that needs no data. */
const nothing = { query: noDocument, pause: true }

const queryOf = (request: GraphQLRequest | null) =>
  request ? { query: request.query, variables: request.variables } : nothing

/** The shown page's screen, with the newest answer to what it asks. */
function ScreenView({ current, publicUrl }: { current: CurrentScreen; publicUrl: string }) {
  const { Screen, request, page, form, status } = current
  const [{ data, error }] = useQuery(queryOf(request))
  const newest = error ? undefined : data
  const made = { data: newest ?? current.data, page, publicUrl, form, status }
  return <Screen key={page.path} {...made} />
}

interface AreaViewProps {
  cache: PageCache
  client: Client
  publicUrl: string
  texts: Texts
  onAwake(): void
  onShown(current: CurrentScreen): void
}

export function AreaView({ cache, client, publicUrl, texts, onAwake, onShown }: AreaViewProps) {
  const current = useSyncExternalStore(cache.subscribe, cache.getCurrent, cache.getCurrent)
  useEffect(onAwake, [onAwake])
  useEffect(() => onShown(current), [onShown, current])
  return (
    <Provider value={client}>
      <CurrentPage value={current.page}>
        <TextsProvider locale={current.page.locale} texts={texts}>
          <ScreenView current={current} publicUrl={publicUrl} />
        </TextsProvider>
      </CurrentPage>
    </Provider>
  )
}
