import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import { RecordHistory } from '../../record/record.tsx'
import type { SessionEvent } from './session-query.ts'

const changes = ['planned', 'confirmed', 'canceled', 'undecided', 'present', 'absent', 'given', 'mended'] as const
const removals = ['attendance-removed', 'result-removed', 'certificate-removed'] as const
const fields = [
  ...(['schedule', 'location', 'language', 'trainer', 'capacity', 'minimum', 'decisionOn', 'duration'] as const),
]

function useSentence() {
  const t = useTexts('panel-sessions')
  return ({ what, to, about }: SessionEvent): string => {
    if (what === 'result') return t('event.result', { about: about ?? '', to })
    const known = [...changes, ...removals].find((name) => name === to)
    if (known) return t(`event.${known}`, { about: about ?? '' })
    const named = fields.filter((name) => about?.split(',').includes(name))
    return t('event.changed', { about: named.map((name) => t(`field.${name}`)).join(', ') })
  }
}

/** Who did what and when, the latest first. */
export function SessionHistory({ events, page }: { events: readonly SessionEvent[]; page: PageContext }) {
  const t = useTexts('panel-sessions')
  const list = useTexts('panel-list')
  const sentence = useSentence()
  const moves = events.map((event) => ({ at: event.at, what: sentence(event), by: event.by ?? t('itself') }))
  return <RecordHistory title={list('history')} moves={moves} page={page} />
}
