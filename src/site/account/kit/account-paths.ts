/** The six parts of the account, in the order in which their links stand (spec section 2, Screens and routes). */
export const accountPaths = [
  '/my-account',
  '/my-account/registration-data',
  '/my-account/bookings-data',
  '/my-account/participants',
  '/my-account/invoice-data',
  '/my-account/login-data',
] as const

export const statementPath = '/my-account/invoice-data/statement'

export const organisationsPath = '/my-account/organisations'
