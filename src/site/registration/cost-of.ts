import { brusselsDay } from '../../domain/days.ts'
import { isEligible, lastDayToApply, subsidyFor } from '../../domain/subsidy.ts'
import { ruleOn } from '../../domain/subsidy-rules.ts'
import { vatOn } from '../../domain/vat.ts'
import type { Course, Session } from './journey-query.ts'

/** Cents for so many participants; null on request. */
export function costOf({ price }: Course, seats: number) {
  if (price == null) return null
  const net = price * seats
  const vat = vatOn(net)
  return { each: price, net, vat, total: net + vat }
}

/** What the kmo-portefeuille leaves a small enterprise to pay, and by which day it is asked for. */
export function subsidyOf(course: Course, { startDate }: Session, seats: number, now: string) {
  const day = brusselsDay(new Date(now))
  const rule = ruleOn(day)
  if (!rule || !course.price || !isEligible(course)) return null
  const price = course.price * seats
  const aid = subsidyFor({ price, theme: course.subsidyTheme, size: 'small', day })
  if (aid === 0) return null
  return {
    percent: rule.percent[course.subsidyTheme].small,
    own: price - aid,
    until: lastDayToApply(new Date(startDate)),
  }
}
