import { inLocale } from '../../domain/locales.ts'
import { provider } from '../../domain/provider.ts'
import { type Deadline, writeCalendar } from '../../domain/write-calendar.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { FollowedCalendarQuery } from '../../ui/gql/graphql.ts'
import { listed } from '../../ui/listed.ts'
import { type Says, translator } from '../../ui/texts.ts'
import { dataOf } from '../screens/page-error.ts'
import type { RunQuery } from '../screens/run-query.ts'
import type { Site } from '../screens/site.ts'

const followedCalendarQuery = graphql(`
  query FollowedCalendar($token: String!) {
    followedCalendar(token: $token) {
      locale
      items {
        participants
        deadlines {
          subsidy { apply pay }
          trainingLeave { request claim }
        }
        session { ...PlannedSessionFields }
      }
    }
  }
`)

type Items = NonNullable<FollowedCalendarQuery['followedCalendar']>['items']
type Known = NonNullable<Items[number]>['deadlines']
type Say = Says<'calendar'>

const subsidyEvents = (days: NonNullable<Known['subsidy']>, course: string, t: Say): Deadline[] =>
  (['apply', 'pay'] as const).map((name) => ({
    name: `subsidy-${name}`,
    day: days[name],
    summary: t(`subsidy.${name}`, { course }),
    description: t(`subsidyText.${name}`, { number: provider.recognition }),
  }))

const trainingLeaveEvents = (days: NonNullable<Known['trainingLeave']>, course: string, t: Say): Deadline[] =>
  (['request', 'claim'] as const).map((name) => ({
    name: `training-leave-${name}`,
    day: days[name],
    summary: t(`trainingLeave.${name}`, { course }),
    description: t(`trainingLeaveText.${name}`),
  }))

/** What somebody registered for, in their language, with who goes; null where the secret is nobody's. */
export async function personalCalendar(token: string, { site, runQuery }: { site: Site; runQuery: RunQuery }) {
  const result = await runQuery(followedCalendarQuery, { token })
  if (result.errors[0]?.status === 404) return null
  const { followedCalendar } = dataOf(result)
  if (!followedCalendar) return null
  const { locale } = followedCalendar
  const items = listed(followedCalendar.items)
  const known = new Map(items.map((item) => [item.session._id, item]))
  const t = translator(locale, allTexts[locale], 'calendar')
  return writeCalendar(
    items.map(({ session }) => session),
    `/calendar/${token}.ics`,
    {
      locale,
      site,
      t,
      name: t('ownName', { brand: site.brand }),
      noteOf({ _id }) {
        const names = listed(known.get(_id)?.participants)
        return t.count('participants', names.length, { names: names.join(', ') })
      },
      deadlinesOf({ _id, plannedCourse }) {
        const course = inLocale(plannedCourse.title, locale) ?? ''
        const { subsidy, trainingLeave } = known.get(_id)?.deadlines ?? {}
        return [
          ...(subsidy ? subsidyEvents(subsidy, course, t) : []),
          ...(trainingLeave ? trainingLeaveEvents(trainingLeave, course, t) : []),
        ]
      },
    },
  )
}
