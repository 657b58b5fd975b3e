import { type ClashPlace, clashPlaces } from '../../domain/sessions.ts'
import { Checkbox } from '../../ui/forms/choices.tsx'
import type { FormState } from '../../ui/forms/form-state.ts'
import { Notice } from '../../ui/kit/notice.tsx'
import { useTexts } from '../../ui/texts.ts'
import { clashesIn, seenOf } from './clashes.ts'
import { pathOf } from './paths.ts'
import styles from './record.module.css'
import { useMay, usePage } from './use-page.ts'

interface Named {
  id: string
  place: ClashPlace
  kind: string
  name: string
}

/** What is clashed with, and the way there for who may go. */
export function ClashLink({ id, kind, name }: Omit<Named, 'place'>) {
  const page = usePage()
  const [isDesk, isRooms] = [useMay('desk'), useMay('rooms')]
  const href =
    kind === 'session'
      ? isDesk && pathOf('session', id, page)
      : kind !== 'ownUse' && isRooms && pathOf('request', id, page)
  return href ? (
    <a href={href} data-clash={id}>
      {name}
    </a>
  ) : (
    <span data-clash={id}>{name}</span>
  )
}

/** What is clashed with, place by place. */
export function Clashes({ clashes }: { clashes: readonly (Named & { key: string })[] }) {
  const t = useTexts('panel-sessions')
  return clashPlaces.map((place) => {
    const here = clashes.filter((clash) => clash.place === place)
    if (here.length === 0) return null
    return (
      <div key={place} className={styles.asked}>
        <Notice tone="wait" title={t(place === 'room' ? 'clashInRoom' : 'clash')} />
        <ul className={styles.lines}>
          {here.map(({ key, ...clash }) => (
            <li key={key}>
              <ClashLink {...clash} />
            </li>
          ))}
        </ul>
      </div>
    )
  })
}

/** The same with the box by which they are accepted, once they were shown. */
export function AcceptClashes({ form }: { form: FormState | undefined }) {
  const isAsked = clashesIn(form).length > 0 || Boolean(form?.values.isClashAccepted)
  return (
    <>
      <Clashes clashes={clashesIn(form)} />
      {isAsked && <input type="hidden" name="seenClashes" value={seenOf(form, form?.values)} />}
      {isAsked && <Checkbox name="isClashAccepted" optional />}
    </>
  )
}
