import { bookingWords, type CateringType, cateringPrices, cateringTypes, reduced } from '../../domain/bookings.ts'
import { formatAmount, formatMoney } from '../../domain/format.ts'
import type { Locale } from '../../domain/locales.ts'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { FieldGroup } from '../../ui/forms/field.tsx'
import { useFieldInput } from '../../ui/forms/use-field-input.ts'
import { useTexts } from '../../ui/texts.ts'
import styles from './rooms.module.css'
import type { Request } from './use-request.ts'

/** What there is to eat, by its price for a person (spec section 9), and who pays less. */
export function Catering({ request, locale }: { request: Request; locale: Locale }) {
  const { persons, reducedRate } = request
  const t = useTexts('rooms')
  const { id, label, value, error, change, focus, blur } = useFieldInput('catering')
  const priceOf = (name: CateringType) => (reducedRate ? reduced(cateringPrices[name]) : cateringPrices[name])
  return (
    <section className={styles.part}>
      <FieldGroup name="catering" id={id} label={label} error={error} role="radiogroup">
        <div className={styles.meals}>
          {cateringTypes.map((name, index) => (
            <label key={name} className={styles.meal}>
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
              <span className={styles.each}>
                {name !== 'none' && t('each', { price: formatMoney(priceOf(name), locale) })}
              </span>
              <span className={styles.amount}>{persons > 0 && formatAmount(priceOf(name) * persons, locale)}</span>
            </label>
          ))}
        </div>
      </FieldGroup>
      <Checkbox name="reducedRate" hint={t('reducedRateHint')} optional />
    </section>
  )
}
