import { activityTargets } from '../../../schemas/activity.ts'
import { allTexts } from '../../ui/all-texts.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import { contentName } from './content-name.ts'
import {
  contentPath,
  panelPath,
  pathOf,
  plannedHref,
  roomsHref,
  searchTermHref,
  settingsHref,
  trainersHref,
  wordsHref,
} from './paths.ts'
import { usePage } from './use-page.ts'

/** Something that was done, as the journal has it. */
export interface Activity {
  kind: string
  isCreditNote?: boolean
  event: string
  by?: string | null
  subject?: string | null
  target?: string | null
  targetId?: string | null
}

/** What was done, in words of its kind. */
export function ActivityWords({ kind, isCreditNote, event, by, subject }: Activity) {
  const { locale } = usePage()
  const said = useTexts('panel-activity')
  const texts = allTexts[locale]
  const kinds: Record<string, string> = texts['panel-activity'].kinds
  const events: Record<string, string> = texts['panel-activity'].events
  const switched: Record<string, string> = texts['panel-settings'].eventTexts
  const somebody = texts.panel.somebody
  if (kind !== 'panel') {
    const changed = events[event] ?? events.changed ?? ''
    const { creditNotes, noteEvents } = texts['panel-activity']
    const ofNotes: Record<string, string> = noteEvents
    const ofKind = isCreditNote ? creditNotes[kind === 'invoice' ? 'invoice' : 'e-invoice'] : (kinds[kind] ?? '')
    const done = isCreditNote && kind === 'invoice' ? (ofNotes[event] ?? changed) : changed
    return said('said', { kind: ofKind, done })
  }
  return (switched[event] ?? '').replace('{{actor}}', by ?? somebody).replace('{{subject}}', subject ?? somebody)
}

/** Where something stands that is no record of its own. */
const places = {
  rooms: roomsHref,
  trainers: trainersHref,
  text: wordsHref,
  searchTerm: searchTermHref,
  plan: (id: string, page: PageContext) => plannedHref(page, `/${id}`),
} as const

const isPlace = (kind: string): kind is keyof typeof places => Object.hasOwn(places, kind)

/** What it was done to, and the way to it. */
export function ActivitySubject({ target, targetId, subject }: Activity) {
  const page = usePage()
  const { locale } = page
  const kind = activityTargets.find((known) => known === target)
  if (kind === 'settings') return <a href={settingsHref(page)}>{allTexts[locale]['panel-settings'].title}</a>
  if (!kind || !targetId || !subject) return subject
  if (isPlace(kind)) return <a href={places[kind](targetId, page)}>{subject}</a>
  if (kind !== 'content') return <a href={pathOf(kind, targetId, page)}>{subject}</a>
  const name = contentName({ type: targetId, title: { [locale]: subject } }, locale)
  return <a href={panelPath(`${contentPath}/${targetId}`, locale)}>{name}</a>
}
