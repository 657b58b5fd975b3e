import type { Locale } from '../../domain/locales.ts'
import { useFormContext } from '../../ui/forms/form-context.ts'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { useTexts } from '../../ui/texts.ts'
import { Catering } from './catering.tsx'
import { Details } from './details.tsx'
import { Floor } from './floor.tsx'
import styles from './rooms.module.css'
import type { Room, TakenHalf } from './rooms-query.ts'
import { Bar, Summary } from './summary.tsx'
import { priceOf, roomFor, useRequest } from './use-request.ts'
import { When } from './when.tsx'
import { Wishes } from './wishes.tsx'

/** All of the request: wishes, day and room, catering, who asks; the price follows each choice. */
export function RequestFields(props: {
  rooms: Room[]
  taken: TakenHalf[]
  today: string
  now: string
  locale: Locale
}) {
  const { rooms, taken, today, now, locale } = props
  const t = useTexts('rooms')
  const { isAwake } = useFormContext()
  const { request, set } = useRequest()
  const room = roomFor(rooms, request)
  const price = priceOf(request, room, locale)
  return (
    <>
      <div className={styles.main}>
        <Wishes set={set} persons={request.persons} />
        <section className={styles.part} aria-labelledby="when">
          <h2 id="when">{t('when')}</h2>
          <When today={today} locale={locale} />
          <Floor rooms={rooms} taken={taken} request={request} set={set} today={today} now={now} locale={locale} />
        </section>
        <Catering request={request} locale={locale} />
      </div>
      <Summary request={request} room={room} price={price} locale={locale} />
      <div className={styles.last}>
        <Details />
        <SubmitButton label={t('send')}>
          {!isAwake && (
            <button type="submit" name="preview" value="1" className={styles.calculate} formNoValidate>
              {t('calculate')}
            </button>
          )}
        </SubmitButton>
        <p className="muted">{t('sendNote')}</p>
      </div>
      <Bar price={price} room={room} request={request} locale={locale} />
    </>
  )
}
