import type { Client } from '@urql/core'
import { useEffect, useSyncExternalStore } from 'react'
import { type GraphQLRequest, Provider, useQuery } from 'urql'
import { noDocument } from '../../../ui/client.ts'
import { CurrentPage } from '../../../ui/current-page.ts'
import type { Texts } from '../../../ui/texts.ts'
import { TextsProvider } from '../../../ui/texts-provider.tsx'
import type { Area, Shown } from './create-area.ts'

/** Asks nothing: for a page that needs no data. */
const nothing = { query: noDocument, pause: true }

const queryOf = (request: GraphQLRequest | null) =>
  request ? { query: request.query, variables: request.variables } : nothing

/** The shown page's screen, with the newest answer to what it asks. */
function ShownPage({ shown, publicUrl }: { shown: Shown; publicUrl: string }) {
  const { Screen, request, page, form, status } = shown
  const [{ data, error }] = useQuery(queryOf(request))
  const newest = error ? undefined : data
  const made = { data: newest ?? shown.data, page, publicUrl, form, status }
  return <Screen key={page.path} {...made} />
}

interface AreaViewProps {
  area: Area
  client: Client
  publicUrl: string
  texts: Texts
  onAwake(): void
  onShown(shown: Shown): void
}

export function AreaView({ area, client, publicUrl, texts, onAwake, onShown }: AreaViewProps) {
  const shown = useSyncExternalStore(area.subscribe, area.getShown, area.getShown)
  useEffect(onAwake, [onAwake])
  useEffect(() => onShown(shown), [onShown, shown])
  return (
    <Provider value={client}>
      <CurrentPage value={shown.page}>
        <TextsProvider locale={shown.page.locale} texts={texts}>
          <ShownPage shown={shown} publicUrl={publicUrl} />
        </TextsProvider>
      </CurrentPage>
    </Provider>
  )
}
