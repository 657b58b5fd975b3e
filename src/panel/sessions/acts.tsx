import { brusselsDay } from '../../domain/days.ts'
import { Button, useTexts } from '../../ui/index.ts'
import { panelPath, pathOf, phoneHref, RareActs, usePage, writeHref } from '../kit/index.ts'
import styles from '../kit/record.module.css'
import type { PartProps } from './participants.tsx'
import { resultsHref } from './results-page.ts'

/** An act, by its place: what stands in the menu, what beside it, and the one to do now. */
type Act = readonly [place: 'rare' | 'usual' | 'now', href: string, text: string]

/** What is done with who comes: on the day, after it, at any time. */
function useActsWithPeople({ session, participants }: PartProps): Act[] {
  const t = useTexts('panel-sessions')
  const write = useTexts('panel-write')
  const page = usePage()
  if (participants.length === 0) return []
  const here = pathOf('session', session._id, page)
  const isOver = session.endDate <= page.now
  const isToday = brusselsDay(new Date(session.startDate)) <= brusselsDay(new Date(page.now))
  const registrations = new URLSearchParams({ course: session.plannedCourse._id, session: session._id })
  const canGive = isOver && participants.some(({ certificate, obstacle }) => !certificate && !obstacle)
  return [
    ...(canGive ? [['now', `${here}?act=certificates`, t('giveCertificates')] as const] : []),
    [isToday && !canGive ? 'now' : 'usual', `${here}/attendance`, t('markAttendance')],
    [isOver ? 'usual' : 'rare', resultsHref(session._id, page), t('writeResults')],
    ['rare', writeHref({ session: session._id }, page), write('writeAll')],
    ['rare', panelPath(`/registrations?${registrations}`, page.locale), t('common.registrations')],
    ['rare', `${here}.pdf`, t('sheet')],
    ...(session.startDate <= page.now ? [['rare', `${here}.csv`, t('presence.export')] as const] : []),
  ]
}

/** What is done with the session itself. */
function useOwnActs({ session }: PartProps): Act[] {
  const t = useTexts('panel-sessions')
  const phone = useTexts('panel-phone')
  const page = usePage()
  const here = pathOf('session', session._id, page)
  const isToCome = session.startDate > page.now
  const isOpen = session.decision === 'pending' || session.decision === 'undecided'
  return [
    ...(isToCome ? [['usual', phoneHref(page, { session: session._id }), phone('new')] as const] : []),
    ['usual', `${here}?act=change#change-title`, t('change')],
    ...(isToCome && isOpen ? [['usual', `${here}?act=confirm`, t('confirm')] as const] : []),
    ...(isToCome ? [['rare', `${here}?act=cancel`, t('cancel')] as const] : []),
  ]
}

/** What can be done with a session that stands: the one act that it is time for, the usual ones, and a menu. */
export function SessionActs(props: PartProps) {
  const t = useTexts('panel-sessions')
  const acts = [...useActsWithPeople(props), ...useOwnActs(props)]
  if (props.session.decision === 'canceled') return null
  const rare = acts.filter(([place]) => place === 'rare')
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are no fields
    <div role="group" className={styles.acts} aria-label={t('panel.actions')}>
      {acts.map(([place, href, text]) =>
        place === 'rare' ? null : (
          <Button key={href} look={place === 'now' ? 'primary' : 'outline'} href={href}>
            {text}
          </Button>
        ),
      )}
      {rare.length > 0 && (
        <RareActs>
          {rare.map(([, href, text]) => (
            <a key={href} className="link" href={href}>
              {text}
            </a>
          ))}
        </RareActs>
      )}
    </div>
  )
}
