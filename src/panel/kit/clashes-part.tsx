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

type Listed = Named & { key: string }

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

/** What is clashed with at one place; what is asked of it has the focus. */
function PlaceClashes({
  place,
  clashes,
  isAsked,
}: {
  place: ClashPlace
  clashes: readonly Listed[]
  isAsked?: boolean
}) {
  const t = useTexts('panel-sessions')
  const here = clashes.filter((clash) => clash.place === place)
  if (here.length === 0) return null
  return (
    <div className={styles.asked} {...(isAsked && { tabIndex: -1, autoFocus: true })} data-clashes={place}>
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
}

/** What is clashed with, place by place. */
export const Clashes = ({ clashes }: { clashes: readonly Listed[] }) =>
  clashPlaces.map((place) => <PlaceClashes key={place} place={place} clashes={clashes} />)

/**
 * Under the field of a place: what it clashes with, and the box by which that is accepted, once it was shown. Where
 * several places clash, there is one box, under the last of them.
 */
export function AcceptClashes({ form, place }: { form: FormState | undefined; place: ClashPlace }) {
  const clashes = clashesIn(form)
  const seen = seenOf(form, form?.values)
  const last = clashPlaces.findLast((one) => seen.split(' ').some((key) => key.startsWith(`${one}.`)))
  return (
    <>
      <PlaceClashes place={place} clashes={clashes} isAsked />
      {place === last && (
        <>
          <input type="hidden" name="seenClashes" value={seen} />
          <Checkbox name="isClashAccepted" optional />
        </>
      )}
    </>
  )
}
