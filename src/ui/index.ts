/** What screens that the server alone draws take from here; code for browsers names each file, so that no chunk brings others along. */
export { Button } from './button.tsx'
export { type Fact, FactList } from './fact-list.tsx'
export { listed } from './listed.ts'
export type { PageContext } from './page-context.ts'
export { QrCode } from './qr-code.tsx'
export { useTexts } from './texts.ts'
export { TextsProvider } from './texts-provider.tsx'
export { BreakableMail } from './wording.tsx'
