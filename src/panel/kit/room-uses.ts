import { dayPartHours, type HalfDay, halfDays, ownUseReasons, partOfDay } from '../../domain/bookings.ts'
import { brusselsDay } from '../../domain/days.ts'
import { inLocale } from '../../domain/locales.ts'
import type { PanelRoomsQuery } from '../../ui/gql/graphql.ts'
import { useTexts } from '../../ui/texts.ts'
import { usePage } from './use-page.ts'

type RoomUse = NonNullable<NonNullable<PanelRoomsQuery['roomUses']>[number]>

/** The half days of a use, of one room; what is in the evening stands with the afternoon. */
export function halvesOf({ start, end }: Pick<RoomUse, 'start' | 'end'>): HalfDay[] {
  const day = brusselsDay(new Date(start))
  const met = halfDays.filter((half) => {
    const { start: from, end: until } = dayPartHours[half]
    const hours = partOfDay(day, { from, until })
    return start < hours.end && end > hours.start
  })
  return met.length > 0 ? met : ['afternoon']
}

/** What the house uses a room for, in words. */
export function useUseWords() {
  const t = useTexts('panel-rooms')
  const { locale } = usePage()
  const wordOf = (reason: string | null | undefined) => {
    const known = ownUseReasons.find((one) => one === reason)
    return known && t(`reasons.${known}`)
  }
  return ({ title, reason, note }: Pick<RoomUse, 'title' | 'reason' | 'note'>) =>
    title ? (inLocale(title, locale) ?? '') : [wordOf(reason), note].filter(Boolean).join(': ')
}
