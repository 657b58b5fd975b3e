/** How much of each kind waits on somebody. */
export interface Waiting {
  registrationsToPay: number
  bookingsToPay: number
  quotationsToAnswer: number
  invoicesToPay: number
  requestsToDecide: number
}
