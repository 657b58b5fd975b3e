/** What is written down of the control panel's own doors. */
export const panelEvents = [
  'second-factor-on',
  'second-factor-off',
  'second-factor-reset',
  'recovery-code-used',
  'second-factor-demanded',
  'second-factor-left-free',
  'billing-settings-changed',
  'reminder-settings-changed',
  'ledger-accounts-changed',
  'colleague-invited',
  'colleague-changed',
  'colleague-left',
  'colleague-returned',
] as const
export type PanelEvent = (typeof panelEvents)[number]

/** How much of each kind waits on somebody. */
export interface Waiting {
  registrationsToPay: number
  bookingsToPay: number
  quotationsToAnswer: number
  invoicesToPay: number
  requestsToDecide: number
}
