/** What is written in the books of double entry: what is sold, and money that comes and goes. */
export const journals = ['sales', 'financial'] as const
export type Journal = (typeof journals)[number]

/** What each amount is booked on, with its number in the Belgian minimum chart of accounts until staff give another. */
export const usualAccounts = {
  customers: '400000',
  courses: '700000',
  rooms: '704000',
  other: '705000',
  /** What bears no VAT. */
  exempt: '706000',
  vat6: '451006',
  vat12: '451012',
  vat21: '451021',
  bank: '550000',
  cash: '570000',
  paymentProvider: '580000',
  /** What customers paid of no invoice, and is theirs to use. */
  advances: '460000',
  /** What staff accepted never to come. */
  writtenOff: '642000',
} as const

export type LedgerAccount = keyof typeof usualAccounts
export type LedgerAccounts = Record<LedgerAccount, string>

export const ledgerAccounts = Object.keys(usualAccounts) as LedgerAccount[]
