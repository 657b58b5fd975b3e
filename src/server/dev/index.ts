export { checkoutPages } from './checkout.ts'
export { createDev, type DevPage } from './dev-page.ts'
export { mailboxPages } from './mailbox.ts'
