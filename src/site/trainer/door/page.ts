import { halfDays } from '../../../domain/bookings.ts'
import { brusselsDay, brusselsTime } from '../../../domain/days.ts'
import { inLocale, localePath } from '../../../domain/locales.ts'
import { allTexts } from '../../../ui/all-texts.ts'
import { defineForm } from '../../../ui/forms/define-form.ts'
import { graphql } from '../../../ui/gql/gql.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { definePage } from '../../screens/define-page.ts'

graphql(`
  fragment ShownDoor on TrainerDoor {
    course { nl en fr } day half code changesAt address isToCome
    qrCode { side path }
    participants { _id firstName lastName present signedAt trainerSignedAt }
  }
`)

export const doorQuery = graphql(`
  query TrainerDoor($token: String!, $day: String!, $half: String!) {
    provider { phone }
    trainerDoor(token: $token, day: $day, half: $half) { ...ShownDoor }
  }
`)

/** The trainer signs who was there in half a day, and who was not. */
export const taughtHalfForm = defineForm({
  name: 'presence-list',
  schema: () => import('../../../../schemas/presence.ts').then((file) => file.newTaughtHalf),
  fields: ['day', 'half', 'students'],
  document: graphql(`
    mutation SignTaught($token: String!, $input: NewTaughtHalf_Input!) {
      signTaught(token: $token, input: $input) { day }
    }
  `),
  variables: (input, { params }) => ({ token: params.token ?? '', input }),
  next: (_data, { path, locale }, { day, half }) =>
    `${localePath(path, locale)}?part=${day}-${half}&said=presence-signed`,
})

/** The half that the address names, '2026-12-03-morning', else the one it is now. */
export function halfOf({ search, now }: Pick<PageContext, 'search' | 'now'>) {
  const part = search.part?.[0] ?? ''
  const named = halfDays.find((half) => part === `${part.slice(0, 10)}-${half}`)
  if (named) return { day: part.slice(0, 10), half: named }
  const moment = new Date(now)
  return { day: brusselsDay(moment), half: halfDays[brusselsTime(moment) < '13:00' ? 0 : 1] }
}

/** What a trainer shows in the room: the code of half a day, and where they sign it. */
export const taughtDoorPage = definePage({
  path: '/door/:token',
  access: 'visitor',
  area: 'trainer',
  isJourney: true,
  hasSecretAddress: true,
  search: ['part'],
  query: {
    document: doorQuery,
    variables: (page) => ({ token: page.params.token ?? '', ...halfOf(page) }),
    mayBeMissing: true,
  },
  forms: [taughtHalfForm],
  head({ trainerDoor }, { locale }) {
    const { title, description } = allTexts[locale].door
    const tilePattern = { seed: 'door', family: 'sky' }
    return trainerDoor
      ? { title: `${title}: ${inLocale(trainerDoor.course, locale)}`, description, tilePattern }
      : { title: allTexts[locale].trainer.ended, description, status: 404, tilePattern }
  },
  screen: 'trainer/door',
})
