import { inLocale } from '../../domain/locales.ts'
import { provider } from '../../domain/provider.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { graphql } from '../../ui/gql/gql.ts'
import { listed } from '../../ui/listed.ts'
import { translator } from '../../ui/texts.ts'
import { dataOf } from '../page-error.ts'
import type { RunQuery } from '../run-query.ts'
import type { Site } from '../site.ts'
import { writeCalendar } from './write-calendar.ts'

const followedCalendarQuery = graphql(`
  query FollowedCalendar($token: String!) {
    followedCalendar(token: $token) {
      locale
      items {
        participants
        subsidy { apply pay }
        session { ...PlannedSessionFields }
      }
    }
  }
`)

/** What somebody registered for, in their language, with who goes; null where the secret is nobody's. */
export async function personalCalendar(token: string, { site, runQuery }: { site: Site; runQuery: RunQuery }) {
  const result = await runQuery(followedCalendarQuery, { token })
  if (result.errors[0]?.status === 404) return null
  const { followedCalendar } = dataOf(result)
  if (!followedCalendar) return null
  const { locale } = followedCalendar
  const items = listed(followedCalendar.items)
  const going = new Map(items.map(({ session, participants }) => [session._id, listed(participants).join(', ')]))
  const subsidies = new Map(items.map(({ session, subsidy }) => [session._id, subsidy]))
  const t = translator(locale, allTexts[locale], 'calendar')
  return writeCalendar(
    items.map(({ session }) => session),
    `/calendar/${token}.ics`,
    {
      locale,
      site,
      name: t('ownName', { brand: site.brand }),
      noteOf: ({ _id }) => t('participants', { names: going.get(_id) ?? '' }),
      deadlinesOf({ _id, plannedCourse }) {
        const days = subsidies.get(_id)
        if (!days) return []
        const course = inLocale(plannedCourse.title, locale) ?? ''
        return (['apply', 'pay'] as const).map((name) => ({
          name: `subsidy-${name}`,
          day: days[name],
          summary: t(`subsidy.${name}`, { course }),
          description: t(`subsidy.${name}Text`, { number: provider.recognition }),
        }))
      },
    },
  )
}
