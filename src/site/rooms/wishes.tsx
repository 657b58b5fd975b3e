import type { CateringType, RoomConfiguration } from '../../domain/bookings.ts'
import { bookingWords, cateringPrices, cateringTypes, reduced, roomConfigurations } from '../../domain/bookings.ts'
import { formatAmount, formatMoney } from '../../domain/format.ts'
import type { Locale } from '../../domain/locales.ts'
import { Checkbox } from '../../ui/forms/choices.tsx'
import { Field, FieldGroup } from '../../ui/forms/field.tsx'
import { useFormContext } from '../../ui/forms/form-context.ts'
import { useControl, useFieldInput } from '../../ui/forms/use-field.ts'
import { useTexts } from '../../ui/texts.ts'
import styles from './rooms.module.css'
import type { Request } from './use-request.ts'
import ownStyles from './wishes.module.css'

const rows = (columns: number[], width: number) =>
  [12, 19, 26, 33].flatMap((y) => columns.map((x) => `M${x} ${y}h${width}v3h-${width}z`)).join('')

const seats = [13, 20, 27, 34].flatMap((y) => [12, 20, 28, 36, 44].map((x) => `M${x} ${y}a2 2 0 1 1-.01 0z`)).join('')

const screen = (x: number) => `M${x} 12h14v10h-14zM${x + 2} 14v6h10v-6zM${x + 6} 22h2v4h3v2h-8v-2h3z`

const shapes: Record<RoomConfiguration, string> = {
  class: rows([8, 31], 17),
  'U-shape': 'M12 12h4v18h24v-18h4v22h-32z',
  theatre: seats,
  'computer room': screen(11) + screen(31),
}

/** How the tables stand, seen from above. */
function SetupPicture({ name }: { name: RoomConfiguration }) {
  return (
    <svg viewBox="0 0 56 40" width="56" height="40" fill="currentColor" fillRule="evenodd" aria-hidden="true">
      <path d={`M20 3h16v3h-16z${shapes[name]}`} />
    </svg>
  )
}

function Persons({ persons, set }: { persons: number; set(values: Record<string, string>): void }) {
  const t = useTexts('rooms')
  const { isAwake } = useFormContext()
  const { frame, control } = useControl({ name: 'persons' })
  const step = (by: number, sign: string, label: string) =>
    isAwake && (
      <button
        type="button"
        className={ownStyles.step}
        aria-label={label}
        onClick={() => set({ persons: String(Math.max(1, persons + by)) })}
      >
        {sign}
      </button>
    )
  return (
    <Field name="persons" {...frame}>
      <div className={ownStyles.stepper}>
        {step(-1, '−', t('fewer'))}
        <input {...control} type="number" min={1} max={9999} inputMode="numeric" />
        {step(1, '+', t('more'))}
      </div>
    </Field>
  )
}

function Setup() {
  const t = useTexts('rooms')
  const { id, label, value, error, change, focus, blur } = useFieldInput('configuration')
  const names: Record<RoomConfiguration, string> = {
    class: t('class'),
    'computer room': t('computers'),
    'U-shape': t('u'),
    theatre: t('theatre'),
  }
  return (
    <FieldGroup name="configuration" id={id} label={label} error={error} role="radiogroup">
      <div className={ownStyles.setups}>
        {roomConfigurations.map((name, index) => (
          <label key={name} className={ownStyles.setup}>
            <SetupPicture name={name} />
            <span className="marked">
              <input
                id={index === 0 ? id : `${id}-${index}`}
                type="radio"
                name="configuration"
                value={name}
                checked={value === name}
                onChange={() => change(name)}
                onFocus={focus}
                onBlur={blur}
              />
              {names[name]}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

/** What decides which rooms fit stands first. */
export function Wishes(props: { persons: number; set(values: Record<string, string>): void }) {
  const t = useTexts('rooms')
  return (
    <section className={styles.part} aria-labelledby="wishes">
      <h2 id="wishes">{t('wishes')}</h2>
      <div className={ownStyles.who}>
        <Persons {...props} />
        <Setup />
      </div>
      <fieldset className={ownStyles.ticks}>
        <legend className="strong">{t('facilities')}</legend>
        <Checkbox name="wheelchairAccess" optional />
        <Checkbox name="whiteboard" optional />
        <Checkbox name="pcRoom" optional />
      </fieldset>
    </section>
  )
}

/** What there is to eat, by its price for a person (spec section 9), and who pays less. */
export function Catering({ request, locale }: { request: Request; locale: Locale }) {
  const { persons, reducedRate } = request
  const t = useTexts('rooms')
  const { id, label, value, error, change, focus, blur } = useFieldInput('catering')
  const priceOf = (name: CateringType) => (reducedRate ? reduced(cateringPrices[name]) : cateringPrices[name])
  return (
    <section className={`${styles.part} ${ownStyles.wishes}`}>
      <FieldGroup name="catering" id={id} label={label} error={error} role="radiogroup">
        <div className={ownStyles.meals}>
          {cateringTypes.map((name, index) => (
            <label key={name} className={ownStyles.meal}>
              <input
                id={index === 0 ? id : `${id}-${name}`}
                type="radio"
                name="catering"
                value={name}
                checked={value === name}
                onChange={() => change(name)}
                onFocus={focus}
                onBlur={blur}
              />
              <span>{bookingWords.catering[name][locale]}</span>
              <span className={ownStyles.each}>
                {name !== 'none' && t('each', { price: formatMoney(priceOf(name), locale) })}
              </span>
              <span className={ownStyles.amount}>{persons > 0 && formatAmount(priceOf(name) * persons, locale)}</span>
            </label>
          ))}
        </div>
      </FieldGroup>
      <Checkbox name="reducedRate" hint={t('reducedRateHint')} optional />
    </section>
  )
}
