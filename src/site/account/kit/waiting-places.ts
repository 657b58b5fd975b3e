/** Where what waits on somebody stands, in the order of the first screen, and the word for it in the navigation. */
export const waitingPlaces = [
  { kind: 'registrationsToPay', path: '/my-account/registration-data', text: 'toPay' },
  { kind: 'bookingsToPay', path: '/my-account/bookings-data', text: 'toPay' },
  { kind: 'quotationsToAnswer', path: '/my-account/bookings-data', text: 'toAnswer' },
  { kind: 'invoicesToPay', path: '/my-account/invoice-data', text: 'toPay' },
  { kind: 'requestsToDecide', path: '/my-account/participants', text: 'toDecide' },
] as const
