import { graphql } from '../../ui/gql/gql.ts'
import type { PanelSettingsQuery } from '../../ui/gql/graphql.ts'

export const settingsQuery = graphql(`
  query PanelSettings {
    panelSettings {
      isSecondFactorDemanded
      colleagues { _id name email role active secondFactorSince }
      events { event actor subject createdAt }
    }
  }
`)

type Settings = NonNullable<PanelSettingsQuery['panelSettings']>
export type Colleague = NonNullable<Settings['colleagues'][number]>
export type PanelEvent = NonNullable<Settings['events'][number]>
