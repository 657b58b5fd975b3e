import type { ComponentType } from 'react'
import { pages } from '../pages.ts'
import type { PageDefinition, ScreenProps } from './define-page.ts'

export type Screens = Map<PageDefinition, ComponentType<ScreenProps<unknown>>>

/** Loads the component of every page that has one, once. */
export async function loadScreens(): Promise<Screens> {
  const loaded = await Promise.all(
    pages.map(async (definition) => {
      const { Screen } = (await definition.component?.()) ?? {}
      return Screen ? ([[definition, Screen]] as const) : []
    }),
  )
  return new Map(loaded.flat())
}
