const currency = 'EUR' as const

/** Cents as UBL writes them: '120.05'. */
const euros = (cents: number): string => (cents / 100).toFixed(2)

/** An amount under its name, with the currency that goes with it. */
export const amount = <Name extends string>(name: Name, cents: number) =>
  ({ [name]: euros(cents), [`${name}@currencyID`]: currency }) as Record<Name, string> &
    Record<`${Name}@currencyID`, typeof currency>

const plain = new Intl.NumberFormat('en', { useGrouping: false, maximumFractionDigits: 10 })

/** A count of pieces under its name: invoices do not say what their quantities count. */
export const quantity = <Name extends string>(name: Name, count: number) =>
  ({ [name]: plain.format(count), [`${name}@unitCode`]: 'C62' }) as Record<Name, string> &
    Record<`${Name}@unitCode`, 'C62'>
