import { formatNumber } from '../../src/domain/format.ts'
import { inLocale, type Locale, localePath } from '../../src/domain/locales.ts'
import { Button } from '../../src/ui/button.tsx'
import { type Fact, FactList } from '../../src/ui/fact-list.tsx'
import type { RoomTypesBlockQuery } from '../../src/ui/gql/graphql.ts'
import { listed } from '../../src/ui/listed.ts'
import { Picture } from '../../src/ui/picture.tsx'
import { Price } from '../../src/ui/price.tsx'
import { Section } from '../../src/ui/section.tsx'
import { useTexts } from '../../src/ui/texts.ts'
import { TilePattern } from '../../src/ui/tile-pattern.tsx'
import type { BlockProps } from '../kit/define-block.ts'
import styles from './room-types.module.css'

type RoomType = NonNullable<NonNullable<RoomTypesBlockQuery['allRoomTypes']>[number]>

const pictureSizes = '(min-width: 1200px) 24rem, (min-width: 768px) 50vw, 100vw'

/** What stands in the room, in words; what it has not got is said too where somebody may count on it. */
function useFacts(room: RoomType, locale: Locale): Fact[] {
  const t = useTexts('room-types')
  const settings = { class: t('class'), 'computer room': t('computers'), 'U-shape': t('u'), theatre: t('theatre') }
  const isSetting = (name: string | null): name is keyof typeof settings => name !== null && name in settings
  const present = [room.pcRoom && t('pcs'), room.whiteboard && t('whiteboard')].filter((word) => word !== false)
  return [
    [t('capacity'), t.count('persons', room.capacity)],
    [t('surface'), `${formatNumber(room.surface, locale)}\u00a0m²`],
    [
      t('configurations'),
      room.configurations
        .filter(isSetting)
        .map((name) => settings[name])
        .join(', '),
    ],
    [t('facilities'), present.join(', ') || t('none')],
    [t('access'), room.wheelchairAccess ? t('withWheelchair') : t('withoutWheelchair')],
  ]
}

function Room({ room, locale }: { room: RoomType; locale: Locale }) {
  const t = useTexts('room-types')
  const name = inLocale(room.name, locale) ?? ''
  const prices = [
    [t('halfDay'), room.priceHalfDay],
    [t('fullDay'), room.priceFullDay],
  ] as const
  return (
    <article id={room.key} className={styles.room} aria-labelledby={`${room.key}-name`} data-room={room.key}>
      {room.picture ? (
        <Picture picture={room.picture} sizes={pictureSizes} className={styles.picture} />
      ) : (
        <TilePattern seed={room.key} columns={8} rows={2} />
      )}
      <div className={styles.words}>
        <h3 id={`${room.key}-name`} className={styles.name}>
          {name}
        </h3>
        <p>{inLocale(room.description, locale)}</p>
        <FactList facts={useFacts(room, locale)} className={styles.facts} />
        <dl className={styles.prices}>
          {prices.map(([part, cents]) => (
            <div key={part}>
              <dt>{part}</dt>
              <dd>
                <Price cents={cents} locale={locale} />
              </dd>
            </div>
          ))}
        </dl>
        <Button look="outline" href={`${localePath('/facilitiesBooking', locale)}?room=${room.key}`} rel="nofollow">
          {t('request', { room: name })}
        </Button>
      </div>
    </article>
  )
}

/** The rooms that can be rented (spec section 2, facilities); each leads to the request with the room chosen. */
export function Block(props: BlockProps<{ title: string; text?: string | null }, RoomTypesBlockQuery>) {
  const { id, content, data, page, opens } = props
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
