/** What the panel's screens are drawn with; its pages, which meet no React, name each file. */
export { ActivitySubject, ActivityWords } from './activity.tsx'
export { panelActs, soughtNames } from './acts.ts'
export { BulkOfChosen, BulkOfFound, BulkRefusal } from './bulk-part.tsx'
export { clashesIn, withoutClash } from './clashes.ts'
export { AcceptClashes, Clashes, ClashLink } from './clashes-part.tsx'
export { blockName, contentName, fieldName } from './content-name.ts'
export { DayHead } from './day-head.tsx'
export type { PanelPage, PanelScreenProps, ScreenOf } from './define-panel-page.ts'
export { actCounts, listHref } from './define-resource-list.ts'
export { centsOf, euros, eurosOf } from './euros.ts'
export { ExpectedMails, MailText } from './expected-mails-part.tsx'
export { choicesOf, type PanelFlash, signedOutPostField } from './forms.ts'
export { PanelFrame } from './frame.tsx'
export { Moment, ResourceList, RowName } from './list.tsx'
export { ListOpener, RareActs } from './list-menu.tsx'
export { ListSearch, Ways } from './list-search.tsx'
export { isWeekend, monthIn } from './month.ts'
export { NotesPart } from './notes-part.tsx'
export { PanelSearchField } from './panel-search-field.tsx'
export * from './paths.ts'
export { paymentNoteForm } from './payment-note.ts'
export { PaymentFields, PaymentNoteQuestion } from './payment-note-question.tsx'
export { PictureChoice } from './picture-choice.tsx'
export { LeftOut, Receivers } from './receivers.tsx'
export * from './record.tsx'
export { customerOf, lineName, whenOf, wishesOf } from './request-words.ts'
export { halvesOf, useUseWords } from './room-uses.ts'
export { useShareFacts } from './share-facts.ts'
export { SpreadChart } from './spread.tsx'
export {
  CreditNoteState,
  CustomerState,
  EInvoiceState,
  InvoiceState,
  LanguageStatus,
  MailStateMark,
  MessageState,
  PaymentState,
  SessionStateMark,
} from './states.tsx'
export { SignedOutPostScreen, StatusScreen } from './status-screens.tsx'
export { UploadProgress } from './upload-progress.tsx'
export { CurrentPage, type DrawnPage, useMay, usePage, useRefused, useShown, writtenIn } from './use-page.ts'
export { sentHref, writeHref, writtenHref } from './written.ts'
export { WriteToChosen, WrittenPart } from './written-part.tsx'
