import { bookingWords, dayParts, ownUseReasons } from '../../domain/bookings.ts'
import { formatSessionDays } from '../../domain/format-days.ts'
import { Form, SelectField, SubmitButton, TextField } from '../../ui/forms/index.ts'
import { useTexts } from '../../ui/index.ts'
import {
  AcceptClashes,
  monthIn,
  RecordPart,
  RowButton,
  roomsHref,
  useMay,
  usePage,
  useRefused,
  useUseWords,
  withoutClash,
} from '../kit/index.ts'
import record from '../kit/record.module.css'
import { freeRoomForm, ownUseForm } from './page.ts'
import { type Room, type Use, withoutRoom } from './uses.ts'

/** The room, days and reason; what it meets is shown before it is kept all the same. */
export function KeepRoom({ rooms }: { rooms: readonly Room[] }) {
  const t = useTexts('panel-rooms')
  const sessions = useTexts('panel-sessions')
  const page = usePage()
  const own = useRefused(ownUseForm.name)
  const { first, today } = monthIn(page)
  const day = first > today ? first : today
  const options = rooms.flatMap(({ id, name }) => (id && id !== withoutRoom ? [{ value: id, label: name }] : []))
  const parts = dayParts.map((part) => ({ value: part, label: bookingWords.dayPart[part][page.locale] }))
  const reasons = ownUseReasons.map((reason) => ({ value: reason, label: t(`reasons.${reason}`) }))
  const labels = {
    roomType: t('common.room'),
    fromDay: t('fromDay'),
    untilDay: t('untilDay'),
    dayPart: t('part'),
    reason: t('reason'),
    note: t('note'),
    isClashAccepted: sessions('acceptClash'),
  }
  const values = { fromDay: day, untilDay: day, dayPart: 'all', reason: 'maintenance' }
  return (
    <RecordPart id="keep" title={t('keep')}>
      <Form definition={ownUseForm} state={withoutClash(own)} values={values} labels={labels}>
        <SelectField name="roomType" options={options} empty={t('chooseRoom')} />
        <AcceptClashes form={own} place="room" />
        <TextField name="fromDay" type="date" width="short" />
        <TextField name="untilDay" type="date" width="short" />
        <SelectField name="dayPart" options={parts} />
        <SelectField name="reason" options={reasons} />
        <TextField name="note" width="medium" hint={t('noteHint')} optional />
        <SubmitButton label={t('keepIt')}>
          <a href={roomsHref(first, page)}>{t('panel.doNothing')}</a>
        </SubmitButton>
      </Form>
    </RecordPart>
  )
}

/** The own uses of the month, each once, with the way to end it. */
export function OwnUses({ uses, rooms }: { uses: readonly Use[]; rooms: readonly Room[] }) {
  const t = useTexts('panel-rooms')
  const { locale } = usePage()
  const words = useUseWords()
  const mayFree = useMay('rooms')
  const own = Map.groupBy(
    uses.filter(({ ownUse }) => ownUse),
    ({ ownUse }) => String(ownUse),
  )
  if (own.size === 0) return null
  return (
    <RecordPart id="own-uses" title={t('ownUse')}>
      <ul className={record.lines}>
        {[...own].map(([id, days]) => {
          const [first] = days
          if (!first) return null
          const room = rooms.find((one) => one.id === first.roomType)?.name ?? ''
          const about = `${words(first)}, ${room}, ${formatSessionDays(days, locale)}`
          return (
            <li key={id} data-id={id}>
              <span>
                {about}
                {first.by && <span className="muted">, {first.by}</span>}
              </span>
              {mayFree && <RowButton form={freeRoomForm} sent={{ ownUse: id }} of={about} text={t('freeIt')} />}
            </li>
          )
        })}
      </ul>
    </RecordPart>
  )
}
