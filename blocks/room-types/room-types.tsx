import type { RoomTypesBlockQuery } from '../../src/ui/gql/graphql.ts'
import { listed } from '../../src/ui/listed.ts'
import { Section } from '../../src/ui/section.tsx'
import type { BlockProps } from '../define-block.ts'
import { Room } from './room.tsx'
import styles from './room-types.module.css'

/** The rooms that can be rented (spec section 2, facilities); each leads to the request with the room chosen. */
export function Block({
  id,
  content,
  data,
  page,
  opens,
}: BlockProps<{ title: string; text?: string | null }, RoomTypesBlockQuery>) {
  return (
    <Section id={id} opens={opens} title={content.title} text={content.text}>
      <ul className={styles.rooms}>
        {listed(data.allRoomTypes).map((room) => (
          <li key={room._id} className={styles.place}>
            <Room room={room} locale={page.locale} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
