export { checkoutPages } from './checkout.ts'
export { createDev, type DevPage } from './dev-page.ts'
export { housePages } from './house.ts'
export { mailboxPages } from './mailbox.ts'
