import { formatDayInYear } from '../../../domain/format.ts'
import { locales } from '../../../domain/locales.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import { panelPath } from '../../kit/paths.ts'
import { RecordHistory } from '../../kit/record.tsx'
import { writtenTexts } from './course-forms.ts'
import type { CourseEvent } from './course-query.ts'
import { useLabels } from './use-labels.ts'

const ofSessions = ['planned', 'canceled', 'session-removed'] as const

/** What changed, in the order of the page: a text once, with its languages. */
function useNames() {
  const t = useTexts('panel-courses')
  const languages = useTexts('languages')
  const labels: Record<string, string> = { ...useLabels(), price: t('price'), key: t('key') }
  return (about: string): string => {
    const names = about.split(',')
    const written = writtenTexts.flatMap((text) => {
      const changed = locales.filter((locale) => names.includes(`${text}.${locale}`))
      if (changed.length === 0) return []
      return [
        t('inLanguages', {
          text: t(`texts.${text}`),
          languages: changed.map((locale) => languages(locale)).join(', '),
        }),
      ]
    })
    return [...written, ...names.flatMap((name) => (name.includes('.') ? [] : (labels[name] ?? [])))].join(', ')
  }
}

/** Who did what with a course and which sessions came and went, the latest first. */
export function CourseHistory({ events, page }: { events: readonly CourseEvent[]; page: PageContext }) {
  const t = useTexts('panel-courses')
  const list = useTexts('panel-list')
  const names = useNames()
  const sentence = ({ to, about }: CourseEvent): string => {
    if (to === 'changed') return t('event.changed', { about: names(about ?? '') })
    const known = ofSessions.find((name) => name === to)
    return known ? t(`event.${known}`, { day: about ? formatDayInYear(about, page.locale) : '' }) : t('event.made')
  }
  const mayOpen = page.visitor?.role === 'STAFF'
  const moves = events.map((event) => ({
    at: event.at,
    what: sentence(event),
    href: mayOpen && event.session ? panelPath(`/sessions/${event.session}`, page.locale) : undefined,
    by: event.by,
  }))
  return <RecordHistory title={list('history')} moves={moves} page={page} />
}
