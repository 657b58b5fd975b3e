/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AddSessionFiles_Input = {
  files: Array<unknown>;
};

export type AddTaughtFiles_Input = {
  files: Array<unknown>;
};

export type AlternativeText_Input = {
  alternativeText?: LocalizedText_Input | null | undefined;
  decorative: boolean;
};

export type Approval =
  | 'approved'
  | 'pending'
  | 'rejected';

export type ApprovalDecision_Input = {
  approval: Decision;
  organisation?: string | null | undefined;
};

export type ApprovedOffer_Input = {
  _id: string;
  address?: string | null | undefined;
  city?: string | null | undefined;
  country?: string | null | undefined;
  offerNumber?: string | null | undefined;
  vat?: string | null | undefined;
  zip?: string | null | undefined;
};

export type AttendanceMarks_Input = {
  day: string;
  half?: HalfDay | null | undefined;
  present: boolean;
  students?: Array<string | null | undefined> | null | undefined;
};

export type BankFormat =
  | 'camt'
  | 'coda';

export type BankIgnoring_Input = {
  reason: string;
};

export type BankSettling_Input = {
  parts?: Array<NewBankPart_Input | null | undefined> | null | undefined;
  payer?: string | null | undefined;
};

export type BankState =
  | 'ignored'
  | 'left'
  | 'new'
  | 'proposed'
  | 'settled';

export type BillingSettingsChanges_Input = {
  daysKept?: number | null | undefined;
  daysUntilDue: number;
  forPrivatePersons: boolean;
  mostOpen: number;
  paidBefore: number;
};

export type Billing_Input = {
  address: string;
  city: string;
  country: string;
  email: string;
  name: string;
  reference?: string | null | undefined;
  vat?: string | null | undefined;
  zip: string;
};

export type BookingChanges_Input = {
  address?: string | null | undefined;
  alongside?: boolean | null | undefined;
  /** One of: none, coffee, breakfast, lunch, all-in */
  catering?: string | null | undefined;
  cateringPrice?: number | null | undefined;
  city?: string | null | undefined;
  /** One of: class, computer room, U-shape, theatre */
  configuration?: string | null | undefined;
  country?: string | null | undefined;
  customerRef?: string | null | undefined;
  date?: string | null | undefined;
  dayPart?: DayPart | null | undefined;
  discount?: Discount_Input | null | undefined;
  email?: string | null | undefined;
  firstName?: string | null | undefined;
  language?: Locale | null | undefined;
  lastName?: string | null | undefined;
  notes?: string | null | undefined;
  offerNumber?: string | null | undefined;
  offerValidUntil?: string | null | undefined;
  organisationName?: string | null | undefined;
  pcRoom?: boolean | null | undefined;
  persons?: number | null | undefined;
  phone?: string | null | undefined;
  reason?: string | null | undefined;
  reducedRate?: boolean | null | undefined;
  roomPrice?: number | null | undefined;
  roomType?: string | null | undefined;
  status?: BookingStatus | null | undefined;
  vat?: string | null | undefined;
  wheelchairAccess?: boolean | null | undefined;
  whiteboard?: boolean | null | undefined;
  zip?: string | null | undefined;
};

export type BookingStatus =
  | 'canceled'
  | 'completed'
  | 'new'
  | 'paid'
  | 'quotation_expired'
  | 'rejected'
  | 'request_rejected'
  | 'waiting_for_customer'
  | 'waiting_for_payment';

export type BulkActName =
  | 'cancel'
  | 'confirm'
  | 'move'
  | 'remind';

export type BulkRefusal =
  | 'access'
  | 'address'
  | 'canceled'
  | 'changed'
  | 'early'
  | 'failed'
  | 'full'
  | 'gone'
  | 'late'
  | 'notOpen'
  | 'paying'
  | 'seated'
  | 'started'
  | 'state'
  | 'stopped';

export type BulkStart_Input = {
  price?: number | null | undefined;
  reason?: string | null | undefined;
  session?: string | null | undefined;
};

export type BulkState =
  | 'done'
  | 'draft'
  | 'working';

export type ChosenContacts_Input = {
  chosen: Array<string | null | undefined>;
};

export type ChosenStudentStatus =
  | 'active'
  | 'inactive'
  | 'invited'
  | 'new'
  | 'wait_for_approval'
  | 'wait_for_approval_has_password';

export type ChosenStudents_Input = {
  students: Array<string | null | undefined>;
};

export type ClashKind =
  | 'absence'
  | 'booking'
  | 'ownUse'
  | 'quotation'
  | 'session';

export type ClashPlace =
  | 'room'
  | 'trainer';

export type ColleagueChanges_Input = {
  active?: boolean | null | undefined;
  panelRoles?: Array<PanelRoleName | null | undefined> | null | undefined;
  password?: string | null | undefined;
  successor?: string | null | undefined;
  trainer?: string | null | undefined;
};

export type ContactChanges_Input = {
  handled: boolean;
};

export type ContactRefusal =
  | 'already'
  | 'missing';

export type ContentChangeKind =
  | 'added'
  | 'changed'
  | 'hidden'
  | 'moved'
  | 'removed'
  | 'shown';

export type ContentLanguageState =
  | 'changed'
  | 'missing'
  | 'published';

export type CourseChanges_Input = {
  audience?: LocalizedText_Input | null | undefined;
  banner?: string | null | undefined;
  bring?: LocalizedText_Input | null | undefined;
  category?: string | null | undefined;
  certificate?: LocalizedText_Input | null | undefined;
  days?: number | null | undefined;
  description?: LocalizedText_Input | null | undefined;
  earlyDays?: number | null | undefined;
  earlyPrice?: number | null | undefined;
  groupFrom?: number | null | undefined;
  groupPrice?: number | null | undefined;
  groupSize?: number | null | undefined;
  included?: Array<LocalizedText_Input | null | undefined> | null | undefined;
  key?: string | null | undefined;
  languages?: Array<string | null | undefined> | null | undefined;
  locations?: Array<string | null | undefined> | null | undefined;
  outcomes?: Array<LocalizedText_Input | null | undefined> | null | undefined;
  price?: number | null | undefined;
  programme?: Array<ProgrammePart_Input | null | undefined> | null | undefined;
  showOnHomePage?: boolean | null | undefined;
  slug?: LocalizedText_Input | null | undefined;
  subsidised?: boolean | null | undefined;
  subsidyTheme?: SubsidyTheme | null | undefined;
  summary?: LocalizedText_Input | null | undefined;
  themes?: Array<string | null | undefined> | null | undefined;
  title?: LocalizedText_Input | null | undefined;
  trainers?: Array<string | null | undefined> | null | undefined;
  trainingDatabaseNumber?: string | null | undefined;
  type?: CourseType | null | undefined;
  updatedAt?: string | null | undefined;
};

export type CourseType =
  | 'CALENDAR'
  | 'CERTIFICATION'
  | 'ONLINE'
  | 'TAILORED';

export type Credentials_Input = {
  code?: string | null | undefined;
  email: string;
  isAdmin?: boolean | null | undefined;
  password: string;
};

export type CustomerKind =
  | 'organisation'
  | 'person';

export type CustomerState =
  | 'active'
  | 'inactive'
  | 'waiting';

export type DayPart =
  | 'afternoon'
  | 'all'
  | 'morning';

export type DebtAge =
  | 'current'
  | 'older'
  | 'to30'
  | 'to60'
  | 'to90';

export type Decision =
  | 'approved'
  | 'rejected';

export type DiscountCodeChanges_Input = {
  active?: boolean | null | undefined;
  combines?: boolean | null | undefined;
  courses?: Array<string | null | undefined> | null | undefined;
  maxPerCustomer?: number | null | undefined;
  maxUses?: number | null | undefined;
  unit?: DiscountUnit | null | undefined;
  validFrom?: string | null | undefined;
  validUntil?: string | null | undefined;
  value?: number | null | undefined;
};

export type DiscountUnit =
  | 'amount'
  | 'percent';

export type Discount_Input = {
  amount: number;
  description: string;
};

export type DocumentVersion_Input = {
  type: string;
  version: number;
};

export type DoorCode_Input = {
  code: string;
};

export type DoubleClashKind =
  | 'approval'
  | 'attendance'
  | 'certificate'
  | 'result'
  | 'seat';

export type DoubleKind =
  | 'organisation'
  | 'student';

export type DoubleReason =
  | 'birth'
  | 'email'
  | 'name'
  | 'nameAndBirth'
  | 'vat';

export type DoubleRecord =
  | 'account'
  | 'attendance'
  | 'booking'
  | 'certificate'
  | 'invoice'
  | 'participant'
  | 'registration'
  | 'result'
  | 'waiting';

export type DraftConfirmation_Input = {
  agreedToTerms: boolean;
  discountCode?: string | null | undefined;
  draft: string;
  enterpriseSize?: EnterpriseSize | null | undefined;
  payment?: PaymentMethod | null | undefined;
  prepaidCard?: string | null | undefined;
  students?: Array<string | null | undefined> | null | undefined;
  total?: number | null | undefined;
};

export type DraftParticipant_Input = {
  _id?: string | null | undefined;
  birthPlace?: string | null | undefined;
  dateOfBirth?: string | null | undefined;
  email: string;
  firstName: string;
  language?: Locale | null | undefined;
  lastName: string;
};

export type EInvoiceState =
  | 'accepted'
  | 'by_mail'
  | 'delivered'
  | 'refused'
  | 'sent'
  | 'waiting';

export type EnterpriseSize =
  | 'medium'
  | 'small';

export type EvaluationQuestionChanges_Input = {
  active?: boolean | null | undefined;
  sequence?: number | null | undefined;
  text?: LocalizedText_Input | null | undefined;
};

export type FindingKind =
  | 'alternative'
  | 'deadLink'
  | 'expiredLink'
  | 'headings'
  | 'longDescription'
  | 'longTitle'
  | 'missing';

export type FindingSeverity =
  | 'error'
  | 'warning';

export type FocalPoint_Input = {
  focalX: number;
  focalY: number;
};

export type HalfDay =
  | 'afternoon'
  | 'morning';

export type ImportBankFile_Input = {
  file: unknown;
};

export type InterfaceTextChange_Input = {
  text: string;
  was?: string | null | undefined;
};

export type InviteType =
  | 'CONTACT'
  | 'STUDENT'
  | 'TRAINER';

export type InvoiceStatus =
  | 'credited'
  | 'open'
  | 'paid';

export type LedgerAccountsChanges_Input = {
  advances: string;
  bank: string;
  cash: string;
  courses: string;
  customers: string;
  exempt: string;
  other: string;
  paymentProvider: string;
  rooms: string;
  vat6: string;
  vat12: string;
  vat21: string;
  writtenOff: string;
};

export type LeftOutReason =
  | 'bounced'
  | 'inactive'
  | 'noAddress'
  | 'noSeat'
  | 'unpaid'
  | 'unverified';

export type Locale =
  | 'en'
  | 'fr'
  | 'nl';

export type LocalizedText_Input = {
  en?: string | null | undefined;
  fr?: string | null | undefined;
  nl: string;
};

export type MailAgain_Input = {
  to?: string | null | undefined;
};

export type MailReader =
  | 'account'
  | 'admin'
  | 'billing'
  | 'both'
  | 'colleague'
  | 'customer'
  | 'desk'
  | 'editor'
  | 'participant'
  | 'renter'
  | 'subscriber'
  | 'trainer'
  | 'waiting'
  | 'writer';

export type MailState =
  | 'expired'
  | 'secret'
  | 'sent'
  | 'undelivered'
  | 'waiting';

export type MergeSide =
  | 'dropped'
  | 'kept';

export type MergeValues_Input = {
  address?: MergeSide | null | undefined;
  birthPlace?: MergeSide | null | undefined;
  city?: MergeSide | null | undefined;
  country?: MergeSide | null | undefined;
  dateOfBirth?: MergeSide | null | undefined;
  email?: MergeSide | null | undefined;
  firstName?: MergeSide | null | undefined;
  isPartner?: MergeSide | null | undefined;
  language?: MergeSide | null | undefined;
  lastName?: MergeSide | null | undefined;
  name?: MergeSide | null | undefined;
  phone?: MergeSide | null | undefined;
  reference?: MergeSide | null | undefined;
  vat?: MergeSide | null | undefined;
  zip?: MergeSide | null | undefined;
};

export type Merge_Input = {
  values?: MergeValues_Input | null | undefined;
  version: string;
};

export type MessageField =
  | 'course'
  | 'day'
  | 'firstName'
  | 'hours'
  | 'place'
  | 'room';

export type MessageSending_Input = {
  shown: string;
};

export type MessageState =
  | 'draft'
  | 'sending'
  | 'sent';

export type MessageSubject_Input = {
  en?: string | null | undefined;
  fr?: string | null | undefined;
  nl: string;
};

export type MessageTarget =
  | 'both'
  | 'contacts'
  | 'participants';

export type MessageText_Input = {
  en?: string | null | undefined;
  fr?: string | null | undefined;
  nl: string;
};

export type MovePrice =
  | 'agreed'
  | 'today';

export type NewBankPart_Input = {
  amount: number;
  invoice: string;
};

export type NewBooking_Input = {
  address?: string | null | undefined;
  /** One of: none, coffee, breakfast, lunch, all-in */
  catering?: string | null | undefined;
  city?: string | null | undefined;
  /** One of: class, computer room, U-shape, theatre */
  configuration?: string | null | undefined;
  country?: string | null | undefined;
  customerRef?: string | null | undefined;
  date: string;
  dayPart: DayPart;
  email?: string | null | undefined;
  firstName?: string | null | undefined;
  language?: Locale | null | undefined;
  lastName?: string | null | undefined;
  notes?: string | null | undefined;
  organisationName?: string | null | undefined;
  pcRoom?: boolean | null | undefined;
  persons: number;
  phone?: string | null | undefined;
  reducedRate?: boolean | null | undefined;
  roomType?: string | null | undefined;
  vat?: string | null | undefined;
  wheelchairAccess?: boolean | null | undefined;
  whiteboard?: boolean | null | undefined;
  zip?: string | null | undefined;
};

export type NewBulkAct_Input = {
  act: BulkActName;
  found?: string | null | undefined;
  registrations?: Array<string | null | undefined> | null | undefined;
};

export type NewCancellation_Input = {
  credit: number;
  daysBack?: number | null | undefined;
  reason?: string | null | undefined;
  refund: number;
  students?: Array<string | null | undefined> | null | undefined;
  withdrawal?: boolean | null | undefined;
};

export type NewColleague_Input = {
  email: string;
  firstName: string;
  language?: Locale | null | undefined;
  lastName: string;
  panelRoles: Array<PanelRoleName | null | undefined>;
  password?: string | null | undefined;
  trainer?: string | null | undefined;
};

export type NewContactAnswer_Input = {
  answers: number;
  handled: boolean;
  text: string;
};

export type NewContactRoles_Input = {
  roles: Array<Organisation_Admin_Const | null | undefined>;
};

export type NewContact_Input = {
  captcha: string;
  email: string;
  firstName: string;
  language?: Locale | null | undefined;
  lastName: string;
  message: string;
  phone?: string | null | undefined;
  subject: string;
};

export type NewCourse_Input = {
  audience: LocalizedText_Input;
  banner?: string | null | undefined;
  bring?: LocalizedText_Input | null | undefined;
  category: string;
  certificate?: LocalizedText_Input | null | undefined;
  days: number;
  description: LocalizedText_Input;
  earlyDays?: number | null | undefined;
  earlyPrice?: number | null | undefined;
  groupFrom?: number | null | undefined;
  groupPrice?: number | null | undefined;
  groupSize?: number | null | undefined;
  included?: Array<LocalizedText_Input | null | undefined> | null | undefined;
  key?: string | null | undefined;
  languages?: Array<string | null | undefined> | null | undefined;
  locations?: Array<string | null | undefined> | null | undefined;
  outcomes?: Array<LocalizedText_Input | null | undefined> | null | undefined;
  price?: number | null | undefined;
  programme?: Array<ProgrammePart_Input | null | undefined> | null | undefined;
  showOnHomePage?: boolean | null | undefined;
  slug: LocalizedText_Input;
  subsidised?: boolean | null | undefined;
  subsidyTheme?: SubsidyTheme | null | undefined;
  summary: LocalizedText_Input;
  themes?: Array<string | null | undefined> | null | undefined;
  title: LocalizedText_Input;
  trainers?: Array<string | null | undefined> | null | undefined;
  trainingDatabaseNumber?: string | null | undefined;
  type: CourseType;
};

export type NewCreditNote_Input = {
  description: string;
  left: number;
  net?: number | null | undefined;
  percent?: number | null | undefined;
  /** One of: 0, 6, 12, 21 */
  vatRate?: number | null | undefined;
};

export type NewDeskMessage_Input = {
  copyToSelf?: boolean | null | undefined;
  customers?: Array<string | null | undefined> | null | undefined;
  found?: string | null | undefined;
  foundCustomers?: string | null | undefined;
  registrations?: Array<string | null | undefined> | null | undefined;
  session?: string | null | undefined;
  subject: MessageSubject_Input;
  text: MessageText_Input;
  to: MessageTarget;
};

export type NewDiscountCode_Input = {
  active?: boolean | null | undefined;
  code: string;
  combines?: boolean | null | undefined;
  courses?: Array<string | null | undefined> | null | undefined;
  maxPerCustomer?: number | null | undefined;
  maxUses?: number | null | undefined;
  unit: DiscountUnit;
  validFrom?: string | null | undefined;
  validUntil?: string | null | undefined;
  value: number;
};

export type NewEvaluationQuestion_Input = {
  active?: boolean | null | undefined;
  kind: QuestionKind;
  sequence: number;
  text: LocalizedText_Input;
};

export type NewEvaluationScores_Input = {
  q1?: number | null | undefined;
  q2?: number | null | undefined;
  q3?: number | null | undefined;
  q4?: number | null | undefined;
  q5?: number | null | undefined;
  q6?: number | null | undefined;
  q7?: number | null | undefined;
  q8?: number | null | undefined;
  q9?: number | null | undefined;
  q10?: number | null | undefined;
};

export type NewEvaluationTexts_Input = {
  q1?: string | null | undefined;
  q2?: string | null | undefined;
  q3?: string | null | undefined;
  q4?: string | null | undefined;
  q5?: string | null | undefined;
  q6?: string | null | undefined;
  q7?: string | null | undefined;
  q8?: string | null | undefined;
  q9?: string | null | undefined;
  q10?: string | null | undefined;
};

export type NewEvaluation_Input = {
  language: Locale;
  review?: NewOwnReview_Input | null | undefined;
  scores?: NewEvaluationScores_Input | null | undefined;
  texts?: NewEvaluationTexts_Input | null | undefined;
};

export type NewMark_Input = {
  _id: string;
  day: string;
  half: HalfDay;
  madeAt: string;
  present: boolean;
  seen: Array<string | null | undefined>;
  student: string;
};

export type NewMarks_Input = {
  marks: Array<NewMark_Input | null | undefined>;
};

export type NewMembership_Input = {
  organisation: string;
};

export type NewMove_Input = {
  difference: number;
  isOverCapacityAccepted?: boolean | null | undefined;
  price?: MovePrice | null | undefined;
  reason?: string | null | undefined;
  session: string;
  students?: Array<string | null | undefined> | null | undefined;
};

export type NewNewsletterSubscription_Input = {
  email: string;
  firstName?: string | null | undefined;
  language?: Locale | null | undefined;
  lastName?: string | null | undefined;
};

export type NewNote_Input = {
  id: string;
  subject: MutationInput_CreateNote_Input_Subject;
  text: string;
};

export type NewOwnReview_Input = {
  consent?: boolean | null | undefined;
  shownAs?: ReviewName | null | undefined;
  text?: string | null | undefined;
};

export type NewOwnUse_Input = {
  dayPart: DayPart;
  fromDay: string;
  isClashAccepted?: boolean | null | undefined;
  note?: string | null | undefined;
  reason: OwnUseReason;
  roomType: string;
  seenClashes?: Array<string | null | undefined> | null | undefined;
  untilDay: string;
};

export type NewPageDraft_Input = {
  slug?: PageSlugs_Input | null | undefined;
  template?: PageTemplate | null | undefined;
  title: LocalizedText_Input;
};

export type NewPageView_Input = {
  locale: Locale;
  path: string;
};

export type NewPhoneRegistration_Input = {
  agreedToTerms: boolean;
  contact?: PhoneContact_Input | null | undefined;
  contactTakesPart?: boolean | null | undefined;
  discountCode?: string | null | undefined;
  invoice?: Billing_Input | null | undefined;
  isOverCapacityAccepted?: boolean | null | undefined;
  newOrganisation?: PhoneOrganisation_Input | null | undefined;
  newStudents?: Array<PhoneParticipant_Input | null | undefined> | null | undefined;
  note?: string | null | undefined;
  organisation?: string | null | undefined;
  payment: PhonePayment;
  price?: number | null | undefined;
  reason?: string | null | undefined;
  reference?: string | null | undefined;
  session: string;
  students?: Array<string | null | undefined> | null | undefined;
  total?: number | null | undefined;
  user?: string | null | undefined;
};

export type NewPrepaidCard_Input = {
  days: number;
  organisation?: string | null | undefined;
  price: number;
  reference?: string | null | undefined;
  usableAtOnce?: boolean | null | undefined;
  user?: string | null | undefined;
  validUntil?: string | null | undefined;
};

export type NewPresence_Input = {
  name: string;
};

export type NewPreview_Input = {
  /** One of: 1, 7, 30 */
  days: number;
};

export type NewPublishingPlan_Input = {
  at: string;
  documents: Array<DocumentVersion_Input | null | undefined>;
  locales: Array<Locale | null | undefined>;
};

export type NewReceiptPart_Input = {
  amount: number;
  invoice?: string | null | undefined;
  registration?: string | null | undefined;
};

export type NewReceiptParts_Input = {
  parts: Array<NewReceiptPart_Input | null | undefined>;
};

export type NewReceipt_Input = {
  amount: number;
  organisation?: string | null | undefined;
  parts?: Array<NewReceiptPart_Input | null | undefined> | null | undefined;
  payer?: Payer | null | undefined;
  receivedOn: string;
  reference?: string | null | undefined;
  user?: string | null | undefined;
  way?: ReceiptWay | null | undefined;
};

export type NewReissue_Input = {
  address?: string | null | undefined;
  city?: string | null | undefined;
  country?: string | null | undefined;
  dueOn?: string | null | undefined;
  email?: string | null | undefined;
  enterpriseNumber?: string | null | undefined;
  name?: string | null | undefined;
  reason: string;
  reference?: string | null | undefined;
  total?: number | null | undefined;
  vat?: string | null | undefined;
  zip?: string | null | undefined;
};

export type NewReminderPause_Input = {
  note: string;
  reason: ReminderStop;
  until?: string | null | undefined;
};

export type NewReminders_Input = {
  chosen: Array<string | null | undefined>;
};

export type NewRepayment_Input = {
  amount: number;
  paidOn: string;
  reason: string;
  reference?: string | null | undefined;
};

export type NewResult_Input = {
  maximum: number;
  passed?: boolean | null | undefined;
  remark?: string | null | undefined;
  score: number;
  session: string;
  student: string;
};

export type NewSearchTerm_Input = {
  language: Locale;
  meanings: Array<string | null | undefined>;
  term: string;
};

export type NewSeries_Input = {
  bring?: LocalizedText_Input | null | undefined;
  capacity: number;
  contact?: string | null | undefined;
  course: string;
  days: number;
  duration?: number | null | undefined;
  everyWeeks: number;
  firstDay: string;
  from: string;
  isClashAccepted?: boolean | null | undefined;
  language: string;
  location: string;
  minimum?: number | null | undefined;
  moved?: string | null | undefined;
  onlineLink?: string | null | undefined;
  room?: string | null | undefined;
  roomType?: string | null | undefined;
  seenClashes?: Array<string | null | undefined> | null | undefined;
  skip?: string | null | undefined;
  times: number;
  trainer?: string | null | undefined;
  until: string;
};

export type NewSessionChoice_Input = {
  session?: string | null | undefined;
};

export type NewSessionCosts_Input = {
  costs?: number | null | undefined;
};

export type NewStudent_Input = {
  birthPlace?: string | null | undefined;
  dateOfBirth?: string | null | undefined;
  email: string;
  firstName: string;
  language?: Locale | null | undefined;
  lastName: string;
  organisation?: string | null | undefined;
  phone?: string | null | undefined;
  sendMail?: boolean | null | undefined;
};

export type NewTaughtHalf_Input = {
  day: string;
  half: HalfDay;
  students: Array<string | null | undefined>;
};

export type NewTrainerAbsence_Input = {
  fromDay: string;
  fromTime?: string | null | undefined;
  reason?: string | null | undefined;
  trainer: string;
  untilDay: string;
  untilTime?: string | null | undefined;
};

export type NewTrainerMessage_Input = {
  subject: MessageSubject_Input;
  text: MessageText_Input;
};

export type NewTrainerRequests_Input = {
  trainers: Array<string | null | undefined>;
};

export type NewUserOrganisation_Input = {
  _id?: string | null | undefined;
  address?: string | null | undefined;
  city?: string | null | undefined;
  country?: string | null | undefined;
  enterpriseNumber?: string | null | undefined;
  name?: string | null | undefined;
  reference?: string | null | undefined;
  vat?: string | null | undefined;
  zip?: string | null | undefined;
};

export type NewUser_Input = {
  allowMarketing?: boolean | null | undefined;
  confirmPassword?: string | null | undefined;
  contact?: NewContactRoles_Input | null | undefined;
  createStudent?: boolean | null | undefined;
  email: string;
  firstName: string;
  inviteType?: InviteType | null | undefined;
  isPrivatePerson?: boolean | null | undefined;
  language?: Locale | null | undefined;
  lastName: string;
  organisation?: NewUserOrganisation_Input | null | undefined;
  password?: string | null | undefined;
  phone?: string | null | undefined;
  sendMail?: boolean | null | undefined;
};

export type NewWaitingListEntry_Input = {
  session: string;
  students: Array<string | null | undefined>;
};

export type Newcomer_Input = {
  birthPlace?: string | null | undefined;
  dateOfBirth?: string | null | undefined;
  email: string;
  firstName: string;
  language?: Locale | null | undefined;
  lastName: string;
  phone?: string | null | undefined;
};

export type NewsletterToken_Input = {
  token: string;
};

export type Organisation_Admin_Const =
  | 'ORGANISATION_ADMIN';

export type OrganisationChanges_Input = {
  address?: string | null | undefined;
  city?: string | null | undefined;
  country?: string | null | undefined;
  enterpriseNumber?: string | null | undefined;
  enterpriseSize?: string | null | undefined;
  isPartner?: boolean | null | undefined;
  name?: string | null | undefined;
  reference?: string | null | undefined;
  vat?: string | null | undefined;
  zip?: string | null | undefined;
};

export type OrganisationChoice_Input = {
  organisation: string;
};

export type OrganisationContactChanges_Input = {
  password?: string | null | undefined;
  roles: Array<Organisation_Admin_Const | null | undefined>;
};

export type OwnUseReason =
  | 'maintenance'
  | 'meeting'
  | 'other';

export type PageSlugs_Input = {
  en?: string | null | undefined;
  fr?: string | null | undefined;
  nl?: string | null | undefined;
};

export type PageTemplate =
  | 'empty'
  | 'questions'
  | 'text';

export type PanelRoleName =
  | 'administrator'
  | 'desk'
  | 'editor'
  | 'finance'
  | 'rooms'
  | 'trainer';

export type PanelSettingsChanges_Input = {
  isSecondFactorDemanded: boolean;
  password?: string | null | undefined;
};

export type ParticipantField =
  | 'birthPlace'
  | 'dateOfBirth'
  | 'email'
  | 'firstName'
  | 'language'
  | 'lastName'
  | 'phone';

export type ParticipantReplacement_Input = {
  newStudent?: Newcomer_Input | null | undefined;
  student?: string | null | undefined;
};

export type PasswordChange_Input = {
  confirmPassword?: string | null | undefined;
  newPassword: string;
  oldPassword: string;
};

export type PasswordChoice_Input = {
  confirmPassword: string;
  password: string;
};

export type PasswordConfirmation_Input = {
  password: string;
};

export type PasswordResetRequest_Input = {
  email: string;
};

export type Payer =
  | 'agency'
  | 'customer';

export type PaymentDecisionMade =
  | 'accepted'
  | 'returned'
  | 'settled';

export type PaymentDecision_Input = {
  decision: PaymentDecisionMade;
  reason: string;
};

export type PaymentMethod =
  | 'invoice'
  | 'online'
  | 'subsidy';

export type PaymentRequest_Input = {
  id: string;
  locale?: Locale | null | undefined;
};

export type PaymentStatus =
  | 'canceled'
  | 'expired'
  | 'failed'
  | 'open'
  | 'paid'
  | 'pending'
  | 'returned';

export type PhoneContact_Input = {
  email: string;
  firstName: string;
  language?: Locale | null | undefined;
  lastName: string;
  phone?: string | null | undefined;
};

export type PhoneOrganisation_Input = {
  enterpriseNumber?: string | null | undefined;
  name: string;
  vat?: string | null | undefined;
};

export type PhoneParticipant_Input = {
  birthPlace?: string | null | undefined;
  dateOfBirth?: string | null | undefined;
  email: string;
  firstName: string;
  lastName: string;
};

export type PhonePayment =
  | 'invoice'
  | 'online';

export type PictureVersion_Input = {
  version: number;
};

export type PlanStatus =
  | 'planned'
  | 'published'
  | 'refused'
  | 'withdrawn';

export type PracticalSending_Input = {
  students?: Array<string | null | undefined> | null | undefined;
  version: number;
};

export type PrepaidCardState =
  | 'canceled'
  | 'expired'
  | 'unpaid'
  | 'usable'
  | 'used';

export type PreviewState =
  | 'ended'
  | 'open'
  | 'withdrawn';

export type ProgrammePart_Input = {
  text: LocalizedText_Input;
  title: LocalizedText_Input;
};

export type ProviderChanges_Input = {
  city: LocalizedText_Input;
  email: string;
  iban: string;
  invoiceLine?: LocalizedText_Input | null | undefined;
  name: string;
  openingHours?: LocalizedText_Input | null | undefined;
  phone: string;
  recognition: string;
  register: LocalizedText_Input;
  street: LocalizedText_Input;
  terms?: LocalizedText_Input | null | undefined;
  updatedAt?: string | null | undefined;
  vat: string;
  zip: string;
};

export type PublishingPlanChanges_Input = {
  at?: string | null | undefined;
  documents?: Array<DocumentVersion_Input | null | undefined> | null | undefined;
  locales?: Array<Locale | null | undefined> | null | undefined;
};

export type QuestionKind =
  | 'recommend'
  | 'score'
  | 'text';

export type QuotationApproval_Input = {
  address?: string | null | undefined;
  city?: string | null | undefined;
  country?: string | null | undefined;
  customerRef?: string | null | undefined;
  offerNumber: string;
  vat?: string | null | undefined;
  zip?: string | null | undefined;
};

export type QuotationRefusal_Input = {
  offerNumber: string;
  reason: string;
};

export type ReceiptUndoing_Input = {
  reason: string;
};

export type ReceiptWay =
  | 'bank'
  | 'cash';

export type ReceiverKind =
  | 'contact'
  | 'copy'
  | 'participant';

export type RefundStatus =
  | 'failed'
  | 'pending'
  | 'refunded'
  | 'requested';

export type RegistrationChanges_Input = {
  invoice?: Billing_Input | null | undefined;
  participants?: number | null | undefined;
  price?: number | null | undefined;
  reference?: string | null | undefined;
  status?: RegistrationStatus | null | undefined;
  total?: number | null | undefined;
};

export type RegistrationDraftChanges_Input = {
  discountCode?: string | null | undefined;
  enterpriseSize?: EnterpriseSize | null | undefined;
  invoice?: Billing_Input | null | undefined;
  participant?: DraftParticipant_Input | null | undefined;
  payment?: PaymentMethod | null | undefined;
  prepaidCard?: string | null | undefined;
  reference?: string | null | undefined;
  students?: Array<string | null | undefined> | null | undefined;
};

export type RegistrationEventSubject =
  | 'payment'
  | 'registration';

export type RegistrationPhase =
  | 'coming'
  | 'past'
  | 'todo';

export type RegistrationPriceLineKind =
  | 'agreed'
  | 'code'
  | 'days'
  | 'early'
  | 'group'
  | 'kept'
  | 'list';

export type RegistrationStatus =
  | 'awaiting_payment'
  | 'expired'
  | 'paid';

export type ReminderRefusal =
  | 'address'
  | 'early'
  | 'missing'
  | 'paid'
  | 'stopped';

export type ReminderSettingsChanges_Input = {
  asksDamages: boolean;
  fee: number;
  firstAfter: number;
  isAutomatic: boolean;
  secondAfter: number;
  thirdAfter: number;
};

export type ReminderStop =
  | 'dispute'
  | 'promise';

export type ReplacePicture_Input = {
  decorative?: string | null | undefined;
  en?: string | null | undefined;
  file: unknown;
  fr?: string | null | undefined;
  nl?: string | null | undefined;
  version?: string | null | undefined;
};

export type ResultChanges_Input = {
  maximum?: number | null | undefined;
  passed?: boolean | null | undefined;
  remark?: string | null | undefined;
  score?: number | null | undefined;
};

export type ReviewDecision_Input = {
  decision: MutationInput_DecideEvaluationReview_Input_Decision;
  reason?: string | null | undefined;
};

export type ReviewName =
  | 'anonymous'
  | 'first'
  | 'organisation';

export type ReviewState =
  | 'off'
  | 'published'
  | 'refused'
  | 'waiting';

export type Role =
  | 'CONTACT'
  | 'EDITOR'
  | 'STAFF'
  | 'STUDENT'
  | 'TRAINER';

export type RoomState =
  | 'quoted'
  | 'taken';

export type ScheduleDay_Input = {
  end: string;
  start: string;
};

export type SearchTermChanges_Input = {
  language?: Locale | null | undefined;
  meanings?: Array<string | null | undefined> | null | undefined;
  term?: string | null | undefined;
};

export type SecondFactorConfirmation_Input = {
  code: string;
};

export type SecondFactorLogin_Input = {
  code: string;
  ticket: string;
};

export type SecondFactorRemoval_Input = {
  code: string;
  password: string;
};

export type SecondFactorReset_Input = {
  password?: string | null | undefined;
};

export type SecondFactorStart_Input = {
  code?: string | null | undefined;
  password: string;
};

export type SessionChanges_Input = {
  bring?: LocalizedText_Input | null | undefined;
  capacity?: number | null | undefined;
  contact?: string | null | undefined;
  decisionOn?: string | null | undefined;
  duration?: number | null | undefined;
  isClashAccepted?: boolean | null | undefined;
  language?: string | null | undefined;
  location?: string | null | undefined;
  mails?: MutationInput_UpdateSession_Input_Mails | null | undefined;
  minimum?: number | null | undefined;
  moreTrainers?: Array<TrainerHours_Input | null | undefined> | null | undefined;
  onlineLink?: string | null | undefined;
  room?: string | null | undefined;
  roomType?: string | null | undefined;
  schedule?: Array<ScheduleDay_Input | null | undefined> | null | undefined;
  seenClashes?: Array<string | null | undefined> | null | undefined;
  trainer?: string | null | undefined;
  updatedAt?: string | null | undefined;
};

export type SessionChoiceStatus =
  | 'left'
  | 'moved'
  | 'open';

export type SessionEventSubject =
  | 'attendance'
  | 'certificate'
  | 'result'
  | 'session';

export type SessionFileName_Input = {
  name: string;
};

export type SoughtKind =
  | 'colleague'
  | 'content'
  | 'course'
  | 'customer'
  | 'faq'
  | 'invoice'
  | 'message'
  | 'participant'
  | 'registration'
  | 'request'
  | 'room'
  | 'session'
  | 'text';

export type StartStudentUpload_Input = {
  file: unknown;
};

export type StaticContentsPublish_Input = {
  documents: Array<DocumentVersion_Input | null | undefined>;
  locales?: Array<Locale | null | undefined> | null | undefined;
};

export type StudentChanges_Input = {
  birthPlace?: string | null | undefined;
  dateOfBirth?: string | null | undefined;
  email?: string | null | undefined;
  firstName?: string | null | undefined;
  language?: Locale | null | undefined;
  lastName?: string | null | undefined;
  phone?: string | null | undefined;
  status?: ChosenStudentStatus | null | undefined;
};

export type StudentStatus =
  | 'active'
  | 'deleted'
  | 'inactive'
  | 'invited'
  | 'new'
  | 'wait_for_approval'
  | 'wait_for_approval_has_password';

export type StudentUploadColumns_Input = {
  columns: Array<MutationInput_MapStudentUpload_Input_Columns_Items | null | undefined>;
};

export type StudentUploadRow_Input = {
  birthPlace?: string | null | undefined;
  dateOfBirth?: string | null | undefined;
  email?: string | null | undefined;
  firstName?: string | null | undefined;
  language?: string | null | undefined;
  lastName?: string | null | undefined;
  phone?: string | null | undefined;
};

export type StudentUploadState =
  | 'added'
  | 'checked'
  | 'undone';

export type SubsidyTheme =
  | 'cybersecurity'
  | 'energy'
  | 'training';

export type TaughtResult_Input = {
  maximum: number;
  score: number;
  student: string;
};

export type TrainerAnswer_Input = {
  isAccepted: boolean;
  reason?: string | null | undefined;
};

export type TrainerHours_Input = {
  end: string;
  start: string;
  trainer: string;
};

export type TrainerLinkSending_Input = {
  email: string;
  trainer?: string | null | undefined;
  version: number;
};

export type TrainerReason =
  | 'bounced'
  | 'gone'
  | 'noAddress'
  | 'unconfirmed';

export type TrainerRequestStatus =
  | 'accepted'
  | 'canceled'
  | 'declined'
  | 'moved'
  | 'open'
  | 'settled'
  | 'withdrawn';

export type TrainingPhase =
  | 'coming'
  | 'past';

export type UnnotedRecord =
  | 'attendance'
  | 'result';

export type UploadFiles_Input = {
  files: Array<unknown>;
};

export type UserChanges_Input = {
  active?: boolean | null | undefined;
  address?: string | null | undefined;
  allowMarketing?: boolean | null | undefined;
  city?: string | null | undefined;
  country?: string | null | undefined;
  email?: string | null | undefined;
  firstName?: string | null | undefined;
  language?: Locale | null | undefined;
  lastName?: string | null | undefined;
  password?: string | null | undefined;
  phone?: string | null | undefined;
  student?: UserStudentChanges_Input | null | undefined;
  zip?: string | null | undefined;
};

export type UserCheck_Input = {
  email?: string | null | undefined;
  inviteType?: InviteType | null | undefined;
  isPrivatePerson?: boolean | null | undefined;
  organisationId?: string | null | undefined;
  organisationName?: string | null | undefined;
  vat?: string | null | undefined;
};

export type UserStudentChanges_Input = {
  birthPlace?: string | null | undefined;
  dateOfBirth?: string | null | undefined;
};

export type VerificationRequest_Input = {
  email?: string | null | undefined;
};

export type VersionState =
  | 'archived'
  | 'draft'
  | 'published';

export type WaitingListStatus =
  | 'accepted'
  | 'lapsed'
  | 'offered'
  | 'waiting'
  | 'withdrawn';

export type MutationInput_CreateNote_Input_Subject =
  | 'customer'
  | 'registration'
  | 'session';

export type MutationInput_DecideEvaluationReview_Input_Decision =
  | 'off'
  | 'published'
  | 'refused'
  | 'waiting';

export type MutationInput_MapStudentUpload_Input_Columns_Items =
  | 'birthPlace'
  | 'dateOfBirth'
  | 'email'
  | 'firstName'
  | 'language'
  | 'lastName'
  | 'none'
  | 'phone';

export type MutationInput_UpdateSession_Input_Mails =
  | 'ask'
  | 'none'
  | 'send';

export type Query_Evaluation_Questions_Items_Place =
  | 'q1'
  | 'q2'
  | 'q3'
  | 'q4'
  | 'q5'
  | 'q6'
  | 'q7'
  | 'q8'
  | 'q9'
  | 'q10';

export type Query_Media_Items_Items_Uses_Items_Kind =
  | 'content'
  | 'course'
  | 'page'
  | 'room'
  | 'staff'
  | 'trainer';

export type Query_OpenInvoices_Items_Items_Pause_OneOf_0_Reason =
  | 'dispute'
  | 'promise';

export type Query_SessionEvaluation_Questions_Items_Place =
  | 'q1'
  | 'q2'
  | 'q3'
  | 'q4'
  | 'q5'
  | 'q6'
  | 'q7'
  | 'q8'
  | 'q9'
  | 'q10';

export type Query_SiteSearch_Items_Kind =
  | 'faq'
  | 'page';

export type BannerBlockQueryVariables = Exact<{
  ids: Array<string | null | undefined> | string;
  en: boolean;
  fr: boolean;
}>;


export type BannerBlockQuery = { pictures: Array<{ url: string, width: number, height: number, focalX: number, focalY: number, alternativeText: { nl: string, en?: string | null, fr?: string | null } | null } | null> | null };

export type SendContactMessageMutationVariables = Exact<{
  input: NewContact_Input;
  key: string;
}>;


export type SendContactMessageMutation = { createContact: { _id: string } | null };

export type CourseCalendarBlockQueryVariables = Exact<{
  en: boolean;
  fr: boolean;
  month: string;
}>;


export type CourseCalendarBlockQuery = { filteredCourses: { facets: { months: Array<{ value: string, count: number } | null> } } | null, plannedSessions: { total: number, items: Array<{ _id: string, startDate: string, registrationCount: number, capacity: number, location: { name: { nl: string, en?: string | null, fr?: string | null } }, language: { code: string, name: { nl: string, en?: string | null, fr?: string | null } }, plannedCourse: { days: number, title: { nl: string, en?: string | null, fr?: string | null }, slug: { nl: string, en?: string | null, fr?: string | null } } } | null> } | null };

export type CourseCommonFragment = { included: string | null, includedOnline: string | null, includedTailored: string | null, certificate: string | null, cancellation: string | null, subsidy: string | null, contactName: string | null, contactPhone: string | null, tailoredContactName: string | null, tailoredContactPhone: string | null };

export type CourseDetailBlockQueryVariables = Exact<{
  slug: string;
  locale: string;
  en: boolean;
  fr: boolean;
}>;


export type CourseDetailBlockQuery = { course: { _id: string, key: string, type: CourseType, days: number, price: number | null, earlyPrice: number | null, earlyDays: number | null, groupPrice: number | null, groupFrom: number | null, subsidised: boolean, subsidyTheme: SubsidyTheme, trainingDatabaseNumber: string | null, groupSize: number | null, title: { nl: string, en?: string | null, fr?: string | null }, slug: { nl: string, en: string | null, fr: string | null }, summary: { nl: string, en?: string | null, fr?: string | null }, description: { nl: string, en?: string | null, fr?: string | null }, audience: { nl: string, en?: string | null, fr?: string | null }, outcomes: Array<{ nl: string, en?: string | null, fr?: string | null } | null>, programme: Array<{ title: { nl: string, en?: string | null, fr?: string | null }, text: { nl: string, en?: string | null, fr?: string | null } } | null>, included: Array<{ nl: string, en?: string | null, fr?: string | null } | null>, certificate: { nl: string, en?: string | null, fr?: string | null } | null, banner: { url: string, width: number, height: number, focalX: number, focalY: number, alternativeText: { nl: string, en?: string | null, fr?: string | null } | null } | null, category: { key: string, name: { nl: string, en?: string | null, fr?: string | null } }, themes: Array<{ key: string, name: { nl: string, en?: string | null, fr?: string | null } } | null>, languages: Array<{ code: string, name: { nl: string, en?: string | null, fr?: string | null } } | null>, locations: Array<{ key: string, isOnline: boolean, address: string | null, zip: string | null, addresses: { nl: string, en?: string | null, fr?: string | null } | null, name: { nl: string, en?: string | null, fr?: string | null }, city: { nl: string, en?: string | null, fr?: string | null } } | null>, trainers: Array<{ _id: string, name: string, bio: { nl: string, en?: string | null, fr?: string | null }, avatar: { url: string, width: number, height: number, focalX: number, focalY: number, alternativeText: { nl: string, en?: string | null, fr?: string | null } | null } | null } | null>, sessions: Array<{ _id: string, startDate: string, endDate: string, duration: number, registrationCount: number, capacity: number, fullyBooked: boolean, minimum: number | null, decisionOn: string | null, decision: string | null, schedule: Array<{ start: string, end: string } | null>, location: { isOnline: boolean, address: string | null, zip: string | null, name: { nl: string, en?: string | null, fr?: string | null }, city: { nl: string, en?: string | null, fr?: string | null }, addresses: { nl: string, en?: string | null, fr?: string | null } | null }, language: { code: string, name: { nl: string, en?: string | null, fr?: string | null } } } | null>, reviews: { items: Array<{ _id: string, name: string, score: number, language: string | null, role: { nl: string, en?: string | null, fr?: string | null }, text: { nl: string, en?: string | null, fr?: string | null } } | null> } | null, related: { items: Array<{ _id: string, key: string, type: CourseType, days: number, price: number | null, subsidised: boolean, title: { nl: string, en?: string | null, fr?: string | null }, slug: { nl: string, en?: string | null, fr?: string | null }, summary: { nl: string, en?: string | null, fr?: string | null }, category: { key: string, name: { nl: string, en?: string | null, fr?: string | null } }, locations: Array<{ key: string, name: { nl: string, en?: string | null, fr?: string | null } } | null>, languages: Array<{ code: string } | null>, nextSession: { startDate: string, seatsLeft: number, location: { name: { nl: string, en?: string | null, fr?: string | null } }, language: { code: string, name: { nl: string, en?: string | null, fr?: string | null } } } | null } | null> } | null } | null, staticContent:
    | { data: { nl: { included: string | null, includedOnline: string | null, includedTailored: string | null, certificate: string | null, cancellation: string | null, subsidy: string | null, contactName: string | null, contactPhone: string | null, tailoredContactName: string | null, tailoredContactPhone: string | null } | null, en?: { included: string | null, includedOnline: string | null, includedTailored: string | null, certificate: string | null, cancellation: string | null, subsidy: string | null, contactName: string | null, contactPhone: string | null, tailoredContactName: string | null, tailoredContactPhone: string | null } | null, fr?: { included: string | null, includedOnline: string | null, includedTailored: string | null, certificate: string | null, cancellation: string | null, subsidy: string | null, contactName: string | null, contactPhone: string | null, tailoredContactName: string | null, tailoredContactPhone: string | null } | null } }
    | Record<PropertyKey, never>
   | null };

export type CourseListBlockQueryVariables = Exact<{
  en: boolean;
  fr: boolean;
  catalogue: boolean;
  searched: boolean;
  locale?: string | null | undefined;
  search?: string | null | undefined;
  types?: Array<string | null | undefined> | string | null | undefined;
  categories?: Array<string | null | undefined> | string | null | undefined;
  themes?: Array<string | null | undefined> | string | null | undefined;
  locations?: Array<string | null | undefined> | string | null | undefined;
  languages?: Array<string | null | undefined> | string | null | undefined;
  months?: Array<string | null | undefined> | string | null | undefined;
  durations?: Array<string | null | undefined> | string | null | undefined;
  showOnHomePage?: boolean | null | undefined;
  sort?: string | null | undefined;
  page?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type CourseListBlockQuery = { filteredCourses: { total: number, page: number, limit: number, corrected: string | null, items: Array<{ _id: string, key: string, type: CourseType, days: number, price: number | null, subsidised: boolean, title: { nl: string, en?: string | null, fr?: string | null }, slug: { nl: string, en?: string | null, fr?: string | null }, summary: { nl: string, en?: string | null, fr?: string | null }, category: { key: string, name: { nl: string, en?: string | null, fr?: string | null } }, locations: Array<{ key: string, name: { nl: string, en?: string | null, fr?: string | null } } | null>, languages: Array<{ code: string } | null>, nextSession: { startDate: string, seatsLeft: number, location: { name: { nl: string, en?: string | null, fr?: string | null } }, language: { code: string, name: { nl: string, en?: string | null, fr?: string | null } } } | null } | null>, facets?: { types: Array<{ value: string, count: number, name: { nl: string, en?: string | null, fr?: string | null } } | null>, categories: Array<{ value: string, count: number, name: { nl: string, en?: string | null, fr?: string | null } } | null>, themes: Array<{ value: string, count: number, name: { nl: string, en?: string | null, fr?: string | null } } | null>, locations: Array<{ value: string, count: number, name: { nl: string, en?: string | null, fr?: string | null } } | null>, languages: Array<{ value: string, count: number, name: { nl: string, en?: string | null, fr?: string | null } } | null>, months: Array<{ value: string, count: number, name: { nl: string, en?: string | null, fr?: string | null } } | null>, durations: Array<{ value: string, count: number, name: { nl: string, en?: string | null, fr?: string | null } } | null> } } | null, siteSearch?: Array<{ key: string, kind: Query_SiteSearch_Items_Kind, title: string, text: string, path: string | null, titled: boolean } | null> | null };

export type FacetValueFragment = { value: string, count: number, name: { nl: string, en?: string | null, fr?: string | null } };

export type CourseSuggestionsQueryVariables = Exact<{
  search: string;
  locale: string;
  limit: number;
  en: boolean;
  fr: boolean;
}>;


export type CourseSuggestionsQuery = { filteredCourses: { total: number, corrected: string | null, items: Array<{ title: { nl: string, en?: string | null, fr?: string | null }, slug: { nl: string, en?: string | null, fr?: string | null }, category: { name: { nl: string, en?: string | null, fr?: string | null } } } | null> } | null };

export type FaqBlockQueryVariables = Exact<{
  en: boolean;
  fr: boolean;
  subject?: string | null | undefined;
}>;


export type FaqBlockQuery = { faqs: { items: Array<{ _id: string, question: { nl: string, en?: string | null, fr?: string | null }, answer: { nl: string, en?: string | null, fr?: string | null } } | null> } | null };

export type FooterBlockQueryVariables = Exact<{
  en: boolean;
  fr: boolean;
}>;


export type FooterBlockQuery = { provider: { name: string, vat: string, register: { nl: string, en?: string | null, fr?: string | null }, openingHours: { nl: string, en?: string | null, fr?: string | null } | null } | null };

export type SubscribeToNewsletterMutationVariables = Exact<{
  input: NewNewsletterSubscription_Input;
  key: string;
}>;


export type SubscribeToNewsletterMutation = { createNewsletterSubscription: { _id: string } | null };

export type ReviewsBlockQueryVariables = Exact<{
  limit: number;
  en: boolean;
  fr: boolean;
}>;


export type ReviewsBlockQuery = { reviews: { total: number, items: Array<{ _id: string, name: string, score: number, language: string | null, role: { nl: string, en?: string | null, fr?: string | null }, text: { nl: string, en?: string | null, fr?: string | null } } | null> } | null };

export type RichTextBlockQueryVariables = Exact<{
  ids: Array<string | null | undefined> | string;
  en: boolean;
  fr: boolean;
}>;


export type RichTextBlockQuery = { pictures: Array<{ url: string, alternativeText: { nl: string, en?: string | null, fr?: string | null } | null } | null> | null };

export type RoomTypesBlockQueryVariables = Exact<{
  en: boolean;
  fr: boolean;
}>;


export type RoomTypesBlockQuery = { allRoomTypes: Array<{ _id: string, key: string, capacity: number, surface: number, configurations: Array<string | null>, wheelchairAccess: boolean, pcRoom: boolean, whiteboard: boolean, priceHalfDay: number, priceFullDay: number, name: { nl: string, en?: string | null, fr?: string | null }, description: { nl: string, en?: string | null, fr?: string | null }, picture: { url: string, width: number, height: number, focalX: number, focalY: number, alternativeText: { nl: string, en?: string | null, fr?: string | null } | null } | null } | null> | null };

export type StaffBlockQueryVariables = Exact<{
  en: boolean;
  fr: boolean;
}>;


export type StaffBlockQuery = { allStaffMembers: Array<{ _id: string, name: string, email: string, role: { nl: string, en?: string | null, fr?: string | null }, bio: { nl: string, en?: string | null, fr?: string | null }, avatar: { url: string, width: number, height: number, focalX: number, focalY: number, alternativeText: { nl: string, en?: string | null, fr?: string | null } | null } | null } | null> | null };

export type TailoredBlockQueryVariables = Exact<{
  en: boolean;
  fr: boolean;
}>;


export type TailoredBlockQuery = { filteredCourses: { items: Array<{ _id: string, title: { nl: string, en?: string | null, fr?: string | null } } | null> } | null };

export type ActivityListQueryVariables = Exact<{
  page: number;
  limit: number;
  sort?: Array<string | null | undefined> | string | null | undefined;
  locale?: string | null | undefined;
  kind?: string | null | undefined;
  actor?: string | null | undefined;
  by?: string | null | undefined;
  subject?: string | null | undefined;
  at?: string | null | undefined;
}>;


export type ActivityListQuery = { activities: { total: number, items: Array<{ _id: string, at: string, by: string | null, actor: string | null, kind: string, isCreditNote: boolean, event: string, subject: string | null, target: string | null, targetId: string | null, differences: Array<{ field: string, before: string | null, after: string | null, beforePicture: string | null, afterPicture: string | null } | null> } | null> } | null };

export type ImportBankFileMutationVariables = Exact<{
  input: ImportBankFile_Input;
}>;


export type ImportBankFileMutation = { importBankFile: { added: number } | null };

export type AgreeToBankTransactionMutationVariables = Exact<{
  id: string;
  input: BankSettling_Input;
}>;


export type AgreeToBankTransactionMutation = { settleBankTransaction: { _id: string } | null };

export type PutBankTransactionAsideMutationVariables = Exact<{
  id: string;
  input: BankIgnoring_Input;
}>;


export type PutBankTransactionAsideMutation = { ignoreBankTransaction: { _id: string } | null };

export type ReopenBankTransactionMutationVariables = Exact<{
  id: string;
}>;


export type ReopenBankTransactionMutation = { reopenBankTransaction: { _id: string } | null };

export type BankListQueryVariables = Exact<{
  page: number;
  limit: number;
  sort?: Array<string | null | undefined> | string | null | undefined;
  search?: string | null | undefined;
  state?: string | null | undefined;
  statement?: string | null | undefined;
  bookedOn?: string | null | undefined;
}>;


export type BankListQuery = { bankTransactions: { total: number, items: Array<{ _id: string, bookedOn: string, amount: number, counterpartyName: string | null, reference: string | null, text: string, state: BankState, reason: string | null, note: string | null, parts: Array<{ invoice: string, number: string, customer: string, amount: number, owed: number } | null> } | null> } | null, bankStatements: { items: Array<{ _id: string, format: BankFormat, number: string, closedOn: string, movements: number, waiting: number, open: number, gap: number | null } | null> } | null };

export type PanelBankQueryVariables = Exact<{
  id: string;
}>;


export type PanelBankQuery = { bankTransaction: { _id: string, bookedOn: string, amount: number, counterpartyName: string | null, counterpartyIban: string | null, reference: string | null, text: string, bankReference: string | null, state: BankState, reason: string | null, payer: Payer, receipt: string | null, decidedBy: string | null, decidedAt: string | null, note: string | null, parts: Array<{ invoice: string, number: string, customer: string, amount: number, owed: number } | null>, openInvoices: Array<{ _id: string, number: string, customer: string, owed: number, dueOn: string } | null> } | null };

export type SettleBankTransactionMutationVariables = Exact<{
  id: string;
  input: BankSettling_Input;
}>;


export type SettleBankTransactionMutation = { settleBankTransaction: { _id: string } | null };

export type IgnoreBankTransactionMutationVariables = Exact<{
  id: string;
  input: BankIgnoring_Input;
}>;


export type IgnoreBankTransactionMutation = { ignoreBankTransaction: { _id: string } | null };

export type PanelBooksQueryVariables = Exact<{
  year: string;
  per: string;
  vatOn: string;
}>;


export type PanelBooksQuery = { bookTotals: { periods: Array<{ period: string, invoiced: number, credited: number, received: number, refunded: number, open: number, vat: Array<{ rate: number, net: number, vat: number } | null> } | null>, total: { period: string, invoiced: number, credited: number, received: number, refunded: number, open: number, vat: Array<{ rate: number, net: number, vat: number } | null> } } | null, books: { checkedAt: string | null, isInAgreement: boolean | null, differences: Array<{ rule: string, unit: string, subject: string, id: string | null, number: string | null, whose: string | null, expected: number | null, found: number | null } | null> } | null };

export type StartBulkActMutationVariables = Exact<{
  id: string;
  input: BulkStart_Input;
}>;


export type StartBulkActMutation = { startBulkAct: { _id: string } | null };

export type BulkActPageQueryVariables = Exact<{
  id: string;
  price?: number | null | undefined;
  session?: string | null | undefined;
  reason?: string | null | undefined;
  all?: boolean | null | undefined;
}>;


export type BulkActPageQuery = { bulkAct: { _id: string, act: BulkActName, state: BulkState, author: string | null, startedAt: string | null, total: number, participants: number, possible: number, ended: number, done: number, credit: number, refund: number, kept: number, invoices: number, owed: number, price: number | null, movesTo: string | null, reason: string | null, sessions: Array<{ _id: string, startDate: string, taken: number, capacity: number, place: { nl: string, en: string | null, fr: string | null } } | null>, refused: Array<{ registration: string, customer: string, startDate: string, why: BulkRefusal, course: { nl: string, en: string | null, fr: string | null } } | null> } | null, bulkActMails: { rehearsed: number, mails: { total: number, languages: Array<{ language: Locale, count: number } | null>, leftOut: Array<{ name: string, email: string, why: LeftOutReason } | null>, doubtful: Array<{ name: string, email: string } | null>, mails: Array<{ kind: string, reader: MailReader, count: number, to: string, language: Locale, subject: string, text: string } | null> } } | null };

export type ContentStatesQueryVariables = Exact<{ [key: string]: never; }>;


export type ContentStatesQuery = { staticContentStates: { items: Array<{ type: string, page: string | null, version: number, isPublished: boolean, updatedAt: string, author: string | null, title: { nl: string, en: string | null, fr: string | null } | null, slug: { nl: string, en: string | null, fr: string | null } | null, languages: Array<{ locale: Locale, state: ContentLanguageState, missing: number } | null> } | null> } | null };

export type ContentStateFragment = { type: string, page: string | null, version: number, isPublished: boolean, updatedAt: string, author: string | null, title: { nl: string, en: string | null, fr: string | null } | null, slug: { nl: string, en: string | null, fr: string | null } | null, languages: Array<{ locale: Locale, state: ContentLanguageState, missing: number } | null> };

export type UnpublishPageMutationVariables = Exact<{
  type: string;
}>;


export type UnpublishPageMutation = { unpublishPage: unknown };

export type RemovePageMutationVariables = Exact<{
  type: string;
}>;


export type RemovePageMutation = { removePage: unknown };

export type ContentsQueryVariables = Exact<{
  removed: string;
  isRemoving: boolean;
}>;


export type ContentsQuery = { staticContentStates: { items: Array<{ type: string, page: string | null, version: number, isPublished: boolean, updatedAt: string, author: string | null, title: { nl: string, en: string | null, fr: string | null } | null, slug: { nl: string, en: string | null, fr: string | null } | null, languages: Array<{ locale: Locale, state: ContentLanguageState, missing: number } | null> } | null> } | null, staticContentLinks?: { items: Array<{ type: string, block: string, locales: Array<Locale | null>, title: { nl: string, en: string | null, fr: string | null } | null } | null> } | null };

export type NewPageMutationVariables = Exact<{
  input: NewPageDraft_Input;
}>;


export type NewPageMutation = { createPageDraft: { type: string } | null };

export type PublishingPlansQueryVariables = Exact<{ [key: string]: never; }>;


export type PublishingPlansQuery = { publishingPlans: { items: Array<{ _id: string, at: string, status: PlanStatus, reason: string | null, locales: Array<Locale | null>, author: string | null, settledAt: string | null, documents: Array<{ type: string, version: number, newest: number, published: number, title: { nl: string, en: string | null, fr: string | null } | null } | null> } | null> } | null };

export type PublishingPlanQueryVariables = Exact<{
  id: string;
}>;


export type PublishingPlanQuery = { publishingPlan: { _id: string, at: string, status: PlanStatus, reason: string | null, locales: Array<Locale | null>, author: string | null, settledAt: string | null, documents: Array<{ type: string, version: number, newest: number, published: number, title: { nl: string, en: string | null, fr: string | null } | null } | null> } | null };

export type PlanFragment = { _id: string, at: string, status: PlanStatus, reason: string | null, locales: Array<Locale | null>, author: string | null, settledAt: string | null, documents: Array<{ type: string, version: number, newest: number, published: number, title: { nl: string, en: string | null, fr: string | null } | null } | null> };

export type PlanPublishingMutationVariables = Exact<{
  input: NewPublishingPlan_Input;
}>;


export type PlanPublishingMutation = { planPublishing: { _id: string } | null };

export type ChangePublishingPlanMutationVariables = Exact<{
  id: string;
  input: PublishingPlanChanges_Input;
}>;


export type ChangePublishingPlanMutation = { changePublishingPlan: { _id: string } | null };

export type WithdrawPublishingPlanMutationVariables = Exact<{
  id: string;
}>;


export type WithdrawPublishingPlanMutation = { withdrawPublishingPlan: { _id: string } | null };

export type ContentPreviewsQueryVariables = Exact<{
  type: string;
}>;


export type ContentPreviewsQuery = { previews: { items: Array<{ _id: string, status: PreviewState, address: string | null, author: string | null, createdAt: string, expiresAt: string, revokedAt: string | null, revokedBy: string | null } | null> } | null, staticContentDraft: { blocks: Array<{ id: string, data: unknown } | null> } | null };

export type CreatePreviewMutationVariables = Exact<{
  type: string;
  input: NewPreview_Input;
}>;


export type CreatePreviewMutation = { createPreview: { __typename: 'Previews' } | null };

export type RevokePreviewMutationVariables = Exact<{
  type: string;
  id: string;
}>;


export type RevokePreviewMutation = { revokePreview: unknown };

export type CheckedFragment = { findings: Array<{ severity: FindingSeverity, kind: FindingKind, blockId: string, block: string, locale: Locale, path: string, field: string, value: string | null } | null> };

export type DraftToPublishFragment = { published: unknown, type: string, version: number, blocks: Array<{ id: string, block: string, position: string, hidden: boolean | null, removed: boolean, data: unknown, sources: unknown } | null> };

export type PublishTogetherMutationVariables = Exact<{
  input: StaticContentsPublish_Input;
}>;


export type PublishTogetherMutation = { publishTogether: { documents: Array<{ type: string } | null> } | null };

export type ContentVersionsQueryVariables = Exact<{
  type: string;
  version: number;
  hasVersion: boolean;
}>;


export type ContentVersionsQuery = { staticContentVersions: { items: Array<{ version: number, state: VersionState, author: string | null, createdAt: string, publishedAt: string | null } | null> } | null, staticContentDraft: { blocks: Array<{ id: string, data: unknown } | null> } | null, staticContentChanges?: { items: Array<{ kind: ContentChangeKind, blockId: string, block: string, locale: string | null, path: string | null, before: string | null, after: string | null } | null> } | null };

export type RestoreContentMutationVariables = Exact<{
  type: string;
  version: number;
}>;


export type RestoreContentMutation = { restoreStaticContent:
    | { __typename: 'AboutContent' }
    | { __typename: 'BannerContent' }
    | { __typename: 'ClassroomsContent' }
    | { __typename: 'CoachingContent' }
    | { __typename: 'ContactContent' }
    | { __typename: 'CookieContent' }
    | { __typename: 'CourseContent' }
    | { __typename: 'DisclaimerContent' }
    | { __typename: 'FooterContent' }
    | { __typename: 'HomepageContent' }
    | { __typename: 'HomepageOfferContent' }
    | { __typename: 'HomepageUspsContent' }
    | { __typename: 'NewsletterContent' }
    | { __typename: 'PageContent' }
    | { __typename: 'PrivacyContent' }
    | { __typename: 'TailoredContent' }
   | null };

export type CourseLinksFragment = { courseChoices: { themes: Array<{ _id: string, name: { nl: string, en: string | null, fr: string | null } } | null>, trainers: Array<{ _id: string, name: string } | null> } | null, allCategories: Array<{ _id: string, name: { nl: string, en: string | null, fr: string | null } } | null> | null, allLocations: Array<{ _id: string, name: { nl: string, en: string | null, fr: string | null } } | null> | null, allLanguages: Array<{ _id: string, name: { nl: string, en: string | null, fr: string | null } } | null> | null, media: { items: Array<{ _id: string, name: string, url: string } | null> } | null };

export type CourseToWriteQueryVariables = Exact<{
  id: string;
}>;


export type CourseToWriteQuery = { course: { _id: string, type: CourseType, days: number, price: number | null, earlyPrice: number | null, earlyDays: number | null, groupPrice: number | null, groupFrom: number | null, subsidised: boolean, subsidyTheme: SubsidyTheme, groupSize: number | null, trainingDatabaseNumber: string | null, showOnHomePage: boolean, updatedAt: string, title: { nl: string, en: string | null, fr: string | null }, slug: { nl: string, en: string | null, fr: string | null }, summary: { nl: string, en: string | null, fr: string | null }, description: { nl: string, en: string | null, fr: string | null }, audience: { nl: string, en: string | null, fr: string | null }, outcomes: Array<{ nl: string, en: string | null, fr: string | null } | null>, included: Array<{ nl: string, en: string | null, fr: string | null } | null>, certificate: { nl: string, en: string | null, fr: string | null } | null, bring: { nl: string, en: string | null, fr: string | null } | null, programme: Array<{ title: { nl: string, en: string | null, fr: string | null }, text: { nl: string, en: string | null, fr: string | null } } | null>, category: { _id: string }, themes: Array<{ _id: string } | null>, locations: Array<{ _id: string } | null>, languages: Array<{ _id: string } | null>, trainers: Array<{ _id: string } | null> } | null, deskCourses: { items: Array<{ banner: string | null, sessions: number, missing: { en: number, fr: number } } | null> } | null, courseHistory: Array<{ to: string, about: string | null, session: string | null, at: string, by: string | null } | null> | null, courseChoices: { themes: Array<{ _id: string, name: { nl: string, en: string | null, fr: string | null } } | null>, trainers: Array<{ _id: string, name: string } | null> } | null, allCategories: Array<{ _id: string, name: { nl: string, en: string | null, fr: string | null } } | null> | null, allLocations: Array<{ _id: string, name: { nl: string, en: string | null, fr: string | null } } | null> | null, allLanguages: Array<{ _id: string, name: { nl: string, en: string | null, fr: string | null } } | null> | null, media: { items: Array<{ _id: string, name: string, url: string } | null> } | null };

export type NewCoursePageQueryVariables = Exact<{ [key: string]: never; }>;


export type NewCoursePageQuery = { courseChoices: { themes: Array<{ _id: string, name: { nl: string, en: string | null, fr: string | null } } | null>, trainers: Array<{ _id: string, name: string } | null> } | null, allCategories: Array<{ _id: string, name: { nl: string, en: string | null, fr: string | null } } | null> | null, allLocations: Array<{ _id: string, name: { nl: string, en: string | null, fr: string | null } } | null> | null, allLanguages: Array<{ _id: string, name: { nl: string, en: string | null, fr: string | null } } | null> | null, media: { items: Array<{ _id: string, name: string, url: string } | null> } | null };

export type ChangeCourseMutationVariables = Exact<{
  id: string;
  input: CourseChanges_Input;
}>;


export type ChangeCourseMutation = { updateCourse: { _id: string } | null };

export type AddCourseMutationVariables = Exact<{
  input: NewCourse_Input;
}>;


export type AddCourseMutation = { createCourse: { _id: string } | null };

export type CourseDeskQueryVariables = Exact<{
  page: number;
  limit: number;
  sort?: Array<string | null | undefined> | string | null | undefined;
  locale?: string | null | undefined;
  search?: string | null | undefined;
  type?: string | null | undefined;
  category?: string | null | undefined;
  complete?: string | null | undefined;
  sessions?: string | null | undefined;
}>;


export type CourseDeskQuery = { deskCourses: { total: number, items: Array<{ _id: string, type: CourseType, price: number | null, sessions: number, updatedAt: string, title: { nl: string, en: string | null, fr: string | null }, category: { nl: string, en: string | null, fr: string | null }, missing: { en: number, fr: number } } | null> } | null, allCategories: Array<{ key: string, name: { nl: string, en: string | null, fr: string | null } } | null> | null };

export type CustomerListQueryVariables = Exact<{
  page: number;
  limit: number;
  sort?: Array<string | null | undefined> | string | null | undefined;
  search?: string | null | undefined;
  kind?: string | null | undefined;
  state?: string | null | undefined;
}>;


export type CustomerListQuery = { customers: { total: number, items: Array<{ _id: string, kind: CustomerKind, name: string, email: string | null, about: string | null, state: CustomerState, createdAt: string } | null> } | null };

export type SellPrepaidCardMutationVariables = Exact<{
  input: NewPrepaidCard_Input;
  key?: string | null | undefined;
}>;


export type SellPrepaidCardMutation = { sellPrepaidCard: { _id: string } | null };

export type PanelCustomerQueryVariables = Exact<{
  id: string;
  isDesk: boolean;
}>;


export type PanelCustomerQuery = { customer: { _id: string, kind: CustomerKind, name: string, email: string | null, emailVerified: boolean, phone: string | null, vat: string | null, enterpriseNumber: string | null, receivesEInvoices: boolean | null, address: string | null, zip: string | null, city: string | null, language: string | null, state: CustomerState, createdAt: string, participants: number, people: Array<{ _id: string, name: string, email: string, roles: Array<string | null>, approval: Approval, active: boolean } | null>, organisations: Array<{ _id: string, name: string, roles: Array<string | null>, approval: Approval } | null>, registrations: Array<{ _id: string, status: RegistrationStatus, startDate: string, participants: number, session: string, course: { nl: string | null, en: string | null, fr: string | null } } | null>, invoices: Array<{ _id: string, number: string, status: InvoiceStatus, issuedOn: string, dueOn: string, total: number, creditOf: string | null } | null>, bookings: Array<{ _id: string, status: BookingStatus, date: string, persons: number } | null>, mails: Array<{ _id: string, to: string, subject: string, createdAt: string, sentAt: string | null } | null>, messages: Array<{ _id: string, subject: string, createdAt: string, handled: boolean } | null>, history: Array<{ to: string, at: string, by: string | null, about: string | null } | null> } | null, accountStatement: { open: number, credit: number, openInvoices: Array<{ _id: string, number: string, dueOn: string, owed: number } | null>, credits: Array<{ _id: string, receivedOn: string, reference: string | null, rest: number } | null> } | null, prepaidCards: { items: Array<{ _id: string, number: string, days: number, daysLeft: number, total: number, validUntil: string | null, state: PrepaidCardState, boughtOn: string, invoice: { _id: string, number: string } | null, uses: Array<{ registration: string, days: number, startDate: string, course: { nl: string, en: string | null, fr: string | null } } | null> } | null> } | null, notes: Array<{ _id: string, text: string, author: string | null, createdAt: string, mayRemove: boolean } | null> | null, deskMessages?: Array<{ _id: string, author: string | null, isByTrainer: boolean, sentAt: string | null, total: number, subject: { nl: string, en: string | null, fr: string | null } } | null> | null, doubles: { items: Array<{ kind: DoubleKind, why: DoubleReason, kept: { _id: string, name: string }, dropped: { _id: string, name: string } } | null> } | null };

export type SetActiveMutationVariables = Exact<{
  id: string;
  active: boolean;
}>;


export type SetActiveMutation = { updateUser: { _id: string } | null };

export type DecideApplicantMutationVariables = Exact<{
  id: string;
  input: ApprovalDecision_Input;
}>;


export type DecideApplicantMutation = { decideApproval: { _id: string } | null };

export type SetContactRolesMutationVariables = Exact<{
  id: string;
  userId: string;
  input: OrganisationContactChanges_Input;
}>;


export type SetContactRolesMutation = { updateOrganisationContact: { _id: string } | null };

export type CustomerStatementQueryVariables = Exact<{
  id: string;
  from?: string | null | undefined;
  until?: string | null | undefined;
}>;


export type CustomerStatementQuery = { accountStatement: { customer: string, opening: number, open: number, credit: number, lines: Array<{ _id: string, day: string, kind: string, number: string | null, reference: string | null, amount: number, balance: number } | null> } | null };

export type PanelApprovalMutationVariables = Exact<{
  id: string;
  input: ApprovalDecision_Input;
}>;


export type PanelApprovalMutation = { decideApproval: { _id: string } | null };

export type HandleDeskMessageMutationVariables = Exact<{
  id: string;
  input: ContactChanges_Input;
}>;


export type HandleDeskMessageMutation = { updateContact: { _id: string } | null };

export type PublishDeskReviewMutationVariables = Exact<{
  id: string;
  input: ReviewDecision_Input;
}>;


export type PublishDeskReviewMutation = { decideEvaluationReview: { status: ReviewState } | null };

export type SettleDeskCreditMutationVariables = Exact<{
  id: string;
}>;


export type SettleDeskCreditMutation = { updateInvoice: { _id: string } | null };

export type PassDeskInvoiceMutationVariables = Exact<{
  id: string;
}>;


export type PassDeskInvoiceMutation = { sendEInvoice: { receiver: string | null } | null };

export type WithdrawDeskQuotationMutationVariables = Exact<{
  id: string;
  input: BookingChanges_Input;
}>;


export type WithdrawDeskQuotationMutation = { updateBooking: { _id: string } | null };

export type ConfirmSessionMutationVariables = Exact<{
  id: string;
}>;


export type ConfirmSessionMutation = { confirmSession: { _id: string } | null };

export type CancelSessionMutationVariables = Exact<{
  id: string;
}>;


export type CancelSessionMutation = { cancelSession: { _id: string } | null };

export type RemindChoiceMutationVariables = Exact<{
  id: string;
}>;


export type RemindChoiceMutation = { remindChoice: { isReminded: boolean } | null };

export type RemindTrainersMutationVariables = Exact<{
  id: string;
}>;


export type RemindTrainersMutation = { remindTrainers: { reminded: Array<string | null> } | null };

export type OpenTaughtSessionMutationVariables = Exact<{
  id: string;
}>;


export type OpenTaughtSessionMutation = { openTaughtSession: { path: string } | null };

export type UnpreparedFragment = { _id: string, startDate: string, registrationCount: number, plannedCourse: { title: { nl: string, en: string | null, fr: string | null } }, location: { name: { nl: string, en: string | null, fr: string | null } } };

export type ReturnedCreditFragment = { _id: string, number: string, issuedOn: string, total: number, creditOf: string | null, customer: { name: string } };

export type PassedOnFragment = { _id: string, number: string, issuedOn: string, creditOf: string | null, customer: { name: string } };

export type OvertakenQuotationFragment = { _id: string, firstName: string, lastName: string, organisationName: string | null, date: string, dayPart: DayPart, offer: { number: string } | null };

export type LostMailFragment = { _id: string, to: string, subject: string, createdAt: string, sentAt: string | null };

export type WaitingReviewFragment = { _id: string, text: string, createdAt: string, course: { nl: string, en: string | null, fr: string | null } };

export type PanelTodayQueryVariables = Exact<{
  until: string;
  today: string;
  rooms: string;
  links: string;
  limit: number;
  latest: number;
  locale?: string | null | undefined;
  day: string;
  answered: string;
  hasAnswered: boolean;
  published: string;
  hasPublished: boolean;
  resent: string;
  hasResent: boolean;
  returned: string;
  hasReturned: boolean;
  passed: string;
  hasPassed: boolean;
  withdrawn: string;
  hasWithdrawn: boolean;
  isDesk: boolean;
  isFinance: boolean;
  isRooms: boolean;
  isOffice: boolean;
  isEditor: boolean;
  isReviewer: boolean;
  isHouse: boolean;
  isTrainer: boolean;
  ahead: string;
  asked: string;
  act: string;
  isAsked: boolean;
}>;


export type PanelTodayQuery = { taughtSessions?: Array<{ _id: string, room: string | null, end: string, participants: number, toGrade: number, title: { nl: string, en: string | null, fr: string | null }, place: { nl: string, en: string | null, fr: string | null }, hours: Array<{ start: string, end: string } | null>, toNote: Array<{ day: string, half: HalfDay } | null> } | null> | null, trainerCalendar?: Array<{ _id: string, absences: Array<{ _id: string, fromDay: string, untilDay: string, fromTime: string | null, untilTime: string | null } | null> } | null> | null, requests?: { total: number, items: Array<{ _id: string, firstName: string, lastName: string, organisationName: string | null, persons: number, date: string, dayPart: DayPart, configuration: string, catering: string, createdAt: string } | null> } | null, quotations?: { total: number, items: Array<{ _id: string, firstName: string, lastName: string, organisationName: string | null, persons: number, date: string, dayPart: DayPart, phone: string | null, offerValidUntil: string | null, offer: { number: string, total: number } | null } | null> } | null, overtaken?: { total: number, items: Array<{ _id: string, firstName: string, lastName: string, organisationName: string | null, date: string, dayPart: DayPart, offer: { number: string } | null } | null> } | null, withdrawn?: { total: number, items: Array<{ _id: string, firstName: string, lastName: string, organisationName: string | null, date: string, dayPart: DayPart, offer: { number: string } | null } | null> } | null, approvals?: Array<{ _id: string, firstName: string, lastName: string, email: string, createdAt: string, organisation: { _id: string, name: string } } | null> | null, undecided?: { total: number, items: Array<{ _id: string, startDate: string, decisionOn: string | null, minimum: number | null, registrationCount: number, plannedCourse: { title: { nl: string, en: string | null, fr: string | null } }, location: { name: { nl: string, en: string | null, fr: string | null } } } | null> } | null, sessionMails?: { total: number, languages: Array<{ language: Locale, count: number } | null>, leftOut: Array<{ name: string, email: string, why: LeftOutReason } | null>, doubtful: Array<{ name: string, email: string } | null>, mails: Array<{ kind: string, reader: MailReader, count: number, to: string, language: Locale, subject: string, text: string } | null> } | null, roomless?: { total: number, items: Array<{ _id: string, startDate: string, registrationCount: number, plannedCourse: { title: { nl: string, en: string | null, fr: string | null } }, location: { name: { nl: string, en: string | null, fr: string | null } } } | null> } | null, linkless?: { total: number, items: Array<{ _id: string, startDate: string, registrationCount: number, plannedCourse: { title: { nl: string, en: string | null, fr: string | null } }, location: { name: { nl: string, en: string | null, fr: string | null } } } | null> } | null, trainerless?: { total: number, items: Array<{ _id: string, startDate: string, names: Array<string | null>, isDeclined: boolean, remindedAt: string | null, title: { nl: string, en: string | null, fr: string | null }, place: { nl: string, en: string | null, fr: string | null } } | null> } | null, mismatches?: { total: number, items: Array<{ _id: string, customer: string, quotation: string | null, amount: number, paidAmount: number | null, createdAt: string, course: { nl: string, en: string | null, fr: string | null } | null } | null> } | null, messages?: { total: number, items: Array<{ _id: string, firstName: string, lastName: string, subject: string, createdAt: string } | null> } | null, answered?: { total: number, items: Array<{ _id: string, firstName: string, lastName: string, subject: string, createdAt: string } | null> } | null, due?: { total: number, items: Array<{ _id: string, number: string, dueOn: string, owed: number, customer: string, level: number, remindedOn: string | null, pause: { reason: Query_OpenInvoices_Items_Items_Pause_OneOf_0_Reason } | null } | null> } | null, returns?: { total: number, items: Array<{ _id: string, number: string, issuedOn: string, total: number, creditOf: string | null, customer: { name: string } } | null> } | null, returned?: { total: number, items: Array<{ _id: string, number: string, issuedOn: string, total: number, creditOf: string | null, customer: { name: string } } | null> } | null, credits?: { total: number, items: Array<{ _id: string, rest: number, receivedOn: string, customer: string | null, organisation: string | null, user: string | null, reference: string | null } | null> } | null, refused?: { total: number, items: Array<{ _id: string, number: string, issuedOn: string, creditOf: string | null, customer: { name: string } } | null> } | null, passed?: { total: number, items: Array<{ _id: string, number: string, issuedOn: string, creditOf: string | null, customer: { name: string } } | null> } | null, choosing?: { total: number, items: Array<{ _id: string, customer: string, startDate: string, choiceRemindedAt: string | null, course: { nl: string, en: string | null, fr: string | null } } | null> } | null, undelivered?: { total: number, items: Array<{ _id: string, to: string, subject: string, createdAt: string, sentAt: string | null } | null> } | null, resent?: { total: number, items: Array<{ _id: string, to: string, subject: string, createdAt: string, sentAt: string | null } | null> } | null, books?: { checkedAt: string | null, isInAgreement: boolean | null, differences: Array<{ rule: string, unit: string, subject: string, id: string | null, number: string | null, whose: string | null, expected: number | null, found: number | null } | null> } | null, roomUses?: Array<{ roomType: string | null, start: string, end: string, session: string | null, reason: string | null, note: string | null, title: { nl: string, en: string | null, fr: string | null } | null } | null> | null, roomCalendar?: Array<{ _id: string, status: BookingStatus, dayPart: DayPart, roomType: string | null, firstName: string, lastName: string, organisationName: string | null } | null> | null, allRoomTypes?: Array<{ _id: string, name: { nl: string, en: string | null, fr: string | null } } | null> | null, activities?: { items: Array<{ _id: string, at: string, by: string | null, kind: string, isCreditNote: boolean, event: string, subject: string | null, target: string | null, targetId: string | null } | null> } | null, reviews?: { total: number, items: Array<{ _id: string, text: string, createdAt: string, course: { nl: string, en: string | null, fr: string | null } } | null> } | null, published?: { total: number, items: Array<{ _id: string, text: string, createdAt: string, course: { nl: string, en: string | null, fr: string | null } } | null> } | null, staticContentStates?: { items: Array<{ type: string, title: { nl: string, en: string | null, fr: string | null } | null, languages: Array<{ locale: Locale, state: ContentLanguageState, missing: number } | null> } | null> } | null, publishingPlans?: { items: Array<{ _id: string, at: string, status: PlanStatus, reason: string | null, createdAt: string, settledAt: string | null, documents: Array<{ type: string, isPublic: boolean, title: { nl: string, en: string | null, fr: string | null } | null } | null> } | null> } | null };

export type DiscountCodeListQueryVariables = Exact<{
  page: number;
  limit: number;
  sort?: Array<string | null | undefined> | string | null | undefined;
  code?: string | null | undefined;
}>;


export type DiscountCodeListQuery = { discountCodes: { total: number, items: Array<{ _id: string, code: string, unit: DiscountUnit, value: number, active: boolean, validFrom: string | null, validUntil: string | null, maxUses: number | null, uses: number } | null> } | null };

export type CoursesToChooseFragment = { filteredCourses: { items: Array<{ _id: string, title: { nl: string, en: string | null, fr: string | null } } | null> } | null };

export type AddDiscountCodeMutationVariables = Exact<{
  input: NewDiscountCode_Input;
}>;


export type AddDiscountCodeMutation = { createDiscountCode: { _id: string } | null };

export type ChangeDiscountCodeMutationVariables = Exact<{
  id: string;
  input: DiscountCodeChanges_Input;
}>;


export type ChangeDiscountCodeMutation = { updateDiscountCode: { _id: string } | null };

export type NewDiscountCodePageQueryVariables = Exact<{
  locale: string;
}>;


export type NewDiscountCodePageQuery = { filteredCourses: { items: Array<{ _id: string, title: { nl: string, en: string | null, fr: string | null } } | null> } | null };

export type DiscountCodePageQueryVariables = Exact<{
  id: string;
  locale: string;
}>;


export type DiscountCodePageQuery = { discountCode: { _id: string, code: string, unit: DiscountUnit, value: number, combines: boolean, active: boolean, validFrom: string | null, validUntil: string | null, maxUses: number | null, maxPerCustomer: number | null, courses: Array<string | null> | null, uses: number } | null, filteredCourses: { items: Array<{ _id: string, title: { nl: string, en: string | null, fr: string | null } } | null> } | null };

export type DoubleListQueryVariables = Exact<{
  page: number;
  limit: number;
  kind?: string | null | undefined;
}>;


export type DoubleListQuery = { doubles: { total: number, items: Array<{ kind: DoubleKind, why: DoubleReason, customer: { _id: string, name: string }, kept: { _id: string, name: string, about: string | null }, dropped: { _id: string, name: string, about: string | null } } | null> } | null };

export type ComparedDoublesQueryVariables = Exact<{
  kind: string;
  kept: string;
  dropped: string;
  locale: string;
}>;


export type ComparedDoublesQuery = { comparedDoubles: { kind: DoubleKind, version: string, customer: { _id: string, name: string }, kept: { _id: string, name: string, createdAt: string, records: Array<{ kind: DoubleRecord, count: number, newest: Array<{ name: string, at: string | null } | null> } | null> }, dropped: { _id: string, name: string, createdAt: string, records: Array<{ kind: DoubleRecord, count: number, newest: Array<{ name: string, at: string | null } | null> } | null> }, fields: Array<{ name: string, kept: string | null, dropped: string | null } | null>, clashes: Array<{ kind: DoubleClashKind, name: string, at: string | null } | null> } | null };

export type MergeDoublesMutationVariables = Exact<{
  kind: string;
  kept: string;
  dropped: string;
  input: Merge_Input;
}>;


export type MergeDoublesMutation = { mergeDoubles: { customer: string } | null };

export type EditorDraftsQueryVariables = Exact<{
  type: string;
}>;


export type EditorDraftsQuery = { page: { type: string, version: number, blocks: Array<{ id: string, block: string, position: string, hidden: boolean | null, removed: boolean, data: unknown, sources: unknown } | null> } | null, banner: { type: string, version: number, blocks: Array<{ id: string, block: string, position: string, hidden: boolean | null, removed: boolean, data: unknown, sources: unknown } | null> } | null, cookie: { type: string, version: number, blocks: Array<{ id: string, block: string, position: string, hidden: boolean | null, removed: boolean, data: unknown, sources: unknown } | null> } | null, footer: { type: string, version: number, blocks: Array<{ id: string, block: string, position: string, hidden: boolean | null, removed: boolean, data: unknown, sources: unknown } | null> } | null, homepageOffer: { type: string, version: number, blocks: Array<{ id: string, block: string, position: string, hidden: boolean | null, removed: boolean, data: unknown, sources: unknown } | null> } | null, homepageUsps: { type: string, version: number, blocks: Array<{ id: string, block: string, position: string, hidden: boolean | null, removed: boolean, data: unknown, sources: unknown } | null> } | null, tailored: { type: string, version: number, blocks: Array<{ id: string, block: string, position: string, hidden: boolean | null, removed: boolean, data: unknown, sources: unknown } | null> } | null };

export type ContentToPublishQueryVariables = Exact<{
  type: string;
  pageType: string;
}>;


export type ContentToPublishQuery = { staticContentStates: { items: Array<{ type: string, page: string | null, version: number, isPublished: boolean, updatedAt: string, author: string | null, title: { nl: string, en: string | null, fr: string | null } | null, slug: { nl: string, en: string | null, fr: string | null } | null, languages: Array<{ locale: Locale, state: ContentLanguageState, missing: number } | null> } | null> } | null, checked: { findings: Array<{ severity: FindingSeverity, kind: FindingKind, blockId: string, block: string, locale: Locale, path: string, field: string, value: string | null } | null> } | null, page: { published: unknown, type: string, version: number, blocks: Array<{ id: string, block: string, position: string, hidden: boolean | null, removed: boolean, data: unknown, sources: unknown } | null> } | null, banner: { published: unknown, type: string, version: number, blocks: Array<{ id: string, block: string, position: string, hidden: boolean | null, removed: boolean, data: unknown, sources: unknown } | null> } | null, cookie: { published: unknown, type: string, version: number, blocks: Array<{ id: string, block: string, position: string, hidden: boolean | null, removed: boolean, data: unknown, sources: unknown } | null> } | null, footer: { published: unknown, type: string, version: number, blocks: Array<{ id: string, block: string, position: string, hidden: boolean | null, removed: boolean, data: unknown, sources: unknown } | null> } | null, homepageOffer: { published: unknown, type: string, version: number, blocks: Array<{ id: string, block: string, position: string, hidden: boolean | null, removed: boolean, data: unknown, sources: unknown } | null> } | null, homepageUsps: { published: unknown, type: string, version: number, blocks: Array<{ id: string, block: string, position: string, hidden: boolean | null, removed: boolean, data: unknown, sources: unknown } | null> } | null, tailored: { published: unknown, type: string, version: number, blocks: Array<{ id: string, block: string, position: string, hidden: boolean | null, removed: boolean, data: unknown, sources: unknown } | null> } | null, bannerChecked: { findings: Array<{ severity: FindingSeverity, kind: FindingKind, blockId: string, block: string, locale: Locale, path: string, field: string, value: string | null } | null> } | null, cookieChecked: { findings: Array<{ severity: FindingSeverity, kind: FindingKind, blockId: string, block: string, locale: Locale, path: string, field: string, value: string | null } | null> } | null, footerChecked: { findings: Array<{ severity: FindingSeverity, kind: FindingKind, blockId: string, block: string, locale: Locale, path: string, field: string, value: string | null } | null> } | null, homepageOfferChecked: { findings: Array<{ severity: FindingSeverity, kind: FindingKind, blockId: string, block: string, locale: Locale, path: string, field: string, value: string | null } | null> } | null, homepageUspsChecked: { findings: Array<{ severity: FindingSeverity, kind: FindingKind, blockId: string, block: string, locale: Locale, path: string, field: string, value: string | null } | null> } | null, tailoredChecked: { findings: Array<{ severity: FindingSeverity, kind: FindingKind, blockId: string, block: string, locale: Locale, path: string, field: string, value: string | null } | null> } | null };

export type EditedDraftFragment = { type: string, version: number, blocks: Array<{ id: string, block: string, position: string, hidden: boolean | null, removed: boolean, data: unknown, sources: unknown } | null> };

export type PanelEvaluationsQueryVariables = Exact<{
  by: string;
  from?: string | null | undefined;
  until?: string | null | undefined;
  course?: string | null | undefined;
  trainer?: string | null | undefined;
}>;


export type PanelEvaluationsQuery = { evaluationResults: Array<{ key: string, asked: number, answered: number, name: { nl: string, en: string | null, fr: string | null } | null, score: { count: number, average: number | null, counts: Array<number | null> } | null, recommend: { count: number, average: number | null, counts: Array<number | null> } | null } | null> | null, waiting: { total: number } | null };

export type EvaluationQuestionListQueryVariables = Exact<{
  page: number;
  limit: number;
  sort?: Array<string | null | undefined> | string | null | undefined;
  text?: string | null | undefined;
}>;


export type EvaluationQuestionListQuery = { evaluationQuestions: { total: number, items: Array<{ _id: string, kind: QuestionKind, sequence: number, active: boolean, text: { nl: string, en: string | null, fr: string | null } } | null> } | null };

export type AddEvaluationQuestionMutationVariables = Exact<{
  input: NewEvaluationQuestion_Input;
}>;


export type AddEvaluationQuestionMutation = { createEvaluationQuestion: { _id: string } | null };

export type ChangeEvaluationQuestionMutationVariables = Exact<{
  id: string;
  input: EvaluationQuestionChanges_Input;
}>;


export type ChangeEvaluationQuestionMutation = { updateEvaluationQuestion: { _id: string } | null };

export type RemoveEvaluationQuestionMutationVariables = Exact<{
  id: string;
}>;


export type RemoveEvaluationQuestionMutation = { deleteEvaluationQuestion: unknown };

export type PanelEvaluationQuestionQueryVariables = Exact<{
  id: string;
}>;


export type PanelEvaluationQuestionQuery = { evaluationQuestion: { _id: string, kind: QuestionKind, sequence: number, active: boolean, text: { nl: string, en: string | null, fr: string | null } } | null };

export type EvaluationReviewListQueryVariables = Exact<{
  page: number;
  limit: number;
  sort?: Array<string | null | undefined> | string | null | undefined;
  text?: string | null | undefined;
  status?: string | null | undefined;
}>;


export type EvaluationReviewListQuery = { evaluationReviews: { total: number, items: Array<{ _id: string, text: string, name: string | null, organisation: string | null, score: number, status: ReviewState, createdAt: string, course: { nl: string, en: string | null, fr: string | null } } | null> } | null };

export type DecideReviewMutationVariables = Exact<{
  id: string;
  input: ReviewDecision_Input;
}>;


export type DecideReviewMutation = { decideEvaluationReview: { status: ReviewState } | null };

export type PanelReviewQueryVariables = Exact<{
  id: string;
}>;


export type PanelReviewQuery = { evaluationReviews: { items: Array<{ _id: string, text: string, language: Locale, name: string | null, organisation: string | null, score: number, status: ReviewState, reason: string | null, lastDay: string, createdAt: string, decidedAt: string | null, decidedBy: string | null, course: { nl: string, en: string | null, fr: string | null } } | null> } | null };

export type PanelFiguresQueryVariables = Exact<{
  period: string;
  by: string;
}>;


export type PanelFiguresQuery = { figures: { from: string, until: string, beforeFrom: string, beforeUntil: string, now: { sessions: number, canceled: number, capacity: number, seats: number, revenue: number, costed: number, earned: number, costs: number, margin: number | null }, before: { sessions: number, canceled: number, capacity: number, seats: number, revenue: number, costed: number, earned: number, costs: number, margin: number | null }, groups: Array<{ key: string, name: { nl: string, en: string | null, fr: string | null } | null, now: { sessions: number, canceled: number, capacity: number, seats: number, revenue: number, costed: number, earned: number, costs: number, margin: number | null }, before: { sessions: number, canceled: number, capacity: number, seats: number, revenue: number, costed: number, earned: number, costs: number, margin: number | null } } | null>, revenue: Array<{ key: string, now: number, before: number } | null>, registrations: { key: string, now: number, before: number }, seats: { key: string, now: number, before: number }, leadDays: { now: number | null, before: number | null }, lead: Array<{ key: string, now: number, before: number } | null>, ended: Array<{ key: string, now: number, before: number } | null>, steps: Array<{ key: string, now: number, before: number } | null>, funnel: Array<{ key: string, name: { nl: string, en: string | null, fr: string | null }, now: { visits: number, begun: number, details: number, confirmed: number, paid: number }, before: { visits: number, begun: number, details: number, confirmed: number, paid: number } } | null>, searches: Array<{ key: string, now: number, before: number } | null> } | null };

export type MailTextsQueryVariables = Exact<{
  under: string;
}>;


export type MailTextsQuery = { interfaceTexts: { items: Array<{ key: string, placeholders: Array<string | null>, texts: { nl: { text: string, original: string, longest: number, changedAt: string | null, author: string | null }, en: { text: string, original: string, longest: number, changedAt: string | null, author: string | null }, fr: { text: string, original: string, longest: number, changedAt: string | null, author: string | null } } } | null> } | null };

export type SaidTextFragment = { key: string, placeholders: Array<string | null>, texts: { nl: { text: string, original: string, longest: number, changedAt: string | null, author: string | null }, en: { text: string, original: string, longest: number, changedAt: string | null, author: string | null }, fr: { text: string, original: string, longest: number, changedAt: string | null, author: string | null } } };

export type ChangeInterfaceTextMutationVariables = Exact<{
  key: string;
  locale: string;
  input: InterfaceTextChange_Input;
}>;


export type ChangeInterfaceTextMutation = { updateInterfaceText: { key: string } | null };

export type RemoveInterfaceTextMutationVariables = Exact<{
  key: string;
  locale: string;
}>;


export type RemoveInterfaceTextMutation = { removeInterfaceText: unknown };

export type InterfaceTextListQueryVariables = Exact<{
  page: number;
  limit: number;
  search?: string | null | undefined;
  changed?: boolean | null | undefined;
}>;


export type InterfaceTextListQuery = { interfaceTexts: { total: number, items: Array<{ key: string, placeholders: Array<string | null>, texts: { nl: { text: string, original: string, longest: number, changedAt: string | null, author: string | null }, en: { text: string, original: string, longest: number, changedAt: string | null, author: string | null }, fr: { text: string, original: string, longest: number, changedAt: string | null, author: string | null } } } | null> } | null };

export type AddSearchTermMutationVariables = Exact<{
  input: NewSearchTerm_Input;
}>;


export type AddSearchTermMutation = { createSearchTerm: { _id: string } | null };

export type ChangeSearchTermMutationVariables = Exact<{
  id: string;
  input: SearchTermChanges_Input;
}>;


export type ChangeSearchTermMutation = { updateSearchTerm: { _id: string } | null };

export type RemoveSearchTermMutationVariables = Exact<{
  id: string;
}>;


export type RemoveSearchTermMutation = { deleteSearchTerm: unknown };

export type SearchTermListQueryVariables = Exact<{
  page: number;
  limit: number;
  sort?: Array<string | null | undefined> | string | null | undefined;
  term?: string | null | undefined;
  language?: string | null | undefined;
  typed?: string | null | undefined;
  locale?: string | null | undefined;
  isTried: boolean;
}>;


export type SearchTermListQuery = { searchTerms: { total: number, items: Array<{ _id: string, language: Locale, term: string, meanings: Array<string | null> } | null> } | null, filteredCourses?: { total: number, corrected: string | null, items: Array<{ _id: string, title: { nl: string, en: string | null, fr: string | null } } | null> } | null };

export type InvoiceListQueryVariables = Exact<{
  page: number;
  limit: number;
  sort?: Array<string | null | undefined> | string | null | undefined;
  search?: string | null | undefined;
  status?: string | null | undefined;
  kind?: string | null | undefined;
  eInvoice?: string | null | undefined;
  overdue?: string | null | undefined;
  dueOn?: string | null | undefined;
  period?: string | null | undefined;
}>;


export type InvoiceListQuery = { invoices: { total: number, items: Array<{ _id: string, number: string, status: InvoiceStatus, issuedOn: string, dueOn: string, total: number, owed: number, creditOf: string | null, eInvoice: string | null, customer: { name: string } } | null> } | null };

export type PanelInvoiceQueryVariables = Exact<{
  id: string;
}>;


export type PanelInvoiceQuery = { invoice: { _id: string, number: string, status: InvoiceStatus, issuedOn: string, dueOn: string, net: number, vat: number, total: number, owed: number, reference: string | null, paymentReference: string | null, creditOf: string | null, organisation: string | null, user: string | null, shares: Array<{ payer: Payer, amount: number, open: number } | null>, customer: { name: string, address: string | null, zip: string | null, city: string | null, country: string | null, vat: string | null, enterpriseNumber: string | null, email: string | null }, lines: Array<{ description: string, quantity: number, unitPrice: number, amount: number, vatRate: number } | null> } | null, invoiceRecord: { registration: string | null, booking: string | null, receiver: string | null, canReissue: boolean, canCredit: boolean, canCreditPart: boolean, history: Array<{ status: InvoiceStatus, at: string, by: string | null, reason: string | null } | null>, payments: Array<{ _id: string, status: PaymentStatus, amount: number, paidAmount: number | null, refunded: number, paymentProvider: string, createdAt: string } | null>, receipts: Array<{ _id: string, amount: number, receivedOn: string, payer: Payer } | null>, related: Array<{ _id: string, number: string, status: InvoiceStatus, issuedOn: string, total: number, isCreditNote: boolean, agreed: string | null } | null>, left: { net: number, vat: number, total: number }, eInvoice: { state: EInvoiceState, receiver: string | null, code: string | null, reason: string | null, changedAt: string } | null } | null };

export type SettleInvoiceMutationVariables = Exact<{
  id: string;
  status: InvoiceStatus;
}>;


export type SettleInvoiceMutation = { updateInvoice: { _id: string } | null };

export type SendInvoiceAgainMutationVariables = Exact<{
  id: string;
}>;


export type SendInvoiceAgainMutation = { sendEInvoice: { receiver: string | null } | null };

export type CreditPartMutationVariables = Exact<{
  id: string;
  input: NewCreditNote_Input;
}>;


export type CreditPartMutation = { createCreditNote: { _id: string } | null };

export type ReissueInvoiceMutationVariables = Exact<{
  id: string;
  input: NewReissue_Input;
}>;


export type ReissueInvoiceMutation = { reissueInvoice: { _id: string } | null };

export type SendMailAgainMutationVariables = Exact<{
  id: string;
  input: MailAgain_Input;
}>;


export type SendMailAgainMutation = { sendMailAgain: { _id: string } | null };

export type CreateBulkActMutationVariables = Exact<{
  input: NewBulkAct_Input;
  key: string;
}>;


export type CreateBulkActMutation = { createBulkAct: { _id: string } | null };

export type NoteLineFragment = { _id: string, text: string, author: string | null, createdAt: string, mayRemove: boolean };

export type AddNoteMutationVariables = Exact<{
  input: NewNote_Input;
}>;


export type AddNoteMutation = { createNote: Array<{ _id: string } | null> | null };

export type RemoveNoteMutationVariables = Exact<{
  id: string;
}>;


export type RemoveNoteMutation = { deleteNote: unknown };

export type NotePaymentMutationVariables = Exact<{
  input: NewReceipt_Input;
  key?: string | null | undefined;
}>;


export type NotePaymentMutation = { createReceipt: { _id: string } | null };

export type WrittenLineFragment = { _id: string, author: string | null, isByTrainer: boolean, sentAt: string | null, total: number, subject: { nl: string, en: string | null, fr: string | null } };

export type ExpectedMailsFragment = { total: number, languages: Array<{ language: Locale, count: number } | null>, leftOut: Array<{ name: string, email: string, why: LeftOutReason } | null>, doubtful: Array<{ name: string, email: string } | null>, mails: Array<{ kind: string, reader: MailReader, count: number, to: string, language: Locale, subject: string, text: string } | null> };

export type PanelLoginMutationVariables = Exact<{
  input: Credentials_Input;
}>;


export type PanelLoginMutation = { login: { ticket: string | null, token: { accessToken: string, refreshToken: string } | null } | null };

export type PanelLoginWithCodeMutationVariables = Exact<{
  input: SecondFactorLogin_Input;
}>;


export type PanelLoginWithCodeMutation = { loginWithCode: { token: { accessToken: string, refreshToken: string } } | null };

export type MailListQueryVariables = Exact<{
  page: number;
  limit: number;
  sort?: Array<string | null | undefined> | string | null | undefined;
  search?: string | null | undefined;
  state?: string | null | undefined;
}>;


export type MailListQuery = { mails: { total: number, items: Array<{ _id: string, to: string, subject: string, state: MailState, createdAt: string, sentAt: string | null, againAt: string | null, againBy: string | null } | null> } | null };

export type UploadPictureMutationVariables = Exact<{
  input: UploadFiles_Input;
}>;


export type UploadPictureMutation = { uploadFiles: Array<{ _id: string } | null> | null };

export type ChangeFocalPointMutationVariables = Exact<{
  id: string;
  input: FocalPoint_Input;
}>;


export type ChangeFocalPointMutation = { updateFocalPoint: { _id: string } | null };

export type ChangeAlternativeTextMutationVariables = Exact<{
  id: string;
  input: AlternativeText_Input;
}>;


export type ChangeAlternativeTextMutation = { updateAlternativeText: { _id: string } | null };

export type RemovePictureMutationVariables = Exact<{
  id: string;
}>;


export type RemovePictureMutation = { deleteFile: unknown };

export type MediaListQueryVariables = Exact<{
  page: number;
  limit: number;
  search?: string | null | undefined;
}>;


export type MediaListQuery = { media: { total: number, items: Array<{ _id: string, name: string, url: string, size: number, width: number, height: number, focalX: number, focalY: number, decorative: boolean, alternativeText: { nl: string, en: string | null, fr: string | null } | null, uses: Array<{ kind: Query_Media_Items_Items_Uses_Items_Kind, key: string, title: { nl: string, en: string | null, fr: string | null } | null } | null> } | null> } | null };

export type ReplacePictureMutationVariables = Exact<{
  id: string;
  input: ReplacePicture_Input;
}>;


export type ReplacePictureMutation = { replacePicture: { _id: string } | null };

export type RestorePictureMutationVariables = Exact<{
  id: string;
  former: string;
  input: PictureVersion_Input;
}>;


export type RestorePictureMutation = { restorePicture: { _id: string } | null };

export type PanelPictureQueryVariables = Exact<{
  id: string;
}>;


export type PanelPictureQuery = { media: { items: Array<{ _id: string, name: string, url: string, size: number, width: number, height: number, decorative: boolean, version: number, alternativeText: { nl: string, en: string | null, fr: string | null } | null, former: Array<{ _id: string, name: string, size: number, width: number, height: number, replacedAt: string } | null>, uses: Array<{ kind: Query_Media_Items_Items_Uses_Items_Kind, key: string, title: { nl: string, en: string | null, fr: string | null } | null } | null> } | null> } | null };

export type HandleMessagesMutationVariables = Exact<{
  input: ChosenContacts_Input;
}>;


export type HandleMessagesMutation = { handleContacts: { done: Array<string | null>, refused: Array<{ why: ContactRefusal } | null> } | null };

export type MessageListQueryVariables = Exact<{
  page: number;
  limit: number;
  sort?: Array<string | null | undefined> | string | null | undefined;
  search?: string | null | undefined;
  handled?: string | null | undefined;
}>;


export type MessageListQuery = { contacts: { total: number, items: Array<{ _id: string, firstName: string, lastName: string, subject: string, handled: boolean, createdAt: string } | null> } | null };

export type HandleMessageMutationVariables = Exact<{
  id: string;
  input: ContactChanges_Input;
}>;


export type HandleMessageMutation = { updateContact: { _id: string } | null };

export type AnswerMessageMutationVariables = Exact<{
  id: string;
  input: NewContactAnswer_Input;
  key: string;
}>;


export type AnswerMessageMutation = { answerContact: { _id: string } | null };

export type PanelMessageQueryVariables = Exact<{
  id: string;
}>;


export type PanelMessageQuery = { contact: { _id: string, firstName: string, lastName: string, email: string, phone: string | null, subject: string, message: string, language: string, verified: boolean, handled: boolean, handledAt: string | null, handledBy: string | null, createdAt: string } | null, contactAnswers: Array<{ _id: string, text: string, author: string | null, createdAt: string, mail: string, mailState: MailState } | null> | null };

export type SubscriptionListQueryVariables = Exact<{
  page: number;
  limit: number;
  sort?: Array<string | null | undefined> | string | null | undefined;
  search?: string | null | undefined;
  confirmed?: string | null | undefined;
}>;


export type SubscriptionListQuery = { newsletterSubscriptions: { total: number, items: Array<{ _id: string, email: string, firstName: string | null, lastName: string | null, language: string, confirmed: boolean, createdAt: string } | null> } | null };

export type RemindMutationVariables = Exact<{
  input: NewReminders_Input;
}>;


export type RemindMutation = { remind: { done: Array<string | null>, refused: Array<{ why: ReminderRefusal } | null> } | null };

export type OpenListQueryVariables = Exact<{
  page: number;
  limit: number;
  sort?: Array<string | null | undefined> | string | null | undefined;
  search?: string | null | undefined;
  age?: string | null | undefined;
  isPaused?: string | null | undefined;
}>;


export type OpenListQuery = { openInvoices: { total: number, items: Array<{ _id: string, number: string, customer: string, email: string | null, dueOn: string, owed: number, age: DebtAge, level: number, remindedOn: string | null, pause: { reason: Query_OpenInvoices_Items_Items_Pause_OneOf_0_Reason, until: string | null } | null } | null> } | null, debtsByAge: { items: Array<{ age: DebtAge, count: number, owed: number } | null> } | null };

export type PanelOpenQueryVariables = Exact<{
  id: string;
}>;


export type PanelOpenQuery = { invoice: { _id: string, number: string, dueOn: string, owed: number, customer: { name: string } } | null, openInvoice: { isConsumer: boolean, reminders: Array<{ _id: string, level: number, sentOn: string, payBy: string, open: number, costs: number, damages: number, email: string, by: string | null } | null>, next: { level: number, allowedOn: string, costs: number, damages: number, total: number, payBy: string, to: string | null, subject: string, body: string } | null, pause: { reason: Query_OpenInvoices_Items_Items_Pause_OneOf_0_Reason, until: string | null, note: string, by: string | null, at: string } | null } | null };

export type RemindOneMutationVariables = Exact<{
  input: NewReminders_Input;
}>;


export type RemindOneMutation = { remind: { done: Array<string | null>, refused: Array<{ why: ReminderRefusal } | null> } | null };

export type PauseRemindersMutationVariables = Exact<{
  id: string;
  input: NewReminderPause_Input;
}>;


export type PauseRemindersMutation = { pauseReminders: { _id: string } | null };

export type ResumeRemindersMutationVariables = Exact<{
  id: string;
}>;


export type ResumeRemindersMutation = { resumeReminders: { _id: string } | null };

export type PaymentListQueryVariables = Exact<{
  page: number;
  limit: number;
  sort?: Array<string | null | undefined> | string | null | undefined;
  search?: string | null | undefined;
  status?: string | null | undefined;
  difference?: string | null | undefined;
  subject?: string | null | undefined;
}>;


export type PaymentListQuery = { payments: { total: number, items: Array<{ _id: string, status: PaymentStatus, difference: string | null, amount: number, paidAmount: number | null, refunded: number, reference: string | null, customer: string, registration: string | null, booking: string | null, quotation: string | null, createdAt: string, course: { nl: string, en: string | null, fr: string | null } | null, invoice: { _id: string, number: string } | null } | null> } | null };

export type PanelPaymentQueryVariables = Exact<{
  id: string;
}>;


export type PanelPaymentQuery = { payment: { _id: string, status: PaymentStatus, difference: string | null, amount: number, paidAmount: number | null, refunded: number, paymentProvider: string, reference: string | null, customer: string, email: string, transferReference: string | null, registration: string | null, booking: string | null, quotation: string | null, createdAt: string, canAccept: boolean, course: { nl: string, en: string | null, fr: string | null } | null, invoice: { _id: string, number: string } | null, history: Array<{ status: PaymentStatus, at: string, by: string | null, reason: string | null } | null>, refunds: Array<{ _id: string, status: RefundStatus, amount: number, createdAt: string } | null> } | null };

export type DecidePaymentMutationVariables = Exact<{
  id: string;
  input: PaymentDecision_Input;
}>;


export type DecidePaymentMutation = { decidePayment: { _id: string } | null };

export type RegisterByPhoneMutationVariables = Exact<{
  input: NewPhoneRegistration_Input;
  key: string;
}>;


export type RegisterByPhoneMutation = { registerByPhone: { _id: string } | null };

export type PhonePageQueryVariables = Exact<{
  caller?: string | null | undefined;
  user?: string | null | undefined;
  organisation?: string | null | undefined;
  sought?: string | null | undefined;
  session?: string | null | undefined;
}>;


export type PhonePageQuery = { phoneChoices: { customers: Array<{ user: string | null, organisation: string | null, name: string | null, organisationName: string | null, email: string | null, phone: string | null, vat: string | null, city: string | null } | null>, customer: { user: string | null, organisation: string | null, name: string | null, organisationName: string | null, city: string | null, address: string | null, zip: string | null, isPartner: boolean, billingEmail: string | null, language: string, students: Array<{ _id: string, firstName: string, lastName: string, email: string, hasBirthData: boolean } | null> } | null, sessions: Array<{ waiting: number, session: { _id: string, startDate: string, registrationCount: number, capacity: number, location: { name: { nl: string, en: string | null, fr: string | null } }, language: { name: { nl: string, en: string | null, fr: string | null } }, plannedCourse: { type: CourseType, price: number | null, title: { nl: string, en: string | null, fr: string | null } } } } | null>, session: { waiting: number, session: { _id: string, startDate: string, registrationCount: number, capacity: number, location: { name: { nl: string, en: string | null, fr: string | null } }, language: { name: { nl: string, en: string | null, fr: string | null } }, plannedCourse: { type: CourseType, price: number | null, title: { nl: string, en: string | null, fr: string | null } } } } | null } | null };

export type ReceiptListQueryVariables = Exact<{
  page: number;
  limit: number;
  sort?: Array<string | null | undefined> | string | null | undefined;
  search?: string | null | undefined;
  payer?: string | null | undefined;
  hasRest?: string | null | undefined;
  receivedOn?: string | null | undefined;
}>;


export type ReceiptListQuery = { receipts: { total: number, items: Array<{ _id: string, amount: number, rest: number, receivedOn: string, payer: Payer, reference: string | null, customer: string | null, parts: Array<{ invoice: string, number: string, amount: number } | null>, undone: { at: string } | null } | null> } | null };

export type PanelReceiptQueryVariables = Exact<{
  id: string;
}>;


export type PanelReceiptQuery = { receipt: { _id: string, amount: number, rest: number, receivedOn: string, payer: Payer, way: ReceiptWay, reference: string | null, organisation: string | null, user: string | null, customer: string | null, recordedBy: string | null, createdAt: string, parts: Array<{ invoice: string, number: string, amount: number } | null>, repayments: Array<{ _id: string, amount: number, paidOn: string, reference: string | null, reason: string, recordedBy: string | null, createdAt: string, undone: { at: string, by: string | null, reason: string } | null } | null>, undone: { at: string, by: string | null, reason: string } | null, openInvoices: Array<{ _id: string, number: string, customer: string, owed: number, dueOn: string } | null> } | null };

export type UndoReceiptMutationVariables = Exact<{
  id: string;
  input: ReceiptUndoing_Input;
}>;


export type UndoReceiptMutation = { undoReceipt: { _id: string } | null };

export type UndoRepaymentMutationVariables = Exact<{
  id: string;
  input: ReceiptUndoing_Input;
}>;


export type UndoRepaymentMutation = { undoRepayment: { _id: string } | null };

export type PutReceiptMutationVariables = Exact<{
  id: string;
  input: NewReceiptParts_Input;
}>;


export type PutReceiptMutation = { putReceipt: { _id: string } | null };

export type RepayReceiptMutationVariables = Exact<{
  id: string;
  input: NewRepayment_Input;
  key?: string | null | undefined;
}>;


export type RepayReceiptMutation = { repayReceipt: { _id: string } | null };

export type DeskRegistrationsQueryVariables = Exact<{
  page: number;
  limit: number;
  sort?: Array<string | null | undefined> | string | null | undefined;
  search?: string | null | undefined;
  status?: string | null | undefined;
  outcome?: string | null | undefined;
  session?: string | null | undefined;
  course?: string | null | undefined;
  isChoosing?: string | null | undefined;
  locale?: string | null | undefined;
  of: string;
  hasCourse: boolean;
}>;


export type DeskRegistrationsQuery = { deskRegistrations: { total: number, isMore: boolean, items: Array<{ _id: string, customer: string, contact: string, participants: number, startDate: string, status: RegistrationStatus, outcome: string | null, total: number, createdAt: string, isCanceled: boolean, course: { nl: string, en: string | null, fr: string | null }, creditNotes: Array<{ number: string } | null> } | null> } | null, filteredCourses: { items: Array<{ _id: string, title: { nl: string, en: string | null, fr: string | null } } | null> } | null, courseSessions?: Array<{ _id: string, startDate: string, location: { name: { nl: string, en: string | null, fr: string | null } } } | null> | null };

export type DeskRegistrationQueryVariables = Exact<{
  id: string;
  leaving?: Array<string | null | undefined> | string | null | undefined;
  isLeaving: boolean;
  isReplacing: boolean;
  isMoving: boolean;
  search?: string | null | undefined;
  moving?: Array<string | null | undefined> | string | null | undefined;
  credit?: number | null | undefined;
  isAgreed: boolean;
  isAgreedLeaving: boolean;
  isDesk: boolean;
}>;


export type DeskRegistrationQuery = { registration: { _id: string, status: RegistrationStatus, outcome: string | null, paymentMethod: string | null, isCanceled: boolean, organisation: string | null, user: string, net: number, vat: number, total: number, owed: number, toPay: number, reference: string | null, expiresAt: string | null, createdAt: string, shares: Array<{ payer: Payer, amount: number, open: number } | null>, priceLines: Array<{ kind: RegistrationPriceLineKind, amount: number, days: number | null, from: number | null, code: string | null, percent: number | null } | null>, session: { _id: string, startDate: string, decision: string | null, course: { type: CourseType, title: { nl: string, en: string | null, fr: string | null } }, location: { name: { nl: string, en: string | null, fr: string | null } } }, students: Array<{ _id: string, firstName: string, lastName: string, email: string, hasAttendanceAttest: boolean } | null>, invoice: { name: string, address: string, zip: string, city: string, email: string, vat: string | null }, issuedInvoice: { _id: string, number: string } | null, refund: { amount: number, isSettled: boolean } | null } | null, deskRegistrations: { items: Array<{ contact: string, phone: string | null, creditNotes: Array<{ _id: string, number: string } | null>, apart: Array<{ _id: string, startDate: string } | null> } | null> } | null, cancellationEffect: { isPossible: boolean, credit: number, refund: number, kept: number, daysBack: number, daysKept: number } | null, leavingEffect?: { isPossible: boolean, isWhole: boolean, credit: number, refund: number, kept: number, daysBack: number, daysKept: number } | null, agreedEffect?: { isPossible: boolean, credit: number, refund: number, kept: number, daysBack: number, daysKept: number } | null, agreedLeaving?: { isPossible: boolean, isWhole: boolean, credit: number, refund: number, kept: number, daysBack: number, daysKept: number } | null, registrationMoves?: { isPossible: boolean, refusal: string | null, sessions: Array<{ difference: number, today: number, refundToday: number, isOverCapacity: boolean, session: { _id: string, startDate: string, registrationCount: number, capacity: number, location: { name: { nl: string, en: string | null, fr: string | null } }, language: { name: { nl: string, en: string | null, fr: string | null } } } } | null> } | null, registrationReplacements?: Array<{ _id: string, firstName: string, lastName: string, email: string } | null> | null, notes: Array<{ _id: string, text: string, author: string | null, createdAt: string, mayRemove: boolean } | null> | null, deskMessages?: Array<{ _id: string, author: string | null, isByTrainer: boolean, sentAt: string | null, total: number, subject: { nl: string, en: string | null, fr: string | null } } | null> | null, registrationHistory: Array<{ what: RegistrationEventSubject, to: string, reason: string | null, at: string, by: string | null, before: string | null, about: string | null } | null> | null, openInvoices: { items: Array<{ _id: string, owed: number } | null> } | null };

export type CancelForCustomerMutationVariables = Exact<{
  id: string;
  input: NewCancellation_Input;
}>;


export type CancelForCustomerMutation = { cancelRegistration: { registration: string } | null };

export type ReplaceForCustomerMutationVariables = Exact<{
  id: string;
  leaving: string;
  input: ParticipantReplacement_Input;
}>;


export type ReplaceForCustomerMutation = { replaceParticipant: unknown };

export type MoveForCustomerMutationVariables = Exact<{
  id: string;
  input: NewMove_Input;
}>;


export type MoveForCustomerMutation = { moveRegistration: { registration: string } | null };

export type ChangeForCustomerMutationVariables = Exact<{
  id: string;
  input: RegistrationChanges_Input;
}>;


export type ChangeForCustomerMutation = { updateRegistration: { _id: string } | null };

export type RequestListQueryVariables = Exact<{
  page: number;
  limit: number;
  sort?: Array<string | null | undefined> | string | null | undefined;
  status?: string | null | undefined;
  search?: string | null | undefined;
}>;


export type RequestListQuery = { bookings: { total: number, items: Array<{ _id: string, status: BookingStatus, persons: number, date: string, dayPart: DayPart, firstName: string, lastName: string, organisationName: string | null, offerValidUntil: string | null, createdAt: string, roomName: { nl: string, en: string | null, fr: string | null } | null, offer: { number: string, total: number } | null } | null> } | null };

export type RequestQueryVariables = Exact<{
  id: string;
}>;


export type RequestQuery = { booking: { _id: string, status: BookingStatus, persons: number, date: string, dayPart: DayPart, catering: string, configuration: string, wheelchairAccess: boolean, pcRoom: boolean, whiteboard: boolean, reducedRate: boolean, roomType: string | null, notes: string | null, customerRef: string | null, firstName: string, lastName: string, organisationName: string | null, email: string, phone: string | null, vat: string | null, address: string | null, zip: string | null, city: string | null, country: string | null, offerValidUntil: string | null, reason: string | null, createdAt: string, roomName: { nl: string, en: string | null, fr: string | null } | null, offer: { number: string, issuedOn: string, validUntil: string, room: string, net: number, vat: number, total: number, agreed: { roomPrice: number | null, cateringPrice: number | null, discount: { description: string, amount: number } | null } | null, lines: Array<{ description: string, quantity: number, unitPrice: number, amount: number, vatRate: number } | null> } | null, issuedInvoice: { _id: string, number: string } | null } | null, bookingRivals: Array<{ _id: string, status: BookingStatus, dayPart: DayPart, roomType: string | null, firstName: string, lastName: string, organisationName: string | null } | null> | null, overtaken: { total: number } | null, scarce: { total: number } | null, bookingHistory: Array<{ status: BookingStatus, at: string, by: string | null, byProvider: boolean } | null> | null, openInvoices: { items: Array<{ _id: string, owed: number } | null> } | null, allRoomTypes: Array<{ _id: string, capacity: number, priceHalfDay: number, priceFullDay: number, name: { nl: string, en: string | null, fr: string | null } } | null> | null };

export type ChangeRequestMutationVariables = Exact<{
  id: string;
  input: BookingChanges_Input;
}>;


export type ChangeRequestMutation = { updateBooking: { _id: string } | null };

export type ApproveForCustomerMutationVariables = Exact<{
  input: ApprovedOffer_Input;
}>;


export type ApproveForCustomerMutation = { approveOffer: { _id: string } | null };

export type KeepRoomMutationVariables = Exact<{
  input: NewOwnUse_Input;
}>;


export type KeepRoomMutation = { createOwnUse: Array<{ ownUse: string | null } | null> | null };

export type FreeRoomMutationVariables = Exact<{
  id: string;
}>;


export type FreeRoomMutation = { deleteOwnUse: unknown };

export type PanelRoomsQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type PanelRoomsQuery = { roomCalendar: Array<{ _id: string, status: BookingStatus, date: string, dayPart: DayPart, roomType: string | null, firstName: string, lastName: string, organisationName: string | null } | null> | null, roomUses: Array<{ roomType: string | null, start: string, end: string, session: string | null, ownUse: string | null, reason: string | null, note: string | null, by: string | null, title: { nl: string, en: string | null, fr: string | null } | null } | null> | null, allRoomTypes: Array<{ _id: string, name: { nl: string, en: string | null, fr: string | null } } | null> | null };

export type PanelSearchQueryVariables = Exact<{
  text?: string | null | undefined;
  locale?: string | null | undefined;
}>;


export type PanelSearchQuery = { panelSearch: { corrected: string | null, groups: Array<{ kind: SoughtKind, total: number, isMore: boolean, items: Array<{ _id: string, title: string, about: string | null, day: string | null, amount: number | null, status: string | null, customer: string | null, locale: string | null, block: string | null } | null> } | null> } | null };

export type StartSecondFactorMutationVariables = Exact<{
  userId: string;
  input: SecondFactorStart_Input;
}>;


export type StartSecondFactorMutation = { startSecondFactor: { isOn: boolean } | null };

export type ConfirmSecondFactorMutationVariables = Exact<{
  userId: string;
  input: SecondFactorConfirmation_Input;
}>;


export type ConfirmSecondFactorMutation = { confirmSecondFactor: unknown };

export type RemoveSecondFactorMutationVariables = Exact<{
  userId: string;
  input: SecondFactorRemoval_Input;
}>;


export type RemoveSecondFactorMutation = { removeSecondFactor: unknown };

export type PanelSwitchOrganisationMutationVariables = Exact<{
  input: OrganisationChoice_Input;
}>;


export type PanelSwitchOrganisationMutation = { switchOrganisation: { _id: string } | null };

export type PanelAccessQueryVariables = Exact<{
  userId: string;
}>;


export type PanelAccessQuery = { secondFactor: { isOn: boolean, since: string | null, isDemanded: boolean, recoveryCodesLeft: number, secret: string | null, uri: string | null, recoveryCodes: Array<string | null> } | null };

export type MarkAttendanceMutationVariables = Exact<{
  id: string;
  input: AttendanceMarks_Input;
}>;


export type MarkAttendanceMutation = { markAttendance: { marked: number } | null };

export type DeskAttendanceQueryVariables = Exact<{
  id: string;
}>;


export type DeskAttendanceQuery = { plannedSessions: { items: Array<{ _id: string, schedule: Array<{ start: string, end: string } | null>, plannedCourse: { title: { nl: string, en: string | null, fr: string | null } } } | null> } | null, sessionParticipants: Array<{ student: string, firstName: string, lastName: string, customer: string, attendances: Array<{ day: string, present: boolean, morning: boolean | null, afternoon: boolean | null, disputed: Array<HalfDay | null> } | null> } | null> | null };

export type SetSessionCostsMutationVariables = Exact<{
  id: string;
  input: NewSessionCosts_Input;
}>;


export type SetSessionCostsMutation = { setSessionCosts: { costs: number | null } | null };

export type AddSessionMaterialMutationVariables = Exact<{
  id: string;
  input: AddSessionFiles_Input;
}>;


export type AddSessionMaterialMutation = { addSessionFiles: Array<{ _id: string } | null> | null };

export type RemoveSessionMaterialMutationVariables = Exact<{
  id: string;
  file: string;
}>;


export type RemoveSessionMaterialMutation = { removeSessionFile: unknown };

export type SessionListQueryVariables = Exact<{
  page: number;
  limit: number;
  sort?: Array<string | null | undefined> | string | null | undefined;
  startDate?: string | null | undefined;
  endDate: string;
  title?: string | null | undefined;
  location?: string | null | undefined;
  language?: string | null | undefined;
  decision?: string | null | undefined;
  belowMinimum?: string | null | undefined;
  fullyBooked?: string | null | undefined;
  course?: string | null | undefined;
  of: string;
  hasCourse: boolean;
}>;


export type SessionListQuery = { plannedSessions: { total: number, items: Array<{ _id: string, startDate: string, endDate: string, registrationCount: number, capacity: number, minimum: number | null, decision: string | null, plannedCourse: { title: { nl: string, en: string | null, fr: string | null } }, location: { name: { nl: string, en: string | null, fr: string | null } }, language: { name: { nl: string, en: string | null, fr: string | null } }, trainer: { name: string } | null } | null> } | null, course?: { title: { nl: string, en: string | null, fr: string | null } } | null, allLocations: Array<{ key: string, name: { nl: string, en: string | null, fr: string | null } } | null> | null, allLanguages: Array<{ code: string, name: { nl: string, en: string | null, fr: string | null } } | null> | null };

export type DeskSessionQueryVariables = Exact<{
  id: string;
  isChanging: boolean;
  act: string;
  student?: string | null | undefined;
  isTelling: boolean;
  isAsking: boolean;
}>;


export type DeskSessionQuery = { plannedSessions: { items: Array<{ _id: string, startDate: string, endDate: string, duration: number, registrationCount: number, capacity: number, minimum: number | null, decisionOn: string | null, decision: string | null, updatedAt: string, schedule: Array<{ start: string, end: string } | null>, location: { _id: string, name: { nl: string, en: string | null, fr: string | null } }, language: { _id: string, name: { nl: string, en: string | null, fr: string | null } }, trainer: { _id: string, name: string } | null, plannedCourse: { _id: string, price: number | null, title: { nl: string, en: string | null, fr: string | null }, slug: { nl: string, en: string | null, fr: string | null } } } | null> } | null, sessionCosts: { costs: number | null } | null, sessionFiles: Array<{ _id: string, name: string, size: number, by: string | null, createdAt: string } | null> | null, session?: { courseDetails: { trainers: Array<{ _id: string, name: string } | null> } | null } | null, sessionParticipants: Array<{ student: string, firstName: string, lastName: string, email: string, registration: string, status: RegistrationStatus, paymentMethod: string | null, customer: string, total: number, obstacle: string | null, unnoted: Array<UnnotedRecord | null>, attendances: Array<{ day: string, present: boolean } | null>, result: { _id: string, score: number, maximum: number, passed: boolean, remark: string | null } | null, certificate: { _id: string } | null, attendanceAttest: { lacks: Array<{ day: string, half: HalfDay } | null> } | null } | null> | null, sessionMails?: { total: number, languages: Array<{ language: Locale, count: number } | null>, leftOut: Array<{ name: string, email: string, why: LeftOutReason } | null>, doubtful: Array<{ name: string, email: string } | null>, mails: Array<{ kind: string, reader: MailReader, count: number, to: string, language: Locale, subject: string, text: string } | null> } | null, waitingListEntries: { items: Array<{ _id: string, seats: number, createdAt: string, students: Array<{ firstName: string, lastName: string } | null> } | null> } | null, notes: Array<{ _id: string, text: string, author: string | null, createdAt: string, mayRemove: boolean } | null> | null, deskMessages: Array<{ _id: string, author: string | null, isByTrainer: boolean, sentAt: string | null, total: number, subject: { nl: string, en: string | null, fr: string | null } } | null> | null, sessionHistory: Array<{ what: SessionEventSubject, to: string, about: string | null, at: string, by: string | null } | null> | null, sessionPractical: { room: string | null, onlineLink: string | null, contact: string | null, isOnline: boolean, mailsAt: string, linkAt: string | null, expected: number, version: number, lacks: string | null, waits: boolean, bring: { nl: string, en: string | null, fr: string | null } | null, courseBring: { nl: string, en: string | null, fr: string | null } | null, mailed: Array<{ student: string, at: string, linkAt: string | null } | null> } | null, trainerLink: { version: number, mailsAt: string, sentAt: string | null, sentTo: string | null, openedAt: string | null, isOpen: boolean, endsAt: string, trainer: { _id: string, name: string, email: string | null, phone: string | null } | null, others: Array<{ version: number, mailsAt: string, sentAt: string | null, sentTo: string | null, openedAt: string | null, isOpen: boolean, endsAt: string, trainer: { _id: string, name: string, email: string | null, phone: string | null } | null } | null> } | null, trainerRequests: Array<{ _id: string, trainer: string, name: string, status: TrainerRequestStatus, reason: string | null, askedAt: string, askedBy: string | null, endedAt: string | null } | null> | null, trainerRequestChoices?: { subject: string, text: string, language: Locale, trainers: Array<{ _id: string, name: string, email: string | null, isTaken: boolean, isAsked: boolean } | null> } | null, sessionEvaluation: { asked: number, answered: number, closesAt: string | null, isShown: boolean, questions: Array<{ place: Query_SessionEvaluation_Questions_Items_Place, kind: QuestionKind, texts: Array<string | null>, text: { nl: string, en: string | null, fr: string | null }, spread: { count: number, average: number | null, counts: Array<number | null> } | null } | null> } | null, sessionPlanning: { roomType: string | null, roomName: { nl: string, en: string | null, fr: string | null } | null, trainers: Array<{ _id: string, name: string, start: string, end: string } | null>, clashes: Array<{ _id: string, place: ClashPlace, kind: ClashKind, acceptedBy: string | null, acceptedAt: string | null, name: { nl: string, en: string | null, fr: string | null } } | null> } | null, courseChoices?: { trainers: Array<{ _id: string, name: string } | null> } | null, allRoomTypes?: Array<{ _id: string, name: { nl: string, en: string | null, fr: string | null } } | null> | null, allLocations?: Array<{ _id: string, name: { nl: string, en: string | null, fr: string | null } } | null> | null, allLanguages?: Array<{ _id: string, name: { nl: string, en: string | null, fr: string | null } } | null> | null };

export type TakeSessionOffMutationVariables = Exact<{
  id: string;
}>;


export type TakeSessionOffMutation = { cancelSession: { _id: string } | null };

export type LetSessionRunMutationVariables = Exact<{
  id: string;
}>;


export type LetSessionRunMutation = { confirmSession: { _id: string } | null };

export type ChangeSessionMutationVariables = Exact<{
  id: string;
  input: SessionChanges_Input;
}>;


export type ChangeSessionMutation = { updateSession: { _id: string } | null };

export type SendPracticalMutationVariables = Exact<{
  id: string;
  input: PracticalSending_Input;
}>;


export type SendPracticalMutation = { sendPractical: { sent: number } | null };

export type WriteResultMutationVariables = Exact<{
  input: NewResult_Input;
}>;


export type WriteResultMutation = { createResult: { _id: string } | null };

export type MendResultMutationVariables = Exact<{
  id: string;
  input: ResultChanges_Input;
}>;


export type MendResultMutation = { updateResult: { _id: string } | null };

export type GiveCertificatesMutationVariables = Exact<{
  id: string;
}>;


export type GiveCertificatesMutation = { giveCertificates: { given: number } | null };

export type WriteResultRowMutationVariables = Exact<{
  isKnown: boolean;
  id: string;
  input: NewResult_Input;
  changes: ResultChanges_Input;
}>;


export type WriteResultRowMutation = { createResult?: { _id: string } | null, updateResult?: { _id: string } | null };

export type DeskResultsQueryVariables = Exact<{
  id: string;
}>;


export type DeskResultsQuery = { plannedSessions: { items: Array<{ _id: string, plannedCourse: { title: { nl: string, en: string | null, fr: string | null } } } | null> } | null, sessionParticipants: Array<{ student: string, firstName: string, lastName: string, customer: string, result: { _id: string, score: number, maximum: number, passed: boolean } | null } | null> | null };

export type SeriesPageQueryVariables = Exact<{
  id: string;
  isChoosing: boolean;
  locale?: string | null | undefined;
  isShown: boolean;
  firstDay: string;
  from: string;
  until: string;
  everyWeeks: number;
  times: number;
  days: number;
  skip?: string | null | undefined;
  moved?: string | null | undefined;
  trainer?: string | null | undefined;
  roomType?: string | null | undefined;
}>;


export type SeriesPageQuery = { seriesClashes?: Array<{ _id: string, place: ClashPlace, kind: ClashKind, days: Array<string | null>, name: { nl: string, en: string | null, fr: string | null } } | null> | null, course: { _id: string, days: number, groupSize: number | null, title: { nl: string, en: string | null, fr: string | null }, trainers: Array<{ _id: string, name: string } | null>, locations: Array<{ _id: string } | null>, languages: Array<{ _id: string } | null>, sessions: Array<{ duration: number, schedule: Array<{ start: string } | null> } | null> } | null, deskCourses?: { items: Array<{ _id: string, title: { nl: string, en: string | null, fr: string | null } } | null> } | null, allLocations: Array<{ _id: string, name: { nl: string, en: string | null, fr: string | null } } | null> | null, allLanguages: Array<{ _id: string, name: { nl: string, en: string | null, fr: string | null } } | null> | null, allRoomTypes: Array<{ _id: string, name: { nl: string, en: string | null, fr: string | null } } | null> | null };

export type MovedSeriesCourseQueryVariables = Exact<{
  id: string;
}>;


export type MovedSeriesCourseQuery = { course: { _id: string } | null };

export type SeriesCourseQueryVariables = Exact<{
  id: string;
}>;


export type SeriesCourseQuery = { course: { _id: string } | null };

export type MakeSeriesMutationVariables = Exact<{
  input: NewSeries_Input;
  key: string;
}>;


export type MakeSeriesMutation = { createSeries: { sessions: Array<string | null> } | null };

export type SendTrainerLinkMutationVariables = Exact<{
  id: string;
  input: TrainerLinkSending_Input;
}>;


export type SendTrainerLinkMutation = { sendTrainerLink: { version: number } | null };

export type RevokeTrainerLinkMutationVariables = Exact<{
  id: string;
  trainer?: string | null | undefined;
}>;


export type RevokeTrainerLinkMutation = { revokeTrainerLink: unknown };

export type AskTrainersMutationVariables = Exact<{
  id: string;
  input: NewTrainerRequests_Input;
}>;


export type AskTrainersMutation = { askTrainers: Array<{ _id: string } | null> | null };

export type EndTrainerRequestMutationVariables = Exact<{
  id: string;
  request: string;
}>;


export type EndTrainerRequestMutation = { endTrainerRequest: unknown };

export type NoteAbsenceMutationVariables = Exact<{
  input: NewTrainerAbsence_Input;
}>;


export type NoteAbsenceMutation = { createTrainerAbsence: Array<{ _id: string } | null> | null };

export type RemoveAbsenceMutationVariables = Exact<{
  id: string;
}>;


export type RemoveAbsenceMutation = { deleteTrainerAbsence: unknown };

export type PanelTrainersQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type PanelTrainersQuery = { trainerCalendar: Array<{ _id: string, name: string, lessons: Array<{ session: string, start: string, end: string, title: { nl: string, en: string | null, fr: string | null }, place: { nl: string, en: string | null, fr: string | null } } | null>, absences: Array<{ _id: string, fromDay: string, untilDay: string, fromTime: string | null, untilTime: string | null, reason: string | null, by: string | null } | null> } | null> | null };

export type InviteColleagueMutationVariables = Exact<{
  input: NewColleague_Input;
}>;


export type InviteColleagueMutation = { inviteColleague: { _id: string } | null };

export type UpdateColleagueMutationVariables = Exact<{
  id: string;
  input: ColleagueChanges_Input;
}>;


export type UpdateColleagueMutation = { updateColleague: { _id: string } | null };

export type InviteColleagueAgainMutationVariables = Exact<{
  id: string;
}>;


export type InviteColleagueAgainMutation = { inviteColleagueAgain: { _id: string } | null };

export type PanelSettingsQueryVariables = Exact<{
  isAdministrator: boolean;
  isFinance: boolean;
}>;


export type PanelSettingsQuery = { panelSettings?: { isSecondFactorDemanded: boolean, colleagues: Array<{ _id: string, name: string, email: string, panelRoles: Array<PanelRoleName | null>, active: boolean, isInvited: boolean, secondFactorSince: string | null, trainer: { _id: string, name: string } | null } | null>, events: Array<{ event: string, actor: string | null, subject: string | null, createdAt: string } | null> } | null, allTrainers?: Array<{ _id: string, name: string } | null> | null, billingSettings?: { daysUntilDue: number, mostOpen: number, paidBefore: number, forPrivatePersons: boolean, daysKept: number | null } | null, reminderSettings?: { isAutomatic: boolean, firstAfter: number, secondAfter: number, thirdAfter: number, fee: number, asksDamages: boolean } | null, ledgerAccounts?: { customers: string, courses: string, rooms: string, other: string, exempt: string, vat6: string, vat12: string, vat21: string, bank: string, cash: string, paymentProvider: string, advances: string, writtenOff: string } | null };

export type DemandSecondFactorMutationVariables = Exact<{
  input: PanelSettingsChanges_Input;
}>;


export type DemandSecondFactorMutation = { updatePanelSettings: { isSecondFactorDemanded: boolean } | null };

export type RemoveColleagueSecondFactorMutationVariables = Exact<{
  id: string;
  input: SecondFactorReset_Input;
}>;


export type RemoveColleagueSecondFactorMutation = { removeColleagueSecondFactor: unknown };

export type ChangeBillingSettingsMutationVariables = Exact<{
  input: BillingSettingsChanges_Input;
}>;


export type ChangeBillingSettingsMutation = { updateBillingSettings: { daysUntilDue: number } | null };

export type UpdateReminderSettingsMutationVariables = Exact<{
  input: ReminderSettingsChanges_Input;
}>;


export type UpdateReminderSettingsMutation = { updateReminderSettings: { isAutomatic: boolean } | null };

export type ChangeLedgerAccountsMutationVariables = Exact<{
  input: LedgerAccountsChanges_Input;
}>;


export type ChangeLedgerAccountsMutation = { updateLedgerAccounts: { customers: string } | null };

export type UpdateProviderMutationVariables = Exact<{
  input: ProviderChanges_Input;
}>;


export type UpdateProviderMutation = { updateProvider: { name: string } | null };

export type CompanyQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyQuery = { provider: { name: string, zip: string, vat: string, email: string, phone: string, iban: string, recognition: string, updatedAt: string, street: { nl: string, en: string | null, fr: string | null }, city: { nl: string, en: string | null, fr: string | null }, register: { nl: string, en: string | null, fr: string | null }, openingHours: { nl: string, en: string | null, fr: string | null } | null, terms: { nl: string, en: string | null, fr: string | null } | null, invoiceLine: { nl: string, en: string | null, fr: string | null } | null } | null };

export type ConfirmOwnPasswordMutationVariables = Exact<{
  input: PasswordConfirmation_Input;
}>;


export type ConfirmOwnPasswordMutation = { confirmPassword: unknown };

export type PanelVisitsQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type PanelVisitsQuery = { pageViews: { total: number, days: Array<{ day: string, views: number } | null>, pages: Array<{ path: string, locale: Locale, views: number } | null> } | null };

export type ReceiversFragment = { total: number, shown: string, fields: Array<MessageField | null>, lacks: Array<MessageField | null>, languages: Array<{ language: Locale, count: number } | null>, leftOut: Array<{ name: string, email: string, why: LeftOutReason } | null>, receivers: Array<{ address: string, kind: ReceiverKind, name: string, email: string, language: Locale, sentAt: string | null, mail: string | null } | null> };

export type WriteMessageMutationVariables = Exact<{
  input: NewDeskMessage_Input;
  key: string;
}>;


export type WriteMessageMutation = { createDeskMessage: { _id: string } | null };

export type WritePageQueryVariables = Exact<{
  session?: string | null | undefined;
  registrations?: Array<string | null | undefined> | string | null | undefined;
  customers?: Array<string | null | undefined> | string | null | undefined;
  found?: string | null | undefined;
  foundCustomers?: string | null | undefined;
  to?: string | null | undefined;
  from: string;
  isAgain: boolean;
}>;


export type WritePageQuery = { messageReceivers: { total: number, shown: string, fields: Array<MessageField | null>, lacks: Array<MessageField | null>, languages: Array<{ language: Locale, count: number } | null>, leftOut: Array<{ name: string, email: string, why: LeftOutReason } | null>, receivers: Array<{ address: string, kind: ReceiverKind, name: string, email: string, language: Locale, sentAt: string | null, mail: string | null } | null> } | null, deskMessage?: { copyToSelf: boolean, subject: { nl: string, en: string | null, fr: string | null }, text: { nl: string, en: string | null, fr: string | null } } | null };

export type SendMessageMutationVariables = Exact<{
  id: string;
  input: MessageSending_Input;
}>;


export type SendMessageMutation = { sendDeskMessage: { _id: string } | null };

export type WrittenMessageQueryVariables = Exact<{
  id: string;
}>;


export type WrittenMessageQuery = { deskMessage: { _id: string, state: MessageState, author: string | null, isByTrainer: boolean, createdAt: string, sentAt: string | null, session: string | null, registrations: Array<string | null>, customers: Array<string | null>, found: string | null, foundCustomers: string | null, to: MessageTarget, mailed: number, subject: { nl: string, en: string | null, fr: string | null }, text: { nl: string, en: string | null, fr: string | null }, receivers: { total: number, shown: string, fields: Array<MessageField | null>, lacks: Array<MessageField | null>, languages: Array<{ language: Locale, count: number } | null>, leftOut: Array<{ name: string, email: string, why: LeftOutReason } | null>, receivers: Array<{ address: string, kind: ReceiverKind, name: string, email: string, language: Locale, sentAt: string | null, mail: string | null } | null> } } | null };

export type SentMailQueryVariables = Exact<{
  id: string;
}>;


export type SentMailQuery = { mails: { items: Array<{ _id: string, to: string, subject: string, createdAt: string, sentAt: string | null, state: MailState } | null> } | null };

export type BookingScreenQueryVariables = Exact<{
  id: string;
}>;


export type BookingScreenQuery = { booking: { _id: string, status: BookingStatus, persons: number, date: string, dayPart: DayPart, catering: string, configuration: string, wheelchairAccess: boolean, pcRoom: boolean, whiteboard: boolean, reducedRate: boolean, roomType: string | null, notes: string | null, customerRef: string | null, offerValidUntil: string | null, owed: number, reason: string | null, organisationName: string | null, vat: string | null, address: string | null, zip: string | null, city: string | null, country: string | null, roomName: { nl: string, en: string | null, fr: string | null } | null, offer: { number: string, issuedOn: string, validUntil: string, room: string, net: number, vat: number, total: number, lines: Array<{ description: string, quantity: number, unitPrice: number, amount: number, vatRate: number } | null> } | null, issuedInvoice: { _id: string, number: string } | null } | null, bookingHistory: Array<{ status: BookingStatus, at: string, by: string | null, byProvider: boolean } | null> | null, provider: { name: string, iban: string } | null };

export type ApproveOfferMutationVariables = Exact<{
  input: ApprovedOffer_Input;
  customerRef?: string | null | undefined;
}>;


export type ApproveOfferMutation = { approveOffer: { _id: string } | null };

export type RefuseOfferMutationVariables = Exact<{
  id: string;
  input: BookingChanges_Input;
}>;


export type RefuseOfferMutation = { updateBooking: { _id: string, status: BookingStatus } | null };

export type WithdrawBookingMutationVariables = Exact<{
  id: string;
  input: BookingChanges_Input;
}>;


export type WithdrawBookingMutation = { updateBooking: { _id: string, status: BookingStatus } | null };

export type BookingRowFragment = { _id: string, status: BookingStatus, persons: number, date: string, dayPart: DayPart, roomType: string | null, offerValidUntil: string | null, owed: number, roomName: { nl: string, en: string | null, fr: string | null } | null, offer: { number: string, room: string, total: number } | null };

export type BookingListQueryVariables = Exact<{
  page: number;
  limit: number;
}>;


export type BookingListQuery = { todo: { items: Array<{ _id: string, status: BookingStatus, persons: number, date: string, dayPart: DayPart, roomType: string | null, offerValidUntil: string | null, owed: number, roomName: { nl: string, en: string | null, fr: string | null } | null, offer: { number: string, room: string, total: number } | null } | null> } | null, coming: { items: Array<{ _id: string, status: BookingStatus, persons: number, date: string, dayPart: DayPart, roomType: string | null, offerValidUntil: string | null, owed: number, roomName: { nl: string, en: string | null, fr: string | null } | null, offer: { number: string, room: string, total: number } | null } | null> } | null, ended: { total: number, items: Array<{ _id: string, status: BookingStatus, persons: number, date: string, dayPart: DayPart, roomType: string | null, offerValidUntil: string | null, owed: number, roomName: { nl: string, en: string | null, fr: string | null } | null, offer: { number: string, room: string, total: number } | null } | null> } | null };

export type InvoiceRowFragment = { _id: string, number: string, status: InvoiceStatus, issuedOn: string, dueOn: string, total: number, owed: number, creditOf: string | null, eInvoice: string | null, paymentReference: string | null, booking: string | null, shares: Array<{ payer: Payer, open: number } | null>, lines: Array<{ description: string } | null>, customer: { vat: string | null, enterpriseNumber: string | null } };

export type InvoiceScreenQueryVariables = Exact<{
  userId: string;
  organisation: string;
  isMember: boolean;
  page: number;
  limit: number;
  sort?: Array<string | null | undefined> | string | null | undefined;
  search?: string | null | undefined;
  status?: string | null | undefined;
  period?: string | null | undefined;
}>;


export type InvoiceScreenQuery = { me: { firstName: string, lastName: string, email: string, emailVerified: boolean, address: string | null, zip: string | null, city: string | null, country: string | null, organisation: { name: string, vat: string | null, enterpriseNumber: string | null, receivesEInvoices: boolean | null, address: string | null, zip: string | null, city: string | null, country: string | null, reference: string | null, enterpriseSize: string | null } | null } | null, ownPrepaidCards: Array<{ _id: string, number: string, days: number, daysLeft: number, validUntil: string | null, state: PrepaidCardState, uses: Array<{ registration: string, days: number, startDate: string, course: { nl: string, en: string | null, fr: string | null } } | null> } | null> | null, provider: { name: string, iban: string } | null, administrators?: Array<{ firstName: string, lastName: string } | null> | null, due: { total: number, items: Array<{ _id: string, number: string, status: InvoiceStatus, issuedOn: string, dueOn: string, total: number, owed: number, creditOf: string | null, eInvoice: string | null, paymentReference: string | null, booking: string | null, shares: Array<{ payer: Payer, open: number } | null>, lines: Array<{ description: string } | null>, customer: { vat: string | null, enterpriseNumber: string | null } } | null> } | null, invoices: { total: number, items: Array<{ _id: string, number: string, status: InvoiceStatus, issuedOn: string, dueOn: string, total: number, owed: number, creditOf: string | null, eInvoice: string | null, paymentReference: string | null, booking: string | null, shares: Array<{ payer: Payer, open: number } | null>, lines: Array<{ description: string } | null>, customer: { vat: string | null, enterpriseNumber: string | null } } | null> } | null };

export type SaveInvoiceDataMutationVariables = Exact<{
  id: string;
  organisation: OrganisationChanges_Input;
  person: UserChanges_Input;
  isOrganisation: boolean;
}>;


export type SaveInvoiceDataMutation = { updateOrganisation?: { _id: string } | null, updateUser?: { _id: string } | null };

export type UnfinishedRecordFragment = { _id: string, keptUntil: string, students: Array<{ firstName: string, lastName: string } | null>, session: { _id: string, schedule: Array<{ start: string, end: string } | null>, course: { _id: string, title: { nl: string, en: string | null, fr: string | null } } } };

export type ChangeEmailMutationVariables = Exact<{
  id: string;
  input: UserChanges_Input;
}>;


export type ChangeEmailMutation = { updateUser: { newEmail: string | null } | null };

export type ResendVerificationMutationVariables = Exact<{
  input: VerificationRequest_Input;
}>;


export type ResendVerificationMutation = { resendVerification: { email: string } | null };

export type ChangePasswordMutationVariables = Exact<{
  input: PasswordChange_Input;
}>;


export type ChangePasswordMutation = { changePassword: { email: string } | null };

export type EndSessionMutationVariables = Exact<{
  userId: string;
  sessionId: string;
}>;


export type EndSessionMutation = { endLoginSession: unknown };

export type EndOtherSessionsMutationVariables = Exact<{
  userId: string;
}>;


export type EndOtherSessionsMutation = { endOtherLoginSessions: unknown };

export type LoginDataQueryVariables = Exact<{
  userId: string;
}>;


export type LoginDataQuery = { me: { email: string, emailVerified: boolean, newEmail: string | null } | null, loginSessions: Array<{ _id: string, browser: string | null, system: string | null, createdAt: string, lastUsedAt: string, current: boolean } | null> | null };

export type SwitchOrganisationMutationVariables = Exact<{
  input: OrganisationChoice_Input;
}>;


export type SwitchOrganisationMutation = { switchOrganisation: { _id: string } | null };

export type RequestMembershipMutationVariables = Exact<{
  userId: string;
  input: NewMembership_Input;
}>;


export type RequestMembershipMutation = { requestMembership: { approval: Approval } | null };

export type EndMembershipMutationVariables = Exact<{
  userId: string;
  organisation: string;
}>;


export type EndMembershipMutation = { endMembership: unknown };

export type OrganisationsQueryVariables = Exact<{
  userId: string;
}>;


export type OrganisationsQuery = { memberships: Array<{ approval: Approval, roles: Array<string | null>, current: boolean, organisation: { _id: string, name: string } } | null> | null };

export type StartUploadMutationVariables = Exact<{
  input: StartStudentUpload_Input;
}>;


export type StartUploadMutation = { startStudentUpload: { _id: string } | null };

export type MapUploadMutationVariables = Exact<{
  id: string;
  input: StudentUploadColumns_Input;
}>;


export type MapUploadMutation = { mapStudentUpload: { _id: string } | null };

export type CorrectUploadMutationVariables = Exact<{
  id: string;
  row: string;
  input: StudentUploadRow_Input;
}>;


export type CorrectUploadMutation = { correctStudentUpload: { _id: string } | null };

export type AddUploadMutationVariables = Exact<{
  id: string;
}>;


export type AddUploadMutation = { addStudentUpload: { _id: string } | null };

export type UndoUploadMutationVariables = Exact<{
  id: string;
}>;


export type UndoUploadMutation = { undoStudentUpload: { _id: string } | null };

export type StudentUploadQueryVariables = Exact<{
  id: string;
}>;


export type StudentUploadQuery = { studentUpload: { _id: string, fileName: string, state: StudentUploadState, missing: Array<ParticipantField | null>, total: number, good: number, bad: number, added: number, columns: Array<{ heading: string, sample: string, field: string | null } | null>, badRows: Array<{ row: number, cells: Array<{ field: ParticipantField, value: string, message: string | null } | null> } | null> } | null };

export type AddParticipantMutationVariables = Exact<{
  input: NewStudent_Input;
}>;


export type AddParticipantMutation = { createStudent: { _id: string } | null };

export type ChangeParticipantMutationVariables = Exact<{
  id: string;
  input: StudentChanges_Input;
}>;


export type ChangeParticipantMutation = { updateStudent: { _id: string } | null };

export type RemoveParticipantMutationVariables = Exact<{
  id: string;
}>;


export type RemoveParticipantMutation = { deleteStudent: unknown };

export type RemoveParticipantsMutationVariables = Exact<{
  input: ChosenStudents_Input;
}>;


export type RemoveParticipantsMutation = { removeStudents: { done: Array<string | null>, refused: Array<{ _id: string } | null> } | null };

export type RestoreParticipantsMutationVariables = Exact<{
  input: ChosenStudents_Input;
}>;


export type RestoreParticipantsMutation = { restoreStudents: { done: Array<string | null> } | null };

export type InviteParticipantsMutationVariables = Exact<{
  input: ChosenStudents_Input;
}>;


export type InviteParticipantsMutation = { inviteStudents: { done: Array<string | null>, refused: Array<{ _id: string } | null> } | null };

export type DecideJoinMutationVariables = Exact<{
  id: string;
  input: ApprovalDecision_Input;
}>;


export type DecideJoinMutation = { decideApproval: { approval: Approval } | null };

export type ConfirmPasswordMutationVariables = Exact<{
  input: PasswordConfirmation_Input;
}>;


export type ConfirmPasswordMutation = { confirmPassword: unknown };

export type GiveRolesMutationVariables = Exact<{
  id: string;
  userId: string;
  input: OrganisationContactChanges_Input;
}>;


export type GiveRolesMutation = { updateOrganisationContact: { _id: string } | null };

export type RemoveColleagueMutationVariables = Exact<{
  id: string;
  userId: string;
}>;


export type RemoveColleagueMutation = { removeOrganisationContact: unknown };

export type ParticipantsQueryVariables = Exact<{
  search?: string | null | undefined;
  status?: string | null | undefined;
  sort?: Array<string | null | undefined> | string | null | undefined;
  page?: number | null | undefined;
  limit?: number | null | undefined;
  edited: string;
  isEditing: boolean;
  asked: string;
  isAsking: boolean;
  organisation: string;
  isMember: boolean;
  isAdministrator: boolean;
}>;


export type ParticipantsQuery = { students: { total: number, items: Array<{ _id: string, firstName: string, lastName: string, email: string, language: string, dateOfBirth: string | null, birthPlace: string | null, status: StudentStatus } | null> } | null, edited?: { _id: string, firstName: string, lastName: string, email: string, phone: string | null, language: string, dateOfBirth: string | null, birthPlace: string | null, status: StudentStatus } | null, asked?: { items: Array<{ _id: string, firstName: string, lastName: string } | null> } | null, administrators?: Array<{ firstName: string, lastName: string } | null> | null, approvals?: Array<{ _id: string, firstName: string, lastName: string, email: string, phone: string | null, createdAt: string } | null> | null, organisationContacts?: Array<{ _id: string, firstName: string, lastName: string, email: string, roles: Array<string | null> } | null> | null };

export type SavePersonalDataMutationVariables = Exact<{
  id: string;
  input: UserChanges_Input;
}>;


export type SavePersonalDataMutation = { updateUser: { _id: string } | null };

export type PersonalDataQueryVariables = Exact<{
  userId: string;
}>;


export type PersonalDataQuery = { me: { email: string, emailVerified: boolean, address: string | null, zip: string | null, city: string | null, firstName: string, lastName: string, phone: string | null, language: string, allowMarketing: boolean, organisation: { name: string, vat: string | null, address: string | null, zip: string | null, city: string | null } | null, contact: { roles: Array<string | null> } | null, student: { _id: string, dateOfBirth: string | null, birthPlace: string | null } | null } | null, unfinishedRegistrations: Array<{ _id: string, keptUntil: string, students: Array<{ firstName: string, lastName: string } | null>, session: { _id: string, schedule: Array<{ start: string, end: string } | null>, course: { _id: string, title: { nl: string, en: string | null, fr: string | null } } } } | null> | null, waiting: { registrationsToPay: number, bookingsToPay: number, quotationsToAnswer: number, invoicesToPay: number, requestsToDecide: number } | null };

export type ReplaceParticipantMutationVariables = Exact<{
  id: string;
  studentId: string;
  input: ParticipantReplacement_Input;
}>;


export type ReplaceParticipantMutation = { replaceParticipant: unknown };

export type CancellationEffectFragment = { students: Array<string | null>, isPossible: boolean, isWhole: boolean, withdrawal: boolean, withdrawableUntil: string | null, credit: number, refund: number, kept: number, daysBack: number, daysKept: number };

export type RegistrationMovesFragment = { until: string, isPossible: boolean, refusal: string | null, sessions: Array<{ difference: number, refund: number, session: { _id: string, decision: string | null, schedule: Array<{ start: string, end: string } | null>, location: { isOnline: boolean, name: { nl: string, en: string | null, fr: string | null }, city: { nl: string, en: string | null, fr: string | null } }, language: { name: { nl: string, en: string | null, fr: string | null } } } } | null> };

export type RegistrationDetailQueryVariables = Exact<{
  id: string;
  students?: Array<string | null | undefined> | string | null | undefined;
  withdrawal?: boolean | null | undefined;
  moving?: Array<string | null | undefined> | string | null | undefined;
}>;


export type RegistrationDetailQuery = { registration: { _id: string, status: RegistrationStatus, phase: RegistrationPhase, outcome: string | null, payment: string | null, paymentMethod: string | null, net: number, vat: number, total: number, owed: number, isCanceled: boolean, paidAt: string | null, expiresAt: string | null, dueOn: string | null, toPay: number, invoice: { name: string, vat: string | null }, deadlines: { subsidy: { apply: string, pay: string } | null, trainingLeave: { attest: string, request: string, claim: string, minimumHours: number } | null }, session: { duration: number, endDate: string, minimum: number | null, decisionOn: string | null, decision: string | null, _id: string, startDate: string, course: { type: CourseType, trainingDatabaseNumber: string | null, _id: string, key: string, category: string, slug: { nl: string, en: string | null, fr: string | null }, title: { nl: string, en: string | null, fr: string | null } }, schedule: Array<{ start: string, end: string } | null>, location: { isOnline: boolean, name: { nl: string, en: string | null, fr: string | null }, city: { nl: string, en: string | null, fr: string | null } }, language: { name: { nl: string, en: string | null, fr: string | null } } }, practical: { room: string | null, onlineLink: string | null, linkOn: string | null, mailedOn: string, contact: string | null, bring: { nl: string, en: string | null, fr: string | null } | null, directions: { nl: string, en: string | null, fr: string | null } | null, parking: { nl: string, en: string | null, fr: string | null } | null, files: Array<{ _id: string, name: string, size: number } | null> }, choice: { until: string, offered: { _id: string, schedule: Array<{ start: string, end: string } | null> } | null } | null, refund: { amount: number, isSettled: boolean } | null, issuedInvoice: { _id: string, number: string } | null, shares: Array<{ payer: Payer, amount: number, open: number } | null>, students: Array<{ _id: string, firstName: string, lastName: string, hasAttendanceAttest: boolean, result: { score: number, maximum: number, passed: boolean, remark: string | null } | null, certificate: { _id: string } | null } | null>, priceLines: Array<{ kind: RegistrationPriceLineKind, amount: number, participants: number | null, each: number | null, days: number | null, from: number | null, code: string | null, percent: number | null, card: string | null } | null> } | null, cancellationEffect: { students: Array<string | null>, isPossible: boolean, isWhole: boolean, withdrawal: boolean, withdrawableUntil: string | null, credit: number, refund: number, kept: number, daysBack: number, daysKept: number } | null, registrationMoves: { until: string, isPossible: boolean, refusal: string | null, sessions: Array<{ difference: number, refund: number, session: { _id: string, decision: string | null, schedule: Array<{ start: string, end: string } | null>, location: { isOnline: boolean, name: { nl: string, en: string | null, fr: string | null }, city: { nl: string, en: string | null, fr: string | null } }, language: { name: { nl: string, en: string | null, fr: string | null } } } } | null> } | null, provider: { name: string, vat: string, recognition: string } | null, students: { items: Array<{ _id: string, firstName: string, lastName: string, status: StudentStatus } | null> } | null };

export type MoveRegistrationMutationVariables = Exact<{
  id: string;
  input: NewMove_Input;
}>;


export type MoveRegistrationMutation = { moveRegistration: { registration: string } | null };

export type WaitingRecordFragment = { _id: string, status: WaitingListStatus, place: number | null, seats: number, offeredUntil: string | null, students: Array<{ firstName: string, lastName: string } | null>, session: { _id: string, startDate: string, schedule: Array<{ start: string, end: string } | null>, course: { _id: string, key: string, category: string, slug: { nl: string, en: string | null, fr: string | null }, title: { nl: string, en: string | null, fr: string | null } }, location: { isOnline: boolean, name: { nl: string, en: string | null, fr: string | null }, city: { nl: string, en: string | null, fr: string | null } }, language: { name: { nl: string, en: string | null, fr: string | null } } } };

export type MakeCalendarFeedMutationVariables = Exact<{ [key: string]: never; }>;


export type MakeCalendarFeedMutation = { createCalendarFeed: { address: string | null } | null };

export type RevokeCalendarFeedMutationVariables = Exact<{ [key: string]: never; }>;


export type RevokeCalendarFeedMutation = { revokeCalendarFeed: unknown };

export type DeleteWaitingListEntryMutationVariables = Exact<{
  id: string;
}>;


export type DeleteWaitingListEntryMutation = { deleteWaitingListEntry: unknown };

export type SessionOfRecordFragment = { _id: string, startDate: string, schedule: Array<{ start: string, end: string } | null>, course: { _id: string, key: string, category: string, slug: { nl: string, en: string | null, fr: string | null }, title: { nl: string, en: string | null, fr: string | null } }, location: { isOnline: boolean, name: { nl: string, en: string | null, fr: string | null }, city: { nl: string, en: string | null, fr: string | null } }, language: { name: { nl: string, en: string | null, fr: string | null } } };

export type PracticalFactsFragment = { room: string | null, onlineLink: string | null, linkOn: string | null, mailedOn: string, contact: string | null, bring: { nl: string, en: string | null, fr: string | null } | null, directions: { nl: string, en: string | null, fr: string | null } | null, parking: { nl: string, en: string | null, fr: string | null } | null, files: Array<{ _id: string, name: string, size: number } | null> };

export type RegistrationRecordFragment = { _id: string, status: RegistrationStatus, phase: RegistrationPhase, outcome: string | null, payment: string | null, paymentMethod: string | null, net: number, vat: number, total: number, owed: number, isCanceled: boolean, paidAt: string | null, expiresAt: string | null, dueOn: string | null, toPay: number, choice: { until: string, offered: { _id: string, schedule: Array<{ start: string, end: string } | null> } | null } | null, refund: { amount: number, isSettled: boolean } | null, issuedInvoice: { _id: string, number: string } | null, shares: Array<{ payer: Payer, amount: number, open: number } | null>, students: Array<{ _id: string, firstName: string, lastName: string, hasAttendanceAttest: boolean, result: { score: number, maximum: number, passed: boolean, remark: string | null } | null, certificate: { _id: string } | null } | null>, session: { minimum: number | null, decisionOn: string | null, decision: string | null, _id: string, startDate: string, schedule: Array<{ start: string, end: string } | null>, course: { _id: string, key: string, category: string, slug: { nl: string, en: string | null, fr: string | null }, title: { nl: string, en: string | null, fr: string | null } }, location: { isOnline: boolean, name: { nl: string, en: string | null, fr: string | null }, city: { nl: string, en: string | null, fr: string | null } }, language: { name: { nl: string, en: string | null, fr: string | null } } } };

export type RegistrationListQueryVariables = Exact<{
  userId: string;
  status?: string | null | undefined;
  certificates?: string | null | undefined;
  text?: string | null | undefined;
  sort?: Array<string | null | undefined> | string | null | undefined;
  page?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type RegistrationListQuery = { registrations: { total: number, items: Array<{ _id: string, status: RegistrationStatus, phase: RegistrationPhase, outcome: string | null, payment: string | null, paymentMethod: string | null, net: number, vat: number, total: number, owed: number, isCanceled: boolean, paidAt: string | null, expiresAt: string | null, dueOn: string | null, toPay: number, choice: { until: string, offered: { _id: string, schedule: Array<{ start: string, end: string } | null> } | null } | null, refund: { amount: number, isSettled: boolean } | null, issuedInvoice: { _id: string, number: string } | null, shares: Array<{ payer: Payer, amount: number, open: number } | null>, students: Array<{ _id: string, firstName: string, lastName: string, hasAttendanceAttest: boolean, result: { score: number, maximum: number, passed: boolean, remark: string | null } | null, certificate: { _id: string } | null } | null>, session: { minimum: number | null, decisionOn: string | null, decision: string | null, _id: string, startDate: string, schedule: Array<{ start: string, end: string } | null>, course: { _id: string, key: string, category: string, slug: { nl: string, en: string | null, fr: string | null }, title: { nl: string, en: string | null, fr: string | null } }, location: { isOnline: boolean, name: { nl: string, en: string | null, fr: string | null }, city: { nl: string, en: string | null, fr: string | null } }, language: { name: { nl: string, en: string | null, fr: string | null } } } } | null> } | null, registrationTotals: { all: number, awaitingPayment: number, paid: number, expired: number, certificates: number } | null, calendarFeed: { address: string | null } | null, unfinishedRegistrations: Array<{ _id: string, keptUntil: string, students: Array<{ firstName: string, lastName: string } | null>, session: { _id: string, schedule: Array<{ start: string, end: string } | null>, course: { _id: string, title: { nl: string, en: string | null, fr: string | null } } } } | null> | null, waitingListEntries: { items: Array<{ _id: string, status: WaitingListStatus, place: number | null, seats: number, offeredUntil: string | null, students: Array<{ firstName: string, lastName: string } | null>, session: { _id: string, startDate: string, schedule: Array<{ start: string, end: string } | null>, course: { _id: string, key: string, category: string, slug: { nl: string, en: string | null, fr: string | null }, title: { nl: string, en: string | null, fr: string | null } }, location: { isOnline: boolean, name: { nl: string, en: string | null, fr: string | null }, city: { nl: string, en: string | null, fr: string | null } }, language: { name: { nl: string, en: string | null, fr: string | null } } } } | null> } | null, ownTrainings: Array<{ _id: string, organisation: string | null, registration: string | null, phase: TrainingPhase, hasAttendanceAttest: boolean, result: { score: number, maximum: number, passed: boolean, remark: string | null } | null, certificate: { _id: string } | null, session: { _id: string, startDate: string, schedule: Array<{ start: string, end: string } | null>, course: { _id: string, key: string, category: string, slug: { nl: string, en: string | null, fr: string | null }, title: { nl: string, en: string | null, fr: string | null } }, location: { isOnline: boolean, name: { nl: string, en: string | null, fr: string | null }, city: { nl: string, en: string | null, fr: string | null } }, language: { name: { nl: string, en: string | null, fr: string | null } } }, practical: { room: string | null, onlineLink: string | null, linkOn: string | null, mailedOn: string, contact: string | null, bring: { nl: string, en: string | null, fr: string | null } | null, directions: { nl: string, en: string | null, fr: string | null } | null, parking: { nl: string, en: string | null, fr: string | null } | null, files: Array<{ _id: string, name: string, size: number } | null> } } | null> | null };

export type CancelRegistrationMutationVariables = Exact<{
  id: string;
  input: NewCancellation_Input;
}>;


export type CancelRegistrationMutation = { cancelRegistration: { registration: string, withdrawal: boolean, credit: number, kept: number } | null };

export type CancelParticipantMutationVariables = Exact<{
  id: string;
  studentId: string;
}>;


export type CancelParticipantMutation = { cancelParticipant: unknown };

export type OwnStatementQueryVariables = Exact<{
  from?: string | null | undefined;
  until?: string | null | undefined;
}>;


export type OwnStatementQuery = { ownAccountStatement: { customer: string, opening: number, open: number, credit: number, lines: Array<{ _id: string, day: string, kind: string, number: string | null, reference: string | null, amount: number, balance: number } | null> } | null };

export type TrainingYearQueryVariables = Exact<{
  year?: number | null | undefined;
  search?: string | null | undefined;
  page?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type TrainingYearQuery = { trainingYear: { years: Array<number | null>, total: number, limit: number, items: Array<{ _id: string, firstName: string, lastName: string, days: number, hours: number, trainings: Array<{ session: string, dates: Array<string | null>, course: { nl: string, en: string | null, fr: string | null }, slug: { nl: string, en: string | null, fr: string | null } } | null> } | null> } | null };

export type CheckOrganisationMutationVariables = Exact<{
  input: UserCheck_Input;
}>;


export type CheckOrganisationMutation = { validateUser: { isUnique: boolean | null } | null };

export type NameOrganisationMutationVariables = Exact<{
  input: UserCheck_Input;
}>;


export type NameOrganisationMutation = { validateUser: { organisation: { name: string } | null } | null };

export type ResetPasswordMutationVariables = Exact<{
  token: string;
  input: PasswordChoice_Input;
}>;


export type ResetPasswordMutation = { resetPassword: { email: string } | null };

export type RequestPasswordResetMutationVariables = Exact<{
  input: PasswordResetRequest_Input;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: { email: string } | null };

export type RegisteredAccountQueryVariables = Exact<{
  userId: string;
}>;


export type RegisteredAccountQuery = { me: { firstName: string, email: string, emailVerified: boolean, organisation: { name: string } | null } | null };

export type PaymentNowQueryVariables = Exact<{
  id: string;
}>;


export type PaymentNowQuery = { registrationPayment: { status: RegistrationStatus, outcome: string | null, payment: string | null, paymentMethod: string | null } | null, bookingPayment: { status: BookingStatus, payment: string | null } | null };

export type BillQueryVariables = Exact<{
  id: string;
  userId: string;
}>;


export type BillQuery = { me: { email: string, emailVerified: boolean } | null, registrationPayment: { status: RegistrationStatus, outcome: string | null, payment: string | null, paymentMethod: string | null, total: number } | null, bookingPayment: { status: BookingStatus, payment: string | null } | null, registration: { _id: string, status: RegistrationStatus, phase: RegistrationPhase, net: number, expiresAt: string | null, paymentMethod: string | null, dueOn: string | null, toPay: number, vat: number, total: number, deadlines: { subsidy: { apply: string, pay: string } | null, trainingLeave: { request: string, claim: string, isInFlanders: boolean } | null }, students: Array<{ firstName: string, lastName: string } | null>, issuedInvoice: { _id: string } | null, shares: Array<{ payer: Payer, amount: number } | null>, session: { _id: string, schedule: Array<{ start: string, end: string } | null>, course: { key: string, category: string, slug: { nl: string, en: string | null, fr: string | null }, title: { nl: string, en: string | null, fr: string | null } } }, priceLines: Array<{ kind: RegistrationPriceLineKind, amount: number, participants: number | null, each: number | null, days: number | null, from: number | null, code: string | null, percent: number | null, card: string | null } | null> } | null, booking: { _id: string, date: string, dayPart: DayPart, persons: number, owed: number, roomName: { nl: string, en: string | null, fr: string | null } | null, offer: { number: string, room: string, total: number } | null } | null };

export type BeginPaymentMutationVariables = Exact<{
  input: PaymentRequest_Input;
}>;


export type BeginPaymentMutation = { createRegistrationPayment: { redirectUrl: string } | null };

export type BeginRoomPaymentMutationVariables = Exact<{
  input: PaymentRequest_Input;
}>;


export type BeginRoomPaymentMutation = { createBookingPayment: { redirectUrl: string } | null };

export type CourseOfSessionQueryVariables = Exact<{
  slug: string;
  locale: string;
}>;


export type CourseOfSessionQuery = { course: { _id: string, slug: { nl: string, en: string | null, fr: string | null } } | null };

export type FollowedCalendarQueryVariables = Exact<{
  token: string;
}>;


export type FollowedCalendarQuery = { followedCalendar: { locale: Locale, items: Array<{ participants: Array<string | null>, deadlines: { subsidy: { apply: string, pay: string } | null, trainingLeave: { request: string, claim: string } | null }, session: { _id: string, course: string, revision: number, movedAt: string, schedule: Array<{ start: string, end: string } | null>, location: { key: string, isOnline: boolean, address: string | null, zip: string | null, name: { nl: string, en: string | null, fr: string | null }, city: { nl: string, en: string | null, fr: string | null }, addresses: { nl: string, en: string | null, fr: string | null } | null }, language: { code: string, name: { nl: string, en: string | null, fr: string | null } }, plannedCourse: { slug: { nl: string, en: string | null, fr: string | null }, title: { nl: string, en: string | null, fr: string | null }, summary: { nl: string, en: string | null, fr: string | null }, category: { key: string, name: { nl: string, en: string | null, fr: string | null } } } } } | null> } | null };

export type PlannedSessionFieldsFragment = { _id: string, course: string, revision: number, movedAt: string, schedule: Array<{ start: string, end: string } | null>, location: { key: string, isOnline: boolean, address: string | null, zip: string | null, name: { nl: string, en: string | null, fr: string | null }, city: { nl: string, en: string | null, fr: string | null }, addresses: { nl: string, en: string | null, fr: string | null } | null }, language: { code: string, name: { nl: string, en: string | null, fr: string | null } }, plannedCourse: { slug: { nl: string, en: string | null, fr: string | null }, title: { nl: string, en: string | null, fr: string | null }, summary: { nl: string, en: string | null, fr: string | null }, category: { key: string, name: { nl: string, en: string | null, fr: string | null } } } };

export type PlannedSessionsQueryVariables = Exact<{
  page: number;
  course?: string | null | undefined;
}>;


export type PlannedSessionsQuery = { plannedSessions: { total: number, items: Array<{ _id: string, course: string, revision: number, movedAt: string, schedule: Array<{ start: string, end: string } | null>, location: { key: string, isOnline: boolean, address: string | null, zip: string | null, name: { nl: string, en: string | null, fr: string | null }, city: { nl: string, en: string | null, fr: string | null }, addresses: { nl: string, en: string | null, fr: string | null } | null }, language: { code: string, name: { nl: string, en: string | null, fr: string | null } }, plannedCourse: { slug: { nl: string, en: string | null, fr: string | null }, title: { nl: string, en: string | null, fr: string | null }, summary: { nl: string, en: string | null, fr: string | null }, category: { key: string, name: { nl: string, en: string | null, fr: string | null } } } } | null> } | null };

export type VisitorAfterChangeQueryVariables = Exact<{
  userId: string;
}>;


export type VisitorAfterChangeQuery = { me: { email: string, firstName: string, lastName: string, approval: Approval, organisation: { _id: string, name: string } | null, contact: { roles: Array<string | null> } | null } | null, waiting: { registrationsToPay: number, bookingsToPay: number, quotationsToAnswer: number, invoicesToPay: number, requestsToDecide: number } | null };

export type CountPageViewMutationVariables = Exact<{
  input: NewPageView_Input;
}>;


export type CountPageViewMutation = { countPageView: { counted: boolean } | null };

export type BannerDataFieldsFragment = { image: string | null, highlightTitle: string | null, highlightText: string | null, buttonLabel: string | null, url: { urlType: string | null, value: string | null } | null };

export type BannerDataValuesFragment = { nl: { image: string | null, highlightTitle: string | null, highlightText: string | null, buttonLabel: string | null, url: { urlType: string | null, value: string | null } | null } | null, en?: { image: string | null, highlightTitle: string | null, highlightText: string | null, buttonLabel: string | null, url: { urlType: string | null, value: string | null } | null } | null, fr?: { image: string | null, highlightTitle: string | null, highlightText: string | null, buttonLabel: string | null, url: { urlType: string | null, value: string | null } | null } | null };

export type CourseSearchDataFieldsFragment = { placeholder: string | null, popular: Array<string | null> | null };

export type CourseSearchDataValuesFragment = { nl: { placeholder: string | null, popular: Array<string | null> | null } | null, en?: { placeholder: string | null, popular: Array<string | null> | null } | null, fr?: { placeholder: string | null, popular: Array<string | null> | null } | null };

export type HomepageOfferDataFieldsFragment = { title: string | null, calendarTraining: { title: string | null, text: string | null } | null, tailoredTraining: { title: string | null, text: string | null } | null, onlineTraining: { title: string | null, text: string | null } | null, certificationTraining: { title: string | null, text: string | null } | null, coaching: { title: string | null, text: string | null } | null };

export type HomepageOfferDataValuesFragment = { nl: { title: string | null, calendarTraining: { title: string | null, text: string | null } | null, tailoredTraining: { title: string | null, text: string | null } | null, onlineTraining: { title: string | null, text: string | null } | null, certificationTraining: { title: string | null, text: string | null } | null, coaching: { title: string | null, text: string | null } | null } | null, en?: { title: string | null, calendarTraining: { title: string | null, text: string | null } | null, tailoredTraining: { title: string | null, text: string | null } | null, onlineTraining: { title: string | null, text: string | null } | null, certificationTraining: { title: string | null, text: string | null } | null, coaching: { title: string | null, text: string | null } | null } | null, fr?: { title: string | null, calendarTraining: { title: string | null, text: string | null } | null, tailoredTraining: { title: string | null, text: string | null } | null, onlineTraining: { title: string | null, text: string | null } | null, certificationTraining: { title: string | null, text: string | null } | null, coaching: { title: string | null, text: string | null } | null } | null };

export type HomepageUspsDataFieldsFragment = { items: Array<{ figure: string | null, text: string | null } | null> | null };

export type HomepageUspsDataValuesFragment = { nl: { items: Array<{ figure: string | null, text: string | null } | null> | null } | null, en?: { items: Array<{ figure: string | null, text: string | null } | null> | null } | null, fr?: { items: Array<{ figure: string | null, text: string | null } | null> | null } | null };

export type PromoVideoDataFieldsFragment = { title: string | null, text: string | null, video: string | null };

export type PromoVideoDataValuesFragment = { nl: { title: string | null, text: string | null, video: string | null } | null, en?: { title: string | null, text: string | null, video: string | null } | null, fr?: { title: string | null, text: string | null, video: string | null } | null };

export type CourseListDataFieldsFragment = { title: string | null, text: string | null, show: string | null, limit: number | null, only: string | null, location: string | null, category: string | null };

export type CourseListDataValuesFragment = { nl: { title: string | null, text: string | null, show: string | null, limit: number | null, only: string | null, location: string | null, category: string | null } | null, en?: { title: string | null, text: string | null, show: string | null, limit: number | null, only: string | null, location: string | null, category: string | null } | null, fr?: { title: string | null, text: string | null, show: string | null, limit: number | null, only: string | null, location: string | null, category: string | null } | null };

export type CourseCalendarDataFieldsFragment = { title: string | null, text: string | null };

export type CourseCalendarDataValuesFragment = { nl: { title: string | null, text: string | null } | null, en?: { title: string | null, text: string | null } | null, fr?: { title: string | null, text: string | null } | null };

export type RichTextDataFieldsFragment = { title: string | null, text: string | null };

export type RichTextDataValuesFragment = { nl: { title: string | null, text: string | null } | null, en?: { title: string | null, text: string | null } | null, fr?: { title: string | null, text: string | null } | null };

export type ReviewsDataFieldsFragment = { title: string | null, limit: number | null };

export type ReviewsDataValuesFragment = { nl: { title: string | null, limit: number | null } | null, en?: { title: string | null, limit: number | null } | null, fr?: { title: string | null, limit: number | null } | null };

export type FaqDataFieldsFragment = { title: string | null, subjects: Array<string | null> | null };

export type FaqDataValuesFragment = { nl: { title: string | null, subjects: Array<string | null> | null } | null, en?: { title: string | null, subjects: Array<string | null> | null } | null, fr?: { title: string | null, subjects: Array<string | null> | null } | null };

export type StaffDataFieldsFragment = { title: string | null, text: string | null };

export type StaffDataValuesFragment = { nl: { title: string | null, text: string | null } | null, en?: { title: string | null, text: string | null } | null, fr?: { title: string | null, text: string | null } | null };

export type RoomTypesDataFieldsFragment = { title: string | null, text: string | null };

export type RoomTypesDataValuesFragment = { nl: { title: string | null, text: string | null } | null, en?: { title: string | null, text: string | null } | null, fr?: { title: string | null, text: string | null } | null };

export type TailoredDataFieldsFragment = { title: string | null, text: string | null, buttonLabel: string | null, steps: Array<{ title: string | null, text: string | null } | null> | null };

export type TailoredDataValuesFragment = { nl: { title: string | null, text: string | null, buttonLabel: string | null, steps: Array<{ title: string | null, text: string | null } | null> | null } | null, en?: { title: string | null, text: string | null, buttonLabel: string | null, steps: Array<{ title: string | null, text: string | null } | null> | null } | null, fr?: { title: string | null, text: string | null, buttonLabel: string | null, steps: Array<{ title: string | null, text: string | null } | null> | null } | null };

export type NewsletterFormDataFieldsFragment = { title: string | null, text: string | null, buttonLabel: string | null };

export type NewsletterFormDataValuesFragment = { nl: { title: string | null, text: string | null, buttonLabel: string | null } | null, en?: { title: string | null, text: string | null, buttonLabel: string | null } | null, fr?: { title: string | null, text: string | null, buttonLabel: string | null } | null };

export type ContactFormDataFieldsFragment = { title: string | null, text: string | null, buttonLabel: string | null };

export type ContactFormDataValuesFragment = { nl: { title: string | null, text: string | null, buttonLabel: string | null } | null, en?: { title: string | null, text: string | null, buttonLabel: string | null } | null, fr?: { title: string | null, text: string | null, buttonLabel: string | null } | null };

export type FooterDataFieldsFragment = { name: string | null, address: string | null, zip: string | null, city: string | null, phone: string | null, email: string | null, subsidyLabel: string | null, subsidyUrl: string | null, columns: Array<{ title: string | null, links: Array<{ label: string | null, url: { urlType: string | null, value: string | null } | null } | null> | null } | null> | null };

export type FooterDataValuesFragment = { nl: { name: string | null, address: string | null, zip: string | null, city: string | null, phone: string | null, email: string | null, subsidyLabel: string | null, subsidyUrl: string | null, columns: Array<{ title: string | null, links: Array<{ label: string | null, url: { urlType: string | null, value: string | null } | null } | null> | null } | null> | null } | null, en?: { name: string | null, address: string | null, zip: string | null, city: string | null, phone: string | null, email: string | null, subsidyLabel: string | null, subsidyUrl: string | null, columns: Array<{ title: string | null, links: Array<{ label: string | null, url: { urlType: string | null, value: string | null } | null } | null> | null } | null> | null } | null, fr?: { name: string | null, address: string | null, zip: string | null, city: string | null, phone: string | null, email: string | null, subsidyLabel: string | null, subsidyUrl: string | null, columns: Array<{ title: string | null, links: Array<{ label: string | null, url: { urlType: string | null, value: string | null } | null } | null> | null } | null> | null } | null };

export type CookieDataFieldsFragment = { title: string | null, text: string | null, acceptLabel: string | null, declineLabel: string | null };

export type CookieDataValuesFragment = { nl: { title: string | null, text: string | null, acceptLabel: string | null, declineLabel: string | null } | null, en?: { title: string | null, text: string | null, acceptLabel: string | null, declineLabel: string | null } | null, fr?: { title: string | null, text: string | null, acceptLabel: string | null, declineLabel: string | null } | null };

type PlacedBlock_BannerBlock_Fragment = { __typename: 'BannerBlock', id: string, block: string, hidden: boolean | null, content: { data: { nl: { image: string | null, highlightTitle: string | null, highlightText: string | null, buttonLabel: string | null, url: { urlType: string | null, value: string | null } | null } | null, en?: { image: string | null, highlightTitle: string | null, highlightText: string | null, buttonLabel: string | null, url: { urlType: string | null, value: string | null } | null } | null, fr?: { image: string | null, highlightTitle: string | null, highlightText: string | null, buttonLabel: string | null, url: { urlType: string | null, value: string | null } | null } | null } } | null };

type PlacedBlock_ContactFormBlock_Fragment = { __typename: 'ContactFormBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null, buttonLabel: string | null } | null, en?: { title: string | null, text: string | null, buttonLabel: string | null } | null, fr?: { title: string | null, text: string | null, buttonLabel: string | null } | null } | null };

type PlacedBlock_CookieBlock_Fragment = { __typename: 'CookieBlock', id: string, block: string, hidden: boolean | null, content: { data: { nl: { title: string | null, text: string | null, acceptLabel: string | null, declineLabel: string | null } | null, en?: { title: string | null, text: string | null, acceptLabel: string | null, declineLabel: string | null } | null, fr?: { title: string | null, text: string | null, acceptLabel: string | null, declineLabel: string | null } | null } } | null };

type PlacedBlock_CourseCalendarBlock_Fragment = { __typename: 'CourseCalendarBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null } | null, en?: { title: string | null, text: string | null } | null, fr?: { title: string | null, text: string | null } | null } | null };

type PlacedBlock_CourseDetailBlock_Fragment = { __typename: 'CourseDetailBlock', id: string, block: string, hidden: boolean | null };

type PlacedBlock_CourseListBlock_Fragment = { __typename: 'CourseListBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null, show: string | null, limit: number | null, only: string | null, location: string | null, category: string | null } | null, en?: { title: string | null, text: string | null, show: string | null, limit: number | null, only: string | null, location: string | null, category: string | null } | null, fr?: { title: string | null, text: string | null, show: string | null, limit: number | null, only: string | null, location: string | null, category: string | null } | null } | null };

type PlacedBlock_CourseSearchBlock_Fragment = { __typename: 'CourseSearchBlock', id: string, block: string, hidden: boolean | null, data: { nl: { placeholder: string | null, popular: Array<string | null> | null } | null, en?: { placeholder: string | null, popular: Array<string | null> | null } | null, fr?: { placeholder: string | null, popular: Array<string | null> | null } | null } | null };

type PlacedBlock_FaqBlock_Fragment = { __typename: 'FaqBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, subjects: Array<string | null> | null } | null, en?: { title: string | null, subjects: Array<string | null> | null } | null, fr?: { title: string | null, subjects: Array<string | null> | null } | null } | null };

type PlacedBlock_FooterBlock_Fragment = { __typename: 'FooterBlock', id: string, block: string, hidden: boolean | null, content: { data: { nl: { name: string | null, address: string | null, zip: string | null, city: string | null, phone: string | null, email: string | null, subsidyLabel: string | null, subsidyUrl: string | null, columns: Array<{ title: string | null, links: Array<{ label: string | null, url: { urlType: string | null, value: string | null } | null } | null> | null } | null> | null } | null, en?: { name: string | null, address: string | null, zip: string | null, city: string | null, phone: string | null, email: string | null, subsidyLabel: string | null, subsidyUrl: string | null, columns: Array<{ title: string | null, links: Array<{ label: string | null, url: { urlType: string | null, value: string | null } | null } | null> | null } | null> | null } | null, fr?: { name: string | null, address: string | null, zip: string | null, city: string | null, phone: string | null, email: string | null, subsidyLabel: string | null, subsidyUrl: string | null, columns: Array<{ title: string | null, links: Array<{ label: string | null, url: { urlType: string | null, value: string | null } | null } | null> | null } | null> | null } | null } } | null };

type PlacedBlock_HomepageOfferBlock_Fragment = { __typename: 'HomepageOfferBlock', id: string, block: string, hidden: boolean | null, content: { data: { nl: { title: string | null, calendarTraining: { title: string | null, text: string | null } | null, tailoredTraining: { title: string | null, text: string | null } | null, onlineTraining: { title: string | null, text: string | null } | null, certificationTraining: { title: string | null, text: string | null } | null, coaching: { title: string | null, text: string | null } | null } | null, en?: { title: string | null, calendarTraining: { title: string | null, text: string | null } | null, tailoredTraining: { title: string | null, text: string | null } | null, onlineTraining: { title: string | null, text: string | null } | null, certificationTraining: { title: string | null, text: string | null } | null, coaching: { title: string | null, text: string | null } | null } | null, fr?: { title: string | null, calendarTraining: { title: string | null, text: string | null } | null, tailoredTraining: { title: string | null, text: string | null } | null, onlineTraining: { title: string | null, text: string | null } | null, certificationTraining: { title: string | null, text: string | null } | null, coaching: { title: string | null, text: string | null } | null } | null } } | null };

type PlacedBlock_HomepageUspsBlock_Fragment = { __typename: 'HomepageUspsBlock', id: string, block: string, hidden: boolean | null, content: { data: { nl: { items: Array<{ figure: string | null, text: string | null } | null> | null } | null, en?: { items: Array<{ figure: string | null, text: string | null } | null> | null } | null, fr?: { items: Array<{ figure: string | null, text: string | null } | null> | null } | null } } | null };

type PlacedBlock_NewsletterFormBlock_Fragment = { __typename: 'NewsletterFormBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null, buttonLabel: string | null } | null, en?: { title: string | null, text: string | null, buttonLabel: string | null } | null, fr?: { title: string | null, text: string | null, buttonLabel: string | null } | null } | null };

type PlacedBlock_PromoVideoBlock_Fragment = { __typename: 'PromoVideoBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null, video: string | null } | null, en?: { title: string | null, text: string | null, video: string | null } | null, fr?: { title: string | null, text: string | null, video: string | null } | null } | null };

type PlacedBlock_ReviewsBlock_Fragment = { __typename: 'ReviewsBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, limit: number | null } | null, en?: { title: string | null, limit: number | null } | null, fr?: { title: string | null, limit: number | null } | null } | null };

type PlacedBlock_RichTextBlock_Fragment = { __typename: 'RichTextBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null } | null, en?: { title: string | null, text: string | null } | null, fr?: { title: string | null, text: string | null } | null } | null };

type PlacedBlock_RoomTypesBlock_Fragment = { __typename: 'RoomTypesBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null } | null, en?: { title: string | null, text: string | null } | null, fr?: { title: string | null, text: string | null } | null } | null };

type PlacedBlock_StaffBlock_Fragment = { __typename: 'StaffBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null } | null, en?: { title: string | null, text: string | null } | null, fr?: { title: string | null, text: string | null } | null } | null };

type PlacedBlock_TailoredBlock_Fragment = { __typename: 'TailoredBlock', id: string, block: string, hidden: boolean | null, content: { data: { nl: { title: string | null, text: string | null, buttonLabel: string | null, steps: Array<{ title: string | null, text: string | null } | null> | null } | null, en?: { title: string | null, text: string | null, buttonLabel: string | null, steps: Array<{ title: string | null, text: string | null } | null> | null } | null, fr?: { title: string | null, text: string | null, buttonLabel: string | null, steps: Array<{ title: string | null, text: string | null } | null> | null } | null } } | null };

export type PlacedBlockFragment =
  | PlacedBlock_BannerBlock_Fragment
  | PlacedBlock_ContactFormBlock_Fragment
  | PlacedBlock_CookieBlock_Fragment
  | PlacedBlock_CourseCalendarBlock_Fragment
  | PlacedBlock_CourseDetailBlock_Fragment
  | PlacedBlock_CourseListBlock_Fragment
  | PlacedBlock_CourseSearchBlock_Fragment
  | PlacedBlock_FaqBlock_Fragment
  | PlacedBlock_FooterBlock_Fragment
  | PlacedBlock_HomepageOfferBlock_Fragment
  | PlacedBlock_HomepageUspsBlock_Fragment
  | PlacedBlock_NewsletterFormBlock_Fragment
  | PlacedBlock_PromoVideoBlock_Fragment
  | PlacedBlock_ReviewsBlock_Fragment
  | PlacedBlock_RichTextBlock_Fragment
  | PlacedBlock_RoomTypesBlock_Fragment
  | PlacedBlock_StaffBlock_Fragment
  | PlacedBlock_TailoredBlock_Fragment
;

export type PageDataFieldsFragment = { title: string | null, seoDescription: string | null };

export type PageDataValuesFragment = { nl: { title: string | null, seoDescription: string | null } | null, en?: { title: string | null, seoDescription: string | null } | null, fr?: { title: string | null, seoDescription: string | null } | null };

export type CourseContentDataFieldsFragment = { title: string | null, seoDescription: string | null, included: string | null, includedOnline: string | null, includedTailored: string | null, certificate: string | null, cancellation: string | null, subsidy: string | null, contactName: string | null, contactPhone: string | null, tailoredContactName: string | null, tailoredContactPhone: string | null, terms: { urlType: string | null, value: string | null } | null };

export type CourseContentDataValuesFragment = { nl: { title: string | null, seoDescription: string | null, included: string | null, includedOnline: string | null, includedTailored: string | null, certificate: string | null, cancellation: string | null, subsidy: string | null, contactName: string | null, contactPhone: string | null, tailoredContactName: string | null, tailoredContactPhone: string | null, terms: { urlType: string | null, value: string | null } | null } | null, en?: { title: string | null, seoDescription: string | null, included: string | null, includedOnline: string | null, includedTailored: string | null, certificate: string | null, cancellation: string | null, subsidy: string | null, contactName: string | null, contactPhone: string | null, tailoredContactName: string | null, tailoredContactPhone: string | null, terms: { urlType: string | null, value: string | null } | null } | null, fr?: { title: string | null, seoDescription: string | null, included: string | null, includedOnline: string | null, includedTailored: string | null, certificate: string | null, cancellation: string | null, subsidy: string | null, contactName: string | null, contactPhone: string | null, tailoredContactName: string | null, tailoredContactPhone: string | null, terms: { urlType: string | null, value: string | null } | null } | null };

export type ContactDataFieldsFragment = { title: string | null, seoDescription: string | null, address: string | null, phone: string | null, email: string | null, openingHours: string | null };

export type ContactDataValuesFragment = { nl: { title: string | null, seoDescription: string | null, address: string | null, phone: string | null, email: string | null, openingHours: string | null } | null, en?: { title: string | null, seoDescription: string | null, address: string | null, phone: string | null, email: string | null, openingHours: string | null } | null, fr?: { title: string | null, seoDescription: string | null, address: string | null, phone: string | null, email: string | null, openingHours: string | null } | null };

export type ContentPageQueryVariables = Exact<{
  type: string;
  locale: string;
  en: boolean;
  fr: boolean;
}>;


export type ContentPageQuery = { staticContent:
    | { __typename: 'AboutContent', type: string, version: number, data: { nl: { title: string | null, seoDescription: string | null } | null, en?: { title: string | null, seoDescription: string | null } | null, fr?: { title: string | null, seoDescription: string | null } | null }, layout: Array<
        | { __typename: 'BannerBlock', id: string, block: string, hidden: boolean | null, content: { data: { nl: { image: string | null, highlightTitle: string | null, highlightText: string | null, buttonLabel: string | null, url: { urlType: string | null, value: string | null } | null } | null, en?: { image: string | null, highlightTitle: string | null, highlightText: string | null, buttonLabel: string | null, url: { urlType: string | null, value: string | null } | null } | null, fr?: { image: string | null, highlightTitle: string | null, highlightText: string | null, buttonLabel: string | null, url: { urlType: string | null, value: string | null } | null } | null } } | null }
        | { __typename: 'ContactFormBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null, buttonLabel: string | null } | null, en?: { title: string | null, text: string | null, buttonLabel: string | null } | null, fr?: { title: string | null, text: string | null, buttonLabel: string | null } | null } | null }
        | { __typename: 'CookieBlock', id: string, block: string, hidden: boolean | null, content: { data: { nl: { title: string | null, text: string | null, acceptLabel: string | null, declineLabel: string | null } | null, en?: { title: string | null, text: string | null, acceptLabel: string | null, declineLabel: string | null } | null, fr?: { title: string | null, text: string | null, acceptLabel: string | null, declineLabel: string | null } | null } } | null }
        | { __typename: 'CourseCalendarBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null } | null, en?: { title: string | null, text: string | null } | null, fr?: { title: string | null, text: string | null } | null } | null }
        | { __typename: 'CourseDetailBlock', id: string, block: string, hidden: boolean | null }
        | { __typename: 'CourseListBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null, show: string | null, limit: number | null, only: string | null, location: string | null, category: string | null } | null, en?: { title: string | null, text: string | null, show: string | null, limit: number | null, only: string | null, location: string | null, category: string | null } | null, fr?: { title: string | null, text: string | null, show: string | null, limit: number | null, only: string | null, location: string | null, category: string | null } | null } | null }
        | { __typename: 'CourseSearchBlock', id: string, block: string, hidden: boolean | null, data: { nl: { placeholder: string | null, popular: Array<string | null> | null } | null, en?: { placeholder: string | null, popular: Array<string | null> | null } | null, fr?: { placeholder: string | null, popular: Array<string | null> | null } | null } | null }
        | { __typename: 'FaqBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, subjects: Array<string | null> | null } | null, en?: { title: string | null, subjects: Array<string | null> | null } | null, fr?: { title: string | null, subjects: Array<string | null> | null } | null } | null }
        | { __typename: 'FooterBlock', id: string, block: string, hidden: boolean | null, content: { data: { nl: { name: string | null, address: string | null, zip: string | null, city: string | null, phone: string | null, email: string | null, subsidyLabel: string | null, subsidyUrl: string | null, columns: Array<{ title: string | null, links: Array<{ label: string | null, url: { urlType: string | null, value: string | null } | null } | null> | null } | null> | null } | null, en?: { name: string | null, address: string | null, zip: string | null, city: string | null, phone: string | null, email: string | null, subsidyLabel: string | null, subsidyUrl: string | null, columns: Array<{ title: string | null, links: Array<{ label: string | null, url: { urlType: string | null, value: string | null } | null } | null> | null } | null> | null } | null, fr?: { name: string | null, address: string | null, zip: string | null, city: string | null, phone: string | null, email: string | null, subsidyLabel: string | null, subsidyUrl: string | null, columns: Array<{ title: string | null, links: Array<{ label: string | null, url: { urlType: string | null, value: string | null } | null } | null> | null } | null> | null } | null } } | null }
        | { __typename: 'HomepageOfferBlock', id: string, block: string, hidden: boolean | null, content: { data: { nl: { title: string | null, calendarTraining: { title: string | null, text: string | null } | null, tailoredTraining: { title: string | null, text: string | null } | null, onlineTraining: { title: string | null, text: string | null } | null, certificationTraining: { title: string | null, text: string | null } | null, coaching: { title: string | null, text: string | null } | null } | null, en?: { title: string | null, calendarTraining: { title: string | null, text: string | null } | null, tailoredTraining: { title: string | null, text: string | null } | null, onlineTraining: { title: string | null, text: string | null } | null, certificationTraining: { title: string | null, text: string | null } | null, coaching: { title: string | null, text: string | null } | null } | null, fr?: { title: string | null, calendarTraining: { title: string | null, text: string | null } | null, tailoredTraining: { title: string | null, text: string | null } | null, onlineTraining: { title: string | null, text: string | null } | null, certificationTraining: { title: string | null, text: string | null } | null, coaching: { title: string | null, text: string | null } | null } | null } } | null }
        | { __typename: 'HomepageUspsBlock', id: string, block: string, hidden: boolean | null, content: { data: { nl: { items: Array<{ figure: string | null, text: string | null } | null> | null } | null, en?: { items: Array<{ figure: string | null, text: string | null } | null> | null } | null, fr?: { items: Array<{ figure: string | null, text: string | null } | null> | null } | null } } | null }
        | { __typename: 'NewsletterFormBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null, buttonLabel: string | null } | null, en?: { title: string | null, text: string | null, buttonLabel: string | null } | null, fr?: { title: string | null, text: string | null, buttonLabel: string | null } | null } | null }
        | { __typename: 'PromoVideoBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null, video: string | null } | null, en?: { title: string | null, text: string | null, video: string | null } | null, fr?: { title: string | null, text: string | null, video: string | null } | null } | null }
        | { __typename: 'ReviewsBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, limit: number | null } | null, en?: { title: string | null, limit: number | null } | null, fr?: { title: string | null, limit: number | null } | null } | null }
        | { __typename: 'RichTextBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null } | null, en?: { title: string | null, text: string | null } | null, fr?: { title: string | null, text: string | null } | null } | null }
        | { __typename: 'RoomTypesBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null } | null, en?: { title: string | null, text: string | null } | null, fr?: { title: string | null, text: string | null } | null } | null }
        | { __typename: 'StaffBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null } | null, en?: { title: string | null, text: string | null } | null, fr?: { title: string | null, text: string | null } | null } | null }
        | { __typename: 'TailoredBlock', id: string, block: string, hidden: boolean | null, content: { data: { nl: { title: string | null, text: string | null, buttonLabel: string | null, steps: Array<{ title: string | null, text: string | null } | null> | null } | null, en?: { title: string | null, text: string | null, buttonLabel: string | null, steps: Array<{ title: string | null, text: string | null } | null> | null } | null, fr?: { title: string | null, text: string | null, buttonLabel: string | null, steps: Array<{ title: string | null, text: string | null } | null> | null } | null } } | null }
       | null> }
    | { __typename: 'BannerContent' }
    | { __typename: 'ClassroomsContent', type: string, version: number, data: { nl: { title: string | null, seoDescription: string | null } | null, en?: { title: string | null, seoDescription: string | null } | null, fr?: { title: string | null, seoDescription: string | null } | null }, layout: Array<
        | { __typename: 'BannerBlock', id: string, block: string, hidden: boolean | null, content: { data: { nl: { image: string | null, highlightTitle: string | null, highlightText: string | null, buttonLabel: string | null, url: { urlType: string | null, value: string | null } | null } | null, en?: { image: string | null, highlightTitle: string | null, highlightText: string | null, buttonLabel: string | null, url: { urlType: string | null, value: string | null } | null } | null, fr?: { image: string | null, highlightTitle: string | null, highlightText: string | null, buttonLabel: string | null, url: { urlType: string | null, value: string | null } | null } | null } } | null }
        | { __typename: 'ContactFormBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null, buttonLabel: string | null } | null, en?: { title: string | null, text: string | null, buttonLabel: string | null } | null, fr?: { title: string | null, text: string | null, buttonLabel: string | null } | null } | null }
        | { __typename: 'CookieBlock', id: string, block: string, hidden: boolean | null, content: { data: { nl: { title: string | null, text: string | null, acceptLabel: string | null, declineLabel: string | null } | null, en?: { title: string | null, text: string | null, acceptLabel: string | null, declineLabel: string | null } | null, fr?: { title: string | null, text: string | null, acceptLabel: string | null, declineLabel: string | null } | null } } | null }
        | { __typename: 'CourseCalendarBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null } | null, en?: { title: string | null, text: string | null } | null, fr?: { title: string | null, text: string | null } | null } | null }
        | { __typename: 'CourseDetailBlock', id: string, block: string, hidden: boolean | null }
        | { __typename: 'CourseListBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null, show: string | null, limit: number | null, only: string | null, location: string | null, category: string | null } | null, en?: { title: string | null, text: string | null, show: string | null, limit: number | null, only: string | null, location: string | null, category: string | null } | null, fr?: { title: string | null, text: string | null, show: string | null, limit: number | null, only: string | null, location: string | null, category: string | null } | null } | null }
        | { __typename: 'CourseSearchBlock', id: string, block: string, hidden: boolean | null, data: { nl: { placeholder: string | null, popular: Array<string | null> | null } | null, en?: { placeholder: string | null, popular: Array<string | null> | null } | null, fr?: { placeholder: string | null, popular: Array<string | null> | null } | null } | null }
        | { __typename: 'FaqBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, subjects: Array<string | null> | null } | null, en?: { title: string | null, subjects: Array<string | null> | null } | null, fr?: { title: string | null, subjects: Array<string | null> | null } | null } | null }
        | { __typename: 'FooterBlock', id: string, block: string, hidden: boolean | null, content: { data: { nl: { name: string | null, address: string | null, zip: string | null, city: string | null, phone: string | null, email: string | null, subsidyLabel: string | null, subsidyUrl: string | null, columns: Array<{ title: string | null, links: Array<{ label: string | null, url: { urlType: string | null, value: string | null } | null } | null> | null } | null> | null } | null, en?: { name: string | null, address: string | null, zip: string | null, city: string | null, phone: string | null, email: string | null, subsidyLabel: string | null, subsidyUrl: string | null, columns: Array<{ title: string | null, links: Array<{ label: string | null, url: { urlType: string | null, value: string | null } | null } | null> | null } | null> | null } | null, fr?: { name: string | null, address: string | null, zip: string | null, city: string | null, phone: string | null, email: string | null, subsidyLabel: string | null, subsidyUrl: string | null, columns: Array<{ title: string | null, links: Array<{ label: string | null, url: { urlType: string | null, value: string | null } | null } | null> | null } | null> | null } | null } } | null }
        | { __typename: 'HomepageOfferBlock', id: string, block: string, hidden: boolean | null, content: { data: { nl: { title: string | null, calendarTraining: { title: string | null, text: string | null } | null, tailoredTraining: { title: string | null, text: string | null } | null, onlineTraining: { title: string | null, text: string | null } | null, certificationTraining: { title: string | null, text: string | null } | null, coaching: { title: string | null, text: string | null } | null } | null, en?: { title: string | null, calendarTraining: { title: string | null, text: string | null } | null, tailoredTraining: { title: string | null, text: string | null } | null, onlineTraining: { title: string | null, text: string | null } | null, certificationTraining: { title: string | null, text: string | null } | null, coaching: { title: string | null, text: string | null } | null } | null, fr?: { title: string | null, calendarTraining: { title: string | null, text: string | null } | null, tailoredTraining: { title: string | null, text: string | null } | null, onlineTraining: { title: string | null, text: string | null } | null, certificationTraining: { title: string | null, text: string | null } | null, coaching: { title: string | null, text: string | null } | null } | null } } | null }
        | { __typename: 'HomepageUspsBlock', id: string, block: string, hidden: boolean | null, content: { data: { nl: { items: Array<{ figure: string | null, text: string | null } | null> | null } | null, en?: { items: Array<{ figure: string | null, text: string | null } | null> | null } | null, fr?: { items: Array<{ figure: string | null, text: string | null } | null> | null } | null } } | null }
        | { __typename: 'NewsletterFormBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null, buttonLabel: string | null } | null, en?: { title: string | null, text: string | null, buttonLabel: string | null } | null, fr?: { title: string | null, text: string | null, buttonLabel: string | null } | null } | null }
        | { __typename: 'PromoVideoBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null, video: string | null } | null, en?: { title: string | null, text: string | null, video: string | null } | null, fr?: { title: string | null, text: string | null, video: string | null } | null } | null }
        | { __typename: 'ReviewsBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, limit: number | null } | null, en?: { title: string | null, limit: number | null } | null, fr?: { title: string | null, limit: number | null } | null } | null }
        | { __typename: 'RichTextBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null } | null, en?: { title: string | null, text: string | null } | null, fr?: { title: string | null, text: string | null } | null } | null }
        | { __typename: 'RoomTypesBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null } | null, en?: { title: string | null, text: string | null } | null, fr?: { title: string | null, text: string | null } | null } | null }
        | { __typename: 'StaffBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null } | null, en?: { title: string | null, text: string | null } | null, fr?: { title: string | null, text: string | null } | null } | null }
        | { __typename: 'TailoredBlock', id: string, block: string, hidden: boolean | null, content: { data: { nl: { title: string | null, text: string | null, buttonLabel: string | null, steps: Array<{ title: string | null, text: string | null } | null> | null } | null, en?: { title: string | null, text: string | null, buttonLabel: string | null, steps: Array<{ title: string | null, text: string | null } | null> | null } | null, fr?: { title: string | null, text: string | null, buttonLabel: string | null, steps: Array<{ title: string | null, text: string | null } | null> | null } | null } } | null }
       | null> }
    | { __typename: 'CoachingContent', type: string, version: number, data: { nl: { title: string | null, seoDescription: string | null } | null, en?: { title: string | null, seoDescription: string | null } | null, fr?: { title: string | null, seoDescription: string | null } | null }, layout: Array<
        | { __typename: 'BannerBlock', id: string, block: string, hidden: boolean | null, content: { data: { nl: { image: string | null, highlightTitle: string | null, highlightText: string | null, buttonLabel: string | null, url: { urlType: string | null, value: string | null } | null } | null, en?: { image: string | null, highlightTitle: string | null, highlightText: string | null, buttonLabel: string | null, url: { urlType: string | null, value: string | null } | null } | null, fr?: { image: string | null, highlightTitle: string | null, highlightText: string | null, buttonLabel: string | null, url: { urlType: string | null, value: string | null } | null } | null } } | null }
        | { __typename: 'ContactFormBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null, buttonLabel: string | null } | null, en?: { title: string | null, text: string | null, buttonLabel: string | null } | null, fr?: { title: string | null, text: string | null, buttonLabel: string | null } | null } | null }
        | { __typename: 'CookieBlock', id: string, block: string, hidden: boolean | null, content: { data: { nl: { title: string | null, text: string | null, acceptLabel: string | null, declineLabel: string | null } | null, en?: { title: string | null, text: string | null, acceptLabel: string | null, declineLabel: string | null } | null, fr?: { title: string | null, text: string | null, acceptLabel: string | null, declineLabel: string | null } | null } } | null }
        | { __typename: 'CourseCalendarBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null } | null, en?: { title: string | null, text: string | null } | null, fr?: { title: string | null, text: string | null } | null } | null }
        | { __typename: 'CourseDetailBlock', id: string, block: string, hidden: boolean | null }
        | { __typename: 'CourseListBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null, show: string | null, limit: number | null, only: string | null, location: string | null, category: string | null } | null, en?: { title: string | null, text: string | null, show: string | null, limit: number | null, only: string | null, location: string | null, category: string | null } | null, fr?: { title: string | null, text: string | null, show: string | null, limit: number | null, only: string | null, location: string | null, category: string | null } | null } | null }
        | { __typename: 'CourseSearchBlock', id: string, block: string, hidden: boolean | null, data: { nl: { placeholder: string | null, popular: Array<string | null> | null } | null, en?: { placeholder: string | null, popular: Array<string | null> | null } | null, fr?: { placeholder: string | null, popular: Array<string | null> | null } | null } | null }
        | { __typename: 'FaqBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, subjects: Array<string | null> | null } | null, en?: { title: string | null, subjects: Array<string | null> | null } | null, fr?: { title: string | null, subjects: Array<string | null> | null } | null } | null }
        | { __typename: 'FooterBlock', id: string, block: string, hidden: boolean | null, content: { data: { nl: { name: string | null, address: string | null, zip: string | null, city: string | null, phone: string | null, email: string | null, subsidyLabel: string | null, subsidyUrl: string | null, columns: Array<{ title: string | null, links: Array<{ label: string | null, url: { urlType: string | null, value: string | null } | null } | null> | null } | null> | null } | null, en?: { name: string | null, address: string | null, zip: string | null, city: string | null, phone: string | null, email: string | null, subsidyLabel: string | null, subsidyUrl: string | null, columns: Array<{ title: string | null, links: Array<{ label: string | null, url: { urlType: string | null, value: string | null } | null } | null> | null } | null> | null } | null, fr?: { name: string | null, address: string | null, zip: string | null, city: string | null, phone: string | null, email: string | null, subsidyLabel: string | null, subsidyUrl: string | null, columns: Array<{ title: string | null, links: Array<{ label: string | null, url: { urlType: string | null, value: string | null } | null } | null> | null } | null> | null } | null } } | null }
        | { __typename: 'HomepageOfferBlock', id: string, block: string, hidden: boolean | null, content: { data: { nl: { title: string | null, calendarTraining: { title: string | null, text: string | null } | null, tailoredTraining: { title: string | null, text: string | null } | null, onlineTraining: { title: string | null, text: string | null } | null, certificationTraining: { title: string | null, text: string | null } | null, coaching: { title: string | null, text: string | null } | null } | null, en?: { title: string | null, calendarTraining: { title: string | null, text: string | null } | null, tailoredTraining: { title: string | null, text: string | null } | null, onlineTraining: { title: string | null, text: string | null } | null, certificationTraining: { title: string | null, text: string | null } | null, coaching: { title: string | null, text: string | null } | null } | null, fr?: { title: string | null, calendarTraining: { title: string | null, text: string | null } | null, tailoredTraining: { title: string | null, text: string | null } | null, onlineTraining: { title: string | null, text: string | null } | null, certificationTraining: { title: string | null, text: string | null } | null, coaching: { title: string | null, text: string | null } | null } | null } } | null }
        | { __typename: 'HomepageUspsBlock', id: string, block: string, hidden: boolean | null, content: { data: { nl: { items: Array<{ figure: string | null, text: string | null } | null> | null } | null, en?: { items: Array<{ figure: string | null, text: string | null } | null> | null } | null, fr?: { items: Array<{ figure: string | null, text: string | null } | null> | null } | null } } | null }
        | { __typename: 'NewsletterFormBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null, buttonLabel: string | null } | null, en?: { title: string | null, text: string | null, buttonLabel: string | null } | null, fr?: { title: string | null, text: string | null, buttonLabel: string | null } | null } | null }
        | { __typename: 'PromoVideoBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null, video: string | null } | null, en?: { title: string | null, text: string | null, video: string | null } | null, fr?: { title: string | null, text: string | null, video: string | null } | null } | null }
        | { __typename: 'ReviewsBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, limit: number | null } | null, en?: { title: string | null, limit: number | null } | null, fr?: { title: string | null, limit: number | null } | null } | null }
        | { __typename: 'RichTextBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null } | null, en?: { title: string | null, text: string | null } | null, fr?: { title: string | null, text: string | null } | null } | null }
        | { __typename: 'RoomTypesBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null } | null, en?: { title: string | null, text: string | null } | null, fr?: { title: string | null, text: string | null } | null } | null }
        | { __typename: 'StaffBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null } | null, en?: { title: string | null, text: string | null } | null, fr?: { title: string | null, text: string | null } | null } | null }
        | { __typename: 'TailoredBlock', id: string, block: string, hidden: boolean | null, content: { data: { nl: { title: string | null, text: string | null, buttonLabel: string | null, steps: Array<{ title: string | null, text: string | null } | null> | null } | null, en?: { title: string | null, text: string | null, buttonLabel: string | null, steps: Array<{ title: string | null, text: string | null } | null> | null } | null, fr?: { title: string | null, text: string | null, buttonLabel: string | null, steps: Array<{ title: string | null, text: string | null } | null> | null } | null } } | null }
       | null> }
    | { __typename: 'ContactContent', type: string, version: number, data: { nl: { title: string | null, seoDescription: string | null, address: string | null, phone: string | null, email: string | null, openingHours: string | null } | null, en?: { title: string | null, seoDescription: string | null, address: string | null, phone: string | null, email: string | null, openingHours: string | null } | null, fr?: { title: string | null, seoDescription: string | null, address: string | null, phone: string | null, email: string | null, openingHours: string | null } | null }, layout: Array<
        | { __typename: 'BannerBlock', id: string, block: string, hidden: boolean | null, content: { data: { nl: { image: string | null, highlightTitle: string | null, highlightText: string | null, buttonLabel: string | null, url: { urlType: string | null, value: string | null } | null } | null, en?: { image: string | null, highlightTitle: string | null, highlightText: string | null, buttonLabel: string | null, url: { urlType: string | null, value: string | null } | null } | null, fr?: { image: string | null, highlightTitle: string | null, highlightText: string | null, buttonLabel: string | null, url: { urlType: string | null, value: string | null } | null } | null } } | null }
        | { __typename: 'ContactFormBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null, buttonLabel: string | null } | null, en?: { title: string | null, text: string | null, buttonLabel: string | null } | null, fr?: { title: string | null, text: string | null, buttonLabel: string | null } | null } | null }
        | { __typename: 'CookieBlock', id: string, block: string, hidden: boolean | null, content: { data: { nl: { title: string | null, text: string | null, acceptLabel: string | null, declineLabel: string | null } | null, en?: { title: string | null, text: string | null, acceptLabel: string | null, declineLabel: string | null } | null, fr?: { title: string | null, text: string | null, acceptLabel: string | null, declineLabel: string | null } | null } } | null }
        | { __typename: 'CourseCalendarBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null } | null, en?: { title: string | null, text: string | null } | null, fr?: { title: string | null, text: string | null } | null } | null }
        | { __typename: 'CourseDetailBlock', id: string, block: string, hidden: boolean | null }
        | { __typename: 'CourseListBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null, show: string | null, limit: number | null, only: string | null, location: string | null, category: string | null } | null, en?: { title: string | null, text: string | null, show: string | null, limit: number | null, only: string | null, location: string | null, category: string | null } | null, fr?: { title: string | null, text: string | null, show: string | null, limit: number | null, only: string | null, location: string | null, category: string | null } | null } | null }
        | { __typename: 'CourseSearchBlock', id: string, block: string, hidden: boolean | null, data: { nl: { placeholder: string | null, popular: Array<string | null> | null } | null, en?: { placeholder: string | null, popular: Array<string | null> | null } | null, fr?: { placeholder: string | null, popular: Array<string | null> | null } | null } | null }
        | { __typename: 'FaqBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, subjects: Array<string | null> | null } | null, en?: { title: string | null, subjects: Array<string | null> | null } | null, fr?: { title: string | null, subjects: Array<string | null> | null } | null } | null }
        | { __typename: 'FooterBlock', id: string, block: string, hidden: boolean | null, content: { data: { nl: { name: string | null, address: string | null, zip: string | null, city: string | null, phone: string | null, email: string | null, subsidyLabel: string | null, subsidyUrl: string | null, columns: Array<{ title: string | null, links: Array<{ label: string | null, url: { urlType: string | null, value: string | null } | null } | null> | null } | null> | null } | null, en?: { name: string | null, address: string | null, zip: string | null, city: string | null, phone: string | null, email: string | null, subsidyLabel: string | null, subsidyUrl: string | null, columns: Array<{ title: string | null, links: Array<{ label: string | null, url: { urlType: string | null, value: string | null } | null } | null> | null } | null> | null } | null, fr?: { name: string | null, address: string | null, zip: string | null, city: string | null, phone: string | null, email: string | null, subsidyLabel: string | null, subsidyUrl: string | null, columns: Array<{ title: string | null, links: Array<{ label: string | null, url: { urlType: string | null, value: string | null } | null } | null> | null } | null> | null } | null } } | null }
        | { __typename: 'HomepageOfferBlock', id: string, block: string, hidden: boolean | null, content: { data: { nl: { title: string | null, calendarTraining: { title: string | null, text: string | null } | null, tailoredTraining: { title: string | null, text: string | null } | null, onlineTraining: { title: string | null, text: string | null } | null, certificationTraining: { title: string | null, text: string | null } | null, coaching: { title: string | null, text: string | null } | null } | null, en?: { title: string | null, calendarTraining: { title: string | null, text: string | null } | null, tailoredTraining: { title: string | null, text: string | null } | null, onlineTraining: { title: string | null, text: string | null } | null, certificationTraining: { title: string | null, text: string | null } | null, coaching: { title: string | null, text: string | null } | null } | null, fr?: { title: string | null, calendarTraining: { title: string | null, text: string | null } | null, tailoredTraining: { title: string | null, text: string | null } | null, onlineTraining: { title: string | null, text: string | null } | null, certificationTraining: { title: string | null, text: string | null } | null, coaching: { title: string | null, text: string | null } | null } | null } } | null }
        | { __typename: 'HomepageUspsBlock', id: string, block: string, hidden: boolean | null, content: { data: { nl: { items: Array<{ figure: string | null, text: string | null } | null> | null } | null, en?: { items: Array<{ figure: string | null, text: string | null } | null> | null } | null, fr?: { items: Array<{ figure: string | null, text: string | null } | null> | null } | null } } | null }
        | { __typename: 'NewsletterFormBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null, buttonLabel: string | null } | null, en?: { title: string | null, text: string | null, buttonLabel: string | null } | null, fr?: { title: string | null, text: string | null, buttonLabel: string | null } | null } | null }
        | { __typename: 'PromoVideoBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null, video: string | null } | null, en?: { title: string | null, text: string | null, video: string | null } | null, fr?: { title: string | null, text: string | null, video: string | null } | null } | null }
        | { __typename: 'ReviewsBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, limit: number | null } | null, en?: { title: string | null, limit: number | null } | null, fr?: { title: string | null, limit: number | null } | null } | null }
        | { __typename: 'RichTextBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null } | null, en?: { title: string | null, text: string | null } | null, fr?: { title: string | null, text: string | null } | null } | null }
        | { __typename: 'RoomTypesBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null } | null, en?: { title: string | null, text: string | null } | null, fr?: { title: string | null, text: string | null } | null } | null }
        | { __typename: 'StaffBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null } | null, en?: { title: string | null, text: string | null } | null, fr?: { title: string | null, text: string | null } | null } | null }
        | { __typename: 'TailoredBlock', id: string, block: string, hidden: boolean | null, content: { data: { nl: { title: string | null, text: string | null, buttonLabel: string | null, steps: Array<{ title: string | null, text: string | null } | null> | null } | null, en?: { title: string | null, text: string | null, buttonLabel: string | null, steps: Array<{ title: string | null, text: string | null } | null> | null } | null, fr?: { title: string | null, text: string | null, buttonLabel: string | null, steps: Array<{ title: string | null, text: string | null } | null> | null } | null } } | null }
       | null> }
    | { __typename: 'CookieContent' }
    | { __typename: 'CourseContent', type: string, version: number, data: { nl: { title: string | null, seoDescription: string | null, included: string | null, includedOnline: string | null, includedTailored: string | null, certificate: string | null, cancellation: string | null, subsidy: string | null, contactName: string | null, contactPhone: string | null, tailoredContactName: string | null, tailoredContactPhone: string | null, terms: { urlType: string | null, value: string | null } | null } | null, en?: { title: string | null, seoDescription: string | null, included: string | null, includedOnline: string | null, includedTailored: string | null, certificate: string | null, cancellation: string | null, subsidy: string | null, contactName: string | null, contactPhone: string | null, tailoredContactName: string | null, tailoredContactPhone: string | null, terms: { urlType: string | null, value: string | null } | null } | null, fr?: { title: string | null, seoDescription: string | null, included: string | null, includedOnline: string | null, includedTailored: string | null, certificate: string | null, cancellation: string | null, subsidy: string | null, contactName: string | null, contactPhone: string | null, tailoredContactName: string | null, tailoredContactPhone: string | null, terms: { urlType: string | null, value: string | null } | null } | null }, layout: Array<
        | { __typename: 'BannerBlock', id: string, block: string, hidden: boolean | null, content: { data: { nl: { image: string | null, highlightTitle: string | null, highlightText: string | null, buttonLabel: string | null, url: { urlType: string | null, value: string | null } | null } | null, en?: { image: string | null, highlightTitle: string | null, highlightText: string | null, buttonLabel: string | null, url: { urlType: string | null, value: string | null } | null } | null, fr?: { image: string | null, highlightTitle: string | null, highlightText: string | null, buttonLabel: string | null, url: { urlType: string | null, value: string | null } | null } | null } } | null }
        | { __typename: 'ContactFormBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null, buttonLabel: string | null } | null, en?: { title: string | null, text: string | null, buttonLabel: string | null } | null, fr?: { title: string | null, text: string | null, buttonLabel: string | null } | null } | null }
        | { __typename: 'CookieBlock', id: string, block: string, hidden: boolean | null, content: { data: { nl: { title: string | null, text: string | null, acceptLabel: string | null, declineLabel: string | null } | null, en?: { title: string | null, text: string | null, acceptLabel: string | null, declineLabel: string | null } | null, fr?: { title: string | null, text: string | null, acceptLabel: string | null, declineLabel: string | null } | null } } | null }
        | { __typename: 'CourseCalendarBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null } | null, en?: { title: string | null, text: string | null } | null, fr?: { title: string | null, text: string | null } | null } | null }
        | { __typename: 'CourseDetailBlock', id: string, block: string, hidden: boolean | null }
        | { __typename: 'CourseListBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null, show: string | null, limit: number | null, only: string | null, location: string | null, category: string | null } | null, en?: { title: string | null, text: string | null, show: string | null, limit: number | null, only: string | null, location: string | null, category: string | null } | null, fr?: { title: string | null, text: string | null, show: string | null, limit: number | null, only: string | null, location: string | null, category: string | null } | null } | null }
        | { __typename: 'CourseSearchBlock', id: string, block: string, hidden: boolean | null, data: { nl: { placeholder: string | null, popular: Array<string | null> | null } | null, en?: { placeholder: string | null, popular: Array<string | null> | null } | null, fr?: { placeholder: string | null, popular: Array<string | null> | null } | null } | null }
        | { __typename: 'FaqBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, subjects: Array<string | null> | null } | null, en?: { title: string | null, subjects: Array<string | null> | null } | null, fr?: { title: string | null, subjects: Array<string | null> | null } | null } | null }
        | { __typename: 'FooterBlock', id: string, block: string, hidden: boolean | null, content: { data: { nl: { name: string | null, address: string | null, zip: string | null, city: string | null, phone: string | null, email: string | null, subsidyLabel: string | null, subsidyUrl: string | null, columns: Array<{ title: string | null, links: Array<{ label: string | null, url: { urlType: string | null, value: string | null } | null } | null> | null } | null> | null } | null, en?: { name: string | null, address: string | null, zip: string | null, city: string | null, phone: string | null, email: string | null, subsidyLabel: string | null, subsidyUrl: string | null, columns: Array<{ title: string | null, links: Array<{ label: string | null, url: { urlType: string | null, value: string | null } | null } | null> | null } | null> | null } | null, fr?: { name: string | null, address: string | null, zip: string | null, city: string | null, phone: string | null, email: string | null, subsidyLabel: string | null, subsidyUrl: string | null, columns: Array<{ title: string | null, links: Array<{ label: string | null, url: { urlType: string | null, value: string | null } | null } | null> | null } | null> | null } | null } } | null }
        | { __typename: 'HomepageOfferBlock', id: string, block: string, hidden: boolean | null, content: { data: { nl: { title: string | null, calendarTraining: { title: string | null, text: string | null } | null, tailoredTraining: { title: string | null, text: string | null } | null, onlineTraining: { title: string | null, text: string | null } | null, certificationTraining: { title: string | null, text: string | null } | null, coaching: { title: string | null, text: string | null } | null } | null, en?: { title: string | null, calendarTraining: { title: string | null, text: string | null } | null, tailoredTraining: { title: string | null, text: string | null } | null, onlineTraining: { title: string | null, text: string | null } | null, certificationTraining: { title: string | null, text: string | null } | null, coaching: { title: string | null, text: string | null } | null } | null, fr?: { title: string | null, calendarTraining: { title: string | null, text: string | null } | null, tailoredTraining: { title: string | null, text: string | null } | null, onlineTraining: { title: string | null, text: string | null } | null, certificationTraining: { title: string | null, text: string | null } | null, coaching: { title: string | null, text: string | null } | null } | null } } | null }
        | { __typename: 'HomepageUspsBlock', id: string, block: string, hidden: boolean | null, content: { data: { nl: { items: Array<{ figure: string | null, text: string | null } | null> | null } | null, en?: { items: Array<{ figure: string | null, text: string | null } | null> | null } | null, fr?: { items: Array<{ figure: string | null, text: string | null } | null> | null } | null } } | null }
        | { __typename: 'NewsletterFormBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null, buttonLabel: string | null } | null, en?: { title: string | null, text: string | null, buttonLabel: string | null } | null, fr?: { title: string | null, text: string | null, buttonLabel: string | null } | null } | null }
        | { __typename: 'PromoVideoBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null, video: string | null } | null, en?: { title: string | null, text: string | null, video: string | null } | null, fr?: { title: string | null, text: string | null, video: string | null } | null } | null }
        | { __typename: 'ReviewsBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, limit: number | null } | null, en?: { title: string | null, limit: number | null } | null, fr?: { title: string | null, limit: number | null } | null } | null }
        | { __typename: 'RichTextBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null } | null, en?: { title: string | null, text: string | null } | null, fr?: { title: string | null, text: string | null } | null } | null }
        | { __typename: 'RoomTypesBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null } | null, en?: { title: string | null, text: string | null } | null, fr?: { title: string | null, text: string | null } | null } | null }
        | { __typename: 'StaffBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null } | null, en?: { title: string | null, text: string | null } | null, fr?: { title: string | null, text: string | null } | null } | null }
        | { __typename: 'TailoredBlock', id: string, block: string, hidden: boolean | null, content: { data: { nl: { title: string | null, text: string | null, buttonLabel: string | null, steps: Array<{ title: string | null, text: string | null } | null> | null } | null, en?: { title: string | null, text: string | null, buttonLabel: string | null, steps: Array<{ title: string | null, text: string | null } | null> | null } | null, fr?: { title: string | null, text: string | null, buttonLabel: string | null, steps: Array<{ title: string | null, text: string | null } | null> | null } | null } } | null }
       | null> }
    | { __typename: 'DisclaimerContent', type: string, version: number, data: { nl: { title: string | null, seoDescription: string | null } | null, en?: { title: string | null, seoDescription: string | null } | null, fr?: { title: string | null, seoDescription: string | null } | null }, layout: Array<
        | { __typename: 'BannerBlock', id: string, block: string, hidden: boolean | null, content: { data: { nl: { image: string | null, highlightTitle: string | null, highlightText: string | null, buttonLabel: string | null, url: { urlType: string | null, value: string | null } | null } | null, en?: { image: string | null, highlightTitle: string | null, highlightText: string | null, buttonLabel: string | null, url: { urlType: string | null, value: string | null } | null } | null, fr?: { image: string | null, highlightTitle: string | null, highlightText: string | null, buttonLabel: string | null, url: { urlType: string | null, value: string | null } | null } | null } } | null }
        | { __typename: 'ContactFormBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null, buttonLabel: string | null } | null, en?: { title: string | null, text: string | null, buttonLabel: string | null } | null, fr?: { title: string | null, text: string | null, buttonLabel: string | null } | null } | null }
        | { __typename: 'CookieBlock', id: string, block: string, hidden: boolean | null, content: { data: { nl: { title: string | null, text: string | null, acceptLabel: string | null, declineLabel: string | null } | null, en?: { title: string | null, text: string | null, acceptLabel: string | null, declineLabel: string | null } | null, fr?: { title: string | null, text: string | null, acceptLabel: string | null, declineLabel: string | null } | null } } | null }
        | { __typename: 'CourseCalendarBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null } | null, en?: { title: string | null, text: string | null } | null, fr?: { title: string | null, text: string | null } | null } | null }
        | { __typename: 'CourseDetailBlock', id: string, block: string, hidden: boolean | null }
        | { __typename: 'CourseListBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null, show: string | null, limit: number | null, only: string | null, location: string | null, category: string | null } | null, en?: { title: string | null, text: string | null, show: string | null, limit: number | null, only: string | null, location: string | null, category: string | null } | null, fr?: { title: string | null, text: string | null, show: string | null, limit: number | null, only: string | null, location: string | null, category: string | null } | null } | null }
        | { __typename: 'CourseSearchBlock', id: string, block: string, hidden: boolean | null, data: { nl: { placeholder: string | null, popular: Array<string | null> | null } | null, en?: { placeholder: string | null, popular: Array<string | null> | null } | null, fr?: { placeholder: string | null, popular: Array<string | null> | null } | null } | null }
        | { __typename: 'FaqBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, subjects: Array<string | null> | null } | null, en?: { title: string | null, subjects: Array<string | null> | null } | null, fr?: { title: string | null, subjects: Array<string | null> | null } | null } | null }
        | { __typename: 'FooterBlock', id: string, block: string, hidden: boolean | null, content: { data: { nl: { name: string | null, address: string | null, zip: string | null, city: string | null, phone: string | null, email: string | null, subsidyLabel: string | null, subsidyUrl: string | null, columns: Array<{ title: string | null, links: Array<{ label: string | null, url: { urlType: string | null, value: string | null } | null } | null> | null } | null> | null } | null, en?: { name: string | null, address: string | null, zip: string | null, city: string | null, phone: string | null, email: string | null, subsidyLabel: string | null, subsidyUrl: string | null, columns: Array<{ title: string | null, links: Array<{ label: string | null, url: { urlType: string | null, value: string | null } | null } | null> | null } | null> | null } | null, fr?: { name: string | null, address: string | null, zip: string | null, city: string | null, phone: string | null, email: string | null, subsidyLabel: string | null, subsidyUrl: string | null, columns: Array<{ title: string | null, links: Array<{ label: string | null, url: { urlType: string | null, value: string | null } | null } | null> | null } | null> | null } | null } } | null }
        | { __typename: 'HomepageOfferBlock', id: string, block: string, hidden: boolean | null, content: { data: { nl: { title: string | null, calendarTraining: { title: string | null, text: string | null } | null, tailoredTraining: { title: string | null, text: string | null } | null, onlineTraining: { title: string | null, text: string | null } | null, certificationTraining: { title: string | null, text: string | null } | null, coaching: { title: string | null, text: string | null } | null } | null, en?: { title: string | null, calendarTraining: { title: string | null, text: string | null } | null, tailoredTraining: { title: string | null, text: string | null } | null, onlineTraining: { title: string | null, text: string | null } | null, certificationTraining: { title: string | null, text: string | null } | null, coaching: { title: string | null, text: string | null } | null } | null, fr?: { title: string | null, calendarTraining: { title: string | null, text: string | null } | null, tailoredTraining: { title: string | null, text: string | null } | null, onlineTraining: { title: string | null, text: string | null } | null, certificationTraining: { title: string | null, text: string | null } | null, coaching: { title: string | null, text: string | null } | null } | null } } | null }
        | { __typename: 'HomepageUspsBlock', id: string, block: string, hidden: boolean | null, content: { data: { nl: { items: Array<{ figure: string | null, text: string | null } | null> | null } | null, en?: { items: Array<{ figure: string | null, text: string | null } | null> | null } | null, fr?: { items: Array<{ figure: string | null, text: string | null } | null> | null } | null } } | null }
        | { __typename: 'NewsletterFormBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null, buttonLabel: string | null } | null, en?: { title: string | null, text: string | null, buttonLabel: string | null } | null, fr?: { title: string | null, text: string | null, buttonLabel: string | null } | null } | null }
        | { __typename: 'PromoVideoBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null, video: string | null } | null, en?: { title: string | null, text: string | null, video: string | null } | null, fr?: { title: string | null, text: string | null, video: string | null } | null } | null }
        | { __typename: 'ReviewsBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, limit: number | null } | null, en?: { title: string | null, limit: number | null } | null, fr?: { title: string | null, limit: number | null } | null } | null }
        | { __typename: 'RichTextBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null } | null, en?: { title: string | null, text: string | null } | null, fr?: { title: string | null, text: string | null } | null } | null }
        | { __typename: 'RoomTypesBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null } | null, en?: { title: string | null, text: string | null } | null, fr?: { title: string | null, text: string | null } | null } | null }
        | { __typename: 'StaffBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null } | null, en?: { title: string | null, text: string | null } | null, fr?: { title: string | null, text: string | null } | null } | null }
        | { __typename: 'TailoredBlock', id: string, block: string, hidden: boolean | null, content: { data: { nl: { title: string | null, text: string | null, buttonLabel: string | null, steps: Array<{ title: string | null, text: string | null } | null> | null } | null, en?: { title: string | null, text: string | null, buttonLabel: string | null, steps: Array<{ title: string | null, text: string | null } | null> | null } | null, fr?: { title: string | null, text: string | null, buttonLabel: string | null, steps: Array<{ title: string | null, text: string | null } | null> | null } | null } } | null }
       | null> }
    | { __typename: 'FooterContent' }
    | { __typename: 'HomepageContent', type: string, version: number, data: { nl: { title: string | null, seoDescription: string | null } | null, en?: { title: string | null, seoDescription: string | null } | null, fr?: { title: string | null, seoDescription: string | null } | null }, layout: Array<
        | { __typename: 'BannerBlock', id: string, block: string, hidden: boolean | null, content: { data: { nl: { image: string | null, highlightTitle: string | null, highlightText: string | null, buttonLabel: string | null, url: { urlType: string | null, value: string | null } | null } | null, en?: { image: string | null, highlightTitle: string | null, highlightText: string | null, buttonLabel: string | null, url: { urlType: string | null, value: string | null } | null } | null, fr?: { image: string | null, highlightTitle: string | null, highlightText: string | null, buttonLabel: string | null, url: { urlType: string | null, value: string | null } | null } | null } } | null }
        | { __typename: 'ContactFormBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null, buttonLabel: string | null } | null, en?: { title: string | null, text: string | null, buttonLabel: string | null } | null, fr?: { title: string | null, text: string | null, buttonLabel: string | null } | null } | null }
        | { __typename: 'CookieBlock', id: string, block: string, hidden: boolean | null, content: { data: { nl: { title: string | null, text: string | null, acceptLabel: string | null, declineLabel: string | null } | null, en?: { title: string | null, text: string | null, acceptLabel: string | null, declineLabel: string | null } | null, fr?: { title: string | null, text: string | null, acceptLabel: string | null, declineLabel: string | null } | null } } | null }
        | { __typename: 'CourseCalendarBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null } | null, en?: { title: string | null, text: string | null } | null, fr?: { title: string | null, text: string | null } | null } | null }
        | { __typename: 'CourseDetailBlock', id: string, block: string, hidden: boolean | null }
        | { __typename: 'CourseListBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null, show: string | null, limit: number | null, only: string | null, location: string | null, category: string | null } | null, en?: { title: string | null, text: string | null, show: string | null, limit: number | null, only: string | null, location: string | null, category: string | null } | null, fr?: { title: string | null, text: string | null, show: string | null, limit: number | null, only: string | null, location: string | null, category: string | null } | null } | null }
        | { __typename: 'CourseSearchBlock', id: string, block: string, hidden: boolean | null, data: { nl: { placeholder: string | null, popular: Array<string | null> | null } | null, en?: { placeholder: string | null, popular: Array<string | null> | null } | null, fr?: { placeholder: string | null, popular: Array<string | null> | null } | null } | null }
        | { __typename: 'FaqBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, subjects: Array<string | null> | null } | null, en?: { title: string | null, subjects: Array<string | null> | null } | null, fr?: { title: string | null, subjects: Array<string | null> | null } | null } | null }
        | { __typename: 'FooterBlock', id: string, block: string, hidden: boolean | null, content: { data: { nl: { name: string | null, address: string | null, zip: string | null, city: string | null, phone: string | null, email: string | null, subsidyLabel: string | null, subsidyUrl: string | null, columns: Array<{ title: string | null, links: Array<{ label: string | null, url: { urlType: string | null, value: string | null } | null } | null> | null } | null> | null } | null, en?: { name: string | null, address: string | null, zip: string | null, city: string | null, phone: string | null, email: string | null, subsidyLabel: string | null, subsidyUrl: string | null, columns: Array<{ title: string | null, links: Array<{ label: string | null, url: { urlType: string | null, value: string | null } | null } | null> | null } | null> | null } | null, fr?: { name: string | null, address: string | null, zip: string | null, city: string | null, phone: string | null, email: string | null, subsidyLabel: string | null, subsidyUrl: string | null, columns: Array<{ title: string | null, links: Array<{ label: string | null, url: { urlType: string | null, value: string | null } | null } | null> | null } | null> | null } | null } } | null }
        | { __typename: 'HomepageOfferBlock', id: string, block: string, hidden: boolean | null, content: { data: { nl: { title: string | null, calendarTraining: { title: string | null, text: string | null } | null, tailoredTraining: { title: string | null, text: string | null } | null, onlineTraining: { title: string | null, text: string | null } | null, certificationTraining: { title: string | null, text: string | null } | null, coaching: { title: string | null, text: string | null } | null } | null, en?: { title: string | null, calendarTraining: { title: string | null, text: string | null } | null, tailoredTraining: { title: string | null, text: string | null } | null, onlineTraining: { title: string | null, text: string | null } | null, certificationTraining: { title: string | null, text: string | null } | null, coaching: { title: string | null, text: string | null } | null } | null, fr?: { title: string | null, calendarTraining: { title: string | null, text: string | null } | null, tailoredTraining: { title: string | null, text: string | null } | null, onlineTraining: { title: string | null, text: string | null } | null, certificationTraining: { title: string | null, text: string | null } | null, coaching: { title: string | null, text: string | null } | null } | null } } | null }
        | { __typename: 'HomepageUspsBlock', id: string, block: string, hidden: boolean | null, content: { data: { nl: { items: Array<{ figure: string | null, text: string | null } | null> | null } | null, en?: { items: Array<{ figure: string | null, text: string | null } | null> | null } | null, fr?: { items: Array<{ figure: string | null, text: string | null } | null> | null } | null } } | null }
        | { __typename: 'NewsletterFormBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null, buttonLabel: string | null } | null, en?: { title: string | null, text: string | null, buttonLabel: string | null } | null, fr?: { title: string | null, text: string | null, buttonLabel: string | null } | null } | null }
        | { __typename: 'PromoVideoBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null, video: string | null } | null, en?: { title: string | null, text: string | null, video: string | null } | null, fr?: { title: string | null, text: string | null, video: string | null } | null } | null }
        | { __typename: 'ReviewsBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, limit: number | null } | null, en?: { title: string | null, limit: number | null } | null, fr?: { title: string | null, limit: number | null } | null } | null }
        | { __typename: 'RichTextBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null } | null, en?: { title: string | null, text: string | null } | null, fr?: { title: string | null, text: string | null } | null } | null }
        | { __typename: 'RoomTypesBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null } | null, en?: { title: string | null, text: string | null } | null, fr?: { title: string | null, text: string | null } | null } | null }
        | { __typename: 'StaffBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null } | null, en?: { title: string | null, text: string | null } | null, fr?: { title: string | null, text: string | null } | null } | null }
        | { __typename: 'TailoredBlock', id: string, block: string, hidden: boolean | null, content: { data: { nl: { title: string | null, text: string | null, buttonLabel: string | null, steps: Array<{ title: string | null, text: string | null } | null> | null } | null, en?: { title: string | null, text: string | null, buttonLabel: string | null, steps: Array<{ title: string | null, text: string | null } | null> | null } | null, fr?: { title: string | null, text: string | null, buttonLabel: string | null, steps: Array<{ title: string | null, text: string | null } | null> | null } | null } } | null }
       | null> }
    | { __typename: 'HomepageOfferContent' }
    | { __typename: 'HomepageUspsContent' }
    | { __typename: 'NewsletterContent', type: string, version: number, data: { nl: { title: string | null, seoDescription: string | null } | null, en?: { title: string | null, seoDescription: string | null } | null, fr?: { title: string | null, seoDescription: string | null } | null }, layout: Array<
        | { __typename: 'BannerBlock', id: string, block: string, hidden: boolean | null, content: { data: { nl: { image: string | null, highlightTitle: string | null, highlightText: string | null, buttonLabel: string | null, url: { urlType: string | null, value: string | null } | null } | null, en?: { image: string | null, highlightTitle: string | null, highlightText: string | null, buttonLabel: string | null, url: { urlType: string | null, value: string | null } | null } | null, fr?: { image: string | null, highlightTitle: string | null, highlightText: string | null, buttonLabel: string | null, url: { urlType: string | null, value: string | null } | null } | null } } | null }
        | { __typename: 'ContactFormBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null, buttonLabel: string | null } | null, en?: { title: string | null, text: string | null, buttonLabel: string | null } | null, fr?: { title: string | null, text: string | null, buttonLabel: string | null } | null } | null }
        | { __typename: 'CookieBlock', id: string, block: string, hidden: boolean | null, content: { data: { nl: { title: string | null, text: string | null, acceptLabel: string | null, declineLabel: string | null } | null, en?: { title: string | null, text: string | null, acceptLabel: string | null, declineLabel: string | null } | null, fr?: { title: string | null, text: string | null, acceptLabel: string | null, declineLabel: string | null } | null } } | null }
        | { __typename: 'CourseCalendarBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null } | null, en?: { title: string | null, text: string | null } | null, fr?: { title: string | null, text: string | null } | null } | null }
        | { __typename: 'CourseDetailBlock', id: string, block: string, hidden: boolean | null }
        | { __typename: 'CourseListBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null, show: string | null, limit: number | null, only: string | null, location: string | null, category: string | null } | null, en?: { title: string | null, text: string | null, show: string | null, limit: number | null, only: string | null, location: string | null, category: string | null } | null, fr?: { title: string | null, text: string | null, show: string | null, limit: number | null, only: string | null, location: string | null, category: string | null } | null } | null }
        | { __typename: 'CourseSearchBlock', id: string, block: string, hidden: boolean | null, data: { nl: { placeholder: string | null, popular: Array<string | null> | null } | null, en?: { placeholder: string | null, popular: Array<string | null> | null } | null, fr?: { placeholder: string | null, popular: Array<string | null> | null } | null } | null }
        | { __typename: 'FaqBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, subjects: Array<string | null> | null } | null, en?: { title: string | null, subjects: Array<string | null> | null } | null, fr?: { title: string | null, subjects: Array<string | null> | null } | null } | null }
        | { __typename: 'FooterBlock', id: string, block: string, hidden: boolean | null, content: { data: { nl: { name: string | null, address: string | null, zip: string | null, city: string | null, phone: string | null, email: string | null, subsidyLabel: string | null, subsidyUrl: string | null, columns: Array<{ title: string | null, links: Array<{ label: string | null, url: { urlType: string | null, value: string | null } | null } | null> | null } | null> | null } | null, en?: { name: string | null, address: string | null, zip: string | null, city: string | null, phone: string | null, email: string | null, subsidyLabel: string | null, subsidyUrl: string | null, columns: Array<{ title: string | null, links: Array<{ label: string | null, url: { urlType: string | null, value: string | null } | null } | null> | null } | null> | null } | null, fr?: { name: string | null, address: string | null, zip: string | null, city: string | null, phone: string | null, email: string | null, subsidyLabel: string | null, subsidyUrl: string | null, columns: Array<{ title: string | null, links: Array<{ label: string | null, url: { urlType: string | null, value: string | null } | null } | null> | null } | null> | null } | null } } | null }
        | { __typename: 'HomepageOfferBlock', id: string, block: string, hidden: boolean | null, content: { data: { nl: { title: string | null, calendarTraining: { title: string | null, text: string | null } | null, tailoredTraining: { title: string | null, text: string | null } | null, onlineTraining: { title: string | null, text: string | null } | null, certificationTraining: { title: string | null, text: string | null } | null, coaching: { title: string | null, text: string | null } | null } | null, en?: { title: string | null, calendarTraining: { title: string | null, text: string | null } | null, tailoredTraining: { title: string | null, text: string | null } | null, onlineTraining: { title: string | null, text: string | null } | null, certificationTraining: { title: string | null, text: string | null } | null, coaching: { title: string | null, text: string | null } | null } | null, fr?: { title: string | null, calendarTraining: { title: string | null, text: string | null } | null, tailoredTraining: { title: string | null, text: string | null } | null, onlineTraining: { title: string | null, text: string | null } | null, certificationTraining: { title: string | null, text: string | null } | null, coaching: { title: string | null, text: string | null } | null } | null } } | null }
        | { __typename: 'HomepageUspsBlock', id: string, block: string, hidden: boolean | null, content: { data: { nl: { items: Array<{ figure: string | null, text: string | null } | null> | null } | null, en?: { items: Array<{ figure: string | null, text: string | null } | null> | null } | null, fr?: { items: Array<{ figure: string | null, text: string | null } | null> | null } | null } } | null }
        | { __typename: 'NewsletterFormBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null, buttonLabel: string | null } | null, en?: { title: string | null, text: string | null, buttonLabel: string | null } | null, fr?: { title: string | null, text: string | null, buttonLabel: string | null } | null } | null }
        | { __typename: 'PromoVideoBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null, video: string | null } | null, en?: { title: string | null, text: string | null, video: string | null } | null, fr?: { title: string | null, text: string | null, video: string | null } | null } | null }
        | { __typename: 'ReviewsBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, limit: number | null } | null, en?: { title: string | null, limit: number | null } | null, fr?: { title: string | null, limit: number | null } | null } | null }
        | { __typename: 'RichTextBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null } | null, en?: { title: string | null, text: string | null } | null, fr?: { title: string | null, text: string | null } | null } | null }
        | { __typename: 'RoomTypesBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null } | null, en?: { title: string | null, text: string | null } | null, fr?: { title: string | null, text: string | null } | null } | null }
        | { __typename: 'StaffBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null } | null, en?: { title: string | null, text: string | null } | null, fr?: { title: string | null, text: string | null } | null } | null }
        | { __typename: 'TailoredBlock', id: string, block: string, hidden: boolean | null, content: { data: { nl: { title: string | null, text: string | null, buttonLabel: string | null, steps: Array<{ title: string | null, text: string | null } | null> | null } | null, en?: { title: string | null, text: string | null, buttonLabel: string | null, steps: Array<{ title: string | null, text: string | null } | null> | null } | null, fr?: { title: string | null, text: string | null, buttonLabel: string | null, steps: Array<{ title: string | null, text: string | null } | null> | null } | null } } | null }
       | null> }
    | { __typename: 'PageContent' }
    | { __typename: 'PrivacyContent', type: string, version: number, data: { nl: { title: string | null, seoDescription: string | null } | null, en?: { title: string | null, seoDescription: string | null } | null, fr?: { title: string | null, seoDescription: string | null } | null }, layout: Array<
        | { __typename: 'BannerBlock', id: string, block: string, hidden: boolean | null, content: { data: { nl: { image: string | null, highlightTitle: string | null, highlightText: string | null, buttonLabel: string | null, url: { urlType: string | null, value: string | null } | null } | null, en?: { image: string | null, highlightTitle: string | null, highlightText: string | null, buttonLabel: string | null, url: { urlType: string | null, value: string | null } | null } | null, fr?: { image: string | null, highlightTitle: string | null, highlightText: string | null, buttonLabel: string | null, url: { urlType: string | null, value: string | null } | null } | null } } | null }
        | { __typename: 'ContactFormBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null, buttonLabel: string | null } | null, en?: { title: string | null, text: string | null, buttonLabel: string | null } | null, fr?: { title: string | null, text: string | null, buttonLabel: string | null } | null } | null }
        | { __typename: 'CookieBlock', id: string, block: string, hidden: boolean | null, content: { data: { nl: { title: string | null, text: string | null, acceptLabel: string | null, declineLabel: string | null } | null, en?: { title: string | null, text: string | null, acceptLabel: string | null, declineLabel: string | null } | null, fr?: { title: string | null, text: string | null, acceptLabel: string | null, declineLabel: string | null } | null } } | null }
        | { __typename: 'CourseCalendarBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null } | null, en?: { title: string | null, text: string | null } | null, fr?: { title: string | null, text: string | null } | null } | null }
        | { __typename: 'CourseDetailBlock', id: string, block: string, hidden: boolean | null }
        | { __typename: 'CourseListBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null, show: string | null, limit: number | null, only: string | null, location: string | null, category: string | null } | null, en?: { title: string | null, text: string | null, show: string | null, limit: number | null, only: string | null, location: string | null, category: string | null } | null, fr?: { title: string | null, text: string | null, show: string | null, limit: number | null, only: string | null, location: string | null, category: string | null } | null } | null }
        | { __typename: 'CourseSearchBlock', id: string, block: string, hidden: boolean | null, data: { nl: { placeholder: string | null, popular: Array<string | null> | null } | null, en?: { placeholder: string | null, popular: Array<string | null> | null } | null, fr?: { placeholder: string | null, popular: Array<string | null> | null } | null } | null }
        | { __typename: 'FaqBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, subjects: Array<string | null> | null } | null, en?: { title: string | null, subjects: Array<string | null> | null } | null, fr?: { title: string | null, subjects: Array<string | null> | null } | null } | null }
        | { __typename: 'FooterBlock', id: string, block: string, hidden: boolean | null, content: { data: { nl: { name: string | null, address: string | null, zip: string | null, city: string | null, phone: string | null, email: string | null, subsidyLabel: string | null, subsidyUrl: string | null, columns: Array<{ title: string | null, links: Array<{ label: string | null, url: { urlType: string | null, value: string | null } | null } | null> | null } | null> | null } | null, en?: { name: string | null, address: string | null, zip: string | null, city: string | null, phone: string | null, email: string | null, subsidyLabel: string | null, subsidyUrl: string | null, columns: Array<{ title: string | null, links: Array<{ label: string | null, url: { urlType: string | null, value: string | null } | null } | null> | null } | null> | null } | null, fr?: { name: string | null, address: string | null, zip: string | null, city: string | null, phone: string | null, email: string | null, subsidyLabel: string | null, subsidyUrl: string | null, columns: Array<{ title: string | null, links: Array<{ label: string | null, url: { urlType: string | null, value: string | null } | null } | null> | null } | null> | null } | null } } | null }
        | { __typename: 'HomepageOfferBlock', id: string, block: string, hidden: boolean | null, content: { data: { nl: { title: string | null, calendarTraining: { title: string | null, text: string | null } | null, tailoredTraining: { title: string | null, text: string | null } | null, onlineTraining: { title: string | null, text: string | null } | null, certificationTraining: { title: string | null, text: string | null } | null, coaching: { title: string | null, text: string | null } | null } | null, en?: { title: string | null, calendarTraining: { title: string | null, text: string | null } | null, tailoredTraining: { title: string | null, text: string | null } | null, onlineTraining: { title: string | null, text: string | null } | null, certificationTraining: { title: string | null, text: string | null } | null, coaching: { title: string | null, text: string | null } | null } | null, fr?: { title: string | null, calendarTraining: { title: string | null, text: string | null } | null, tailoredTraining: { title: string | null, text: string | null } | null, onlineTraining: { title: string | null, text: string | null } | null, certificationTraining: { title: string | null, text: string | null } | null, coaching: { title: string | null, text: string | null } | null } | null } } | null }
        | { __typename: 'HomepageUspsBlock', id: string, block: string, hidden: boolean | null, content: { data: { nl: { items: Array<{ figure: string | null, text: string | null } | null> | null } | null, en?: { items: Array<{ figure: string | null, text: string | null } | null> | null } | null, fr?: { items: Array<{ figure: string | null, text: string | null } | null> | null } | null } } | null }
        | { __typename: 'NewsletterFormBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null, buttonLabel: string | null } | null, en?: { title: string | null, text: string | null, buttonLabel: string | null } | null, fr?: { title: string | null, text: string | null, buttonLabel: string | null } | null } | null }
        | { __typename: 'PromoVideoBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null, video: string | null } | null, en?: { title: string | null, text: string | null, video: string | null } | null, fr?: { title: string | null, text: string | null, video: string | null } | null } | null }
        | { __typename: 'ReviewsBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, limit: number | null } | null, en?: { title: string | null, limit: number | null } | null, fr?: { title: string | null, limit: number | null } | null } | null }
        | { __typename: 'RichTextBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null } | null, en?: { title: string | null, text: string | null } | null, fr?: { title: string | null, text: string | null } | null } | null }
        | { __typename: 'RoomTypesBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null } | null, en?: { title: string | null, text: string | null } | null, fr?: { title: string | null, text: string | null } | null } | null }
        | { __typename: 'StaffBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null } | null, en?: { title: string | null, text: string | null } | null, fr?: { title: string | null, text: string | null } | null } | null }
        | { __typename: 'TailoredBlock', id: string, block: string, hidden: boolean | null, content: { data: { nl: { title: string | null, text: string | null, buttonLabel: string | null, steps: Array<{ title: string | null, text: string | null } | null> | null } | null, en?: { title: string | null, text: string | null, buttonLabel: string | null, steps: Array<{ title: string | null, text: string | null } | null> | null } | null, fr?: { title: string | null, text: string | null, buttonLabel: string | null, steps: Array<{ title: string | null, text: string | null } | null> | null } | null } } | null }
       | null> }
    | { __typename: 'TailoredContent' }
   | null };

export type SlugPageQueryVariables = Exact<{
  slug: string;
  locale: string;
  en: boolean;
  fr: boolean;
}>;


export type SlugPageQuery = { page: { _id: string, key: string, title: { nl: string, en?: string | null, fr?: string | null }, seoDescription: { nl: string, en?: string | null, fr?: string | null }, slug: { nl: string, en: string | null, fr: string | null }, layout: Array<
      | { __typename: 'BannerBlock', id: string, block: string, hidden: boolean | null, content: { data: { nl: { image: string | null, highlightTitle: string | null, highlightText: string | null, buttonLabel: string | null, url: { urlType: string | null, value: string | null } | null } | null, en?: { image: string | null, highlightTitle: string | null, highlightText: string | null, buttonLabel: string | null, url: { urlType: string | null, value: string | null } | null } | null, fr?: { image: string | null, highlightTitle: string | null, highlightText: string | null, buttonLabel: string | null, url: { urlType: string | null, value: string | null } | null } | null } } | null }
      | { __typename: 'ContactFormBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null, buttonLabel: string | null } | null, en?: { title: string | null, text: string | null, buttonLabel: string | null } | null, fr?: { title: string | null, text: string | null, buttonLabel: string | null } | null } | null }
      | { __typename: 'CookieBlock', id: string, block: string, hidden: boolean | null, content: { data: { nl: { title: string | null, text: string | null, acceptLabel: string | null, declineLabel: string | null } | null, en?: { title: string | null, text: string | null, acceptLabel: string | null, declineLabel: string | null } | null, fr?: { title: string | null, text: string | null, acceptLabel: string | null, declineLabel: string | null } | null } } | null }
      | { __typename: 'CourseCalendarBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null } | null, en?: { title: string | null, text: string | null } | null, fr?: { title: string | null, text: string | null } | null } | null }
      | { __typename: 'CourseDetailBlock', id: string, block: string, hidden: boolean | null }
      | { __typename: 'CourseListBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null, show: string | null, limit: number | null, only: string | null, location: string | null, category: string | null } | null, en?: { title: string | null, text: string | null, show: string | null, limit: number | null, only: string | null, location: string | null, category: string | null } | null, fr?: { title: string | null, text: string | null, show: string | null, limit: number | null, only: string | null, location: string | null, category: string | null } | null } | null }
      | { __typename: 'CourseSearchBlock', id: string, block: string, hidden: boolean | null, data: { nl: { placeholder: string | null, popular: Array<string | null> | null } | null, en?: { placeholder: string | null, popular: Array<string | null> | null } | null, fr?: { placeholder: string | null, popular: Array<string | null> | null } | null } | null }
      | { __typename: 'FaqBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, subjects: Array<string | null> | null } | null, en?: { title: string | null, subjects: Array<string | null> | null } | null, fr?: { title: string | null, subjects: Array<string | null> | null } | null } | null }
      | { __typename: 'FooterBlock', id: string, block: string, hidden: boolean | null, content: { data: { nl: { name: string | null, address: string | null, zip: string | null, city: string | null, phone: string | null, email: string | null, subsidyLabel: string | null, subsidyUrl: string | null, columns: Array<{ title: string | null, links: Array<{ label: string | null, url: { urlType: string | null, value: string | null } | null } | null> | null } | null> | null } | null, en?: { name: string | null, address: string | null, zip: string | null, city: string | null, phone: string | null, email: string | null, subsidyLabel: string | null, subsidyUrl: string | null, columns: Array<{ title: string | null, links: Array<{ label: string | null, url: { urlType: string | null, value: string | null } | null } | null> | null } | null> | null } | null, fr?: { name: string | null, address: string | null, zip: string | null, city: string | null, phone: string | null, email: string | null, subsidyLabel: string | null, subsidyUrl: string | null, columns: Array<{ title: string | null, links: Array<{ label: string | null, url: { urlType: string | null, value: string | null } | null } | null> | null } | null> | null } | null } } | null }
      | { __typename: 'HomepageOfferBlock', id: string, block: string, hidden: boolean | null, content: { data: { nl: { title: string | null, calendarTraining: { title: string | null, text: string | null } | null, tailoredTraining: { title: string | null, text: string | null } | null, onlineTraining: { title: string | null, text: string | null } | null, certificationTraining: { title: string | null, text: string | null } | null, coaching: { title: string | null, text: string | null } | null } | null, en?: { title: string | null, calendarTraining: { title: string | null, text: string | null } | null, tailoredTraining: { title: string | null, text: string | null } | null, onlineTraining: { title: string | null, text: string | null } | null, certificationTraining: { title: string | null, text: string | null } | null, coaching: { title: string | null, text: string | null } | null } | null, fr?: { title: string | null, calendarTraining: { title: string | null, text: string | null } | null, tailoredTraining: { title: string | null, text: string | null } | null, onlineTraining: { title: string | null, text: string | null } | null, certificationTraining: { title: string | null, text: string | null } | null, coaching: { title: string | null, text: string | null } | null } | null } } | null }
      | { __typename: 'HomepageUspsBlock', id: string, block: string, hidden: boolean | null, content: { data: { nl: { items: Array<{ figure: string | null, text: string | null } | null> | null } | null, en?: { items: Array<{ figure: string | null, text: string | null } | null> | null } | null, fr?: { items: Array<{ figure: string | null, text: string | null } | null> | null } | null } } | null }
      | { __typename: 'NewsletterFormBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null, buttonLabel: string | null } | null, en?: { title: string | null, text: string | null, buttonLabel: string | null } | null, fr?: { title: string | null, text: string | null, buttonLabel: string | null } | null } | null }
      | { __typename: 'PromoVideoBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null, video: string | null } | null, en?: { title: string | null, text: string | null, video: string | null } | null, fr?: { title: string | null, text: string | null, video: string | null } | null } | null }
      | { __typename: 'ReviewsBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, limit: number | null } | null, en?: { title: string | null, limit: number | null } | null, fr?: { title: string | null, limit: number | null } | null } | null }
      | { __typename: 'RichTextBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null } | null, en?: { title: string | null, text: string | null } | null, fr?: { title: string | null, text: string | null } | null } | null }
      | { __typename: 'RoomTypesBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null } | null, en?: { title: string | null, text: string | null } | null, fr?: { title: string | null, text: string | null } | null } | null }
      | { __typename: 'StaffBlock', id: string, block: string, hidden: boolean | null, data: { nl: { title: string | null, text: string | null } | null, en?: { title: string | null, text: string | null } | null, fr?: { title: string | null, text: string | null } | null } | null }
      | { __typename: 'TailoredBlock', id: string, block: string, hidden: boolean | null, content: { data: { nl: { title: string | null, text: string | null, buttonLabel: string | null, steps: Array<{ title: string | null, text: string | null } | null> | null } | null, en?: { title: string | null, text: string | null, buttonLabel: string | null, steps: Array<{ title: string | null, text: string | null } | null> | null } | null, fr?: { title: string | null, text: string | null, buttonLabel: string | null, steps: Array<{ title: string | null, text: string | null } | null> | null } | null } } | null }
     | null> } | null };

export type FrameQueryVariables = Exact<{
  locale: string;
  en: boolean;
  fr: boolean;
}>;


export type FrameQuery = { publishedStaticContents: Array<
    | { __typename: 'AboutContent' }
    | { __typename: 'BannerContent' }
    | { __typename: 'ClassroomsContent' }
    | { __typename: 'CoachingContent' }
    | { __typename: 'ContactContent' }
    | { __typename: 'CookieContent', type: string, data: { nl: { title: string | null, text: string | null, acceptLabel: string | null, declineLabel: string | null } | null, en?: { title: string | null, text: string | null, acceptLabel: string | null, declineLabel: string | null } | null, fr?: { title: string | null, text: string | null, acceptLabel: string | null, declineLabel: string | null } | null } }
    | { __typename: 'CourseContent', layout: Array<
        | { __typename: 'BannerBlock' }
        | { __typename: 'ContactFormBlock' }
        | { __typename: 'CookieBlock', id: string, block: string, hidden: boolean | null }
        | { __typename: 'CourseCalendarBlock' }
        | { __typename: 'CourseDetailBlock' }
        | { __typename: 'CourseListBlock' }
        | { __typename: 'CourseSearchBlock' }
        | { __typename: 'FaqBlock' }
        | { __typename: 'FooterBlock', id: string, block: string, hidden: boolean | null }
        | { __typename: 'HomepageOfferBlock' }
        | { __typename: 'HomepageUspsBlock' }
        | { __typename: 'NewsletterFormBlock' }
        | { __typename: 'PromoVideoBlock' }
        | { __typename: 'ReviewsBlock' }
        | { __typename: 'RichTextBlock' }
        | { __typename: 'RoomTypesBlock' }
        | { __typename: 'StaffBlock' }
        | { __typename: 'TailoredBlock' }
       | null> }
    | { __typename: 'DisclaimerContent' }
    | { __typename: 'FooterContent', type: string, data: { nl: { name: string | null, address: string | null, zip: string | null, city: string | null, phone: string | null, email: string | null, subsidyLabel: string | null, subsidyUrl: string | null, columns: Array<{ title: string | null, links: Array<{ label: string | null, url: { urlType: string | null, value: string | null } | null } | null> | null } | null> | null } | null, en?: { name: string | null, address: string | null, zip: string | null, city: string | null, phone: string | null, email: string | null, subsidyLabel: string | null, subsidyUrl: string | null, columns: Array<{ title: string | null, links: Array<{ label: string | null, url: { urlType: string | null, value: string | null } | null } | null> | null } | null> | null } | null, fr?: { name: string | null, address: string | null, zip: string | null, city: string | null, phone: string | null, email: string | null, subsidyLabel: string | null, subsidyUrl: string | null, columns: Array<{ title: string | null, links: Array<{ label: string | null, url: { urlType: string | null, value: string | null } | null } | null> | null } | null> | null } | null } }
    | { __typename: 'HomepageContent' }
    | { __typename: 'HomepageOfferContent' }
    | { __typename: 'HomepageUspsContent' }
    | { __typename: 'NewsletterContent' }
    | { __typename: 'PageContent' }
    | { __typename: 'PrivacyContent' }
    | { __typename: 'TailoredContent' }
   | null> | null };

export type ArrangedPagesQueryVariables = Exact<{ [key: string]: never; }>;


export type ArrangedPagesQuery = { publishedStaticContents: Array<
    | { __typename: 'AboutContent', type: string, updatedAt: string }
    | { __typename: 'BannerContent' }
    | { __typename: 'ClassroomsContent', type: string, updatedAt: string }
    | { __typename: 'CoachingContent', type: string, updatedAt: string }
    | { __typename: 'ContactContent', type: string, updatedAt: string }
    | { __typename: 'CookieContent' }
    | { __typename: 'CourseContent', type: string, updatedAt: string }
    | { __typename: 'DisclaimerContent', type: string, updatedAt: string }
    | { __typename: 'FooterContent' }
    | { __typename: 'HomepageContent', type: string, updatedAt: string }
    | { __typename: 'HomepageOfferContent' }
    | { __typename: 'HomepageUspsContent' }
    | { __typename: 'NewsletterContent', type: string, updatedAt: string }
    | { __typename: 'PageContent' }
    | { __typename: 'PrivacyContent', type: string, updatedAt: string }
    | { __typename: 'TailoredContent' }
   | null> | null };

export type LandingsQueryVariables = Exact<{ [key: string]: never; }>;


export type LandingsQuery = { allLocations: Array<{ key: string, isOnline: boolean, name: { nl: string, en: string | null, fr: string | null }, intro: { nl: string, en: string | null, fr: string | null } | null } | null> | null, allCategories: Array<{ key: string, name: { nl: string, en: string | null, fr: string | null }, intro: { nl: string, en: string | null, fr: string | null } | null } | null> | null, filteredCourses: { facets: { locations: Array<{ value: string, count: number } | null>, categories: Array<{ value: string, count: number } | null> } } | null };

export type AnswerEvaluationMutationVariables = Exact<{
  token: string;
  input: NewEvaluation_Input;
}>;


export type AnswerEvaluationMutation = { answerEvaluation: { answeredAt: string | null } | null };

export type EvaluationQueryVariables = Exact<{
  token: string;
}>;


export type EvaluationQuery = { provider: { email: string, phone: string } | null, evaluation: { isOpen: boolean, closesAt: string, answeredAt: string | null, trainer: string | null, firstName: string | null, organisation: string | null, course: { nl: string, en: string | null, fr: string | null }, schedule: Array<{ start: string, end: string } | null>, questions: Array<{ place: Query_Evaluation_Questions_Items_Place, kind: QuestionKind, text: { nl: string, en: string | null, fr: string | null } } | null>, scores: { q1: number | null, q2: number | null, q3: number | null, q4: number | null, q5: number | null, q6: number | null, q7: number | null, q8: number | null, q9: number | null, q10: number | null }, texts: { q1: string | null, q2: string | null, q3: string | null, q4: string | null, q5: string | null, q6: string | null, q7: string | null, q8: string | null, q9: string | null, q10: string | null }, review: { text: string, shownAs: ReviewName, status: ReviewState } | null } | null };

export type ConfirmNewsletterMutationVariables = Exact<{
  input: NewsletterToken_Input;
}>;


export type ConfirmNewsletterMutation = { confirmNewsletterSubscription: { _id: string } | null };

export type EndNewsletterMutationVariables = Exact<{
  input: NewsletterToken_Input;
}>;


export type EndNewsletterMutation = { endNewsletterSubscription: unknown };

export type OldSlugQueryVariables = Exact<{
  kind: string;
  slug: string;
  locale: string;
}>;


export type OldSlugQuery = { oldSlug: { slug: { nl: string, en: string | null, fr: string | null } } | null };

export type OpenPresenceMutationVariables = Exact<{
  input: DoorCode_Input;
}>;


export type OpenPresenceMutation = { openPresence: { ticket: string } | null };

export type SignPresenceMutationVariables = Exact<{
  ticket: string;
  input: NewPresence_Input;
}>;


export type SignPresenceMutation = { signPresence: { day: string } | null };

export type PresenceQueryVariables = Exact<{
  ticket: string;
}>;


export type PresenceQuery = { presence: { day: string, half: HalfDay, course: { nl: string, en: string | null, fr: string | null } } | null };

export type ApproveQuotationMutationVariables = Exact<{
  token: string;
  input: QuotationApproval_Input;
}>;


export type ApproveQuotationMutation = { approveQuotation: { status: BookingStatus } | null };

export type RefuseQuotationMutationVariables = Exact<{
  token: string;
  input: QuotationRefusal_Input;
}>;


export type RefuseQuotationMutation = { refuseQuotation: { status: BookingStatus } | null };

export type OfferedQuotationQueryVariables = Exact<{
  token: string;
}>;


export type OfferedQuotationQuery = { provider: { name: string } | null, offeredQuotation: { status: BookingStatus, isOpen: boolean, date: string, validUntil: string | null, reason: string | null, customerRef: string | null, organisationName: string | null, vat: string | null, address: string | null, zip: string | null, city: string | null, country: string | null, offer: { number: string, issuedOn: string, validUntil: string, room: string, date: string, start: string, end: string, persons: number, net: number, vat: number, total: number, lines: Array<{ description: string, quantity: number, unitPrice: number, amount: number, vatRate: number } | null> } | null, agreed: { room: string, date: string, start: string, end: string } | null } | null };

export type SaveRegistrationDraftMutationVariables = Exact<{
  session: string;
  input: RegistrationDraftChanges_Input;
}>;


export type SaveRegistrationDraftMutation = { saveRegistrationDraft: { _id: string | null, seatsLeft: number, students: Array<{ _id: string, lacksBirthData: boolean } | null> } | null };

export type SaveInvoiceOfDraftMutationVariables = Exact<{
  session: string;
  input: RegistrationDraftChanges_Input;
  account: string;
  organisation: OrganisationChanges_Input;
  person: UserChanges_Input;
  isOrganisations: boolean;
  isPersons: boolean;
}>;


export type SaveInvoiceOfDraftMutation = { saveRegistrationDraft: { _id: string | null } | null, updateOrganisation?: { _id: string } | null, updateUser?: { _id: string } | null };

export type ConfirmRegistrationDraftMutationVariables = Exact<{
  session: string;
  input: DraftConfirmation_Input;
}>;


export type ConfirmRegistrationDraftMutation = { confirmRegistrationDraft: { _id: string } | null };

export type KeepPaymentMutationVariables = Exact<{
  session: string;
  input: RegistrationDraftChanges_Input;
}>;


export type KeepPaymentMutation = { saveRegistrationDraft: { _id: string | null } | null };

export type JoinWaitingListMutationVariables = Exact<{
  input: NewWaitingListEntry_Input;
}>;


export type JoinWaitingListMutation = { joinWaitingList: { _id: string } | null };

export type JourneyCourseFragment = { _id: string, key: string, type: CourseType, price: number | null, earlyPrice: number | null, earlyDays: number | null, groupPrice: number | null, groupFrom: number | null, subsidised: boolean, subsidyTheme: SubsidyTheme, title: { nl: string, en?: string | null, fr?: string | null }, slug: { nl: string, en: string | null, fr: string | null }, category: { key: string }, sessions: Array<{ _id: string, startDate: string, registrationCount: number, capacity: number, fullyBooked: boolean, minimum: number | null, decisionOn: string | null, decision: string | null, schedule: Array<{ start: string, end: string } | null>, location: { isOnline: boolean, address: string | null, zip: string | null, name: { nl: string, en?: string | null, fr?: string | null }, city: { nl: string, en?: string | null, fr?: string | null }, addresses: { nl: string, en?: string | null, fr?: string | null } | null }, language: { code: string, name: { nl: string, en?: string | null, fr?: string | null } } } | null> };

export type RegisterJourneyQueryVariables = Exact<{
  id: string;
  session: string;
  isContact: boolean;
  isStudents: boolean;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  email?: string | null | undefined;
  userId: string;
  en: boolean;
  fr: boolean;
}>;


export type RegisterJourneyQuery = { course: { _id: string, key: string, type: CourseType, price: number | null, earlyPrice: number | null, earlyDays: number | null, groupPrice: number | null, groupFrom: number | null, subsidised: boolean, subsidyTheme: SubsidyTheme, title: { nl: string, en?: string | null, fr?: string | null }, slug: { nl: string, en: string | null, fr: string | null }, category: { key: string }, sessions: Array<{ _id: string, startDate: string, registrationCount: number, capacity: number, fullyBooked: boolean, minimum: number | null, decisionOn: string | null, decision: string | null, schedule: Array<{ start: string, end: string } | null>, location: { isOnline: boolean, address: string | null, zip: string | null, name: { nl: string, en?: string | null, fr?: string | null }, city: { nl: string, en?: string | null, fr?: string | null }, addresses: { nl: string, en?: string | null, fr?: string | null } | null }, language: { code: string, name: { nl: string, en?: string | null, fr?: string | null } } } | null> } | null, registrationDraft?: { _id: string | null, registered: Array<string | null>, hasInvoice: boolean, seatsLeft: number, net: number, total: number, isPaidOnline: boolean, paymentMethods: Array<PaymentMethod | null>, payment: string | null, enterpriseSize: string | null, isSizeKnown: boolean, dueOn: string | null, expiresAt: string | null, discountCode: string | null, discountRefusal: string | null, prepaidCard: string | null, discount: { code: string, unit: DiscountUnit, value: number, combines: boolean } | null, prepaidCards: Array<{ _id: string, number: string, daysLeft: number, daysEach: number } | null>, students: Array<{ _id: string, firstName: string, lastName: string, email: string, language: string, dateOfBirth: string | null, birthPlace: string | null, lacksBirthData: boolean } | null>, invoice: { name: string | null, address: string | null, zip: string | null, city: string | null, country: string | null, email: string | null, vat: string | null, reference: string | null }, deadlines: { subsidy: { apply: string, pay: string } | null, trainingLeave: { request: string, claim: string, isInFlanders: boolean } | null } } | null, students?: { total: number, items: Array<{ _id: string, firstName: string, lastName: string, email: string, language: string, dateOfBirth: string | null, birthPlace: string | null } | null> } | null, unpaid?: { items: Array<{ _id: string, total: number, expiresAt: string | null, students: Array<{ firstName: string, lastName: string } | null> } | null> } | null, self?: { items: Array<{ _id: string, firstName: string, lastName: string, email: string, language: string, dateOfBirth: string | null, birthPlace: string | null } | null> } | null, staticContent?:
    | { data: { nl: { terms: { urlType: string | null, value: string | null } | null } | null, en?: { terms: { urlType: string | null, value: string | null } | null } | null, fr?: { terms: { urlType: string | null, value: string | null } | null } | null } }
    | Record<PropertyKey, never>
   | null, me?: { firstName: string, lastName: string, email: string, emailVerified: boolean, isPrivatePerson: boolean, address: string | null, zip: string | null, city: string | null, country: string | null, organisation: { address: string | null, zip: string | null, city: string | null, country: string | null } | null } | null };

export type SeatsNowQueryVariables = Exact<{
  id: string;
}>;


export type SeatsNowQuery = { course: { sessions: Array<{ _id: string, registrationCount: number, capacity: number, fullyBooked: boolean } | null> } | null };

export type WaitingListQueryVariables = Exact<{
  id: string;
  session: string;
  en: boolean;
  fr: boolean;
}>;


export type WaitingListQuery = { course: { _id: string, key: string, type: CourseType, price: number | null, earlyPrice: number | null, earlyDays: number | null, groupPrice: number | null, groupFrom: number | null, subsidised: boolean, subsidyTheme: SubsidyTheme, title: { nl: string, en?: string | null, fr?: string | null }, slug: { nl: string, en: string | null, fr: string | null }, category: { key: string }, sessions: Array<{ _id: string, startDate: string, registrationCount: number, capacity: number, fullyBooked: boolean, minimum: number | null, decisionOn: string | null, decision: string | null, schedule: Array<{ start: string, end: string } | null>, location: { isOnline: boolean, address: string | null, zip: string | null, name: { nl: string, en?: string | null, fr?: string | null }, city: { nl: string, en?: string | null, fr?: string | null }, addresses: { nl: string, en?: string | null, fr?: string | null } | null }, language: { code: string, name: { nl: string, en?: string | null, fr?: string | null } } } | null> } | null, registrationDraft: { seatsLeft: number, invoice: { zip: string | null }, deadlines: { subsidy: { apply: string } | null }, students: Array<{ _id: string, firstName: string, lastName: string } | null> } | null, waitingListEntries: { items: Array<{ _id: string, status: WaitingListStatus, place: number | null, seats: number, offeredUntil: string | null, students: Array<{ _id: string, firstName: string, lastName: string } | null> } | null> } | null };

export type WaitingQueryVariables = Exact<{
  userId: string;
}>;


export type WaitingQuery = { waiting: { registrationsToPay: number, bookingsToPay: number, quotationsToAnswer: number, invoicesToPay: number, requestsToDecide: number } | null };

export type RoomRequestQueryVariables = Exact<{
  from: string;
  to: string;
  userId: string;
  isContact: boolean;
  en: boolean;
  fr: boolean;
}>;


export type RoomRequestQuery = { allRoomTypes: Array<{ _id: string, key: string, capacity: number, configurations: Array<string | null>, wheelchairAccess: boolean, pcRoom: boolean, whiteboard: boolean, priceHalfDay: number, priceFullDay: number, name: { nl: string, en?: string | null, fr?: string | null } } | null> | null, roomAvailability: Array<{ roomType: string, date: string, dayPart: HalfDay, state: RoomState } | null> | null, provider: { zip: string, street: { nl: string, en?: string | null, fr?: string | null }, city: { nl: string, en?: string | null, fr?: string | null } } | null, me?: { firstName: string, lastName: string, email: string, phone: string | null, organisation: { name: string, reference: string | null } | null } | null };

export type RoomWeekQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type RoomWeekQuery = { roomAvailability: Array<{ roomType: string, date: string, dayPart: HalfDay, state: RoomState } | null> | null };

export type RequestRoomMutationVariables = Exact<{
  input: NewBooking_Input;
  key: string;
}>;


export type RequestRoomMutation = { createBooking: { date: string, dayPart: DayPart, roomType: string | null } | null };

export type ChooseSessionMutationVariables = Exact<{
  token: string;
  input: NewSessionChoice_Input;
}>;


export type ChooseSessionMutation = { chooseSession: { status: SessionChoiceStatus } | null };

export type ChoiceSessionFragment = { _id: string, minimum: number | null, decisionOn: string | null, decision: string | null, schedule: Array<{ start: string, end: string } | null>, location: { isOnline: boolean, name: { nl: string, en: string | null, fr: string | null }, city: { nl: string, en: string | null, fr: string | null } }, language: { name: { nl: string, en: string | null, fr: string | null } } };

export type SessionChoiceQueryVariables = Exact<{
  token: string;
}>;


export type SessionChoiceQuery = { sessionChoice: { status: SessionChoiceStatus, isOpen: boolean, until: string, seats: number, refund: number, offered: string | null, session: { schedule: Array<{ start: string, end: string } | null>, course: { key: string, slug: { nl: string, en: string | null, fr: string | null }, title: { nl: string, en: string | null, fr: string | null } } }, sessions: Array<{ _id: string, minimum: number | null, decisionOn: string | null, decision: string | null, schedule: Array<{ start: string, end: string } | null>, location: { isOnline: boolean, name: { nl: string, en: string | null, fr: string | null }, city: { nl: string, en: string | null, fr: string | null } }, language: { name: { nl: string, en: string | null, fr: string | null } } } | null> } | null };

export type OfferQueryVariables = Exact<{
  page: number;
}>;


export type OfferQuery = { filteredCourses: { total: number, items: Array<{ _id: string, updatedAt: string, slug: { nl: string, en: string | null, fr: string | null }, category: { key: string, name: { nl: string, en: string | null, fr: string | null } }, locations: Array<{ key: string, name: { nl: string, en: string | null, fr: string | null } } | null> } | null> } | null };

export type SitemapQueryVariables = Exact<{ [key: string]: never; }>;


export type SitemapQuery = { pages: { items: Array<{ updatedAt: string, slug: { nl: string, en: string | null, fr: string | null } } | null> } | null };

export type AnswerTrainerRequestMutationVariables = Exact<{
  token: string;
  input: TrainerAnswer_Input;
}>;


export type AnswerTrainerRequestMutation = { answerTrainerRequest: { status: TrainerRequestStatus } | null };

export type AskedSessionQueryVariables = Exact<{
  token: string;
}>;


export type AskedSessionQuery = { provider: { phone: string } | null, askedSession: { status: TrainerRequestStatus, isOpen: boolean, trainer: string, room: string | null, session: { schedule: Array<{ start: string, end: string } | null>, course: { key: string, category: string, title: { nl: string, en: string | null, fr: string | null } }, language: { name: { nl: string, en: string | null, fr: string | null } }, location: { address: string | null, zip: string | null, isOnline: boolean, name: { nl: string, en: string | null, fr: string | null }, addresses: { nl: string, en: string | null, fr: string | null } | null, city: { nl: string, en: string | null, fr: string | null } } } } | null };

export type ShownDoorFragment = { day: string, half: HalfDay, code: string | null, changesAt: string, address: string, isToCome: boolean, course: { nl: string, en: string | null, fr: string | null }, qrCode: { side: number, path: string } | null, participants: Array<{ _id: string, firstName: string, lastName: string, present: boolean | null, signedAt: string | null, trainerSignedAt: string | null } | null> };

export type TrainerDoorQueryVariables = Exact<{
  token: string;
  day: string;
  half: string;
}>;


export type TrainerDoorQuery = { provider: { phone: string } | null, trainerDoor: { day: string, half: HalfDay, code: string | null, changesAt: string, address: string, isToCome: boolean, course: { nl: string, en: string | null, fr: string | null }, qrCode: { side: number, path: string } | null, participants: Array<{ _id: string, firstName: string, lastName: string, present: boolean | null, signedAt: string | null, trainerSignedAt: string | null } | null> } | null };

export type SignTaughtMutationVariables = Exact<{
  token: string;
  input: NewTaughtHalf_Input;
}>;


export type SignTaughtMutation = { signTaught: { day: string } | null };

export type AddMaterialMutationVariables = Exact<{
  token: string;
  input: AddTaughtFiles_Input;
}>;


export type AddMaterialMutation = { addTaughtFiles: Array<{ _id: string } | null> | null };

export type RenameMaterialMutationVariables = Exact<{
  token: string;
  id: string;
  input: SessionFileName_Input;
}>;


export type RenameMaterialMutation = { renameTaughtFile: Array<{ _id: string } | null> | null };

export type RemoveMaterialMutationVariables = Exact<{
  token: string;
  id: string;
}>;


export type RemoveMaterialMutation = { removeTaughtFile: unknown };

export type MaterialOpensQueryVariables = Exact<{
  token: string;
}>;


export type MaterialOpensQuery = { trainerSession: { _id: string } | null };

export type MaterialQueryVariables = Exact<{
  token: string;
}>;


export type MaterialQuery = { trainerSession: { session: { course: { key: string, category: string, title: { nl: string, en: string | null, fr: string | null } } } } | null, taughtFiles: Array<{ _id: string, name: string, size: number, by: string | null, createdAt: string, isOwn: boolean } | null> | null };

export type WriteTaughtMutationVariables = Exact<{
  token: string;
  input: NewTrainerMessage_Input;
  key: string;
}>;


export type WriteTaughtMutation = { writeTaught: { _id: string } | null };

export type SendTaughtMutationVariables = Exact<{
  token: string;
  id: string;
  input: MessageSending_Input;
}>;


export type SendTaughtMutation = { sendTaught: { _id: string } | null };

export type TaughtMessageQueryVariables = Exact<{
  token: string;
  look: string;
  isShown: boolean;
}>;


export type TaughtMessageQuery = { trainerSession: { session: { course: { key: string, category: string, title: { nl: string, en: string | null, fr: string | null } } } } | null, trainerMessages: { total: number, left: number, languages: Array<{ language: Locale, count: number } | null>, sent: Array<{ _id: string, sentAt: string | null, total: number, subject: { nl: string, en: string | null, fr: string | null } } | null> } | null, trainerMessage?: { _id: string, state: MessageState, sentAt: string | null, total: number, mailed: number, shown: string, subject: { nl: string, en: string | null, fr: string | null }, text: { nl: string, en: string | null, fr: string | null }, languages: Array<{ language: Locale, count: number } | null>, leftOut: Array<{ name: string, why: TrainerReason } | null>, previews: Array<{ language: Locale, subject: string, text: string } | null> } | null };

export type TaughtSessionFragment = { _id: string, trainer: string, isOfAccount: boolean, panelUrl: string | null, markedAt: string | null, endsAt: string, room: string | null, onlineLink: string | null, contact: string | null, bring: { nl: string, en: string | null, fr: string | null } | null, directions: { nl: string, en: string | null, fr: string | null } | null, parking: { nl: string, en: string | null, fr: string | null } | null, session: { schedule: Array<{ start: string, end: string } | null>, course: { key: string, category: string, title: { nl: string, en: string | null, fr: string | null } }, language: { name: { nl: string, en: string | null, fr: string | null } }, location: { isOnline: boolean, address: string | null, zip: string | null, addresses: { nl: string, en: string | null, fr: string | null } | null, name: { nl: string, en: string | null, fr: string | null }, city: { nl: string, en: string | null, fr: string | null } } }, halves: Array<{ day: string, half: HalfDay } | null>, participants: Array<{ _id: string, firstName: string, lastName: string, organisation: string | null, days: Array<{ day: string, present: boolean, morning: boolean | null, afternoon: boolean | null } | null>, marks: Array<{ _id: string, day: string, half: HalfDay, present: boolean, madeAt: string, by: string | null } | null> } | null> };

export type NoteTaughtMutationVariables = Exact<{
  token: string;
  input: NewMarks_Input;
}>;


export type NoteTaughtMutation = { markTaught: { refused: Array<string | null>, session: { _id: string, trainer: string, isOfAccount: boolean, panelUrl: string | null, markedAt: string | null, endsAt: string, room: string | null, onlineLink: string | null, contact: string | null, bring: { nl: string, en: string | null, fr: string | null } | null, directions: { nl: string, en: string | null, fr: string | null } | null, parking: { nl: string, en: string | null, fr: string | null } | null, session: { schedule: Array<{ start: string, end: string } | null>, course: { key: string, category: string, title: { nl: string, en: string | null, fr: string | null } }, language: { name: { nl: string, en: string | null, fr: string | null } }, location: { isOnline: boolean, address: string | null, zip: string | null, addresses: { nl: string, en: string | null, fr: string | null } | null, name: { nl: string, en: string | null, fr: string | null }, city: { nl: string, en: string | null, fr: string | null } } }, halves: Array<{ day: string, half: HalfDay } | null>, participants: Array<{ _id: string, firstName: string, lastName: string, organisation: string | null, days: Array<{ day: string, present: boolean, morning: boolean | null, afternoon: boolean | null } | null>, marks: Array<{ _id: string, day: string, half: HalfDay, present: boolean, madeAt: string, by: string | null } | null> } | null> } } | null };

export type TrainerSessionQueryVariables = Exact<{
  token: string;
}>;


export type TrainerSessionQuery = { provider: { phone: string } | null, trainerSession: { _id: string, trainer: string, isOfAccount: boolean, panelUrl: string | null, markedAt: string | null, endsAt: string, room: string | null, onlineLink: string | null, contact: string | null, bring: { nl: string, en: string | null, fr: string | null } | null, directions: { nl: string, en: string | null, fr: string | null } | null, parking: { nl: string, en: string | null, fr: string | null } | null, session: { schedule: Array<{ start: string, end: string } | null>, course: { key: string, category: string, title: { nl: string, en: string | null, fr: string | null } }, language: { name: { nl: string, en: string | null, fr: string | null } }, location: { isOnline: boolean, address: string | null, zip: string | null, addresses: { nl: string, en: string | null, fr: string | null } | null, name: { nl: string, en: string | null, fr: string | null }, city: { nl: string, en: string | null, fr: string | null } } }, halves: Array<{ day: string, half: HalfDay } | null>, participants: Array<{ _id: string, firstName: string, lastName: string, organisation: string | null, days: Array<{ day: string, present: boolean, morning: boolean | null, afternoon: boolean | null } | null>, marks: Array<{ _id: string, day: string, half: HalfDay, present: boolean, madeAt: string, by: string | null } | null> } | null> } | null };

export type GradeTaughtMutationVariables = Exact<{
  token: string;
  input: TaughtResult_Input;
}>;


export type GradeTaughtMutation = { gradeTaught: { _id: string } | null };

export type TaughtResultsQueryVariables = Exact<{
  token: string;
}>;


export type TaughtResultsQuery = { trainerSession: { session: { course: { key: string, category: string, title: { nl: string, en: string | null, fr: string | null } } }, participants: Array<{ _id: string, firstName: string, lastName: string, organisation: string | null, result: { score: number, maximum: number, passed: boolean } | null } | null> } | null };

export type VerifyEmailMutationVariables = Exact<{
  token: string;
}>;


export type VerifyEmailMutation = { verifyEmail: { waits: boolean } | null };

export type VerifiedCertificateQueryVariables = Exact<{
  code: string;
}>;


export type VerifiedCertificateQuery = { verifiedCertificate: { code: string, firstName: string, lastName: string, course: string, duration: number, firstDay: string, lastDay: string, days: Array<string | null> | null, issuedOn: string, supplier: string } | null };

export type PayRegistrationMutationVariables = Exact<{
  input: PaymentRequest_Input;
}>;


export type PayRegistrationMutation = { createRegistrationPayment: { redirectUrl: string } | null };

export type PayBookingMutationVariables = Exact<{
  input: PaymentRequest_Input;
}>;


export type PayBookingMutation = { createBookingPayment: { redirectUrl: string } | null };

export type AcceptSeatOfferMutationVariables = Exact<{
  id: string;
}>;


export type AcceptSeatOfferMutation = { acceptSeatOffer: { session: { _id: string, course: { _id: string } } } | null };

export type StatementContentFragment = { customer: string, opening: number, open: number, credit: number, lines: Array<{ _id: string, day: string, kind: string, number: string | null, reference: string | null, amount: number, balance: number } | null> };

export type EInvoiceReceiverQueryVariables = Exact<{
  number: string;
}>;


export type EInvoiceReceiverQuery = { eInvoiceReceiver: { canReceive: boolean | null } | null };

export type TextFragment = { nl: string, en?: string | null, fr?: string | null };

export type PictureFragment = { url: string, width: number, height: number, focalX: number, focalY: number, alternativeText: { nl: string, en?: string | null, fr?: string | null } | null };

export type CourseCardFragment = { _id: string, key: string, type: CourseType, days: number, price: number | null, subsidised: boolean, title: { nl: string, en?: string | null, fr?: string | null }, slug: { nl: string, en?: string | null, fr?: string | null }, summary: { nl: string, en?: string | null, fr?: string | null }, category: { key: string, name: { nl: string, en?: string | null, fr?: string | null } }, locations: Array<{ key: string, name: { nl: string, en?: string | null, fr?: string | null } } | null>, languages: Array<{ code: string } | null>, nextSession: { startDate: string, seatsLeft: number, location: { name: { nl: string, en?: string | null, fr?: string | null } }, language: { code: string, name: { nl: string, en?: string | null, fr?: string | null } } } | null };

export type MeQueryVariables = Exact<{
  userId: string;
}>;


export type MeQuery = { me: { _id: string, email: string, username: string, firstName: string, lastName: string, phone: string | null, language: string, role: Role, active: boolean, approval: Approval, allowMarketing: boolean, isPrivatePerson: boolean, organisation: { _id: string, name: string, vat: string | null, address: string | null, zip: string | null, city: string | null, country: string | null, reference: string | null } | null, contact: { roles: Array<string | null> } | null, student: { _id: string, status: StudentStatus, dateOfBirth: string | null, birthPlace: string | null } | null, trainer: { _id: string, name: string } | null } | null };

export type CheckEmailMutationVariables = Exact<{
  input: UserCheck_Input;
}>;


export type CheckEmailMutation = { validateUser: { isPrivatePerson: boolean | null, organisation: { _id: string } | null } | null };

export type RegisterMutationVariables = Exact<{
  input: NewUser_Input;
}>;


export type RegisterMutation = { createUser: { approval: Approval } | null };

export type LoginMutationVariables = Exact<{
  input: Credentials_Input;
}>;


export type LoginMutation = { login: { token: { accessToken: string, refreshToken: string } | null, user: { role: Role } | null } | null };

export type PriceLinesFragment = { vat: number, total: number, priceLines: Array<{ kind: RegistrationPriceLineKind, amount: number, participants: number | null, each: number | null, days: number | null, from: number | null, code: string | null, percent: number | null, card: string | null } | null> };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const CourseCommonFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment CourseCommon on CourseContentData {
  included
  includedOnline
  includedTailored
  certificate
  cancellation
  subsidy
  contactName
  contactPhone
  tailoredContactName
  tailoredContactPhone
}
    `, {"fragmentName":"CourseCommon"}) as unknown as TypedDocumentString<CourseCommonFragment, unknown>;
export const TextFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment Text on LocalizedText {
  nl
  en @include(if: $en)
  fr @include(if: $fr)
}
    `, {"fragmentName":"Text"}) as unknown as TypedDocumentString<TextFragment, unknown>;
export const FacetValueFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment FacetValue on FacetValue {
  value
  count
  name {
    ...Text
  }
}
    fragment Text on LocalizedText {
  nl
  en @include(if: $en)
  fr @include(if: $fr)
}`, {"fragmentName":"FacetValue"}) as unknown as TypedDocumentString<FacetValueFragment, unknown>;
export const ContentStateFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment ContentState on StaticContentState {
  type
  page
  title {
    nl
    en
    fr
  }
  slug {
    nl
    en
    fr
  }
  version
  isPublished
  updatedAt
  author
  languages {
    locale
    state
    missing
  }
}
    `, {"fragmentName":"ContentState"}) as unknown as TypedDocumentString<ContentStateFragment, unknown>;
export const PlanFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment Plan on PublishingPlan {
  _id
  at
  status
  reason
  locales
  author
  settledAt
  documents {
    type
    version
    newest
    published
    title {
      nl
      en
      fr
    }
  }
}
    `, {"fragmentName":"Plan"}) as unknown as TypedDocumentString<PlanFragment, unknown>;
export const CheckedFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment Checked on ContentCheck {
  findings {
    severity
    kind
    blockId
    block
    locale
    path
    field
    value
  }
}
    `, {"fragmentName":"Checked"}) as unknown as TypedDocumentString<CheckedFragment, unknown>;
export const EditedDraftFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment EditedDraft on StaticContentDraft {
  type
  version
  blocks {
    id
    block
    position
    hidden
    removed
    data
    sources
  }
}
    `, {"fragmentName":"EditedDraft"}) as unknown as TypedDocumentString<EditedDraftFragment, unknown>;
export const DraftToPublishFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment DraftToPublish on StaticContentDraft {
  ...EditedDraft
  published
}
    fragment EditedDraft on StaticContentDraft {
  type
  version
  blocks {
    id
    block
    position
    hidden
    removed
    data
    sources
  }
}`, {"fragmentName":"DraftToPublish"}) as unknown as TypedDocumentString<DraftToPublishFragment, unknown>;
export const CourseLinksFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment CourseLinks on Query {
  courseChoices {
    themes {
      _id
      name {
        nl
        en
        fr
      }
    }
    trainers {
      _id
      name
    }
  }
  allCategories {
    _id
    name {
      nl
      en
      fr
    }
  }
  allLocations {
    _id
    name {
      nl
      en
      fr
    }
  }
  allLanguages {
    _id
    name {
      nl
      en
      fr
    }
  }
  media(page: 1, limit: 24) {
    items {
      _id
      name
      url
    }
  }
}
    `, {"fragmentName":"CourseLinks"}) as unknown as TypedDocumentString<CourseLinksFragment, unknown>;
export const UnpreparedFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment Unprepared on PlannedSession {
  _id
  startDate
  registrationCount
  plannedCourse {
    title {
      nl
      en
      fr
    }
  }
  location {
    name {
      nl
      en
      fr
    }
  }
}
    `, {"fragmentName":"Unprepared"}) as unknown as TypedDocumentString<UnpreparedFragment, unknown>;
export const ReturnedCreditFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment ReturnedCredit on Invoice {
  _id
  number
  issuedOn
  total
  creditOf
  customer {
    name
  }
}
    `, {"fragmentName":"ReturnedCredit"}) as unknown as TypedDocumentString<ReturnedCreditFragment, unknown>;
export const PassedOnFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment PassedOn on Invoice {
  _id
  number
  issuedOn
  creditOf
  customer {
    name
  }
}
    `, {"fragmentName":"PassedOn"}) as unknown as TypedDocumentString<PassedOnFragment, unknown>;
export const OvertakenQuotationFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment OvertakenQuotation on Booking {
  _id
  firstName
  lastName
  organisationName
  date
  dayPart
  offer {
    number
  }
}
    `, {"fragmentName":"OvertakenQuotation"}) as unknown as TypedDocumentString<OvertakenQuotationFragment, unknown>;
export const LostMailFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment LostMail on Mail {
  _id
  to
  subject
  createdAt
  sentAt
}
    `, {"fragmentName":"LostMail"}) as unknown as TypedDocumentString<LostMailFragment, unknown>;
export const WaitingReviewFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment WaitingReview on EvaluationReview {
  _id
  text
  course {
    nl
    en
    fr
  }
  createdAt
}
    `, {"fragmentName":"WaitingReview"}) as unknown as TypedDocumentString<WaitingReviewFragment, unknown>;
export const CoursesToChooseFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment CoursesToChoose on Query {
  filteredCourses(limit: 999, facets: false, sort: "title:ASC", locale: $locale) {
    items {
      _id
      title {
        nl
        en
        fr
      }
    }
  }
}
    `, {"fragmentName":"CoursesToChoose"}) as unknown as TypedDocumentString<CoursesToChooseFragment, unknown>;
export const SaidTextFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment SaidText on InterfaceText {
  key
  placeholders
  texts {
    nl {
      text
      original
      longest
      changedAt
      author
    }
    en {
      text
      original
      longest
      changedAt
      author
    }
    fr {
      text
      original
      longest
      changedAt
      author
    }
  }
}
    `, {"fragmentName":"SaidText"}) as unknown as TypedDocumentString<SaidTextFragment, unknown>;
export const NoteLineFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment NoteLine on Note {
  _id
  text
  author
  createdAt
  mayRemove
}
    `, {"fragmentName":"NoteLine"}) as unknown as TypedDocumentString<NoteLineFragment, unknown>;
export const WrittenLineFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment WrittenLine on DeskMessageLine {
  _id
  subject {
    nl
    en
    fr
  }
  author
  isByTrainer
  sentAt
  total
}
    `, {"fragmentName":"WrittenLine"}) as unknown as TypedDocumentString<WrittenLineFragment, unknown>;
export const ExpectedMailsFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment ExpectedMails on ExpectedMails {
  total
  languages {
    language
    count
  }
  leftOut {
    name
    email
    why
  }
  doubtful {
    name
    email
  }
  mails {
    kind
    reader
    count
    to
    language
    subject
    text
  }
}
    `, {"fragmentName":"ExpectedMails"}) as unknown as TypedDocumentString<ExpectedMailsFragment, unknown>;
export const ReceiversFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment Receivers on MessageReceivers {
  total
  languages {
    language
    count
  }
  leftOut {
    name
    email
    why
  }
  shown
  fields
  lacks
  receivers {
    address
    kind
    name
    email
    language
    sentAt
    mail
  }
}
    `, {"fragmentName":"Receivers"}) as unknown as TypedDocumentString<ReceiversFragment, unknown>;
export const BookingRowFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment BookingRow on Booking {
  _id
  status
  persons
  date
  dayPart
  roomType
  roomName {
    nl
    en
    fr
  }
  offerValidUntil
  owed
  offer {
    number
    room
    total
  }
}
    `, {"fragmentName":"BookingRow"}) as unknown as TypedDocumentString<BookingRowFragment, unknown>;
export const InvoiceRowFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment InvoiceRow on Invoice {
  _id
  number
  status
  issuedOn
  dueOn
  total
  owed
  creditOf
  eInvoice
  paymentReference
  booking
  shares {
    payer
    open
  }
  lines {
    description
  }
  customer {
    vat
    enterpriseNumber
  }
}
    `, {"fragmentName":"InvoiceRow"}) as unknown as TypedDocumentString<InvoiceRowFragment, unknown>;
export const UnfinishedRecordFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment UnfinishedRecord on UnfinishedRegistration {
  _id
  keptUntil
  students {
    firstName
    lastName
  }
  session {
    _id
    schedule {
      start
      end
    }
    course {
      _id
      title {
        nl
        en
        fr
      }
    }
  }
}
    `, {"fragmentName":"UnfinishedRecord"}) as unknown as TypedDocumentString<UnfinishedRecordFragment, unknown>;
export const CancellationEffectFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment CancellationEffect on CancellationEffect {
  students
  isPossible
  isWhole
  withdrawal
  withdrawableUntil
  credit
  refund
  kept
  daysBack
  daysKept
}
    `, {"fragmentName":"CancellationEffect"}) as unknown as TypedDocumentString<CancellationEffectFragment, unknown>;
export const RegistrationMovesFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment RegistrationMoves on RegistrationMoves {
  until
  isPossible
  refusal
  sessions {
    difference
    refund
    session {
      _id
      decision
      schedule {
        start
        end
      }
      location {
        isOnline
        name {
          nl
          en
          fr
        }
        city {
          nl
          en
          fr
        }
      }
      language {
        name {
          nl
          en
          fr
        }
      }
    }
  }
}
    `, {"fragmentName":"RegistrationMoves"}) as unknown as TypedDocumentString<RegistrationMovesFragment, unknown>;
export const SessionOfRecordFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment SessionOfRecord on RegisteredSession {
  _id
  startDate
  schedule {
    start
    end
  }
  course {
    _id
    key
    category
    slug {
      nl
      en
      fr
    }
    title {
      nl
      en
      fr
    }
  }
  location {
    isOnline
    name {
      nl
      en
      fr
    }
    city {
      nl
      en
      fr
    }
  }
  language {
    name {
      nl
      en
      fr
    }
  }
}
    `, {"fragmentName":"SessionOfRecord"}) as unknown as TypedDocumentString<SessionOfRecordFragment, unknown>;
export const WaitingRecordFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment WaitingRecord on WaitingListEntry {
  _id
  status
  place
  seats
  offeredUntil
  students {
    firstName
    lastName
  }
  session {
    ...SessionOfRecord
  }
}
    fragment SessionOfRecord on RegisteredSession {
  _id
  startDate
  schedule {
    start
    end
  }
  course {
    _id
    key
    category
    slug {
      nl
      en
      fr
    }
    title {
      nl
      en
      fr
    }
  }
  location {
    isOnline
    name {
      nl
      en
      fr
    }
    city {
      nl
      en
      fr
    }
  }
  language {
    name {
      nl
      en
      fr
    }
  }
}`, {"fragmentName":"WaitingRecord"}) as unknown as TypedDocumentString<WaitingRecordFragment, unknown>;
export const PracticalFactsFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment PracticalFacts on RegistrationPractical {
  room
  onlineLink
  linkOn
  mailedOn
  contact
  bring {
    nl
    en
    fr
  }
  directions {
    nl
    en
    fr
  }
  parking {
    nl
    en
    fr
  }
  files {
    _id
    name
    size
  }
}
    `, {"fragmentName":"PracticalFacts"}) as unknown as TypedDocumentString<PracticalFactsFragment, unknown>;
export const RegistrationRecordFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment RegistrationRecord on Registration {
  _id
  status
  phase
  outcome
  payment
  paymentMethod
  net
  vat
  total
  owed
  isCanceled
  paidAt
  expiresAt
  choice {
    until
    offered {
      _id
      schedule {
        start
        end
      }
    }
  }
  refund {
    amount
    isSettled
  }
  issuedInvoice {
    _id
    number
  }
  dueOn
  toPay
  shares {
    payer
    amount
    open
  }
  students {
    _id
    firstName
    lastName
    result {
      score
      maximum
      passed
      remark
    }
    certificate {
      _id
    }
    hasAttendanceAttest
  }
  session {
    ...SessionOfRecord
    minimum
    decisionOn
    decision
  }
}
    fragment SessionOfRecord on RegisteredSession {
  _id
  startDate
  schedule {
    start
    end
  }
  course {
    _id
    key
    category
    slug {
      nl
      en
      fr
    }
    title {
      nl
      en
      fr
    }
  }
  location {
    isOnline
    name {
      nl
      en
      fr
    }
    city {
      nl
      en
      fr
    }
  }
  language {
    name {
      nl
      en
      fr
    }
  }
}`, {"fragmentName":"RegistrationRecord"}) as unknown as TypedDocumentString<RegistrationRecordFragment, unknown>;
export const PlannedSessionFieldsFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment PlannedSessionFields on PlannedSession {
  _id
  course
  revision
  movedAt
  schedule {
    start
    end
  }
  location {
    key
    isOnline
    name {
      nl
      en
      fr
    }
    city {
      nl
      en
      fr
    }
    address
    addresses {
      nl
      en
      fr
    }
    zip
  }
  language {
    code
    name {
      nl
      en
      fr
    }
  }
  plannedCourse {
    slug {
      nl
      en
      fr
    }
    title {
      nl
      en
      fr
    }
    summary {
      nl
      en
      fr
    }
    category {
      key
      name {
        nl
        en
        fr
      }
    }
  }
}
    `, {"fragmentName":"PlannedSessionFields"}) as unknown as TypedDocumentString<PlannedSessionFieldsFragment, unknown>;
export const BannerDataFieldsFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment BannerDataFields on BannerData {
  image
  highlightTitle
  highlightText
  buttonLabel
  url {
    urlType
    value
  }
}
    `, {"fragmentName":"BannerDataFields"}) as unknown as TypedDocumentString<BannerDataFieldsFragment, unknown>;
export const BannerDataValuesFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment BannerDataValues on BannerDataByLocale {
  nl {
    ...BannerDataFields
  }
  en @include(if: $en) {
    ...BannerDataFields
  }
  fr @include(if: $fr) {
    ...BannerDataFields
  }
}
    fragment BannerDataFields on BannerData {
  image
  highlightTitle
  highlightText
  buttonLabel
  url {
    urlType
    value
  }
}`, {"fragmentName":"BannerDataValues"}) as unknown as TypedDocumentString<BannerDataValuesFragment, unknown>;
export const CourseSearchDataFieldsFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment CourseSearchDataFields on CourseSearchData {
  placeholder
  popular
}
    `, {"fragmentName":"CourseSearchDataFields"}) as unknown as TypedDocumentString<CourseSearchDataFieldsFragment, unknown>;
export const CourseSearchDataValuesFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment CourseSearchDataValues on CourseSearchDataByLocale {
  nl {
    ...CourseSearchDataFields
  }
  en @include(if: $en) {
    ...CourseSearchDataFields
  }
  fr @include(if: $fr) {
    ...CourseSearchDataFields
  }
}
    fragment CourseSearchDataFields on CourseSearchData {
  placeholder
  popular
}`, {"fragmentName":"CourseSearchDataValues"}) as unknown as TypedDocumentString<CourseSearchDataValuesFragment, unknown>;
export const HomepageOfferDataFieldsFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment HomepageOfferDataFields on HomepageOfferData {
  title
  calendarTraining {
    title
    text
  }
  tailoredTraining {
    title
    text
  }
  onlineTraining {
    title
    text
  }
  certificationTraining {
    title
    text
  }
  coaching {
    title
    text
  }
}
    `, {"fragmentName":"HomepageOfferDataFields"}) as unknown as TypedDocumentString<HomepageOfferDataFieldsFragment, unknown>;
export const HomepageOfferDataValuesFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment HomepageOfferDataValues on HomepageOfferDataByLocale {
  nl {
    ...HomepageOfferDataFields
  }
  en @include(if: $en) {
    ...HomepageOfferDataFields
  }
  fr @include(if: $fr) {
    ...HomepageOfferDataFields
  }
}
    fragment HomepageOfferDataFields on HomepageOfferData {
  title
  calendarTraining {
    title
    text
  }
  tailoredTraining {
    title
    text
  }
  onlineTraining {
    title
    text
  }
  certificationTraining {
    title
    text
  }
  coaching {
    title
    text
  }
}`, {"fragmentName":"HomepageOfferDataValues"}) as unknown as TypedDocumentString<HomepageOfferDataValuesFragment, unknown>;
export const HomepageUspsDataFieldsFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment HomepageUspsDataFields on HomepageUspsData {
  items {
    figure
    text
  }
}
    `, {"fragmentName":"HomepageUspsDataFields"}) as unknown as TypedDocumentString<HomepageUspsDataFieldsFragment, unknown>;
export const HomepageUspsDataValuesFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment HomepageUspsDataValues on HomepageUspsDataByLocale {
  nl {
    ...HomepageUspsDataFields
  }
  en @include(if: $en) {
    ...HomepageUspsDataFields
  }
  fr @include(if: $fr) {
    ...HomepageUspsDataFields
  }
}
    fragment HomepageUspsDataFields on HomepageUspsData {
  items {
    figure
    text
  }
}`, {"fragmentName":"HomepageUspsDataValues"}) as unknown as TypedDocumentString<HomepageUspsDataValuesFragment, unknown>;
export const PromoVideoDataFieldsFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment PromoVideoDataFields on PromoVideoData {
  title
  text
  video
}
    `, {"fragmentName":"PromoVideoDataFields"}) as unknown as TypedDocumentString<PromoVideoDataFieldsFragment, unknown>;
export const PromoVideoDataValuesFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment PromoVideoDataValues on PromoVideoDataByLocale {
  nl {
    ...PromoVideoDataFields
  }
  en @include(if: $en) {
    ...PromoVideoDataFields
  }
  fr @include(if: $fr) {
    ...PromoVideoDataFields
  }
}
    fragment PromoVideoDataFields on PromoVideoData {
  title
  text
  video
}`, {"fragmentName":"PromoVideoDataValues"}) as unknown as TypedDocumentString<PromoVideoDataValuesFragment, unknown>;
export const CourseListDataFieldsFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment CourseListDataFields on CourseListData {
  title
  text
  show
  limit
  only
  location
  category
}
    `, {"fragmentName":"CourseListDataFields"}) as unknown as TypedDocumentString<CourseListDataFieldsFragment, unknown>;
export const CourseListDataValuesFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment CourseListDataValues on CourseListDataByLocale {
  nl {
    ...CourseListDataFields
  }
  en @include(if: $en) {
    ...CourseListDataFields
  }
  fr @include(if: $fr) {
    ...CourseListDataFields
  }
}
    fragment CourseListDataFields on CourseListData {
  title
  text
  show
  limit
  only
  location
  category
}`, {"fragmentName":"CourseListDataValues"}) as unknown as TypedDocumentString<CourseListDataValuesFragment, unknown>;
export const CourseCalendarDataFieldsFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment CourseCalendarDataFields on CourseCalendarData {
  title
  text
}
    `, {"fragmentName":"CourseCalendarDataFields"}) as unknown as TypedDocumentString<CourseCalendarDataFieldsFragment, unknown>;
export const CourseCalendarDataValuesFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment CourseCalendarDataValues on CourseCalendarDataByLocale {
  nl {
    ...CourseCalendarDataFields
  }
  en @include(if: $en) {
    ...CourseCalendarDataFields
  }
  fr @include(if: $fr) {
    ...CourseCalendarDataFields
  }
}
    fragment CourseCalendarDataFields on CourseCalendarData {
  title
  text
}`, {"fragmentName":"CourseCalendarDataValues"}) as unknown as TypedDocumentString<CourseCalendarDataValuesFragment, unknown>;
export const RichTextDataFieldsFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment RichTextDataFields on RichTextData {
  title
  text
}
    `, {"fragmentName":"RichTextDataFields"}) as unknown as TypedDocumentString<RichTextDataFieldsFragment, unknown>;
export const RichTextDataValuesFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment RichTextDataValues on RichTextDataByLocale {
  nl {
    ...RichTextDataFields
  }
  en @include(if: $en) {
    ...RichTextDataFields
  }
  fr @include(if: $fr) {
    ...RichTextDataFields
  }
}
    fragment RichTextDataFields on RichTextData {
  title
  text
}`, {"fragmentName":"RichTextDataValues"}) as unknown as TypedDocumentString<RichTextDataValuesFragment, unknown>;
export const ReviewsDataFieldsFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment ReviewsDataFields on ReviewsData {
  title
  limit
}
    `, {"fragmentName":"ReviewsDataFields"}) as unknown as TypedDocumentString<ReviewsDataFieldsFragment, unknown>;
export const ReviewsDataValuesFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment ReviewsDataValues on ReviewsDataByLocale {
  nl {
    ...ReviewsDataFields
  }
  en @include(if: $en) {
    ...ReviewsDataFields
  }
  fr @include(if: $fr) {
    ...ReviewsDataFields
  }
}
    fragment ReviewsDataFields on ReviewsData {
  title
  limit
}`, {"fragmentName":"ReviewsDataValues"}) as unknown as TypedDocumentString<ReviewsDataValuesFragment, unknown>;
export const FaqDataFieldsFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment FaqDataFields on FaqData {
  title
  subjects
}
    `, {"fragmentName":"FaqDataFields"}) as unknown as TypedDocumentString<FaqDataFieldsFragment, unknown>;
export const FaqDataValuesFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment FaqDataValues on FaqDataByLocale {
  nl {
    ...FaqDataFields
  }
  en @include(if: $en) {
    ...FaqDataFields
  }
  fr @include(if: $fr) {
    ...FaqDataFields
  }
}
    fragment FaqDataFields on FaqData {
  title
  subjects
}`, {"fragmentName":"FaqDataValues"}) as unknown as TypedDocumentString<FaqDataValuesFragment, unknown>;
export const StaffDataFieldsFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment StaffDataFields on StaffData {
  title
  text
}
    `, {"fragmentName":"StaffDataFields"}) as unknown as TypedDocumentString<StaffDataFieldsFragment, unknown>;
export const StaffDataValuesFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment StaffDataValues on StaffDataByLocale {
  nl {
    ...StaffDataFields
  }
  en @include(if: $en) {
    ...StaffDataFields
  }
  fr @include(if: $fr) {
    ...StaffDataFields
  }
}
    fragment StaffDataFields on StaffData {
  title
  text
}`, {"fragmentName":"StaffDataValues"}) as unknown as TypedDocumentString<StaffDataValuesFragment, unknown>;
export const RoomTypesDataFieldsFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment RoomTypesDataFields on RoomTypesData {
  title
  text
}
    `, {"fragmentName":"RoomTypesDataFields"}) as unknown as TypedDocumentString<RoomTypesDataFieldsFragment, unknown>;
export const RoomTypesDataValuesFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment RoomTypesDataValues on RoomTypesDataByLocale {
  nl {
    ...RoomTypesDataFields
  }
  en @include(if: $en) {
    ...RoomTypesDataFields
  }
  fr @include(if: $fr) {
    ...RoomTypesDataFields
  }
}
    fragment RoomTypesDataFields on RoomTypesData {
  title
  text
}`, {"fragmentName":"RoomTypesDataValues"}) as unknown as TypedDocumentString<RoomTypesDataValuesFragment, unknown>;
export const TailoredDataFieldsFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment TailoredDataFields on TailoredData {
  title
  text
  buttonLabel
  steps {
    title
    text
  }
}
    `, {"fragmentName":"TailoredDataFields"}) as unknown as TypedDocumentString<TailoredDataFieldsFragment, unknown>;
export const TailoredDataValuesFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment TailoredDataValues on TailoredDataByLocale {
  nl {
    ...TailoredDataFields
  }
  en @include(if: $en) {
    ...TailoredDataFields
  }
  fr @include(if: $fr) {
    ...TailoredDataFields
  }
}
    fragment TailoredDataFields on TailoredData {
  title
  text
  buttonLabel
  steps {
    title
    text
  }
}`, {"fragmentName":"TailoredDataValues"}) as unknown as TypedDocumentString<TailoredDataValuesFragment, unknown>;
export const NewsletterFormDataFieldsFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment NewsletterFormDataFields on NewsletterFormData {
  title
  text
  buttonLabel
}
    `, {"fragmentName":"NewsletterFormDataFields"}) as unknown as TypedDocumentString<NewsletterFormDataFieldsFragment, unknown>;
export const NewsletterFormDataValuesFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment NewsletterFormDataValues on NewsletterFormDataByLocale {
  nl {
    ...NewsletterFormDataFields
  }
  en @include(if: $en) {
    ...NewsletterFormDataFields
  }
  fr @include(if: $fr) {
    ...NewsletterFormDataFields
  }
}
    fragment NewsletterFormDataFields on NewsletterFormData {
  title
  text
  buttonLabel
}`, {"fragmentName":"NewsletterFormDataValues"}) as unknown as TypedDocumentString<NewsletterFormDataValuesFragment, unknown>;
export const ContactFormDataFieldsFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment ContactFormDataFields on ContactFormData {
  title
  text
  buttonLabel
}
    `, {"fragmentName":"ContactFormDataFields"}) as unknown as TypedDocumentString<ContactFormDataFieldsFragment, unknown>;
export const ContactFormDataValuesFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment ContactFormDataValues on ContactFormDataByLocale {
  nl {
    ...ContactFormDataFields
  }
  en @include(if: $en) {
    ...ContactFormDataFields
  }
  fr @include(if: $fr) {
    ...ContactFormDataFields
  }
}
    fragment ContactFormDataFields on ContactFormData {
  title
  text
  buttonLabel
}`, {"fragmentName":"ContactFormDataValues"}) as unknown as TypedDocumentString<ContactFormDataValuesFragment, unknown>;
export const FooterDataFieldsFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment FooterDataFields on FooterData {
  name
  address
  zip
  city
  phone
  email
  subsidyLabel
  subsidyUrl
  columns {
    title
    links {
      label
      url {
        urlType
        value
      }
    }
  }
}
    `, {"fragmentName":"FooterDataFields"}) as unknown as TypedDocumentString<FooterDataFieldsFragment, unknown>;
export const FooterDataValuesFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment FooterDataValues on FooterDataByLocale {
  nl {
    ...FooterDataFields
  }
  en @include(if: $en) {
    ...FooterDataFields
  }
  fr @include(if: $fr) {
    ...FooterDataFields
  }
}
    fragment FooterDataFields on FooterData {
  name
  address
  zip
  city
  phone
  email
  subsidyLabel
  subsidyUrl
  columns {
    title
    links {
      label
      url {
        urlType
        value
      }
    }
  }
}`, {"fragmentName":"FooterDataValues"}) as unknown as TypedDocumentString<FooterDataValuesFragment, unknown>;
export const CookieDataFieldsFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment CookieDataFields on CookieData {
  title
  text
  acceptLabel
  declineLabel
}
    `, {"fragmentName":"CookieDataFields"}) as unknown as TypedDocumentString<CookieDataFieldsFragment, unknown>;
export const CookieDataValuesFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment CookieDataValues on CookieDataByLocale {
  nl {
    ...CookieDataFields
  }
  en @include(if: $en) {
    ...CookieDataFields
  }
  fr @include(if: $fr) {
    ...CookieDataFields
  }
}
    fragment CookieDataFields on CookieData {
  title
  text
  acceptLabel
  declineLabel
}`, {"fragmentName":"CookieDataValues"}) as unknown as TypedDocumentString<CookieDataValuesFragment, unknown>;
export const PlacedBlockFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment PlacedBlock on LayoutBlock {
  __typename
  ... on BannerBlock {
    id
    block
    hidden
    content {
      data {
        ...BannerDataValues
      }
    }
  }
  ... on CourseSearchBlock {
    id
    block
    hidden
    data {
      ...CourseSearchDataValues
    }
  }
  ... on HomepageOfferBlock {
    id
    block
    hidden
    content {
      data {
        ...HomepageOfferDataValues
      }
    }
  }
  ... on HomepageUspsBlock {
    id
    block
    hidden
    content {
      data {
        ...HomepageUspsDataValues
      }
    }
  }
  ... on PromoVideoBlock {
    id
    block
    hidden
    data {
      ...PromoVideoDataValues
    }
  }
  ... on CourseListBlock {
    id
    block
    hidden
    data {
      ...CourseListDataValues
    }
  }
  ... on CourseCalendarBlock {
    id
    block
    hidden
    data {
      ...CourseCalendarDataValues
    }
  }
  ... on CourseDetailBlock {
    id
    block
    hidden
  }
  ... on RichTextBlock {
    id
    block
    hidden
    data {
      ...RichTextDataValues
    }
  }
  ... on ReviewsBlock {
    id
    block
    hidden
    data {
      ...ReviewsDataValues
    }
  }
  ... on FaqBlock {
    id
    block
    hidden
    data {
      ...FaqDataValues
    }
  }
  ... on StaffBlock {
    id
    block
    hidden
    data {
      ...StaffDataValues
    }
  }
  ... on RoomTypesBlock {
    id
    block
    hidden
    data {
      ...RoomTypesDataValues
    }
  }
  ... on TailoredBlock {
    id
    block
    hidden
    content {
      data {
        ...TailoredDataValues
      }
    }
  }
  ... on NewsletterFormBlock {
    id
    block
    hidden
    data {
      ...NewsletterFormDataValues
    }
  }
  ... on ContactFormBlock {
    id
    block
    hidden
    data {
      ...ContactFormDataValues
    }
  }
  ... on FooterBlock {
    id
    block
    hidden
    content {
      data {
        ...FooterDataValues
      }
    }
  }
  ... on CookieBlock {
    id
    block
    hidden
    content {
      data {
        ...CookieDataValues
      }
    }
  }
}
    fragment BannerDataFields on BannerData {
  image
  highlightTitle
  highlightText
  buttonLabel
  url {
    urlType
    value
  }
}
fragment BannerDataValues on BannerDataByLocale {
  nl {
    ...BannerDataFields
  }
  en @include(if: $en) {
    ...BannerDataFields
  }
  fr @include(if: $fr) {
    ...BannerDataFields
  }
}
fragment CourseSearchDataFields on CourseSearchData {
  placeholder
  popular
}
fragment CourseSearchDataValues on CourseSearchDataByLocale {
  nl {
    ...CourseSearchDataFields
  }
  en @include(if: $en) {
    ...CourseSearchDataFields
  }
  fr @include(if: $fr) {
    ...CourseSearchDataFields
  }
}
fragment HomepageOfferDataFields on HomepageOfferData {
  title
  calendarTraining {
    title
    text
  }
  tailoredTraining {
    title
    text
  }
  onlineTraining {
    title
    text
  }
  certificationTraining {
    title
    text
  }
  coaching {
    title
    text
  }
}
fragment HomepageOfferDataValues on HomepageOfferDataByLocale {
  nl {
    ...HomepageOfferDataFields
  }
  en @include(if: $en) {
    ...HomepageOfferDataFields
  }
  fr @include(if: $fr) {
    ...HomepageOfferDataFields
  }
}
fragment HomepageUspsDataFields on HomepageUspsData {
  items {
    figure
    text
  }
}
fragment HomepageUspsDataValues on HomepageUspsDataByLocale {
  nl {
    ...HomepageUspsDataFields
  }
  en @include(if: $en) {
    ...HomepageUspsDataFields
  }
  fr @include(if: $fr) {
    ...HomepageUspsDataFields
  }
}
fragment PromoVideoDataFields on PromoVideoData {
  title
  text
  video
}
fragment PromoVideoDataValues on PromoVideoDataByLocale {
  nl {
    ...PromoVideoDataFields
  }
  en @include(if: $en) {
    ...PromoVideoDataFields
  }
  fr @include(if: $fr) {
    ...PromoVideoDataFields
  }
}
fragment CourseListDataFields on CourseListData {
  title
  text
  show
  limit
  only
  location
  category
}
fragment CourseListDataValues on CourseListDataByLocale {
  nl {
    ...CourseListDataFields
  }
  en @include(if: $en) {
    ...CourseListDataFields
  }
  fr @include(if: $fr) {
    ...CourseListDataFields
  }
}
fragment CourseCalendarDataFields on CourseCalendarData {
  title
  text
}
fragment CourseCalendarDataValues on CourseCalendarDataByLocale {
  nl {
    ...CourseCalendarDataFields
  }
  en @include(if: $en) {
    ...CourseCalendarDataFields
  }
  fr @include(if: $fr) {
    ...CourseCalendarDataFields
  }
}
fragment RichTextDataFields on RichTextData {
  title
  text
}
fragment RichTextDataValues on RichTextDataByLocale {
  nl {
    ...RichTextDataFields
  }
  en @include(if: $en) {
    ...RichTextDataFields
  }
  fr @include(if: $fr) {
    ...RichTextDataFields
  }
}
fragment ReviewsDataFields on ReviewsData {
  title
  limit
}
fragment ReviewsDataValues on ReviewsDataByLocale {
  nl {
    ...ReviewsDataFields
  }
  en @include(if: $en) {
    ...ReviewsDataFields
  }
  fr @include(if: $fr) {
    ...ReviewsDataFields
  }
}
fragment FaqDataFields on FaqData {
  title
  subjects
}
fragment FaqDataValues on FaqDataByLocale {
  nl {
    ...FaqDataFields
  }
  en @include(if: $en) {
    ...FaqDataFields
  }
  fr @include(if: $fr) {
    ...FaqDataFields
  }
}
fragment StaffDataFields on StaffData {
  title
  text
}
fragment StaffDataValues on StaffDataByLocale {
  nl {
    ...StaffDataFields
  }
  en @include(if: $en) {
    ...StaffDataFields
  }
  fr @include(if: $fr) {
    ...StaffDataFields
  }
}
fragment RoomTypesDataFields on RoomTypesData {
  title
  text
}
fragment RoomTypesDataValues on RoomTypesDataByLocale {
  nl {
    ...RoomTypesDataFields
  }
  en @include(if: $en) {
    ...RoomTypesDataFields
  }
  fr @include(if: $fr) {
    ...RoomTypesDataFields
  }
}
fragment TailoredDataFields on TailoredData {
  title
  text
  buttonLabel
  steps {
    title
    text
  }
}
fragment TailoredDataValues on TailoredDataByLocale {
  nl {
    ...TailoredDataFields
  }
  en @include(if: $en) {
    ...TailoredDataFields
  }
  fr @include(if: $fr) {
    ...TailoredDataFields
  }
}
fragment NewsletterFormDataFields on NewsletterFormData {
  title
  text
  buttonLabel
}
fragment NewsletterFormDataValues on NewsletterFormDataByLocale {
  nl {
    ...NewsletterFormDataFields
  }
  en @include(if: $en) {
    ...NewsletterFormDataFields
  }
  fr @include(if: $fr) {
    ...NewsletterFormDataFields
  }
}
fragment ContactFormDataFields on ContactFormData {
  title
  text
  buttonLabel
}
fragment ContactFormDataValues on ContactFormDataByLocale {
  nl {
    ...ContactFormDataFields
  }
  en @include(if: $en) {
    ...ContactFormDataFields
  }
  fr @include(if: $fr) {
    ...ContactFormDataFields
  }
}
fragment FooterDataFields on FooterData {
  name
  address
  zip
  city
  phone
  email
  subsidyLabel
  subsidyUrl
  columns {
    title
    links {
      label
      url {
        urlType
        value
      }
    }
  }
}
fragment FooterDataValues on FooterDataByLocale {
  nl {
    ...FooterDataFields
  }
  en @include(if: $en) {
    ...FooterDataFields
  }
  fr @include(if: $fr) {
    ...FooterDataFields
  }
}
fragment CookieDataFields on CookieData {
  title
  text
  acceptLabel
  declineLabel
}
fragment CookieDataValues on CookieDataByLocale {
  nl {
    ...CookieDataFields
  }
  en @include(if: $en) {
    ...CookieDataFields
  }
  fr @include(if: $fr) {
    ...CookieDataFields
  }
}`, {"fragmentName":"PlacedBlock"}) as unknown as TypedDocumentString<PlacedBlockFragment, unknown>;
export const PageDataFieldsFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment PageDataFields on PageData {
  title
  seoDescription
}
    `, {"fragmentName":"PageDataFields"}) as unknown as TypedDocumentString<PageDataFieldsFragment, unknown>;
export const PageDataValuesFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment PageDataValues on PageDataByLocale {
  nl {
    ...PageDataFields
  }
  en @include(if: $en) {
    ...PageDataFields
  }
  fr @include(if: $fr) {
    ...PageDataFields
  }
}
    fragment PageDataFields on PageData {
  title
  seoDescription
}`, {"fragmentName":"PageDataValues"}) as unknown as TypedDocumentString<PageDataValuesFragment, unknown>;
export const CourseContentDataFieldsFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment CourseContentDataFields on CourseContentData {
  title
  seoDescription
  included
  includedOnline
  includedTailored
  certificate
  cancellation
  subsidy
  contactName
  contactPhone
  tailoredContactName
  tailoredContactPhone
  terms {
    urlType
    value
  }
}
    `, {"fragmentName":"CourseContentDataFields"}) as unknown as TypedDocumentString<CourseContentDataFieldsFragment, unknown>;
export const CourseContentDataValuesFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment CourseContentDataValues on CourseContentDataByLocale {
  nl {
    ...CourseContentDataFields
  }
  en @include(if: $en) {
    ...CourseContentDataFields
  }
  fr @include(if: $fr) {
    ...CourseContentDataFields
  }
}
    fragment CourseContentDataFields on CourseContentData {
  title
  seoDescription
  included
  includedOnline
  includedTailored
  certificate
  cancellation
  subsidy
  contactName
  contactPhone
  tailoredContactName
  tailoredContactPhone
  terms {
    urlType
    value
  }
}`, {"fragmentName":"CourseContentDataValues"}) as unknown as TypedDocumentString<CourseContentDataValuesFragment, unknown>;
export const ContactDataFieldsFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment ContactDataFields on ContactData {
  title
  seoDescription
  address
  phone
  email
  openingHours
}
    `, {"fragmentName":"ContactDataFields"}) as unknown as TypedDocumentString<ContactDataFieldsFragment, unknown>;
export const ContactDataValuesFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment ContactDataValues on ContactDataByLocale {
  nl {
    ...ContactDataFields
  }
  en @include(if: $en) {
    ...ContactDataFields
  }
  fr @include(if: $fr) {
    ...ContactDataFields
  }
}
    fragment ContactDataFields on ContactData {
  title
  seoDescription
  address
  phone
  email
  openingHours
}`, {"fragmentName":"ContactDataValues"}) as unknown as TypedDocumentString<ContactDataValuesFragment, unknown>;
export const JourneyCourseFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment JourneyCourse on Course {
  _id
  key
  type
  price
  earlyPrice
  earlyDays
  groupPrice
  groupFrom
  subsidised
  subsidyTheme
  title {
    ...Text
  }
  slug {
    nl
    en
    fr
  }
  category {
    key
  }
  sessions {
    _id
    startDate
    registrationCount
    capacity
    fullyBooked
    minimum
    decisionOn
    decision
    schedule {
      start
      end
    }
    location {
      isOnline
      name {
        ...Text
      }
      city {
        ...Text
      }
      address
      addresses {
        ...Text
      }
      zip
    }
    language {
      code
      name {
        ...Text
      }
    }
  }
}
    fragment Text on LocalizedText {
  nl
  en @include(if: $en)
  fr @include(if: $fr)
}`, {"fragmentName":"JourneyCourse"}) as unknown as TypedDocumentString<JourneyCourseFragment, unknown>;
export const ChoiceSessionFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment ChoiceSession on Session {
  _id
  minimum
  decisionOn
  decision
  schedule {
    start
    end
  }
  location {
    isOnline
    name {
      nl
      en
      fr
    }
    city {
      nl
      en
      fr
    }
  }
  language {
    name {
      nl
      en
      fr
    }
  }
}
    `, {"fragmentName":"ChoiceSession"}) as unknown as TypedDocumentString<ChoiceSessionFragment, unknown>;
export const ShownDoorFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment ShownDoor on TrainerDoor {
  course {
    nl
    en
    fr
  }
  day
  half
  code
  changesAt
  address
  isToCome
  qrCode {
    side
    path
  }
  participants {
    _id
    firstName
    lastName
    present
    signedAt
    trainerSignedAt
  }
}
    `, {"fragmentName":"ShownDoor"}) as unknown as TypedDocumentString<ShownDoorFragment, unknown>;
export const TaughtSessionFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment TaughtSession on TrainerSession {
  _id
  trainer
  isOfAccount
  panelUrl
  markedAt
  endsAt
  room
  onlineLink
  contact
  bring {
    nl
    en
    fr
  }
  directions {
    nl
    en
    fr
  }
  parking {
    nl
    en
    fr
  }
  session {
    schedule {
      start
      end
    }
    course {
      key
      category
      title {
        nl
        en
        fr
      }
    }
    language {
      name {
        nl
        en
        fr
      }
    }
    location {
      isOnline
      address
      addresses {
        nl
        en
        fr
      }
      zip
      name {
        nl
        en
        fr
      }
      city {
        nl
        en
        fr
      }
    }
  }
  halves {
    day
    half
  }
  participants {
    _id
    firstName
    lastName
    organisation
    days {
      day
      present
      morning
      afternoon
    }
    marks {
      _id
      day
      half
      present
      madeAt
      by
    }
  }
}
    `, {"fragmentName":"TaughtSession"}) as unknown as TypedDocumentString<TaughtSessionFragment, unknown>;
export const StatementContentFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment StatementContent on AccountStatement {
  customer
  opening
  open
  credit
  lines {
    _id
    day
    kind
    number
    reference
    amount
    balance
  }
}
    `, {"fragmentName":"StatementContent"}) as unknown as TypedDocumentString<StatementContentFragment, unknown>;
export const PictureFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment Picture on Picture {
  url
  width
  height
  focalX
  focalY
  alternativeText {
    ...Text
  }
}
    fragment Text on LocalizedText {
  nl
  en @include(if: $en)
  fr @include(if: $fr)
}`, {"fragmentName":"Picture"}) as unknown as TypedDocumentString<PictureFragment, unknown>;
export const CourseCardFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment CourseCard on CourseSummary {
  _id
  key
  type
  days
  price
  subsidised
  title {
    ...Text
  }
  slug {
    ...Text
  }
  summary {
    ...Text
  }
  category {
    key
    name {
      ...Text
    }
  }
  locations {
    key
    name {
      ...Text
    }
  }
  languages {
    code
  }
  nextSession {
    startDate
    seatsLeft
    location {
      name {
        ...Text
      }
    }
    language {
      code
      name {
        ...Text
      }
    }
  }
}
    fragment Text on LocalizedText {
  nl
  en @include(if: $en)
  fr @include(if: $fr)
}`, {"fragmentName":"CourseCard"}) as unknown as TypedDocumentString<CourseCardFragment, unknown>;
export const PriceLinesFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`
    fragment PriceLines on Registration {
  vat
  total
  priceLines {
    kind
    amount
    participants
    each
    days
    from
    code
    percent
    card
  }
}
    `, {"fragmentName":"PriceLines"}) as unknown as TypedDocumentString<PriceLinesFragment, unknown>;
export const BannerBlockDocument = /* @__PURE__ */ new TypedDocumentString(`
    query BannerBlock($ids: [String]!, $en: Boolean!, $fr: Boolean!) {
  pictures(ids: $ids) {
    ...Picture
  }
}
    fragment Text on LocalizedText {
  nl
  en @include(if: $en)
  fr @include(if: $fr)
}
fragment Picture on Picture {
  url
  width
  height
  focalX
  focalY
  alternativeText {
    ...Text
  }
}`, {"hash":"sha256:5ae767ea313a10fe9a22021bd15798bdfd9a825b3805019c72fc6fd6890982fe"}) as unknown as TypedDocumentString<BannerBlockQuery, BannerBlockQueryVariables>;
export const SendContactMessageDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation SendContactMessage($input: NewContact_Input!, $key: String!) {
  createContact(input: $input, Idempotency_Key: $key) {
    _id
  }
}
    `, {"hash":"sha256:9769000f0f3a2a87256f92212ca5ae76e608550731cef9f26aea242bfa89a62b"}) as unknown as TypedDocumentString<SendContactMessageMutation, SendContactMessageMutationVariables>;
export const CourseCalendarBlockDocument = /* @__PURE__ */ new TypedDocumentString(`
    query CourseCalendarBlock($en: Boolean!, $fr: Boolean!, $month: String!) {
  filteredCourses(limit: 1) {
    facets {
      months {
        value
        count
      }
    }
  }
  plannedSessions(month: $month, limit: 300) {
    total
    items {
      _id
      startDate
      location {
        name {
          ...Text
        }
      }
      language {
        code
        name {
          ...Text
        }
      }
      registrationCount
      capacity
      plannedCourse {
        title {
          ...Text
        }
        slug {
          ...Text
        }
        days
      }
    }
  }
}
    fragment Text on LocalizedText {
  nl
  en @include(if: $en)
  fr @include(if: $fr)
}`, {"hash":"sha256:81e5e5db81b153d7ef6fdb245f520f4a456a3963260ec51b2c7c75e51ed05c6c"}) as unknown as TypedDocumentString<CourseCalendarBlockQuery, CourseCalendarBlockQueryVariables>;
export const CourseDetailBlockDocument = /* @__PURE__ */ new TypedDocumentString(`
    query CourseDetailBlock($slug: String!, $locale: String!, $en: Boolean!, $fr: Boolean!) {
  course(id: $slug, locale: $locale) {
    _id
    key
    type
    days
    price
    earlyPrice
    earlyDays
    groupPrice
    groupFrom
    subsidised
    subsidyTheme
    trainingDatabaseNumber
    groupSize
    title {
      ...Text
    }
    slug {
      nl
      en
      fr
    }
    summary {
      ...Text
    }
    description {
      ...Text
    }
    audience {
      ...Text
    }
    outcomes {
      ...Text
    }
    programme {
      title {
        ...Text
      }
      text {
        ...Text
      }
    }
    included {
      ...Text
    }
    certificate {
      ...Text
    }
    banner {
      ...Picture
    }
    category {
      key
      name {
        ...Text
      }
    }
    themes {
      key
      name {
        ...Text
      }
    }
    languages {
      code
      name {
        ...Text
      }
    }
    locations {
      key
      isOnline
      address
      addresses {
        ...Text
      }
      zip
      name {
        ...Text
      }
      city {
        ...Text
      }
    }
    trainers {
      _id
      name
      bio {
        ...Text
      }
      avatar {
        ...Picture
      }
    }
    sessions {
      _id
      startDate
      endDate
      duration
      schedule {
        start
        end
      }
      location {
        isOnline
        name {
          ...Text
        }
        city {
          ...Text
        }
        address
        addresses {
          ...Text
        }
        zip
      }
      language {
        code
        name {
          ...Text
        }
      }
      registrationCount
      capacity
      fullyBooked
      minimum
      decisionOn
      decision
    }
    reviews {
      items {
        _id
        name
        score
        language
        role {
          ...Text
        }
        text {
          ...Text
        }
      }
    }
    related {
      items {
        ...CourseCard
      }
    }
  }
  staticContent(type: "course") {
    ... on CourseContent {
      data {
        nl {
          ...CourseCommon
        }
        en @include(if: $en) {
          ...CourseCommon
        }
        fr @include(if: $fr) {
          ...CourseCommon
        }
      }
    }
  }
}
    fragment CourseCommon on CourseContentData {
  included
  includedOnline
  includedTailored
  certificate
  cancellation
  subsidy
  contactName
  contactPhone
  tailoredContactName
  tailoredContactPhone
}
fragment Text on LocalizedText {
  nl
  en @include(if: $en)
  fr @include(if: $fr)
}
fragment Picture on Picture {
  url
  width
  height
  focalX
  focalY
  alternativeText {
    ...Text
  }
}
fragment CourseCard on CourseSummary {
  _id
  key
  type
  days
  price
  subsidised
  title {
    ...Text
  }
  slug {
    ...Text
  }
  summary {
    ...Text
  }
  category {
    key
    name {
      ...Text
    }
  }
  locations {
    key
    name {
      ...Text
    }
  }
  languages {
    code
  }
  nextSession {
    startDate
    seatsLeft
    location {
      name {
        ...Text
      }
    }
    language {
      code
      name {
        ...Text
      }
    }
  }
}`, {"hash":"sha256:afc0b84fbec61adc674703b1c768a86b0d4bb99b788f1260f2c166c050753845"}) as unknown as TypedDocumentString<CourseDetailBlockQuery, CourseDetailBlockQueryVariables>;
export const CourseListBlockDocument = /* @__PURE__ */ new TypedDocumentString(`
    query CourseListBlock($en: Boolean!, $fr: Boolean!, $catalogue: Boolean!, $searched: Boolean!, $locale: String, $search: String, $types: [String], $categories: [String], $themes: [String], $locations: [String], $languages: [String], $months: [String], $durations: [String], $showOnHomePage: Boolean, $sort: String, $page: Int, $limit: Int) {
  filteredCourses(
    locale: $locale
    search: $search
    types: $types
    categories: $categories
    themes: $themes
    locations: $locations
    languages: $languages
    months: $months
    durations: $durations
    showOnHomePage: $showOnHomePage
    facets: $catalogue
    sort: $sort
    page: $page
    limit: $limit
  ) {
    total
    page
    limit
    corrected
    items {
      ...CourseCard
    }
    facets @include(if: $catalogue) {
      types {
        ...FacetValue
      }
      categories {
        ...FacetValue
        name {
          nl
          en
          fr
        }
      }
      themes {
        ...FacetValue
      }
      locations {
        ...FacetValue
        name {
          nl
          en
          fr
        }
      }
      languages {
        ...FacetValue
      }
      months {
        ...FacetValue
      }
      durations {
        ...FacetValue
      }
    }
  }
  siteSearch(locale: $locale, search: $search) @include(if: $searched) {
    key
    kind
    title
    text
    path
    titled
  }
}
    fragment FacetValue on FacetValue {
  value
  count
  name {
    ...Text
  }
}
fragment Text on LocalizedText {
  nl
  en @include(if: $en)
  fr @include(if: $fr)
}
fragment CourseCard on CourseSummary {
  _id
  key
  type
  days
  price
  subsidised
  title {
    ...Text
  }
  slug {
    ...Text
  }
  summary {
    ...Text
  }
  category {
    key
    name {
      ...Text
    }
  }
  locations {
    key
    name {
      ...Text
    }
  }
  languages {
    code
  }
  nextSession {
    startDate
    seatsLeft
    location {
      name {
        ...Text
      }
    }
    language {
      code
      name {
        ...Text
      }
    }
  }
}`, {"hash":"sha256:2d0d2022761e92f65c1f5c28906cb789f230e843fa4bcf772ed64d67d9cb826e"}) as unknown as TypedDocumentString<CourseListBlockQuery, CourseListBlockQueryVariables>;
export const CourseSuggestionsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query CourseSuggestions($search: String!, $locale: String!, $limit: Int!, $en: Boolean!, $fr: Boolean!) {
  filteredCourses(search: $search, locale: $locale, limit: $limit, facets: false) {
    total
    corrected
    items {
      title {
        ...Text
      }
      slug {
        ...Text
      }
      category {
        name {
          ...Text
        }
      }
    }
  }
}
    fragment Text on LocalizedText {
  nl
  en @include(if: $en)
  fr @include(if: $fr)
}`, {"hash":"sha256:f9aca699b61bed3b6ba54966b4500ae8fe0e0865617462a2c039075b03e85dff"}) as unknown as TypedDocumentString<CourseSuggestionsQuery, CourseSuggestionsQueryVariables>;
export const FaqBlockDocument = /* @__PURE__ */ new TypedDocumentString(`
    query FaqBlock($en: Boolean!, $fr: Boolean!, $subject: String) {
  faqs(limit: 999, sort: ["sequence:ASC"], subject: $subject) {
    items {
      _id
      question {
        ...Text
      }
      answer {
        ...Text
      }
    }
  }
}
    fragment Text on LocalizedText {
  nl
  en @include(if: $en)
  fr @include(if: $fr)
}`, {"hash":"sha256:e5295536535c58ee65c6be62f831936263041b7a621b6e212b0c284b9768bd00"}) as unknown as TypedDocumentString<FaqBlockQuery, FaqBlockQueryVariables>;
export const FooterBlockDocument = /* @__PURE__ */ new TypedDocumentString(`
    query FooterBlock($en: Boolean!, $fr: Boolean!) {
  provider {
    name
    vat
    register {
      ...Text
    }
    openingHours {
      ...Text
    }
  }
}
    fragment Text on LocalizedText {
  nl
  en @include(if: $en)
  fr @include(if: $fr)
}`, {"hash":"sha256:1f34259107bd4d03032a5153a8dc34caa2d3c88b326c05b39844fdc36c50cfc9"}) as unknown as TypedDocumentString<FooterBlockQuery, FooterBlockQueryVariables>;
export const SubscribeToNewsletterDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation SubscribeToNewsletter($input: NewNewsletterSubscription_Input!, $key: String!) {
  createNewsletterSubscription(input: $input, Idempotency_Key: $key) {
    _id
  }
}
    `, {"hash":"sha256:aaf583cde770625dad801e797debaace0b4f62ee90909c1281e290111935b1a7"}) as unknown as TypedDocumentString<SubscribeToNewsletterMutation, SubscribeToNewsletterMutationVariables>;
export const ReviewsBlockDocument = /* @__PURE__ */ new TypedDocumentString(`
    query ReviewsBlock($limit: Int!, $en: Boolean!, $fr: Boolean!) {
  reviews(limit: $limit, sort: ["score:DESC"]) {
    total
    items {
      _id
      name
      score
      language
      role {
        ...Text
      }
      text {
        ...Text
      }
    }
  }
}
    fragment Text on LocalizedText {
  nl
  en @include(if: $en)
  fr @include(if: $fr)
}`, {"hash":"sha256:94ca97ac22dbfba908a50a32a662a95013aa11b17546ae6659d343a3a61e058f"}) as unknown as TypedDocumentString<ReviewsBlockQuery, ReviewsBlockQueryVariables>;
export const RichTextBlockDocument = /* @__PURE__ */ new TypedDocumentString(`
    query RichTextBlock($ids: [String]!, $en: Boolean!, $fr: Boolean!) {
  pictures(ids: $ids) {
    url
    alternativeText {
      ...Text
    }
  }
}
    fragment Text on LocalizedText {
  nl
  en @include(if: $en)
  fr @include(if: $fr)
}`, {"hash":"sha256:c3cd6ee885bca50214d0fb5c5e432a1732489a0604e663e3e3a16553dc5adb1e"}) as unknown as TypedDocumentString<RichTextBlockQuery, RichTextBlockQueryVariables>;
export const RoomTypesBlockDocument = /* @__PURE__ */ new TypedDocumentString(`
    query RoomTypesBlock($en: Boolean!, $fr: Boolean!) {
  allRoomTypes(sort: ["sequence:ASC"]) {
    _id
    key
    name {
      ...Text
    }
    description {
      ...Text
    }
    capacity
    surface
    configurations
    wheelchairAccess
    pcRoom
    whiteboard
    priceHalfDay
    priceFullDay
    picture {
      ...Picture
    }
  }
}
    fragment Text on LocalizedText {
  nl
  en @include(if: $en)
  fr @include(if: $fr)
}
fragment Picture on Picture {
  url
  width
  height
  focalX
  focalY
  alternativeText {
    ...Text
  }
}`, {"hash":"sha256:0c0a92154ab290cea94a02611743230582ded209318a791adc3a9b0838afdb2b"}) as unknown as TypedDocumentString<RoomTypesBlockQuery, RoomTypesBlockQueryVariables>;
export const StaffBlockDocument = /* @__PURE__ */ new TypedDocumentString(`
    query StaffBlock($en: Boolean!, $fr: Boolean!) {
  allStaffMembers {
    _id
    name
    email
    role {
      ...Text
    }
    bio {
      ...Text
    }
    avatar {
      ...Picture
    }
  }
}
    fragment Text on LocalizedText {
  nl
  en @include(if: $en)
  fr @include(if: $fr)
}
fragment Picture on Picture {
  url
  width
  height
  focalX
  focalY
  alternativeText {
    ...Text
  }
}`, {"hash":"sha256:93c6780d1240a6a5384d6a1e01c5fd7fa219c37d73389102bc44895a71776380"}) as unknown as TypedDocumentString<StaffBlockQuery, StaffBlockQueryVariables>;
export const TailoredBlockDocument = /* @__PURE__ */ new TypedDocumentString(`
    query TailoredBlock($en: Boolean!, $fr: Boolean!) {
  filteredCourses(types: ["TAILORED"], limit: 999, facets: false) {
    items {
      _id
      title {
        ...Text
      }
    }
  }
}
    fragment Text on LocalizedText {
  nl
  en @include(if: $en)
  fr @include(if: $fr)
}`, {"hash":"sha256:631f5c1532c861e8cb4a874bee8c952317461105f55263b9186d98df45ccc51e"}) as unknown as TypedDocumentString<TailoredBlockQuery, TailoredBlockQueryVariables>;
export const ActivityListDocument = /* @__PURE__ */ new TypedDocumentString(`
    query ActivityList($page: Int!, $limit: Int!, $sort: [String], $locale: String, $kind: String, $actor: String, $by: String, $subject: String, $at: String) {
  activities(
    page: $page
    limit: $limit
    sort: $sort
    locale: $locale
    kind: $kind
    actor: $actor
    by: $by
    subject: $subject
    at: $at
  ) {
    total
    items {
      _id
      at
      by
      actor
      kind
      isCreditNote
      event
      subject
      target
      targetId
      differences {
        field
        before
        after
        beforePicture
        afterPicture
      }
    }
  }
}
    `, {"hash":"sha256:67377c79b31e7436c1c0f003d34552c3fc8a20ffbbc8d314b1d10aa516b24a8b"}) as unknown as TypedDocumentString<ActivityListQuery, ActivityListQueryVariables>;
export const ImportBankFileDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation ImportBankFile($input: ImportBankFile_Input!) {
  importBankFile(input: $input) {
    added
  }
}
    `, {"hash":"sha256:34bec9142b82e6cc5d8bdb90a7f27bfe57aacfc8ee280a965a9cc2080366ea36"}) as unknown as TypedDocumentString<ImportBankFileMutation, ImportBankFileMutationVariables>;
export const AgreeToBankTransactionDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation AgreeToBankTransaction($id: String!, $input: BankSettling_Input!) {
  settleBankTransaction(id: $id, input: $input) {
    _id
  }
}
    `, {"hash":"sha256:56cd696fa420c0cab83b8ca99719ebcf8f625fd1955e411b7e63ae193692fed0"}) as unknown as TypedDocumentString<AgreeToBankTransactionMutation, AgreeToBankTransactionMutationVariables>;
export const PutBankTransactionAsideDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation PutBankTransactionAside($id: String!, $input: BankIgnoring_Input!) {
  ignoreBankTransaction(id: $id, input: $input) {
    _id
  }
}
    `, {"hash":"sha256:a1b853e1cc3ab8a2cc568ffb60b444890a8ed6818eef04a1d477a9e14eb66294"}) as unknown as TypedDocumentString<PutBankTransactionAsideMutation, PutBankTransactionAsideMutationVariables>;
export const ReopenBankTransactionDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation ReopenBankTransaction($id: String!) {
  reopenBankTransaction(id: $id) {
    _id
  }
}
    `, {"hash":"sha256:ce8930b79a4c5cdb9ebd2678d624e2699e5775de656b6f24f82db2dcd2f65c90"}) as unknown as TypedDocumentString<ReopenBankTransactionMutation, ReopenBankTransactionMutationVariables>;
export const BankListDocument = /* @__PURE__ */ new TypedDocumentString(`
    query BankList($page: Int!, $limit: Int!, $sort: [String], $search: String, $state: String, $statement: String, $bookedOn: String) {
  bankTransactions(
    page: $page
    limit: $limit
    sort: $sort
    search: $search
    state: $state
    statement: $statement
    bookedOn: $bookedOn
  ) {
    total
    items {
      _id
      bookedOn
      amount
      counterpartyName
      reference
      text
      state
      reason
      note
      parts {
        invoice
        number
        customer
        amount
        owed
      }
    }
  }
  bankStatements(limit: 5) {
    items {
      _id
      format
      number
      closedOn
      movements
      waiting
      open
      gap
    }
  }
}
    `, {"hash":"sha256:ba545d1f63285a820680ababf3791d4efb9323e351a06206051273e7bd2ab721"}) as unknown as TypedDocumentString<BankListQuery, BankListQueryVariables>;
export const PanelBankDocument = /* @__PURE__ */ new TypedDocumentString(`
    query PanelBank($id: String!) {
  bankTransaction(id: $id) {
    _id
    bookedOn
    amount
    counterpartyName
    counterpartyIban
    reference
    text
    bankReference
    state
    reason
    payer
    receipt
    decidedBy
    decidedAt
    note
    parts {
      invoice
      number
      customer
      amount
      owed
    }
    openInvoices {
      _id
      number
      customer
      owed
      dueOn
    }
  }
}
    `, {"hash":"sha256:a047353fe1b3ce63a6ed6e32ca75a3be1920539a8ebd4c6eb0fcef9adc19400b"}) as unknown as TypedDocumentString<PanelBankQuery, PanelBankQueryVariables>;
export const SettleBankTransactionDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation SettleBankTransaction($id: String!, $input: BankSettling_Input!) {
  settleBankTransaction(id: $id, input: $input) {
    _id
  }
}
    `, {"hash":"sha256:4c4399e313f7b3295b8bbd641b8ae25083d9b55e4fa6132bc4c0fd0582c204cb"}) as unknown as TypedDocumentString<SettleBankTransactionMutation, SettleBankTransactionMutationVariables>;
export const IgnoreBankTransactionDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation IgnoreBankTransaction($id: String!, $input: BankIgnoring_Input!) {
  ignoreBankTransaction(id: $id, input: $input) {
    _id
  }
}
    `, {"hash":"sha256:29fdb3bde26ca0fb2022258c38809878a7ff620738a574c7a6da896268e108ed"}) as unknown as TypedDocumentString<IgnoreBankTransactionMutation, IgnoreBankTransactionMutationVariables>;
export const PanelBooksDocument = /* @__PURE__ */ new TypedDocumentString(`
    query PanelBooks($year: String!, $per: String!, $vatOn: String!) {
  bookTotals(year: $year, per: $per, vatOn: $vatOn) {
    periods {
      period
      invoiced
      credited
      received
      refunded
      open
      vat {
        rate
        net
        vat
      }
    }
    total {
      period
      invoiced
      credited
      received
      refunded
      open
      vat {
        rate
        net
        vat
      }
    }
  }
  books {
    checkedAt
    isInAgreement
    differences {
      rule
      unit
      subject
      id
      number
      whose
      expected
      found
    }
  }
}
    `, {"hash":"sha256:acb503cf232495448df7be61f1a21417a7ebba963208d1b3e8098ef83232727d"}) as unknown as TypedDocumentString<PanelBooksQuery, PanelBooksQueryVariables>;
export const StartBulkActDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation StartBulkAct($id: String!, $input: BulkStart_Input!) {
  startBulkAct(id: $id, input: $input) {
    _id
  }
}
    `, {"hash":"sha256:def472e28ba6e9c4347e21c2a6a3a1b79d704cca00cec00b27bb5c190b61e533"}) as unknown as TypedDocumentString<StartBulkActMutation, StartBulkActMutationVariables>;
export const BulkActPageDocument = /* @__PURE__ */ new TypedDocumentString(`
    query BulkActPage($id: String!, $price: Int, $session: String, $reason: String, $all: Boolean) {
  bulkAct(id: $id) {
    _id
    act
    state
    author
    startedAt
    total
    participants
    possible
    ended
    done
    credit
    refund
    kept
    invoices
    owed
    price
    movesTo
    reason
    sessions {
      _id
      startDate
      place {
        nl
        en
        fr
      }
      taken
      capacity
    }
    refused {
      registration
      customer
      course {
        nl
        en
        fr
      }
      startDate
      why
    }
  }
  bulkActMails(
    id: $id
    price: $price
    session: $session
    reason: $reason
    all: $all
  ) {
    rehearsed
    mails {
      ...ExpectedMails
    }
  }
}
    fragment ExpectedMails on ExpectedMails {
  total
  languages {
    language
    count
  }
  leftOut {
    name
    email
    why
  }
  doubtful {
    name
    email
  }
  mails {
    kind
    reader
    count
    to
    language
    subject
    text
  }
}`, {"hash":"sha256:f771f40656624bebc063bd75c515b123c284d6aa676c1bc05db32d09683e9850"}) as unknown as TypedDocumentString<BulkActPageQuery, BulkActPageQueryVariables>;
export const ContentStatesDocument = /* @__PURE__ */ new TypedDocumentString(`
    query ContentStates {
  staticContentStates {
    items {
      ...ContentState
    }
  }
}
    fragment ContentState on StaticContentState {
  type
  page
  title {
    nl
    en
    fr
  }
  slug {
    nl
    en
    fr
  }
  version
  isPublished
  updatedAt
  author
  languages {
    locale
    state
    missing
  }
}`, {"hash":"sha256:d1a0b73a3c18b9a251a957b7c9a6cd29cbbad2af6159702ab0dae21d2d3c0346"}) as unknown as TypedDocumentString<ContentStatesQuery, ContentStatesQueryVariables>;
export const UnpublishPageDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation UnpublishPage($type: String!) {
  unpublishPage(type: $type)
}
    `, {"hash":"sha256:775968db5bb988622bcce9c0eb62cecbe756eb020670de0c828665866a45cc6e"}) as unknown as TypedDocumentString<UnpublishPageMutation, UnpublishPageMutationVariables>;
export const RemovePageDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation RemovePage($type: String!) {
  removePage(type: $type)
}
    `, {"hash":"sha256:66dc1948b673360b5aa347e9c0c900757074d1da965a15f275b0a69d8cd275c9"}) as unknown as TypedDocumentString<RemovePageMutation, RemovePageMutationVariables>;
export const ContentsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query Contents($removed: String!, $isRemoving: Boolean!) {
  staticContentStates {
    items {
      ...ContentState
    }
  }
  staticContentLinks(type: $removed) @include(if: $isRemoving) {
    items {
      type
      title {
        nl
        en
        fr
      }
      block
      locales
    }
  }
}
    fragment ContentState on StaticContentState {
  type
  page
  title {
    nl
    en
    fr
  }
  slug {
    nl
    en
    fr
  }
  version
  isPublished
  updatedAt
  author
  languages {
    locale
    state
    missing
  }
}`, {"hash":"sha256:35ea7165d71c4e05b8b55cbd4c82503eeea0fb39cec93202686f0312bca75ff8"}) as unknown as TypedDocumentString<ContentsQuery, ContentsQueryVariables>;
export const NewPageDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation NewPage($input: NewPageDraft_Input!) {
  createPageDraft(input: $input) {
    type
  }
}
    `, {"hash":"sha256:0b7c6466f95c39b8e64a3b896919b63fbcf94cb551ab2add64e57f1a449b2c7f"}) as unknown as TypedDocumentString<NewPageMutation, NewPageMutationVariables>;
export const PublishingPlansDocument = /* @__PURE__ */ new TypedDocumentString(`
    query PublishingPlans {
  publishingPlans {
    items {
      ...Plan
    }
  }
}
    fragment Plan on PublishingPlan {
  _id
  at
  status
  reason
  locales
  author
  settledAt
  documents {
    type
    version
    newest
    published
    title {
      nl
      en
      fr
    }
  }
}`, {"hash":"sha256:4931d53a8c5d8d8253faaf844923cb41bea7cad83900fceba56fa378590003cd"}) as unknown as TypedDocumentString<PublishingPlansQuery, PublishingPlansQueryVariables>;
export const PublishingPlanDocument = /* @__PURE__ */ new TypedDocumentString(`
    query PublishingPlan($id: String!) {
  publishingPlan(id: $id) {
    ...Plan
  }
}
    fragment Plan on PublishingPlan {
  _id
  at
  status
  reason
  locales
  author
  settledAt
  documents {
    type
    version
    newest
    published
    title {
      nl
      en
      fr
    }
  }
}`, {"hash":"sha256:c6e1803dc65e459ffdb827503b9bdcfee0c556e86dda518bb322c528523648c9"}) as unknown as TypedDocumentString<PublishingPlanQuery, PublishingPlanQueryVariables>;
export const PlanPublishingDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation PlanPublishing($input: NewPublishingPlan_Input!) {
  planPublishing(input: $input) {
    _id
  }
}
    `, {"hash":"sha256:d4514665450bd580d67111763fc21e4d94ccacd33ef59565d41523ca00199a9b"}) as unknown as TypedDocumentString<PlanPublishingMutation, PlanPublishingMutationVariables>;
export const ChangePublishingPlanDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation ChangePublishingPlan($id: String!, $input: PublishingPlanChanges_Input!) {
  changePublishingPlan(id: $id, input: $input) {
    _id
  }
}
    `, {"hash":"sha256:65201a2fd6c87cfb42618bbb2ae175bf9192b898adf788eea5d1b19fd7438d1e"}) as unknown as TypedDocumentString<ChangePublishingPlanMutation, ChangePublishingPlanMutationVariables>;
export const WithdrawPublishingPlanDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation WithdrawPublishingPlan($id: String!) {
  withdrawPublishingPlan(id: $id) {
    _id
  }
}
    `, {"hash":"sha256:480dcf90201d431e528af8957238458f991ff7d759a2d2ad3d557223ac116a4e"}) as unknown as TypedDocumentString<WithdrawPublishingPlanMutation, WithdrawPublishingPlanMutationVariables>;
export const ContentPreviewsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query ContentPreviews($type: String!) {
  previews(type: $type) {
    items {
      _id
      status
      address
      author
      createdAt
      expiresAt
      revokedAt
      revokedBy
    }
  }
  staticContentDraft(type: $type) {
    blocks {
      id
      data
    }
  }
}
    `, {"hash":"sha256:00458788c1722eefcc8fe0c8be24966c22d6541f82a9f22af0ce084327a21d10"}) as unknown as TypedDocumentString<ContentPreviewsQuery, ContentPreviewsQueryVariables>;
export const CreatePreviewDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation CreatePreview($type: String!, $input: NewPreview_Input!) {
  createPreview(type: $type, input: $input) {
    __typename
  }
}
    `, {"hash":"sha256:18a521a1e7b38beb41d6964a016caf89582a54f34330aebcba688386782c6156"}) as unknown as TypedDocumentString<CreatePreviewMutation, CreatePreviewMutationVariables>;
export const RevokePreviewDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation RevokePreview($type: String!, $id: String!) {
  revokePreview(type: $type, id: $id)
}
    `, {"hash":"sha256:b18b381e749848caafc3e239608f8e14432c27f4bb6a91b7d7e00496d6fc74be"}) as unknown as TypedDocumentString<RevokePreviewMutation, RevokePreviewMutationVariables>;
export const PublishTogetherDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation PublishTogether($input: StaticContentsPublish_Input!) {
  publishTogether(input: $input) {
    documents {
      type
    }
  }
}
    `, {"hash":"sha256:0cb650ad51973ec19a26d5a0e8b6241f5feead134cb3e6d46415f7ea1b88d510"}) as unknown as TypedDocumentString<PublishTogetherMutation, PublishTogetherMutationVariables>;
export const ContentVersionsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query ContentVersions($type: String!, $version: Int!, $hasVersion: Boolean!) {
  staticContentVersions(type: $type) {
    items {
      version
      state
      author
      createdAt
      publishedAt
    }
  }
  staticContentDraft(type: $type) {
    blocks {
      id
      data
    }
  }
  staticContentChanges(type: $type, version: $version) @include(if: $hasVersion) {
    items {
      kind
      blockId
      block
      locale
      path
      before
      after
    }
  }
}
    `, {"hash":"sha256:680ac5b88405c8d13c38184aeeeddbf04c8b874fbd417d3f771d45e0b3b23900"}) as unknown as TypedDocumentString<ContentVersionsQuery, ContentVersionsQueryVariables>;
export const RestoreContentDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation RestoreContent($type: String!, $version: Int!) {
  restoreStaticContent(type: $type, version: $version) {
    __typename
  }
}
    `, {"hash":"sha256:bcac6ea314d80ca5cc0e982a63e3c4ae03c71ea5697f3ea59fc5056a23e10e19"}) as unknown as TypedDocumentString<RestoreContentMutation, RestoreContentMutationVariables>;
export const CourseToWriteDocument = /* @__PURE__ */ new TypedDocumentString(`
    query CourseToWrite($id: String!) {
  course(id: $id) {
    _id
    type
    days
    price
    earlyPrice
    earlyDays
    groupPrice
    groupFrom
    subsidised
    subsidyTheme
    groupSize
    trainingDatabaseNumber
    showOnHomePage
    updatedAt
    title {
      nl
      en
      fr
    }
    slug {
      nl
      en
      fr
    }
    summary {
      nl
      en
      fr
    }
    description {
      nl
      en
      fr
    }
    audience {
      nl
      en
      fr
    }
    outcomes {
      nl
      en
      fr
    }
    included {
      nl
      en
      fr
    }
    certificate {
      nl
      en
      fr
    }
    bring {
      nl
      en
      fr
    }
    programme {
      title {
        nl
        en
        fr
      }
      text {
        nl
        en
        fr
      }
    }
    category {
      _id
    }
    themes {
      _id
    }
    locations {
      _id
    }
    languages {
      _id
    }
    trainers {
      _id
    }
  }
  deskCourses(_id: $id, limit: 1) {
    items {
      banner
      sessions
      missing {
        en
        fr
      }
    }
  }
  courseHistory(id: $id) {
    to
    about
    session
    at
    by
  }
  ...CourseLinks
}
    fragment CourseLinks on Query {
  courseChoices {
    themes {
      _id
      name {
        nl
        en
        fr
      }
    }
    trainers {
      _id
      name
    }
  }
  allCategories {
    _id
    name {
      nl
      en
      fr
    }
  }
  allLocations {
    _id
    name {
      nl
      en
      fr
    }
  }
  allLanguages {
    _id
    name {
      nl
      en
      fr
    }
  }
  media(page: 1, limit: 24) {
    items {
      _id
      name
      url
    }
  }
}`, {"hash":"sha256:5ebf06f50edbb72bfd8a1970b1bbd12613f198c1c9a7db1cf619a0df09e818f4"}) as unknown as TypedDocumentString<CourseToWriteQuery, CourseToWriteQueryVariables>;
export const NewCoursePageDocument = /* @__PURE__ */ new TypedDocumentString(`
    query NewCoursePage {
  ...CourseLinks
}
    fragment CourseLinks on Query {
  courseChoices {
    themes {
      _id
      name {
        nl
        en
        fr
      }
    }
    trainers {
      _id
      name
    }
  }
  allCategories {
    _id
    name {
      nl
      en
      fr
    }
  }
  allLocations {
    _id
    name {
      nl
      en
      fr
    }
  }
  allLanguages {
    _id
    name {
      nl
      en
      fr
    }
  }
  media(page: 1, limit: 24) {
    items {
      _id
      name
      url
    }
  }
}`, {"hash":"sha256:de77e5a50182d9a212f84f23e2ba12d424aaa04a17fda379e143caf70243561d"}) as unknown as TypedDocumentString<NewCoursePageQuery, NewCoursePageQueryVariables>;
export const ChangeCourseDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation ChangeCourse($id: String!, $input: CourseChanges_Input!) {
  updateCourse(id: $id, input: $input) {
    _id
  }
}
    `, {"hash":"sha256:097dfb6942e814f4df501c8fd18719f6652550cf2f00249b2e5459b1decf9ebf"}) as unknown as TypedDocumentString<ChangeCourseMutation, ChangeCourseMutationVariables>;
export const AddCourseDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation AddCourse($input: NewCourse_Input!) {
  createCourse(input: $input) {
    _id
  }
}
    `, {"hash":"sha256:3943a95b7ba3914128d4795e97d3e11f359501a408cb68ea9dbc43e425a0bf1a"}) as unknown as TypedDocumentString<AddCourseMutation, AddCourseMutationVariables>;
export const CourseDeskDocument = /* @__PURE__ */ new TypedDocumentString(`
    query CourseDesk($page: Int!, $limit: Int!, $sort: [String], $locale: String, $search: String, $type: String, $category: String, $complete: String, $sessions: String) {
  deskCourses(
    page: $page
    limit: $limit
    sort: $sort
    locale: $locale
    search: $search
    type: $type
    category: $category
    complete: $complete
    sessions: $sessions
  ) {
    total
    items {
      _id
      title {
        nl
        en
        fr
      }
      type
      category {
        nl
        en
        fr
      }
      price
      sessions
      missing {
        en
        fr
      }
      updatedAt
    }
  }
  allCategories {
    key
    name {
      nl
      en
      fr
    }
  }
}
    `, {"hash":"sha256:3d27373c0fd2957b11b266b4f8c852f165da014b55ca61b9d32cb439321d6ad4"}) as unknown as TypedDocumentString<CourseDeskQuery, CourseDeskQueryVariables>;
export const CustomerListDocument = /* @__PURE__ */ new TypedDocumentString(`
    query CustomerList($page: Int!, $limit: Int!, $sort: [String], $search: String, $kind: String, $state: String) {
  customers(
    page: $page
    limit: $limit
    sort: $sort
    search: $search
    kind: $kind
    state: $state
  ) {
    total
    items {
      _id
      kind
      name
      email
      about
      state
      createdAt
    }
  }
}
    `, {"hash":"sha256:d940ab1a68d146a1f3d013720469f26e8a1c3c4dbe88bc7192b8063dfbea977b"}) as unknown as TypedDocumentString<CustomerListQuery, CustomerListQueryVariables>;
export const SellPrepaidCardDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation SellPrepaidCard($input: NewPrepaidCard_Input!, $key: String) {
  sellPrepaidCard(input: $input, Idempotency_Key: $key) {
    _id
  }
}
    `, {"hash":"sha256:b8c1adeced8338f0f1b1c14df1361d485e97b6309532a82a44e066c0e0f7d8ed"}) as unknown as TypedDocumentString<SellPrepaidCardMutation, SellPrepaidCardMutationVariables>;
export const PanelCustomerDocument = /* @__PURE__ */ new TypedDocumentString(`
    query PanelCustomer($id: String!, $isDesk: Boolean!) {
  customer(id: $id) {
    _id
    kind
    name
    email
    emailVerified
    phone
    vat
    enterpriseNumber
    receivesEInvoices
    address
    zip
    city
    language
    state
    createdAt
    participants
    people {
      _id
      name
      email
      roles
      approval
      active
    }
    organisations {
      _id
      name
      roles
      approval
    }
    registrations {
      _id
      status
      course {
        nl
        en
        fr
      }
      startDate
      participants
      session
    }
    invoices {
      _id
      number
      status
      issuedOn
      dueOn
      total
      creditOf
    }
    bookings {
      _id
      status
      date
      persons
    }
    mails {
      _id
      to
      subject
      createdAt
      sentAt
    }
    messages {
      _id
      subject
      createdAt
      handled
    }
    history {
      to
      at
      by
      about
    }
  }
  accountStatement(id: $id) {
    open
    credit
    openInvoices {
      _id
      number
      dueOn
      owed
    }
    credits {
      _id
      receivedOn
      reference
      rest
    }
  }
  prepaidCards(customer: $id, limit: 50) {
    items {
      _id
      number
      days
      daysLeft
      total
      validUntil
      state
      boughtOn
      invoice {
        _id
        number
      }
      uses {
        registration
        days
        startDate
        course {
          nl
          en
          fr
        }
      }
    }
  }
  notes(subject: "customer", id: $id) {
    ...NoteLine
  }
  deskMessages(customer: $id) @include(if: $isDesk) {
    ...WrittenLine
  }
  doubles(customer: $id) {
    items {
      kind
      why
      kept {
        _id
        name
      }
      dropped {
        _id
        name
      }
    }
  }
}
    fragment NoteLine on Note {
  _id
  text
  author
  createdAt
  mayRemove
}
fragment WrittenLine on DeskMessageLine {
  _id
  subject {
    nl
    en
    fr
  }
  author
  isByTrainer
  sentAt
  total
}`, {"hash":"sha256:c7e6901f79057aa9aaf20a4f5c19dba9718c57dd351468d0ccd1ef7799a2727a"}) as unknown as TypedDocumentString<PanelCustomerQuery, PanelCustomerQueryVariables>;
export const SetActiveDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation SetActive($id: String!, $active: Boolean!) {
  updateUser(id: $id, input: { active: $active }) {
    _id
  }
}
    `, {"hash":"sha256:47b1652c2a579f200e4c36476c4c18f6980cef95bee636cc29e8729aa453cb3e"}) as unknown as TypedDocumentString<SetActiveMutation, SetActiveMutationVariables>;
export const DecideApplicantDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation DecideApplicant($id: String!, $input: ApprovalDecision_Input!) {
  decideApproval(id: $id, input: $input) {
    _id
  }
}
    `, {"hash":"sha256:118e582b5c9005e3f3d5298623dd4f431aa904c62fa695dd3e35dab3910e9cd7"}) as unknown as TypedDocumentString<DecideApplicantMutation, DecideApplicantMutationVariables>;
export const SetContactRolesDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation SetContactRoles($id: String!, $userId: String!, $input: OrganisationContactChanges_Input!) {
  updateOrganisationContact(id: $id, userId: $userId, input: $input) {
    _id
  }
}
    `, {"hash":"sha256:d53ed3e262a56f230d1351334f18f8f36281ed546a11010376d98862f484ba66"}) as unknown as TypedDocumentString<SetContactRolesMutation, SetContactRolesMutationVariables>;
export const CustomerStatementDocument = /* @__PURE__ */ new TypedDocumentString(`
    query CustomerStatement($id: String!, $from: String, $until: String) {
  accountStatement(id: $id, from: $from, until: $until) {
    ...StatementContent
  }
}
    fragment StatementContent on AccountStatement {
  customer
  opening
  open
  credit
  lines {
    _id
    day
    kind
    number
    reference
    amount
    balance
  }
}`, {"hash":"sha256:d77b915ffa530d4904b7af7eb7b1c4087431e1cca9131ac28db9a5b99c7ba4dd"}) as unknown as TypedDocumentString<CustomerStatementQuery, CustomerStatementQueryVariables>;
export const PanelApprovalDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation PanelApproval($id: String!, $input: ApprovalDecision_Input!) {
  decideApproval(id: $id, input: $input) {
    _id
  }
}
    `, {"hash":"sha256:357abe6576af8819f2c7d8245c3491eb37c5a42c0e39eb38499b014d3d373e03"}) as unknown as TypedDocumentString<PanelApprovalMutation, PanelApprovalMutationVariables>;
export const HandleDeskMessageDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation HandleDeskMessage($id: String!, $input: ContactChanges_Input!) {
  updateContact(id: $id, input: $input) {
    _id
  }
}
    `, {"hash":"sha256:c39f54250994392a88bc3e6125dbc2c190d2dcc1ba2371592943d9661539ac06"}) as unknown as TypedDocumentString<HandleDeskMessageMutation, HandleDeskMessageMutationVariables>;
export const PublishDeskReviewDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation PublishDeskReview($id: String!, $input: ReviewDecision_Input!) {
  decideEvaluationReview(id: $id, input: $input) {
    status
  }
}
    `, {"hash":"sha256:5b7b117cc97f96912b0e1b84d5e13eb2634b25dba11976a34e68246178df04d1"}) as unknown as TypedDocumentString<PublishDeskReviewMutation, PublishDeskReviewMutationVariables>;
export const SettleDeskCreditDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation SettleDeskCredit($id: String!) {
  updateInvoice(id: $id, input: { status: paid }) {
    _id
  }
}
    `, {"hash":"sha256:576144a59d6c5867ff890286d32f6bc0f429c58e6528d79225b3343eaa1ca1d9"}) as unknown as TypedDocumentString<SettleDeskCreditMutation, SettleDeskCreditMutationVariables>;
export const PassDeskInvoiceDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation PassDeskInvoice($id: String!) {
  sendEInvoice(id: $id) {
    receiver
  }
}
    `, {"hash":"sha256:54fd9f7a1e1def3bfea7f5636a6c5b59a965ee2f2d768613baa053e3a1c4a4a6"}) as unknown as TypedDocumentString<PassDeskInvoiceMutation, PassDeskInvoiceMutationVariables>;
export const WithdrawDeskQuotationDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation WithdrawDeskQuotation($id: String!, $input: BookingChanges_Input!) {
  updateBooking(id: $id, input: $input) {
    _id
  }
}
    `, {"hash":"sha256:839ed77d9a7020da8515902bd76dd7a0d3b53be3261f44d078f9fd6c682e2125"}) as unknown as TypedDocumentString<WithdrawDeskQuotationMutation, WithdrawDeskQuotationMutationVariables>;
export const ConfirmSessionDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation ConfirmSession($id: String!) {
  confirmSession(id: $id) {
    _id
  }
}
    `, {"hash":"sha256:89fc4acaa1c61b515f1bd726ce6f75ae32b853148188fcf58ef94a920abb4bf3"}) as unknown as TypedDocumentString<ConfirmSessionMutation, ConfirmSessionMutationVariables>;
export const CancelSessionDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation CancelSession($id: String!) {
  cancelSession(id: $id) {
    _id
  }
}
    `, {"hash":"sha256:751f70c621920fe8a1b096960abafd95b54a686ba97cdb63e2a2884e32692c13"}) as unknown as TypedDocumentString<CancelSessionMutation, CancelSessionMutationVariables>;
export const RemindChoiceDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation RemindChoice($id: String!) {
  remindChoice(id: $id) {
    isReminded
  }
}
    `, {"hash":"sha256:c4773ade04b8f7a67beb5db171412c3cfa624be5ffce74660f528393b7d28114"}) as unknown as TypedDocumentString<RemindChoiceMutation, RemindChoiceMutationVariables>;
export const RemindTrainersDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation RemindTrainers($id: String!) {
  remindTrainers(id: $id) {
    reminded
  }
}
    `, {"hash":"sha256:8c76be8254b8c5c61f330663d095c35ca6ca7e9aab0765df365f425a54a19663"}) as unknown as TypedDocumentString<RemindTrainersMutation, RemindTrainersMutationVariables>;
export const OpenTaughtSessionDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation OpenTaughtSession($id: String!) {
  openTaughtSession(id: $id) {
    path
  }
}
    `, {"hash":"sha256:8af92700bf9dc020614f129f60c66841248e2988c18c1eb9401edf9ec48534e6"}) as unknown as TypedDocumentString<OpenTaughtSessionMutation, OpenTaughtSessionMutationVariables>;
export const PanelTodayDocument = /* @__PURE__ */ new TypedDocumentString(`
    query PanelToday($until: String!, $today: String!, $rooms: String!, $links: String!, $limit: Int!, $latest: Int!, $locale: String, $day: String!, $answered: String!, $hasAnswered: Boolean!, $published: String!, $hasPublished: Boolean!, $resent: String!, $hasResent: Boolean!, $returned: String!, $hasReturned: Boolean!, $passed: String!, $hasPassed: Boolean!, $withdrawn: String!, $hasWithdrawn: Boolean!, $isDesk: Boolean!, $isFinance: Boolean!, $isRooms: Boolean!, $isOffice: Boolean!, $isEditor: Boolean!, $isReviewer: Boolean!, $isHouse: Boolean!, $isTrainer: Boolean!, $ahead: String!, $asked: String!, $act: String!, $isAsked: Boolean!) {
  taughtSessions @include(if: $isTrainer) {
    _id
    title {
      nl
      en
      fr
    }
    place {
      nl
      en
      fr
    }
    room
    end
    participants
    toGrade
    hours {
      start
      end
    }
    toNote {
      day
      half
    }
  }
  trainerCalendar(from: $day, to: $ahead) @include(if: $isTrainer) {
    _id
    absences {
      _id
      fromDay
      untilDay
      fromTime
      untilTime
    }
  }
  requests: bookings(status: "new", sort: ["createdAt:ASC"], limit: $limit) @include(if: $isRooms) {
    total
    items {
      _id
      firstName
      lastName
      organisationName
      persons
      date
      dayPart
      configuration
      catering
      createdAt
    }
  }
  quotations: bookings(
    status: "waiting_for_customer"
    offerValidUntil: $until
    sort: ["offerValidUntil:ASC"]
    limit: $limit
  ) @include(if: $isRooms) {
    total
    items {
      _id
      firstName
      lastName
      organisationName
      persons
      date
      dayPart
      phone
      offerValidUntil
      offer {
        number
        total
      }
    }
  }
  overtaken: bookings(isOvertaken: "true", sort: ["date:ASC"], limit: $limit) @include(if: $isRooms) {
    total
    items {
      ...OvertakenQuotation
    }
  }
  withdrawn: bookings(_id: $withdrawn, status: "canceled", limit: $limit) @include(if: $hasWithdrawn) {
    total
    items {
      ...OvertakenQuotation
    }
  }
  approvals @include(if: $isDesk) {
    _id
    firstName
    lastName
    email
    organisation {
      _id
      name
    }
    createdAt
  }
  undecided: plannedSessions(
    toDecide: "true"
    decisionOn: $until
    sort: ["startDate:ASC"]
    limit: $limit
  ) @include(if: $isDesk) {
    total
    items {
      _id
      startDate
      decisionOn
      minimum
      registrationCount
      plannedCourse {
        title {
          nl
          en
          fr
        }
      }
      location {
        name {
          nl
          en
          fr
        }
      }
    }
  }
  sessionMails(id: $asked, act: $act) @include(if: $isAsked) {
    ...ExpectedMails
  }
  roomless: plannedSessions(
    lacks: "room"
    startDate: $rooms
    endDate: ">=today"
    sort: ["startDate:ASC"]
    limit: $limit
  ) @include(if: $isDesk) {
    total
    items {
      ...Unprepared
    }
  }
  linkless: plannedSessions(
    lacks: "link"
    startDate: $links
    endDate: ">=today"
    sort: ["startDate:ASC"]
    limit: $limit
  ) @include(if: $isDesk) {
    total
    items {
      ...Unprepared
    }
  }
  trainerless: waitingTrainerRequests @include(if: $isDesk) {
    total
    items {
      _id
      startDate
      title {
        nl
        en
        fr
      }
      place {
        nl
        en
        fr
      }
      names
      isDeclined
      remindedAt
    }
  }
  mismatches: payments(
    difference: "undecided"
    sort: ["createdAt:ASC"]
    limit: $limit
  ) @include(if: $isFinance) {
    total
    items {
      _id
      customer
      course {
        nl
        en
        fr
      }
      quotation
      amount
      paidAmount
      createdAt
    }
  }
  messages: contacts(handled: "false", sort: ["createdAt:ASC"], limit: $limit) @include(if: $isDesk) {
    total
    items {
      _id
      firstName
      lastName
      subject
      createdAt
    }
  }
  answered: contacts(_id: $answered, handled: "true", limit: $limit) @include(if: $hasAnswered) {
    total
    items {
      _id
      firstName
      lastName
      subject
      createdAt
    }
  }
  due: openInvoices(dueOn: $today, sort: ["dueOn:ASC"], limit: 999) @include(if: $isFinance) {
    total
    items {
      _id
      number
      dueOn
      owed
      customer
      level
      remindedOn
      pause {
        reason
      }
    }
  }
  returns: invoices(toReturn: "true", sort: ["issuedOn:ASC"], limit: $limit) @include(if: $isFinance) {
    total
    items {
      ...ReturnedCredit
    }
  }
  returned: invoices(_id: $returned, status: "paid", limit: $limit) @include(if: $hasReturned) {
    total
    items {
      ...ReturnedCredit
    }
  }
  credits: receipts(hasRest: "true", sort: ["receivedOn:ASC"], limit: $limit) @include(if: $isFinance) {
    total
    items {
      _id
      rest
      receivedOn
      customer
      organisation
      user
      reference
    }
  }
  refused: invoices(refused: "true", sort: ["issuedOn:ASC"], limit: $limit) @include(if: $isFinance) {
    total
    items {
      ...PassedOn
    }
  }
  passed: invoices(_id: $passed, limit: $limit) @include(if: $hasPassed) {
    total
    items {
      ...PassedOn
    }
  }
  choosing: deskRegistrations(
    isChoosing: "true"
    sort: ["createdAt:ASC"]
    limit: $limit
  ) @include(if: $isDesk) {
    total
    items {
      _id
      customer
      course {
        nl
        en
        fr
      }
      startDate
      choiceRemindedAt
    }
  }
  undelivered: mails(state: "undelivered", sort: ["createdAt:ASC"], limit: $limit) @include(if: $isOffice) {
    total
    items {
      ...LostMail
    }
  }
  resent: mails(_id: $resent, limit: $limit) @include(if: $hasResent) {
    total
    items {
      ...LostMail
    }
  }
  books @include(if: $isFinance) {
    checkedAt
    isInAgreement
    differences {
      rule
      unit
      subject
      id
      number
      whose
      expected
      found
    }
  }
  roomUses(from: $day, to: $day) @include(if: $isOffice) {
    roomType
    start
    end
    session
    title {
      nl
      en
      fr
    }
    reason
    note
  }
  roomCalendar(from: $day, to: $day) @include(if: $isOffice) {
    _id
    status
    dayPart
    roomType
    firstName
    lastName
    organisationName
  }
  allRoomTypes(sort: ["sequence:ASC"]) @include(if: $isOffice) {
    _id
    name {
      nl
      en
      fr
    }
  }
  activities(limit: $latest, locale: $locale) @include(if: $isHouse) {
    items {
      _id
      at
      by
      kind
      isCreditNote
      event
      subject
      target
      targetId
    }
  }
  reviews: evaluationReviews(
    status: "waiting"
    sort: ["createdAt:ASC"]
    limit: $limit
  ) @include(if: $isReviewer) {
    total
    items {
      ...WaitingReview
    }
  }
  published: evaluationReviews(
    _id: $published
    status: "published"
    limit: $limit
  ) @include(if: $hasPublished) {
    total
    items {
      ...WaitingReview
    }
  }
  staticContentStates @include(if: $isEditor) {
    items {
      type
      title {
        nl
        en
        fr
      }
      languages {
        locale
        state
        missing
      }
    }
  }
  publishingPlans @include(if: $isEditor) {
    items {
      _id
      at
      status
      reason
      createdAt
      settledAt
      documents {
        type
        isPublic
        title {
          nl
          en
          fr
        }
      }
    }
  }
}
    fragment Unprepared on PlannedSession {
  _id
  startDate
  registrationCount
  plannedCourse {
    title {
      nl
      en
      fr
    }
  }
  location {
    name {
      nl
      en
      fr
    }
  }
}
fragment ReturnedCredit on Invoice {
  _id
  number
  issuedOn
  total
  creditOf
  customer {
    name
  }
}
fragment PassedOn on Invoice {
  _id
  number
  issuedOn
  creditOf
  customer {
    name
  }
}
fragment OvertakenQuotation on Booking {
  _id
  firstName
  lastName
  organisationName
  date
  dayPart
  offer {
    number
  }
}
fragment LostMail on Mail {
  _id
  to
  subject
  createdAt
  sentAt
}
fragment WaitingReview on EvaluationReview {
  _id
  text
  course {
    nl
    en
    fr
  }
  createdAt
}
fragment ExpectedMails on ExpectedMails {
  total
  languages {
    language
    count
  }
  leftOut {
    name
    email
    why
  }
  doubtful {
    name
    email
  }
  mails {
    kind
    reader
    count
    to
    language
    subject
    text
  }
}`, {"hash":"sha256:a7ae2e7a82578d8b9ded57d4f11d874472ca54fb11037f65c02c2df7960a7d72"}) as unknown as TypedDocumentString<PanelTodayQuery, PanelTodayQueryVariables>;
export const DiscountCodeListDocument = /* @__PURE__ */ new TypedDocumentString(`
    query DiscountCodeList($page: Int!, $limit: Int!, $sort: [String], $code: String) {
  discountCodes(page: $page, limit: $limit, sort: $sort, code: $code) {
    total
    items {
      _id
      code
      unit
      value
      active
      validFrom
      validUntil
      maxUses
      uses
    }
  }
}
    `, {"hash":"sha256:f60500db67b2c0f11f3eda93a05986606cc2fe1bc7d4f588fad78139c428c5b4"}) as unknown as TypedDocumentString<DiscountCodeListQuery, DiscountCodeListQueryVariables>;
export const AddDiscountCodeDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation AddDiscountCode($input: NewDiscountCode_Input!) {
  createDiscountCode(input: $input) {
    _id
  }
}
    `, {"hash":"sha256:fa312717531fe261b6d1251f40f71a6cb74f5bc2d7371360f8077ae2a418d2f2"}) as unknown as TypedDocumentString<AddDiscountCodeMutation, AddDiscountCodeMutationVariables>;
export const ChangeDiscountCodeDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation ChangeDiscountCode($id: String!, $input: DiscountCodeChanges_Input!) {
  updateDiscountCode(id: $id, input: $input) {
    _id
  }
}
    `, {"hash":"sha256:6ad777accd636de3f1eed10d04975931619574b9212f11f6107c68effd6666bf"}) as unknown as TypedDocumentString<ChangeDiscountCodeMutation, ChangeDiscountCodeMutationVariables>;
export const NewDiscountCodePageDocument = /* @__PURE__ */ new TypedDocumentString(`
    query NewDiscountCodePage($locale: String!) {
  ...CoursesToChoose
}
    fragment CoursesToChoose on Query {
  filteredCourses(limit: 999, facets: false, sort: "title:ASC", locale: $locale) {
    items {
      _id
      title {
        nl
        en
        fr
      }
    }
  }
}`, {"hash":"sha256:6af58886fa6c356486f2b0264c0736cb3427cbed5870c2a39a5bf747d2869e3a"}) as unknown as TypedDocumentString<NewDiscountCodePageQuery, NewDiscountCodePageQueryVariables>;
export const DiscountCodePageDocument = /* @__PURE__ */ new TypedDocumentString(`
    query DiscountCodePage($id: String!, $locale: String!) {
  discountCode(id: $id) {
    _id
    code
    unit
    value
    combines
    active
    validFrom
    validUntil
    maxUses
    maxPerCustomer
    courses
    uses
  }
  ...CoursesToChoose
}
    fragment CoursesToChoose on Query {
  filteredCourses(limit: 999, facets: false, sort: "title:ASC", locale: $locale) {
    items {
      _id
      title {
        nl
        en
        fr
      }
    }
  }
}`, {"hash":"sha256:cd9b6d7f1413c5d02cc7a96e0207f5527c7505036f88bb8849a143e5e716cc42"}) as unknown as TypedDocumentString<DiscountCodePageQuery, DiscountCodePageQueryVariables>;
export const DoubleListDocument = /* @__PURE__ */ new TypedDocumentString(`
    query DoubleList($page: Int!, $limit: Int!, $kind: String) {
  doubles(page: $page, limit: $limit, kind: $kind) {
    total
    items {
      kind
      why
      customer {
        _id
        name
      }
      kept {
        _id
        name
        about
      }
      dropped {
        _id
        name
        about
      }
    }
  }
}
    `, {"hash":"sha256:e8e1d7d3c056416219e443c5c4386eb18dbf328374c46a8db601ab4ca8258abf"}) as unknown as TypedDocumentString<DoubleListQuery, DoubleListQueryVariables>;
export const ComparedDoublesDocument = /* @__PURE__ */ new TypedDocumentString(`
    query ComparedDoubles($kind: String!, $kept: String!, $dropped: String!, $locale: String!) {
  comparedDoubles(kind: $kind, kept: $kept, dropped: $dropped, locale: $locale) {
    kind
    version
    customer {
      _id
      name
    }
    kept {
      _id
      name
      createdAt
      records {
        kind
        count
        newest {
          name
          at
        }
      }
    }
    dropped {
      _id
      name
      createdAt
      records {
        kind
        count
        newest {
          name
          at
        }
      }
    }
    fields {
      name
      kept
      dropped
    }
    clashes {
      kind
      name
      at
    }
  }
}
    `, {"hash":"sha256:41c0e920397e7fda72541e4976622e1e0a96bda304a8bf37604d909dd1263580"}) as unknown as TypedDocumentString<ComparedDoublesQuery, ComparedDoublesQueryVariables>;
export const MergeDoublesDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation MergeDoubles($kind: String!, $kept: String!, $dropped: String!, $input: Merge_Input!) {
  mergeDoubles(kind: $kind, kept: $kept, dropped: $dropped, input: $input) {
    customer
  }
}
    `, {"hash":"sha256:657d323f3d23061f56855aac38b79215f964ec9b03a2a220f01c3db1a1397105"}) as unknown as TypedDocumentString<MergeDoublesMutation, MergeDoublesMutationVariables>;
export const EditorDraftsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query EditorDrafts($type: String!) {
  page: staticContentDraft(type: $type) {
    ...EditedDraft
  }
  banner: staticContentDraft(type: "banner") {
    ...EditedDraft
  }
  cookie: staticContentDraft(type: "cookie") {
    ...EditedDraft
  }
  footer: staticContentDraft(type: "footer") {
    ...EditedDraft
  }
  homepageOffer: staticContentDraft(type: "homepage-offer") {
    ...EditedDraft
  }
  homepageUsps: staticContentDraft(type: "homepage-usps") {
    ...EditedDraft
  }
  tailored: staticContentDraft(type: "tailored") {
    ...EditedDraft
  }
}
    fragment EditedDraft on StaticContentDraft {
  type
  version
  blocks {
    id
    block
    position
    hidden
    removed
    data
    sources
  }
}`, {"hash":"sha256:eeb47f8f895afdbf2217d210e6edce0b6d063a4b7aaeb3d0f162b6a3c23325e7"}) as unknown as TypedDocumentString<EditorDraftsQuery, EditorDraftsQueryVariables>;
export const ContentToPublishDocument = /* @__PURE__ */ new TypedDocumentString(`
    query ContentToPublish($type: String!, $pageType: String!) {
  staticContentStates {
    items {
      ...ContentState
    }
  }
  checked: staticContentCheck(type: $type) {
    ...Checked
  }
  page: staticContentDraft(type: $pageType) {
    ...DraftToPublish
  }
  banner: staticContentDraft(type: "banner") {
    ...DraftToPublish
  }
  cookie: staticContentDraft(type: "cookie") {
    ...DraftToPublish
  }
  footer: staticContentDraft(type: "footer") {
    ...DraftToPublish
  }
  homepageOffer: staticContentDraft(type: "homepage-offer") {
    ...DraftToPublish
  }
  homepageUsps: staticContentDraft(type: "homepage-usps") {
    ...DraftToPublish
  }
  tailored: staticContentDraft(type: "tailored") {
    ...DraftToPublish
  }
  bannerChecked: staticContentCheck(type: "banner") {
    ...Checked
  }
  cookieChecked: staticContentCheck(type: "cookie") {
    ...Checked
  }
  footerChecked: staticContentCheck(type: "footer") {
    ...Checked
  }
  homepageOfferChecked: staticContentCheck(type: "homepage-offer") {
    ...Checked
  }
  homepageUspsChecked: staticContentCheck(type: "homepage-usps") {
    ...Checked
  }
  tailoredChecked: staticContentCheck(type: "tailored") {
    ...Checked
  }
}
    fragment ContentState on StaticContentState {
  type
  page
  title {
    nl
    en
    fr
  }
  slug {
    nl
    en
    fr
  }
  version
  isPublished
  updatedAt
  author
  languages {
    locale
    state
    missing
  }
}
fragment Checked on ContentCheck {
  findings {
    severity
    kind
    blockId
    block
    locale
    path
    field
    value
  }
}
fragment DraftToPublish on StaticContentDraft {
  ...EditedDraft
  published
}
fragment EditedDraft on StaticContentDraft {
  type
  version
  blocks {
    id
    block
    position
    hidden
    removed
    data
    sources
  }
}`, {"hash":"sha256:9b82c13afdc94dedf66ac30dc063ec3e493deaf497d06274c027f6297f1395a8"}) as unknown as TypedDocumentString<ContentToPublishQuery, ContentToPublishQueryVariables>;
export const PanelEvaluationsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query PanelEvaluations($by: String!, $from: String, $until: String, $course: String, $trainer: String) {
  evaluationResults(
    by: $by
    from: $from
    until: $until
    course: $course
    trainer: $trainer
  ) {
    key
    name {
      nl
      en
      fr
    }
    asked
    answered
    score {
      count
      average
      counts
    }
    recommend {
      count
      average
      counts
    }
  }
  waiting: evaluationReviews(status: "waiting", limit: 1) {
    total
  }
}
    `, {"hash":"sha256:40ebd31fa82859e1365f67e4b1f292c79b584f875d43cf5df61653875c9e0ccd"}) as unknown as TypedDocumentString<PanelEvaluationsQuery, PanelEvaluationsQueryVariables>;
export const EvaluationQuestionListDocument = /* @__PURE__ */ new TypedDocumentString(`
    query EvaluationQuestionList($page: Int!, $limit: Int!, $sort: [String], $text: String) {
  evaluationQuestions(page: $page, limit: $limit, sort: $sort, text: $text) {
    total
    items {
      _id
      kind
      text {
        nl
        en
        fr
      }
      sequence
      active
    }
  }
}
    `, {"hash":"sha256:20b66394eb0457c3ba08f402039096e7b0d757bb1bc1e4e64eede453aa12a79a"}) as unknown as TypedDocumentString<EvaluationQuestionListQuery, EvaluationQuestionListQueryVariables>;
export const AddEvaluationQuestionDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation AddEvaluationQuestion($input: NewEvaluationQuestion_Input!) {
  createEvaluationQuestion(input: $input) {
    _id
  }
}
    `, {"hash":"sha256:614ddae6297f0f7792bb414ceb53a46ae49454ac27e15e5b0789408339ea3dbb"}) as unknown as TypedDocumentString<AddEvaluationQuestionMutation, AddEvaluationQuestionMutationVariables>;
export const ChangeEvaluationQuestionDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation ChangeEvaluationQuestion($id: String!, $input: EvaluationQuestionChanges_Input!) {
  updateEvaluationQuestion(id: $id, input: $input) {
    _id
  }
}
    `, {"hash":"sha256:ae21ee2cfe265ab346e508259957199ca9497765d5eb019523c140b7ec5bd6a9"}) as unknown as TypedDocumentString<ChangeEvaluationQuestionMutation, ChangeEvaluationQuestionMutationVariables>;
export const RemoveEvaluationQuestionDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation RemoveEvaluationQuestion($id: String!) {
  deleteEvaluationQuestion(id: $id)
}
    `, {"hash":"sha256:9209e957a4dbd8eb821f0516ef6cc614a2ce9b6ee2bcedeab4340d8fed0de364"}) as unknown as TypedDocumentString<RemoveEvaluationQuestionMutation, RemoveEvaluationQuestionMutationVariables>;
export const PanelEvaluationQuestionDocument = /* @__PURE__ */ new TypedDocumentString(`
    query PanelEvaluationQuestion($id: String!) {
  evaluationQuestion(id: $id) {
    _id
    kind
    text {
      nl
      en
      fr
    }
    sequence
    active
  }
}
    `, {"hash":"sha256:376070ebd06b5f4788078e37c2bb33d45a65dafe4884949d6063ccfde76669cf"}) as unknown as TypedDocumentString<PanelEvaluationQuestionQuery, PanelEvaluationQuestionQueryVariables>;
export const EvaluationReviewListDocument = /* @__PURE__ */ new TypedDocumentString(`
    query EvaluationReviewList($page: Int!, $limit: Int!, $sort: [String], $text: String, $status: String) {
  evaluationReviews(
    page: $page
    limit: $limit
    sort: $sort
    text: $text
    status: $status
  ) {
    total
    items {
      _id
      text
      name
      organisation
      score
      status
      course {
        nl
        en
        fr
      }
      createdAt
    }
  }
}
    `, {"hash":"sha256:f673fff8abaee22fee11cc77f92f5ab328c64d83cbc13b21b432395012d1bec5"}) as unknown as TypedDocumentString<EvaluationReviewListQuery, EvaluationReviewListQueryVariables>;
export const DecideReviewDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation DecideReview($id: String!, $input: ReviewDecision_Input!) {
  decideEvaluationReview(id: $id, input: $input) {
    status
  }
}
    `, {"hash":"sha256:8f0823612a09a56937d7b54a19ff2ef930c899d9e383ac2281467374530227bc"}) as unknown as TypedDocumentString<DecideReviewMutation, DecideReviewMutationVariables>;
export const PanelReviewDocument = /* @__PURE__ */ new TypedDocumentString(`
    query PanelReview($id: String!) {
  evaluationReviews(_id: $id, limit: 1) {
    items {
      _id
      text
      language
      name
      organisation
      score
      status
      reason
      course {
        nl
        en
        fr
      }
      lastDay
      createdAt
      decidedAt
      decidedBy
    }
  }
}
    `, {"hash":"sha256:d655cd9f50d907fcd8cb825cd290f180fbf797bf6b397985b7c27a4aab7a51e8"}) as unknown as TypedDocumentString<PanelReviewQuery, PanelReviewQueryVariables>;
export const PanelFiguresDocument = /* @__PURE__ */ new TypedDocumentString(`
    query PanelFigures($period: String!, $by: String!) {
  figures(period: $period, by: $by) {
    from
    until
    beforeFrom
    beforeUntil
    now {
      sessions
      canceled
      capacity
      seats
      revenue
      costed
      earned
      costs
      margin
    }
    before {
      sessions
      canceled
      capacity
      seats
      revenue
      costed
      earned
      costs
      margin
    }
    groups {
      key
      name {
        nl
        en
        fr
      }
      now {
        sessions
        canceled
        capacity
        seats
        revenue
        costed
        earned
        costs
        margin
      }
      before {
        sessions
        canceled
        capacity
        seats
        revenue
        costed
        earned
        costs
        margin
      }
    }
    revenue {
      key
      now
      before
    }
    registrations {
      key
      now
      before
    }
    seats {
      key
      now
      before
    }
    leadDays {
      now
      before
    }
    lead {
      key
      now
      before
    }
    ended {
      key
      now
      before
    }
    steps {
      key
      now
      before
    }
    funnel {
      key
      name {
        nl
        en
        fr
      }
      now {
        visits
        begun
        details
        confirmed
        paid
      }
      before {
        visits
        begun
        details
        confirmed
        paid
      }
    }
    searches {
      key
      now
      before
    }
  }
}
    `, {"hash":"sha256:67869271ab752a11c3ae8b889f5d50f0c9f605da21d5db270620af67c4a31154"}) as unknown as TypedDocumentString<PanelFiguresQuery, PanelFiguresQueryVariables>;
export const MailTextsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query MailTexts($under: String!) {
  interfaceTexts(under: $under, limit: 20) {
    items {
      ...SaidText
    }
  }
}
    fragment SaidText on InterfaceText {
  key
  placeholders
  texts {
    nl {
      text
      original
      longest
      changedAt
      author
    }
    en {
      text
      original
      longest
      changedAt
      author
    }
    fr {
      text
      original
      longest
      changedAt
      author
    }
  }
}`, {"hash":"sha256:e4bf07e0e0156c6311b12a03a814b1727683a79bee401d34011e53a11cc45625"}) as unknown as TypedDocumentString<MailTextsQuery, MailTextsQueryVariables>;
export const ChangeInterfaceTextDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation ChangeInterfaceText($key: String!, $locale: String!, $input: InterfaceTextChange_Input!) {
  updateInterfaceText(key: $key, locale: $locale, input: $input) {
    key
  }
}
    `, {"hash":"sha256:795704799d1a0ec20e41ddd11afa0759abc2e437776812f6aadf1ed0e1f5b936"}) as unknown as TypedDocumentString<ChangeInterfaceTextMutation, ChangeInterfaceTextMutationVariables>;
export const RemoveInterfaceTextDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation RemoveInterfaceText($key: String!, $locale: String!) {
  removeInterfaceText(key: $key, locale: $locale)
}
    `, {"hash":"sha256:e67bcc46a7dfad60682fdfa41e679dd9e4a915942ed710db5db6bd54c0449af0"}) as unknown as TypedDocumentString<RemoveInterfaceTextMutation, RemoveInterfaceTextMutationVariables>;
export const InterfaceTextListDocument = /* @__PURE__ */ new TypedDocumentString(`
    query InterfaceTextList($page: Int!, $limit: Int!, $search: String, $changed: Boolean) {
  interfaceTexts(page: $page, limit: $limit, search: $search, changed: $changed) {
    total
    items {
      ...SaidText
    }
  }
}
    fragment SaidText on InterfaceText {
  key
  placeholders
  texts {
    nl {
      text
      original
      longest
      changedAt
      author
    }
    en {
      text
      original
      longest
      changedAt
      author
    }
    fr {
      text
      original
      longest
      changedAt
      author
    }
  }
}`, {"hash":"sha256:924a0acbb2d297008d421c0a49ac958890d1a9090d846eec3e537009d009455e"}) as unknown as TypedDocumentString<InterfaceTextListQuery, InterfaceTextListQueryVariables>;
export const AddSearchTermDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation AddSearchTerm($input: NewSearchTerm_Input!) {
  createSearchTerm(input: $input) {
    _id
  }
}
    `, {"hash":"sha256:9832bb2b00c7e7c1776c59e77f23c7ca1346bcc01a70aa35ca166b93a9798694"}) as unknown as TypedDocumentString<AddSearchTermMutation, AddSearchTermMutationVariables>;
export const ChangeSearchTermDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation ChangeSearchTerm($id: String!, $input: SearchTermChanges_Input!) {
  updateSearchTerm(id: $id, input: $input) {
    _id
  }
}
    `, {"hash":"sha256:06b8b30da4928e979e20a5d7e0dd0cedac88a5de4fe3c71bda4a64090f4345a2"}) as unknown as TypedDocumentString<ChangeSearchTermMutation, ChangeSearchTermMutationVariables>;
export const RemoveSearchTermDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation RemoveSearchTerm($id: String!) {
  deleteSearchTerm(id: $id)
}
    `, {"hash":"sha256:94c368823315a2700dcc81cdc8457aeb333030e4ab026b75708566bf9cddb305"}) as unknown as TypedDocumentString<RemoveSearchTermMutation, RemoveSearchTermMutationVariables>;
export const SearchTermListDocument = /* @__PURE__ */ new TypedDocumentString(`
    query SearchTermList($page: Int!, $limit: Int!, $sort: [String], $term: String, $language: String, $typed: String, $locale: String, $isTried: Boolean!) {
  searchTerms(
    page: $page
    limit: $limit
    sort: $sort
    term: $term
    language: $language
  ) {
    total
    items {
      _id
      language
      term
      meanings
    }
  }
  filteredCourses(search: $typed, locale: $locale, limit: 5, facets: false) @include(if: $isTried) {
    total
    corrected
    items {
      _id
      title {
        nl
        en
        fr
      }
    }
  }
}
    `, {"hash":"sha256:f8e6cb82e1af9d5bd4617838df532db0fbee2546d78d91987e0821dc413c9db7"}) as unknown as TypedDocumentString<SearchTermListQuery, SearchTermListQueryVariables>;
export const InvoiceListDocument = /* @__PURE__ */ new TypedDocumentString(`
    query InvoiceList($page: Int!, $limit: Int!, $sort: [String], $search: String, $status: String, $kind: String, $eInvoice: String, $overdue: String, $dueOn: String, $period: String) {
  invoices(
    page: $page
    limit: $limit
    sort: $sort
    search: $search
    status: $status
    kind: $kind
    eInvoice: $eInvoice
    overdue: $overdue
    dueOn: $dueOn
    period: $period
  ) {
    total
    items {
      _id
      number
      status
      issuedOn
      dueOn
      total
      owed
      creditOf
      eInvoice
      customer {
        name
      }
    }
  }
}
    `, {"hash":"sha256:0aa04769bf9fd8b3ea942d4d0481e92d4ff09f8e97a9fb3f50265cddaac831a0"}) as unknown as TypedDocumentString<InvoiceListQuery, InvoiceListQueryVariables>;
export const PanelInvoiceDocument = /* @__PURE__ */ new TypedDocumentString(`
    query PanelInvoice($id: String!) {
  invoice(id: $id) {
    _id
    number
    status
    issuedOn
    dueOn
    net
    vat
    total
    owed
    shares {
      payer
      amount
      open
    }
    reference
    paymentReference
    creditOf
    organisation
    user
    customer {
      name
      address
      zip
      city
      country
      vat
      enterpriseNumber
      email
    }
    lines {
      description
      quantity
      unitPrice
      amount
      vatRate
    }
  }
  invoiceRecord(id: $id) {
    history {
      status
      at
      by
      reason
    }
    payments {
      _id
      status
      amount
      paidAmount
      refunded
      paymentProvider
      createdAt
    }
    receipts {
      _id
      amount
      receivedOn
      payer
    }
    related {
      _id
      number
      status
      issuedOn
      total
      isCreditNote
      agreed
    }
    left {
      net
      vat
      total
    }
    eInvoice {
      state
      receiver
      code
      reason
      changedAt
    }
    registration
    booking
    receiver
    canReissue
    canCredit
    canCreditPart
  }
}
    `, {"hash":"sha256:15efa1682584f40102287b42ea2facb8adecc5c774c59ffbb842385af3054315"}) as unknown as TypedDocumentString<PanelInvoiceQuery, PanelInvoiceQueryVariables>;
export const SettleInvoiceDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation SettleInvoice($id: String!, $status: InvoiceStatus!) {
  updateInvoice(id: $id, input: { status: $status }) {
    _id
  }
}
    `, {"hash":"sha256:ee78bd379b15075add65c5f48925ae59a046098e46c0df0d135f1e27ca568aa3"}) as unknown as TypedDocumentString<SettleInvoiceMutation, SettleInvoiceMutationVariables>;
export const SendInvoiceAgainDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation SendInvoiceAgain($id: String!) {
  sendEInvoice(id: $id) {
    receiver
  }
}
    `, {"hash":"sha256:bdbdfdd140a6b840547c42764f26862def3b73d7a36abb3ebbbac64803697176"}) as unknown as TypedDocumentString<SendInvoiceAgainMutation, SendInvoiceAgainMutationVariables>;
export const CreditPartDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation CreditPart($id: String!, $input: NewCreditNote_Input!) {
  createCreditNote(id: $id, input: $input) {
    _id
  }
}
    `, {"hash":"sha256:74b4b96f4ed34200c664d6b00d05794fffd738ef8c9d15d88a64ebd71627da2e"}) as unknown as TypedDocumentString<CreditPartMutation, CreditPartMutationVariables>;
export const ReissueInvoiceDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation ReissueInvoice($id: String!, $input: NewReissue_Input!) {
  reissueInvoice(id: $id, input: $input) {
    _id
  }
}
    `, {"hash":"sha256:dbf3d983807267bc4ae6e01cbf9ec0180577de87e3388cc6aba49979939bfe6f"}) as unknown as TypedDocumentString<ReissueInvoiceMutation, ReissueInvoiceMutationVariables>;
export const SendMailAgainDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation SendMailAgain($id: String!, $input: MailAgain_Input!) {
  sendMailAgain(id: $id, input: $input) {
    _id
  }
}
    `, {"hash":"sha256:9b877b401f8a81f0272fa933cdc131f11d54f7bdec7caac579460dfd5b795bed"}) as unknown as TypedDocumentString<SendMailAgainMutation, SendMailAgainMutationVariables>;
export const CreateBulkActDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation CreateBulkAct($input: NewBulkAct_Input!, $key: String!) {
  createBulkAct(input: $input, Idempotency_Key: $key) {
    _id
  }
}
    `, {"hash":"sha256:cdcfb296899924b4cb9f98c84ea4f103b615a31cf279694c153fd7163105bc37"}) as unknown as TypedDocumentString<CreateBulkActMutation, CreateBulkActMutationVariables>;
export const AddNoteDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation AddNote($input: NewNote_Input!) {
  createNote(input: $input) {
    _id
  }
}
    `, {"hash":"sha256:2bb5ea3c833e207b30ff3d2196ece85355871386c7f0f4354872e2364229c7b6"}) as unknown as TypedDocumentString<AddNoteMutation, AddNoteMutationVariables>;
export const RemoveNoteDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation RemoveNote($id: String!) {
  deleteNote(id: $id)
}
    `, {"hash":"sha256:5e0eb5e597b087935f9cd398bd035883a46e759397eb60b3358e3ecfbb7f95c5"}) as unknown as TypedDocumentString<RemoveNoteMutation, RemoveNoteMutationVariables>;
export const NotePaymentDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation NotePayment($input: NewReceipt_Input!, $key: String) {
  createReceipt(input: $input, Idempotency_Key: $key) {
    _id
  }
}
    `, {"hash":"sha256:3c6ebe41119616ddc26f4bce28c89da4c9202b19010ba50107a4e38337e87723"}) as unknown as TypedDocumentString<NotePaymentMutation, NotePaymentMutationVariables>;
export const PanelLoginDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation PanelLogin($input: Credentials_Input!) {
  login(input: $input) {
    token {
      accessToken
      refreshToken
    }
    ticket
  }
}
    `, {"hash":"sha256:0a44fc27e601859f47779fb868f3666860345b34d9301bf86867eecef3521bdf"}) as unknown as TypedDocumentString<PanelLoginMutation, PanelLoginMutationVariables>;
export const PanelLoginWithCodeDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation PanelLoginWithCode($input: SecondFactorLogin_Input!) {
  loginWithCode(input: $input) {
    token {
      accessToken
      refreshToken
    }
  }
}
    `, {"hash":"sha256:4362ee0252c2996e1d618beebd5e5bf3ede4f7f3b5a9823546fa75bcb8d1f7a6"}) as unknown as TypedDocumentString<PanelLoginWithCodeMutation, PanelLoginWithCodeMutationVariables>;
export const MailListDocument = /* @__PURE__ */ new TypedDocumentString(`
    query MailList($page: Int!, $limit: Int!, $sort: [String], $search: String, $state: String) {
  mails(page: $page, limit: $limit, sort: $sort, search: $search, state: $state) {
    total
    items {
      _id
      to
      subject
      state
      createdAt
      sentAt
      againAt
      againBy
    }
  }
}
    `, {"hash":"sha256:fb0482de3f3ff9c204ba6a494204114aac6506d89bf2b29ee0fa7530ced2acb7"}) as unknown as TypedDocumentString<MailListQuery, MailListQueryVariables>;
export const UploadPictureDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation UploadPicture($input: UploadFiles_Input!) {
  uploadFiles(input: $input) {
    _id
  }
}
    `, {"hash":"sha256:a85260716eece7c86d5f28b855ea2c3cb0c090111107e894917548bb6f7324bc"}) as unknown as TypedDocumentString<UploadPictureMutation, UploadPictureMutationVariables>;
export const ChangeFocalPointDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation ChangeFocalPoint($id: String!, $input: FocalPoint_Input!) {
  updateFocalPoint(id: $id, input: $input) {
    _id
  }
}
    `, {"hash":"sha256:acea31bbb9be37e37d9cd751b8d6b39d6264304c0b1f1220e120cb428507b285"}) as unknown as TypedDocumentString<ChangeFocalPointMutation, ChangeFocalPointMutationVariables>;
export const ChangeAlternativeTextDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation ChangeAlternativeText($id: String!, $input: AlternativeText_Input!) {
  updateAlternativeText(id: $id, input: $input) {
    _id
  }
}
    `, {"hash":"sha256:ce68d9f6e431c2b7405123f8c661602e87f65501927f22bbf0e389bc9097f63b"}) as unknown as TypedDocumentString<ChangeAlternativeTextMutation, ChangeAlternativeTextMutationVariables>;
export const RemovePictureDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation RemovePicture($id: String!) {
  deleteFile(id: $id)
}
    `, {"hash":"sha256:fe9ccfaade9141cb1d2a2afcf042916ef345fd6936d31f28e706caf046a7adfd"}) as unknown as TypedDocumentString<RemovePictureMutation, RemovePictureMutationVariables>;
export const MediaListDocument = /* @__PURE__ */ new TypedDocumentString(`
    query MediaList($page: Int!, $limit: Int!, $search: String) {
  media(page: $page, limit: $limit, search: $search) {
    total
    items {
      _id
      name
      url
      size
      width
      height
      focalX
      focalY
      decorative
      alternativeText {
        nl
        en
        fr
      }
      uses {
        kind
        key
        title {
          nl
          en
          fr
        }
      }
    }
  }
}
    `, {"hash":"sha256:4e73dcdfac58c907d6f9f4b9d88e0596f756d54a029541df814a2a222d99c372"}) as unknown as TypedDocumentString<MediaListQuery, MediaListQueryVariables>;
export const ReplacePictureDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation ReplacePicture($id: String!, $input: ReplacePicture_Input!) {
  replacePicture(id: $id, input: $input) {
    _id
  }
}
    `, {"hash":"sha256:7e2e5ed65b27e08b559468ba838b74b740667eb4fcff6f0bcf70836a195ce694"}) as unknown as TypedDocumentString<ReplacePictureMutation, ReplacePictureMutationVariables>;
export const RestorePictureDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation RestorePicture($id: String!, $former: String!, $input: PictureVersion_Input!) {
  restorePicture(id: $id, former: $former, input: $input) {
    _id
  }
}
    `, {"hash":"sha256:8770966cb863ec3682dad7a54afa2162c3685f47187f7ce5a69e96d82d3ff4e9"}) as unknown as TypedDocumentString<RestorePictureMutation, RestorePictureMutationVariables>;
export const PanelPictureDocument = /* @__PURE__ */ new TypedDocumentString(`
    query PanelPicture($id: String!) {
  media(page: 1, limit: 1, search: $id) {
    items {
      _id
      name
      url
      size
      width
      height
      decorative
      version
      alternativeText {
        nl
        en
        fr
      }
      former {
        _id
        name
        size
        width
        height
        replacedAt
      }
      uses {
        kind
        key
        title {
          nl
          en
          fr
        }
      }
    }
  }
}
    `, {"hash":"sha256:d842ed4cbfd42a5be728ff18006ad275ad5645c3cf841563ad4df405a73ffa90"}) as unknown as TypedDocumentString<PanelPictureQuery, PanelPictureQueryVariables>;
export const HandleMessagesDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation HandleMessages($input: ChosenContacts_Input!) {
  handleContacts(input: $input) {
    done
    refused {
      why
    }
  }
}
    `, {"hash":"sha256:ae48e2c549cf6df52a5702dbaac1696142b1bd6b90d0d5571565b60e4b3d3205"}) as unknown as TypedDocumentString<HandleMessagesMutation, HandleMessagesMutationVariables>;
export const MessageListDocument = /* @__PURE__ */ new TypedDocumentString(`
    query MessageList($page: Int!, $limit: Int!, $sort: [String], $search: String, $handled: String) {
  contacts(
    page: $page
    limit: $limit
    sort: $sort
    search: $search
    handled: $handled
  ) {
    total
    items {
      _id
      firstName
      lastName
      subject
      handled
      createdAt
    }
  }
}
    `, {"hash":"sha256:43c015c9f50ec7555f4f3959981215e58dc0d43c53fd6a017727cebf9ee3351d"}) as unknown as TypedDocumentString<MessageListQuery, MessageListQueryVariables>;
export const HandleMessageDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation HandleMessage($id: String!, $input: ContactChanges_Input!) {
  updateContact(id: $id, input: $input) {
    _id
  }
}
    `, {"hash":"sha256:c2cb7999b0cb57a81d4c8d96b65a70a58173c33ce6a9caf7e76ef33e3d234100"}) as unknown as TypedDocumentString<HandleMessageMutation, HandleMessageMutationVariables>;
export const AnswerMessageDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation AnswerMessage($id: String!, $input: NewContactAnswer_Input!, $key: String!) {
  answerContact(id: $id, input: $input, Idempotency_Key: $key) {
    _id
  }
}
    `, {"hash":"sha256:26eb3c79fb09ff9d33913a75b8c8a1045be1036051650b66b5659a40bf4a90e3"}) as unknown as TypedDocumentString<AnswerMessageMutation, AnswerMessageMutationVariables>;
export const PanelMessageDocument = /* @__PURE__ */ new TypedDocumentString(`
    query PanelMessage($id: String!) {
  contact(id: $id) {
    _id
    firstName
    lastName
    email
    phone
    subject
    message
    language
    verified
    handled
    handledAt
    handledBy
    createdAt
  }
  contactAnswers(id: $id) {
    _id
    text
    author
    createdAt
    mail
    mailState
  }
}
    `, {"hash":"sha256:0f5dc164cc26244f875a9dcde7f2255c1d347237a96968be52cb8ed80f3eec44"}) as unknown as TypedDocumentString<PanelMessageQuery, PanelMessageQueryVariables>;
export const SubscriptionListDocument = /* @__PURE__ */ new TypedDocumentString(`
    query SubscriptionList($page: Int!, $limit: Int!, $sort: [String], $search: String, $confirmed: String) {
  newsletterSubscriptions(
    page: $page
    limit: $limit
    sort: $sort
    search: $search
    confirmed: $confirmed
  ) {
    total
    items {
      _id
      email
      firstName
      lastName
      language
      confirmed
      createdAt
    }
  }
}
    `, {"hash":"sha256:709a7cff5bb175f8ddbaf3a70a4b1cb976b357ebb3d28de9637d72bf66edddbb"}) as unknown as TypedDocumentString<SubscriptionListQuery, SubscriptionListQueryVariables>;
export const RemindDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation Remind($input: NewReminders_Input!) {
  remind(input: $input) {
    done
    refused {
      why
    }
  }
}
    `, {"hash":"sha256:da6b3988625562ff7a01d9a885c4afae14ea66cde3505d159b094d6267a8b3c1"}) as unknown as TypedDocumentString<RemindMutation, RemindMutationVariables>;
export const OpenListDocument = /* @__PURE__ */ new TypedDocumentString(`
    query OpenList($page: Int!, $limit: Int!, $sort: [String], $search: String, $age: String, $isPaused: String) {
  openInvoices(
    page: $page
    limit: $limit
    sort: $sort
    search: $search
    age: $age
    isPaused: $isPaused
  ) {
    total
    items {
      _id
      number
      customer
      email
      dueOn
      owed
      age
      level
      remindedOn
      pause {
        reason
        until
      }
    }
  }
  debtsByAge {
    items {
      age
      count
      owed
    }
  }
}
    `, {"hash":"sha256:e55caa141555a60a0e2a4f1a8f40fed77f6625430d2d4fe48a51f4592246150f"}) as unknown as TypedDocumentString<OpenListQuery, OpenListQueryVariables>;
export const PanelOpenDocument = /* @__PURE__ */ new TypedDocumentString(`
    query PanelOpen($id: String!) {
  invoice(id: $id) {
    _id
    number
    dueOn
    owed
    customer {
      name
    }
  }
  openInvoice(id: $id) {
    isConsumer
    reminders {
      _id
      level
      sentOn
      payBy
      open
      costs
      damages
      email
      by
    }
    next {
      level
      allowedOn
      costs
      damages
      total
      payBy
      to
      subject
      body
    }
    pause {
      reason
      until
      note
      by
      at
    }
  }
}
    `, {"hash":"sha256:e3cb9ac5c3c97e5428b270c22e67328495dc074f98c3378245a203cdfd733c38"}) as unknown as TypedDocumentString<PanelOpenQuery, PanelOpenQueryVariables>;
export const RemindOneDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation RemindOne($input: NewReminders_Input!) {
  remind(input: $input) {
    done
    refused {
      why
    }
  }
}
    `, {"hash":"sha256:ffde2754694eb752c06918851a85f8d1af22a8fe07cabb5caa444f46832c7784"}) as unknown as TypedDocumentString<RemindOneMutation, RemindOneMutationVariables>;
export const PauseRemindersDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation PauseReminders($id: String!, $input: NewReminderPause_Input!) {
  pauseReminders(id: $id, input: $input) {
    _id
  }
}
    `, {"hash":"sha256:f672c2f400c18c4f6586c48dac2f38facbf81945773aa561690bb078c98aebe0"}) as unknown as TypedDocumentString<PauseRemindersMutation, PauseRemindersMutationVariables>;
export const ResumeRemindersDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation ResumeReminders($id: String!) {
  resumeReminders(id: $id) {
    _id
  }
}
    `, {"hash":"sha256:a0834ddbf246318dccaae4327488f5460de36bce37b0cf547fa21dbca4c18288"}) as unknown as TypedDocumentString<ResumeRemindersMutation, ResumeRemindersMutationVariables>;
export const PaymentListDocument = /* @__PURE__ */ new TypedDocumentString(`
    query PaymentList($page: Int!, $limit: Int!, $sort: [String], $search: String, $status: String, $difference: String, $subject: String) {
  payments(
    page: $page
    limit: $limit
    sort: $sort
    search: $search
    status: $status
    difference: $difference
    subject: $subject
  ) {
    total
    items {
      _id
      status
      difference
      amount
      paidAmount
      refunded
      reference
      customer
      registration
      booking
      course {
        nl
        en
        fr
      }
      quotation
      invoice {
        _id
        number
      }
      createdAt
    }
  }
}
    `, {"hash":"sha256:5d0dc2cc27874227b0c14920f8f14b656603bd9c4acae7ba89e9c6af26c85817"}) as unknown as TypedDocumentString<PaymentListQuery, PaymentListQueryVariables>;
export const PanelPaymentDocument = /* @__PURE__ */ new TypedDocumentString(`
    query PanelPayment($id: String!) {
  payment(id: $id) {
    _id
    status
    difference
    amount
    paidAmount
    refunded
    paymentProvider
    reference
    customer
    email
    transferReference
    registration
    booking
    course {
      nl
      en
      fr
    }
    quotation
    invoice {
      _id
      number
    }
    createdAt
    canAccept
    history {
      status
      at
      by
      reason
    }
    refunds {
      _id
      status
      amount
      createdAt
    }
  }
}
    `, {"hash":"sha256:31f8a118cdd079eaac170864a81b9898045ef509338179ff552cf99f73004386"}) as unknown as TypedDocumentString<PanelPaymentQuery, PanelPaymentQueryVariables>;
export const DecidePaymentDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation DecidePayment($id: String!, $input: PaymentDecision_Input!) {
  decidePayment(id: $id, input: $input) {
    _id
  }
}
    `, {"hash":"sha256:75fd933b5ec96ed8fbed6a2128d6d2d125f235b4438bec6e6597e753681df654"}) as unknown as TypedDocumentString<DecidePaymentMutation, DecidePaymentMutationVariables>;
export const RegisterByPhoneDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation RegisterByPhone($input: NewPhoneRegistration_Input!, $key: String!) {
  registerByPhone(input: $input, Idempotency_Key: $key) {
    _id
  }
}
    `, {"hash":"sha256:39d12b62b8f40b0425ceecd16b3d7e483e42a152a2e8b55923d326d02aca3bf9"}) as unknown as TypedDocumentString<RegisterByPhoneMutation, RegisterByPhoneMutationVariables>;
export const PhonePageDocument = /* @__PURE__ */ new TypedDocumentString(`
    query PhonePage($caller: String, $user: String, $organisation: String, $sought: String, $session: String) {
  phoneChoices(
    caller: $caller
    user: $user
    organisation: $organisation
    sought: $sought
    session: $session
  ) {
    customers {
      user
      organisation
      name
      organisationName
      email
      phone
      vat
      city
    }
    customer {
      user
      organisation
      name
      organisationName
      city
      address
      zip
      isPartner
      billingEmail
      language
      students {
        _id
        firstName
        lastName
        email
        hasBirthData
      }
    }
    sessions {
      waiting
      session {
        _id
        startDate
        registrationCount
        capacity
        location {
          name {
            nl
            en
            fr
          }
        }
        language {
          name {
            nl
            en
            fr
          }
        }
        plannedCourse {
          title {
            nl
            en
            fr
          }
          type
          price
        }
      }
    }
    session {
      waiting
      session {
        _id
        startDate
        registrationCount
        capacity
        location {
          name {
            nl
            en
            fr
          }
        }
        language {
          name {
            nl
            en
            fr
          }
        }
        plannedCourse {
          title {
            nl
            en
            fr
          }
          type
          price
        }
      }
    }
  }
}
    `, {"hash":"sha256:a5de7faa3891bb2aa84490a77f2e42d78873ee65558aa7ab8ad6c0bc6bd017a7"}) as unknown as TypedDocumentString<PhonePageQuery, PhonePageQueryVariables>;
export const ReceiptListDocument = /* @__PURE__ */ new TypedDocumentString(`
    query ReceiptList($page: Int!, $limit: Int!, $sort: [String], $search: String, $payer: String, $hasRest: String, $receivedOn: String) {
  receipts(
    page: $page
    limit: $limit
    sort: $sort
    search: $search
    payer: $payer
    hasRest: $hasRest
    receivedOn: $receivedOn
  ) {
    total
    items {
      _id
      amount
      rest
      receivedOn
      payer
      reference
      customer
      parts {
        invoice
        number
        amount
      }
      undone {
        at
      }
    }
  }
}
    `, {"hash":"sha256:2c5e0e6eaeaa493c594365e8b8c9e5f9029553d8a53ab8c41c3c2c6baaa90c81"}) as unknown as TypedDocumentString<ReceiptListQuery, ReceiptListQueryVariables>;
export const PanelReceiptDocument = /* @__PURE__ */ new TypedDocumentString(`
    query PanelReceipt($id: String!) {
  receipt(id: $id) {
    _id
    amount
    rest
    receivedOn
    payer
    way
    reference
    organisation
    user
    customer
    recordedBy
    createdAt
    parts {
      invoice
      number
      amount
    }
    repayments {
      _id
      amount
      paidOn
      reference
      reason
      recordedBy
      createdAt
      undone {
        at
        by
        reason
      }
    }
    undone {
      at
      by
      reason
    }
    openInvoices {
      _id
      number
      customer
      owed
      dueOn
    }
  }
}
    `, {"hash":"sha256:4eb087e0d2b6b3f3c23c1e14a2d6858bc7c74c41adeec424de1a548e7fea720c"}) as unknown as TypedDocumentString<PanelReceiptQuery, PanelReceiptQueryVariables>;
export const UndoReceiptDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation UndoReceipt($id: String!, $input: ReceiptUndoing_Input!) {
  undoReceipt(id: $id, input: $input) {
    _id
  }
}
    `, {"hash":"sha256:f4853b117662003817d8df6a73646b469fc60ec5592215076cfa2d87ee10ba7b"}) as unknown as TypedDocumentString<UndoReceiptMutation, UndoReceiptMutationVariables>;
export const UndoRepaymentDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation UndoRepayment($id: String!, $input: ReceiptUndoing_Input!) {
  undoRepayment(id: $id, input: $input) {
    _id
  }
}
    `, {"hash":"sha256:b2b288aa53498adc99a23e0572c03c37d46028f174b6b16fcf0713b604f9c333"}) as unknown as TypedDocumentString<UndoRepaymentMutation, UndoRepaymentMutationVariables>;
export const PutReceiptDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation PutReceipt($id: String!, $input: NewReceiptParts_Input!) {
  putReceipt(id: $id, input: $input) {
    _id
  }
}
    `, {"hash":"sha256:578acdcd61ed1240118a9171149f18b6843082ea38d797ab06c3a2926d553a3e"}) as unknown as TypedDocumentString<PutReceiptMutation, PutReceiptMutationVariables>;
export const RepayReceiptDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation RepayReceipt($id: String!, $input: NewRepayment_Input!, $key: String) {
  repayReceipt(id: $id, input: $input, Idempotency_Key: $key) {
    _id
  }
}
    `, {"hash":"sha256:30f8d226fdf90363dbccbb5d69f4e743fd69d98b381a3ee9e9ca1ce0a41ba884"}) as unknown as TypedDocumentString<RepayReceiptMutation, RepayReceiptMutationVariables>;
export const DeskRegistrationsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query DeskRegistrations($page: Int!, $limit: Int!, $sort: [String], $search: String, $status: String, $outcome: String, $session: String, $course: String, $isChoosing: String, $locale: String, $of: String!, $hasCourse: Boolean!) {
  deskRegistrations(
    page: $page
    limit: $limit
    sort: $sort
    search: $search
    status: $status
    outcome: $outcome
    session: $session
    course: $course
    isChoosing: $isChoosing
  ) {
    total
    isMore
    items {
      _id
      customer
      contact
      participants
      course {
        nl
        en
        fr
      }
      startDate
      status
      outcome
      total
      createdAt
      isCanceled
      creditNotes {
        number
      }
    }
  }
  filteredCourses(limit: 999, facets: false, sort: "title:ASC", locale: $locale) {
    items {
      _id
      title {
        nl
        en
        fr
      }
    }
  }
  courseSessions(id: $of, startDate: ">=2000-01-01") @include(if: $hasCourse) {
    _id
    startDate
    location {
      name {
        nl
        en
        fr
      }
    }
  }
}
    `, {"hash":"sha256:122b229b5c3eb87e176b87ab1809058dbab5cb7baedc034a0ba27b82fe455409"}) as unknown as TypedDocumentString<DeskRegistrationsQuery, DeskRegistrationsQueryVariables>;
export const DeskRegistrationDocument = /* @__PURE__ */ new TypedDocumentString(`
    query DeskRegistration($id: String!, $leaving: [String], $isLeaving: Boolean!, $isReplacing: Boolean!, $isMoving: Boolean!, $search: String, $moving: [String], $credit: Int, $isAgreed: Boolean!, $isAgreedLeaving: Boolean!, $isDesk: Boolean!) {
  registration(id: $id) {
    _id
    status
    outcome
    paymentMethod
    isCanceled
    organisation
    user
    net
    vat
    total
    owed
    toPay
    reference
    expiresAt
    createdAt
    shares {
      payer
      amount
      open
    }
    priceLines {
      kind
      amount
      days
      from
      code
      percent
    }
    session {
      _id
      startDate
      decision
      course {
        type
        title {
          nl
          en
          fr
        }
      }
      location {
        name {
          nl
          en
          fr
        }
      }
    }
    students {
      _id
      firstName
      lastName
      email
      hasAttendanceAttest
    }
    invoice {
      name
      address
      zip
      city
      email
      vat
    }
    issuedInvoice {
      _id
      number
    }
    refund {
      amount
      isSettled
    }
  }
  deskRegistrations(_id: $id, limit: 1) {
    items {
      contact
      phone
      creditNotes {
        _id
        number
      }
      apart {
        _id
        startDate
      }
    }
  }
  cancellationEffect(id: $id) {
    isPossible
    credit
    refund
    kept
    daysBack
    daysKept
  }
  leavingEffect: cancellationEffect(id: $id, students: $leaving) @include(if: $isLeaving) {
    isPossible
    isWhole
    credit
    refund
    kept
    daysBack
    daysKept
  }
  agreedEffect: cancellationEffect(id: $id, credit: $credit) @include(if: $isAgreed) {
    isPossible
    credit
    refund
    kept
    daysBack
    daysKept
  }
  agreedLeaving: cancellationEffect(id: $id, students: $leaving, credit: $credit) @include(if: $isAgreedLeaving) {
    isPossible
    isWhole
    credit
    refund
    kept
    daysBack
    daysKept
  }
  registrationMoves(id: $id, students: $moving) @include(if: $isMoving) {
    isPossible
    refusal
    sessions {
      difference
      today
      refundToday
      isOverCapacity
      session {
        _id
        startDate
        registrationCount
        capacity
        location {
          name {
            nl
            en
            fr
          }
        }
        language {
          name {
            nl
            en
            fr
          }
        }
      }
    }
  }
  registrationReplacements(id: $id, search: $search) @include(if: $isReplacing) {
    _id
    firstName
    lastName
    email
  }
  notes(subject: "registration", id: $id) {
    ...NoteLine
  }
  deskMessages(registration: $id) @include(if: $isDesk) {
    ...WrittenLine
  }
  registrationHistory(id: $id) {
    what
    to
    reason
    at
    by
    before
    about
  }
  openInvoices: invoices(
    registration: $id
    status: "open"
    kind: "invoice"
    limit: 1
  ) {
    items {
      _id
      owed
    }
  }
}
    fragment NoteLine on Note {
  _id
  text
  author
  createdAt
  mayRemove
}
fragment WrittenLine on DeskMessageLine {
  _id
  subject {
    nl
    en
    fr
  }
  author
  isByTrainer
  sentAt
  total
}`, {"hash":"sha256:cafdc9fdc7ec26aefa8f4b29ca4057c8a8a9413c0f5033c7d4576b33b5ae264d"}) as unknown as TypedDocumentString<DeskRegistrationQuery, DeskRegistrationQueryVariables>;
export const CancelForCustomerDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation CancelForCustomer($id: String!, $input: NewCancellation_Input!) {
  cancelRegistration(id: $id, input: $input) {
    registration
  }
}
    `, {"hash":"sha256:ad324144c8a78197b839760ea2386112389af314d8755a47e8f31e839a7bafdf"}) as unknown as TypedDocumentString<CancelForCustomerMutation, CancelForCustomerMutationVariables>;
export const ReplaceForCustomerDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation ReplaceForCustomer($id: String!, $leaving: String!, $input: ParticipantReplacement_Input!) {
  replaceParticipant(id: $id, studentId: $leaving, input: $input)
}
    `, {"hash":"sha256:655dd712f70f48c958832149f5692e68efcc8a6b98aa4a22cfcb2f638a389528"}) as unknown as TypedDocumentString<ReplaceForCustomerMutation, ReplaceForCustomerMutationVariables>;
export const MoveForCustomerDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation MoveForCustomer($id: String!, $input: NewMove_Input!) {
  moveRegistration(id: $id, input: $input) {
    registration
  }
}
    `, {"hash":"sha256:729f440088d4bfe0441352c7950d837157ac7ff1a6af7e4528bef12d9f9f4649"}) as unknown as TypedDocumentString<MoveForCustomerMutation, MoveForCustomerMutationVariables>;
export const ChangeForCustomerDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation ChangeForCustomer($id: String!, $input: RegistrationChanges_Input!) {
  updateRegistration(id: $id, input: $input) {
    _id
  }
}
    `, {"hash":"sha256:5ec832cb0cc835f0e0967d464f01dc20c200d9d5bcf7171fe3b92734a435cd3d"}) as unknown as TypedDocumentString<ChangeForCustomerMutation, ChangeForCustomerMutationVariables>;
export const RequestListDocument = /* @__PURE__ */ new TypedDocumentString(`
    query RequestList($page: Int!, $limit: Int!, $sort: [String], $status: String, $search: String) {
  bookings(
    page: $page
    limit: $limit
    sort: $sort
    status: $status
    search: $search
  ) {
    total
    items {
      _id
      status
      persons
      date
      dayPart
      roomName {
        nl
        en
        fr
      }
      firstName
      lastName
      organisationName
      offerValidUntil
      offer {
        number
        total
      }
      createdAt
    }
  }
}
    `, {"hash":"sha256:18616a093fbcc9f8fca1016d0a0375c8742e7eca9380f69738103078da327670"}) as unknown as TypedDocumentString<RequestListQuery, RequestListQueryVariables>;
export const RequestDocument = /* @__PURE__ */ new TypedDocumentString(`
    query Request($id: String!) {
  booking(id: $id) {
    _id
    status
    persons
    date
    dayPart
    catering
    configuration
    wheelchairAccess
    pcRoom
    whiteboard
    reducedRate
    roomType
    roomName {
      nl
      en
      fr
    }
    notes
    customerRef
    firstName
    lastName
    organisationName
    email
    phone
    vat
    address
    zip
    city
    country
    offerValidUntil
    reason
    createdAt
    offer {
      number
      issuedOn
      validUntil
      room
      net
      vat
      total
      agreed {
        roomPrice
        cateringPrice
        discount {
          description
          amount
        }
      }
      lines {
        description
        quantity
        unitPrice
        amount
        vatRate
      }
    }
    issuedInvoice {
      _id
      number
    }
  }
  bookingRivals(id: $id) {
    _id
    status
    dayPart
    roomType
    firstName
    lastName
    organisationName
  }
  overtaken: bookings(_id: $id, isOvertaken: "true", limit: 1) {
    total
  }
  scarce: bookings(_id: $id, isScarce: "true", limit: 1) {
    total
  }
  bookingHistory(id: $id) {
    status
    at
    by
    byProvider
  }
  openInvoices: invoices(booking: $id, status: "open", kind: "invoice", limit: 1) {
    items {
      _id
      owed
    }
  }
  allRoomTypes(sort: ["sequence:ASC"]) {
    _id
    name {
      nl
      en
      fr
    }
    capacity
    priceHalfDay
    priceFullDay
  }
}
    `, {"hash":"sha256:c4feab8b0d8b172b91458c935871ead6b1b7c537b170608c67a3104a8788e9c4"}) as unknown as TypedDocumentString<RequestQuery, RequestQueryVariables>;
export const ChangeRequestDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation ChangeRequest($id: String!, $input: BookingChanges_Input!) {
  updateBooking(id: $id, input: $input) {
    _id
  }
}
    `, {"hash":"sha256:e6dde1f3ae38aca0b385bd28f6d553b635dc0cd7c30ef4059179b54ab3ff5f13"}) as unknown as TypedDocumentString<ChangeRequestMutation, ChangeRequestMutationVariables>;
export const ApproveForCustomerDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation ApproveForCustomer($input: ApprovedOffer_Input!) {
  approveOffer(input: $input) {
    _id
  }
}
    `, {"hash":"sha256:5388ff358b0b9a35222978a144e1f9894c37335e4fd677403d0dbeb22437b346"}) as unknown as TypedDocumentString<ApproveForCustomerMutation, ApproveForCustomerMutationVariables>;
export const KeepRoomDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation KeepRoom($input: NewOwnUse_Input!) {
  createOwnUse(input: $input) {
    ownUse
  }
}
    `, {"hash":"sha256:1524b8a061adc15925b9b92103f4e4bc6acc2ee2764d5e0632204fb01e63a408"}) as unknown as TypedDocumentString<KeepRoomMutation, KeepRoomMutationVariables>;
export const FreeRoomDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation FreeRoom($id: String!) {
  deleteOwnUse(id: $id)
}
    `, {"hash":"sha256:33910bb2848db31048bd8ced265ab1a48c46cdda838febf3a8cb83ba378c4e84"}) as unknown as TypedDocumentString<FreeRoomMutation, FreeRoomMutationVariables>;
export const PanelRoomsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query PanelRooms($from: String!, $to: String!) {
  roomCalendar(from: $from, to: $to) {
    _id
    status
    date
    dayPart
    roomType
    firstName
    lastName
    organisationName
  }
  roomUses(from: $from, to: $to) {
    roomType
    start
    end
    session
    ownUse
    title {
      nl
      en
      fr
    }
    reason
    note
    by
  }
  allRoomTypes(sort: ["sequence:ASC"]) {
    _id
    name {
      nl
      en
      fr
    }
  }
}
    `, {"hash":"sha256:17ff132cb9c3dae208767abbdeab70f67d7560b037a15cb9c29b62c60c00aa50"}) as unknown as TypedDocumentString<PanelRoomsQuery, PanelRoomsQueryVariables>;
export const PanelSearchDocument = /* @__PURE__ */ new TypedDocumentString(`
    query PanelSearch($text: String, $locale: String) {
  panelSearch(text: $text, locale: $locale) {
    corrected
    groups {
      kind
      total
      isMore
      items {
        _id
        title
        about
        day
        amount
        status
        customer
        locale
        block
      }
    }
  }
}
    `, {"hash":"sha256:7e6dd7340387ebedd47f3e4ea8db51a3bb92f7df74f10b7ff38ac443208976a2"}) as unknown as TypedDocumentString<PanelSearchQuery, PanelSearchQueryVariables>;
export const StartSecondFactorDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation StartSecondFactor($userId: String!, $input: SecondFactorStart_Input!) {
  startSecondFactor(userId: $userId, input: $input) {
    isOn
  }
}
    `, {"hash":"sha256:ef7b1c07fc1fb1006be1055869f10a77d258381b21fe4c41a5f88ed03870fbb4"}) as unknown as TypedDocumentString<StartSecondFactorMutation, StartSecondFactorMutationVariables>;
export const ConfirmSecondFactorDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation ConfirmSecondFactor($userId: String!, $input: SecondFactorConfirmation_Input!) {
  confirmSecondFactor(userId: $userId, input: $input)
}
    `, {"hash":"sha256:2af137d76272ba792df50db62fc72725484322c81c0583486ede42f65431cfb1"}) as unknown as TypedDocumentString<ConfirmSecondFactorMutation, ConfirmSecondFactorMutationVariables>;
export const RemoveSecondFactorDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation RemoveSecondFactor($userId: String!, $input: SecondFactorRemoval_Input!) {
  removeSecondFactor(userId: $userId, input: $input)
}
    `, {"hash":"sha256:c2b342bb2ab8cc4862653d06751ebcffe1d635219d00b025dea005a1ed1d7a38"}) as unknown as TypedDocumentString<RemoveSecondFactorMutation, RemoveSecondFactorMutationVariables>;
export const PanelSwitchOrganisationDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation PanelSwitchOrganisation($input: OrganisationChoice_Input!) {
  switchOrganisation(input: $input) {
    _id
  }
}
    `, {"hash":"sha256:7338b8357df8779e061412eeff1f134cf3692f7cd0b018ec8d19fbb10464114c"}) as unknown as TypedDocumentString<PanelSwitchOrganisationMutation, PanelSwitchOrganisationMutationVariables>;
export const PanelAccessDocument = /* @__PURE__ */ new TypedDocumentString(`
    query PanelAccess($userId: String!) {
  secondFactor(userId: $userId) {
    isOn
    since
    isDemanded
    recoveryCodesLeft
    secret
    uri
    recoveryCodes
  }
}
    `, {"hash":"sha256:c6b641ff59fada63694d6cfb95f0f49b96249d462f45e75a27c11a80bd87826b"}) as unknown as TypedDocumentString<PanelAccessQuery, PanelAccessQueryVariables>;
export const MarkAttendanceDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation MarkAttendance($id: String!, $input: AttendanceMarks_Input!) {
  markAttendance(id: $id, input: $input) {
    marked
  }
}
    `, {"hash":"sha256:1b9b94e57f02a37c5ec8f52e7b4b65fbea44c0dd0afc1f3c18d92b6855343271"}) as unknown as TypedDocumentString<MarkAttendanceMutation, MarkAttendanceMutationVariables>;
export const DeskAttendanceDocument = /* @__PURE__ */ new TypedDocumentString(`
    query DeskAttendance($id: String!) {
  plannedSessions(_id: $id, endDate: ">=2000-01-01", limit: 1) {
    items {
      _id
      schedule {
        start
        end
      }
      plannedCourse {
        title {
          nl
          en
          fr
        }
      }
    }
  }
  sessionParticipants(id: $id) {
    student
    firstName
    lastName
    customer
    attendances {
      day
      present
      morning
      afternoon
      disputed
    }
  }
}
    `, {"hash":"sha256:ed01558f7542ced30b67a5169fecb0e44915757f090e86af59f576ff67e21ee1"}) as unknown as TypedDocumentString<DeskAttendanceQuery, DeskAttendanceQueryVariables>;
export const SetSessionCostsDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation SetSessionCosts($id: String!, $input: NewSessionCosts_Input!) {
  setSessionCosts(id: $id, input: $input) {
    costs
  }
}
    `, {"hash":"sha256:22be6f33355085dd0d3bb32b7c6cfcd1a5dc1e2152f215ceb0a9ebaf06b6ceda"}) as unknown as TypedDocumentString<SetSessionCostsMutation, SetSessionCostsMutationVariables>;
export const AddSessionMaterialDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation AddSessionMaterial($id: String!, $input: AddSessionFiles_Input!) {
  addSessionFiles(id: $id, input: $input) {
    _id
  }
}
    `, {"hash":"sha256:de4161d5cc83d774a3f0dd3b19b167f58b9662036b7be7e0664e65b271ebeb5a"}) as unknown as TypedDocumentString<AddSessionMaterialMutation, AddSessionMaterialMutationVariables>;
export const RemoveSessionMaterialDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation RemoveSessionMaterial($id: String!, $file: String!) {
  removeSessionFile(id: $id, file: $file)
}
    `, {"hash":"sha256:933a125e621a12f332ac3806c7aa3bfa346dbf6a6d4e4ddc706566d8fb3f3cf3"}) as unknown as TypedDocumentString<RemoveSessionMaterialMutation, RemoveSessionMaterialMutationVariables>;
export const SessionListDocument = /* @__PURE__ */ new TypedDocumentString(`
    query SessionList($page: Int!, $limit: Int!, $sort: [String], $startDate: String, $endDate: String!, $title: String, $location: String, $language: String, $decision: String, $belowMinimum: String, $fullyBooked: String, $course: String, $of: String!, $hasCourse: Boolean!) {
  plannedSessions(
    page: $page
    limit: $limit
    sort: $sort
    startDate: $startDate
    endDate: $endDate
    title: $title
    location: $location
    language: $language
    decision: $decision
    belowMinimum: $belowMinimum
    fullyBooked: $fullyBooked
    course: $course
  ) {
    total
    items {
      _id
      startDate
      endDate
      registrationCount
      capacity
      minimum
      decision
      plannedCourse {
        title {
          nl
          en
          fr
        }
      }
      location {
        name {
          nl
          en
          fr
        }
      }
      language {
        name {
          nl
          en
          fr
        }
      }
      trainer {
        name
      }
    }
  }
  course(id: $of) @include(if: $hasCourse) {
    title {
      nl
      en
      fr
    }
  }
  allLocations {
    key
    name {
      nl
      en
      fr
    }
  }
  allLanguages {
    code
    name {
      nl
      en
      fr
    }
  }
}
    `, {"hash":"sha256:6d7bf8d7ebb4536501ed0c6af1e060fa5552f275aec224c3347381a93e5f3a4a"}) as unknown as TypedDocumentString<SessionListQuery, SessionListQueryVariables>;
export const DeskSessionDocument = /* @__PURE__ */ new TypedDocumentString(`
    query DeskSession($id: String!, $isChanging: Boolean!, $act: String!, $student: String, $isTelling: Boolean!, $isAsking: Boolean!) {
  plannedSessions(_id: $id, endDate: ">=2000-01-01", limit: 1) {
    items {
      _id
      startDate
      endDate
      schedule {
        start
        end
      }
      duration
      registrationCount
      capacity
      minimum
      decisionOn
      decision
      updatedAt
      location {
        _id
        name {
          nl
          en
          fr
        }
      }
      language {
        _id
        name {
          nl
          en
          fr
        }
      }
      trainer {
        _id
        name
      }
      plannedCourse {
        _id
        title {
          nl
          en
          fr
        }
        slug {
          nl
          en
          fr
        }
        price
      }
    }
  }
  sessionCosts(id: $id) {
    costs
  }
  sessionFiles(id: $id) {
    _id
    name
    size
    by
    createdAt
  }
  session(id: $id) @include(if: $isChanging) {
    courseDetails {
      trainers {
        _id
        name
      }
    }
  }
  sessionParticipants(id: $id) {
    student
    firstName
    lastName
    email
    registration
    status
    paymentMethod
    customer
    total
    attendances {
      day
      present
    }
    result {
      _id
      score
      maximum
      passed
      remark
    }
    certificate {
      _id
    }
    obstacle
    unnoted
    attendanceAttest {
      lacks {
        day
        half
      }
    }
  }
  sessionMails(id: $id, act: $act, student: $student) @include(if: $isTelling) {
    ...ExpectedMails
  }
  waitingListEntries(session: $id, status: "waiting,offered", limit: 100) {
    items {
      _id
      students {
        firstName
        lastName
      }
      seats
      createdAt
    }
  }
  notes(subject: "session", id: $id) {
    ...NoteLine
  }
  deskMessages(session: $id) {
    ...WrittenLine
  }
  sessionHistory(id: $id) {
    what
    to
    about
    at
    by
  }
  sessionPractical(id: $id) {
    room
    onlineLink
    contact
    bring {
      nl
      en
      fr
    }
    courseBring {
      nl
      en
      fr
    }
    isOnline
    mailsAt
    linkAt
    expected
    mailed {
      student
      at
      linkAt
    }
    version
    lacks
    waits
  }
  trainerLink(id: $id) {
    trainer {
      _id
      name
      email
      phone
    }
    version
    mailsAt
    sentAt
    sentTo
    openedAt
    isOpen
    endsAt
    others {
      trainer {
        _id
        name
        email
        phone
      }
      version
      mailsAt
      sentAt
      sentTo
      openedAt
      isOpen
      endsAt
    }
  }
  trainerRequests(id: $id) {
    _id
    trainer
    name
    status
    reason
    askedAt
    askedBy
    endedAt
  }
  trainerRequestChoices(id: $id) @include(if: $isAsking) {
    subject
    text
    language
    trainers {
      _id
      name
      email
      isTaken
      isAsked
    }
  }
  sessionEvaluation(id: $id) {
    asked
    answered
    closesAt
    isShown
    questions {
      place
      kind
      text {
        nl
        en
        fr
      }
      texts
      spread {
        count
        average
        counts
      }
    }
  }
  sessionPlanning(id: $id) {
    roomType
    roomName {
      nl
      en
      fr
    }
    trainers {
      _id
      name
      start
      end
    }
    clashes {
      _id
      place
      kind
      name {
        nl
        en
        fr
      }
      acceptedBy
      acceptedAt
    }
  }
  courseChoices @include(if: $isChanging) {
    trainers {
      _id
      name
    }
  }
  allRoomTypes(sort: ["sequence:ASC"]) @include(if: $isChanging) {
    _id
    name {
      nl
      en
      fr
    }
  }
  allLocations @include(if: $isChanging) {
    _id
    name {
      nl
      en
      fr
    }
  }
  allLanguages @include(if: $isChanging) {
    _id
    name {
      nl
      en
      fr
    }
  }
}
    fragment NoteLine on Note {
  _id
  text
  author
  createdAt
  mayRemove
}
fragment WrittenLine on DeskMessageLine {
  _id
  subject {
    nl
    en
    fr
  }
  author
  isByTrainer
  sentAt
  total
}
fragment ExpectedMails on ExpectedMails {
  total
  languages {
    language
    count
  }
  leftOut {
    name
    email
    why
  }
  doubtful {
    name
    email
  }
  mails {
    kind
    reader
    count
    to
    language
    subject
    text
  }
}`, {"hash":"sha256:07fa16ef51f846232e1363453465d5935cbf97b044ffe42f2a227094378f9671"}) as unknown as TypedDocumentString<DeskSessionQuery, DeskSessionQueryVariables>;
export const TakeSessionOffDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation TakeSessionOff($id: String!) {
  cancelSession(id: $id) {
    _id
  }
}
    `, {"hash":"sha256:ac30ebc60003126ee14977efab8001c40d68ca5ecd76307c60966b82f99147d4"}) as unknown as TypedDocumentString<TakeSessionOffMutation, TakeSessionOffMutationVariables>;
export const LetSessionRunDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation LetSessionRun($id: String!) {
  confirmSession(id: $id) {
    _id
  }
}
    `, {"hash":"sha256:4b6da3ce269be32564256110a50428bb10dfcc11191ea49d7536d08604147d7e"}) as unknown as TypedDocumentString<LetSessionRunMutation, LetSessionRunMutationVariables>;
export const ChangeSessionDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation ChangeSession($id: String!, $input: SessionChanges_Input!) {
  updateSession(id: $id, input: $input) {
    _id
  }
}
    `, {"hash":"sha256:4a37d4a88f6c875a4317a947cbc3ddda8665f0974c6d788e55314689fa534c93"}) as unknown as TypedDocumentString<ChangeSessionMutation, ChangeSessionMutationVariables>;
export const SendPracticalDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation SendPractical($id: String!, $input: PracticalSending_Input!) {
  sendPractical(id: $id, input: $input) {
    sent
  }
}
    `, {"hash":"sha256:274efe64da61fb9ea33b53eb74ba82253bb1c50a61e8111f13b8e54e3ab4c427"}) as unknown as TypedDocumentString<SendPracticalMutation, SendPracticalMutationVariables>;
export const WriteResultDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation WriteResult($input: NewResult_Input!) {
  createResult(input: $input) {
    _id
  }
}
    `, {"hash":"sha256:05ca7a7e0fb8bdfb21c63e6c334381d07849f62f0c921fda9152e97e07e0be4f"}) as unknown as TypedDocumentString<WriteResultMutation, WriteResultMutationVariables>;
export const MendResultDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation MendResult($id: String!, $input: ResultChanges_Input!) {
  updateResult(id: $id, input: $input) {
    _id
  }
}
    `, {"hash":"sha256:da42c97fd2b531693d15af6b2bde50b2cb18e02023012b578488ede19d6046c5"}) as unknown as TypedDocumentString<MendResultMutation, MendResultMutationVariables>;
export const GiveCertificatesDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation GiveCertificates($id: String!) {
  giveCertificates(id: $id) {
    given
  }
}
    `, {"hash":"sha256:888d7475f868297e9c7faf8970199729256c892d5bd1e8fb9db61c5d6a9aee29"}) as unknown as TypedDocumentString<GiveCertificatesMutation, GiveCertificatesMutationVariables>;
export const WriteResultRowDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation WriteResultRow($isKnown: Boolean!, $id: String!, $input: NewResult_Input!, $changes: ResultChanges_Input!) {
  createResult(input: $input) @skip(if: $isKnown) {
    _id
  }
  updateResult(id: $id, input: $changes) @include(if: $isKnown) {
    _id
  }
}
    `, {"hash":"sha256:2971c3287b1405956e57a49d853b4bb663659ea9e93342c76bdbdf7e48864ba9"}) as unknown as TypedDocumentString<WriteResultRowMutation, WriteResultRowMutationVariables>;
export const DeskResultsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query DeskResults($id: String!) {
  plannedSessions(_id: $id, endDate: ">=2000-01-01", limit: 1) {
    items {
      _id
      plannedCourse {
        title {
          nl
          en
          fr
        }
      }
    }
  }
  sessionParticipants(id: $id) {
    student
    firstName
    lastName
    customer
    result {
      _id
      score
      maximum
      passed
    }
  }
}
    `, {"hash":"sha256:5def00d7d865d373ae3ae6f81c58c14723388f1ee52a7c4b17a854df683457fc"}) as unknown as TypedDocumentString<DeskResultsQuery, DeskResultsQueryVariables>;
export const SeriesPageDocument = /* @__PURE__ */ new TypedDocumentString(`
    query SeriesPage($id: String!, $isChoosing: Boolean!, $locale: String, $isShown: Boolean!, $firstDay: String!, $from: String!, $until: String!, $everyWeeks: Int!, $times: Int!, $days: Int!, $skip: String, $moved: String, $trainer: String, $roomType: String) {
  seriesClashes(
    firstDay: $firstDay
    from: $from
    until: $until
    everyWeeks: $everyWeeks
    times: $times
    days: $days
    skip: $skip
    moved: $moved
    trainer: $trainer
    roomType: $roomType
  ) @include(if: $isShown) {
    _id
    place
    kind
    name {
      nl
      en
      fr
    }
    days
  }
  course(id: $id) {
    _id
    title {
      nl
      en
      fr
    }
    days
    groupSize
    trainers {
      _id
      name
    }
    locations {
      _id
    }
    languages {
      _id
    }
    sessions {
      duration
      schedule {
        start
      }
    }
  }
  deskCourses(limit: 999, sort: ["title:ASC"], locale: $locale) @include(if: $isChoosing) {
    items {
      _id
      title {
        nl
        en
        fr
      }
    }
  }
  allLocations {
    _id
    name {
      nl
      en
      fr
    }
  }
  allLanguages {
    _id
    name {
      nl
      en
      fr
    }
  }
  allRoomTypes(sort: ["sequence:ASC"]) {
    _id
    name {
      nl
      en
      fr
    }
  }
}
    `, {"hash":"sha256:ad4bf6bb13a4a8914c881208706fb0f47a22805cdd7141cc0bc66d914f009dcf"}) as unknown as TypedDocumentString<SeriesPageQuery, SeriesPageQueryVariables>;
export const MovedSeriesCourseDocument = /* @__PURE__ */ new TypedDocumentString(`
    query MovedSeriesCourse($id: String!) {
  course(id: $id) {
    _id
  }
}
    `, {"hash":"sha256:6d23125f09c5713171b97dedd6764789deaec2deb3bc046382f381e21c32c55d"}) as unknown as TypedDocumentString<MovedSeriesCourseQuery, MovedSeriesCourseQueryVariables>;
export const SeriesCourseDocument = /* @__PURE__ */ new TypedDocumentString(`
    query SeriesCourse($id: String!) {
  course(id: $id) {
    _id
  }
}
    `, {"hash":"sha256:eb68f445cc922adda44e752bcab1a0a700a69f4683097421e9ec1173ae0676af"}) as unknown as TypedDocumentString<SeriesCourseQuery, SeriesCourseQueryVariables>;
export const MakeSeriesDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation MakeSeries($input: NewSeries_Input!, $key: String!) {
  createSeries(input: $input, Idempotency_Key: $key) {
    sessions
  }
}
    `, {"hash":"sha256:3824ec28cb3fc840553087ca4a727618b4638be5a6bcb9facbf9212362accbf2"}) as unknown as TypedDocumentString<MakeSeriesMutation, MakeSeriesMutationVariables>;
export const SendTrainerLinkDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation SendTrainerLink($id: String!, $input: TrainerLinkSending_Input!) {
  sendTrainerLink(id: $id, input: $input) {
    version
  }
}
    `, {"hash":"sha256:87e8279af9f5aee4eff8fe54618315f5e35d7f332a375263d68c55833df1dc33"}) as unknown as TypedDocumentString<SendTrainerLinkMutation, SendTrainerLinkMutationVariables>;
export const RevokeTrainerLinkDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation RevokeTrainerLink($id: String!, $trainer: String) {
  revokeTrainerLink(id: $id, trainer: $trainer)
}
    `, {"hash":"sha256:5c89d210f427b720fb4509df84222ec118252830253319e051777af5510d8bad"}) as unknown as TypedDocumentString<RevokeTrainerLinkMutation, RevokeTrainerLinkMutationVariables>;
export const AskTrainersDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation AskTrainers($id: String!, $input: NewTrainerRequests_Input!) {
  askTrainers(id: $id, input: $input) {
    _id
  }
}
    `, {"hash":"sha256:0b7666d1871d61ded1800b092703bbd2860edaba3bde8d3c6af93bd32bfae168"}) as unknown as TypedDocumentString<AskTrainersMutation, AskTrainersMutationVariables>;
export const EndTrainerRequestDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation EndTrainerRequest($id: String!, $request: String!) {
  endTrainerRequest(id: $id, request: $request)
}
    `, {"hash":"sha256:f6e1bb1b47ce5a9429a297bb812edb2b18c7866ef347c48d21d23f14526be6d5"}) as unknown as TypedDocumentString<EndTrainerRequestMutation, EndTrainerRequestMutationVariables>;
export const NoteAbsenceDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation NoteAbsence($input: NewTrainerAbsence_Input!) {
  createTrainerAbsence(input: $input) {
    _id
  }
}
    `, {"hash":"sha256:af0e5e619e90ee1246d4c746a8ba984709f1927f64e5bca723e3003700df1978"}) as unknown as TypedDocumentString<NoteAbsenceMutation, NoteAbsenceMutationVariables>;
export const RemoveAbsenceDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation RemoveAbsence($id: String!) {
  deleteTrainerAbsence(id: $id)
}
    `, {"hash":"sha256:914e688b2b08f3d400c98cfc5c37f0f124c44304d6e963082156c0a3cdc5e22c"}) as unknown as TypedDocumentString<RemoveAbsenceMutation, RemoveAbsenceMutationVariables>;
export const PanelTrainersDocument = /* @__PURE__ */ new TypedDocumentString(`
    query PanelTrainers($from: String!, $to: String!) {
  trainerCalendar(from: $from, to: $to) {
    _id
    name
    lessons {
      session
      start
      end
      title {
        nl
        en
        fr
      }
      place {
        nl
        en
        fr
      }
    }
    absences {
      _id
      fromDay
      untilDay
      fromTime
      untilTime
      reason
      by
    }
  }
}
    `, {"hash":"sha256:83fa081320f0aa576492deb0e29274dccd9af28d4ed7a79afc014286bf930c5d"}) as unknown as TypedDocumentString<PanelTrainersQuery, PanelTrainersQueryVariables>;
export const InviteColleagueDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation InviteColleague($input: NewColleague_Input!) {
  inviteColleague(input: $input) {
    _id
  }
}
    `, {"hash":"sha256:8ccf04c577174d9f3069b492122b3833553592a2890d967f580dfb7324358062"}) as unknown as TypedDocumentString<InviteColleagueMutation, InviteColleagueMutationVariables>;
export const UpdateColleagueDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation UpdateColleague($id: String!, $input: ColleagueChanges_Input!) {
  updateColleague(id: $id, input: $input) {
    _id
  }
}
    `, {"hash":"sha256:24404d3c3d8afd1d2a0147704454f4e669aa363d893d0afbb0d3a6d7d3791823"}) as unknown as TypedDocumentString<UpdateColleagueMutation, UpdateColleagueMutationVariables>;
export const InviteColleagueAgainDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation InviteColleagueAgain($id: String!) {
  inviteColleagueAgain(id: $id) {
    _id
  }
}
    `, {"hash":"sha256:745f2228363d52057f8bc33afe18dad06138fa109ce0ca9a90def939c34d6ab8"}) as unknown as TypedDocumentString<InviteColleagueAgainMutation, InviteColleagueAgainMutationVariables>;
export const PanelSettingsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query PanelSettings($isAdministrator: Boolean!, $isFinance: Boolean!) {
  panelSettings @include(if: $isAdministrator) {
    isSecondFactorDemanded
    colleagues {
      _id
      name
      email
      panelRoles
      trainer {
        _id
        name
      }
      active
      isInvited
      secondFactorSince
    }
    events {
      event
      actor
      subject
      createdAt
    }
  }
  allTrainers @include(if: $isAdministrator) {
    _id
    name
  }
  billingSettings @include(if: $isFinance) {
    daysUntilDue
    mostOpen
    paidBefore
    forPrivatePersons
    daysKept
  }
  reminderSettings @include(if: $isFinance) {
    isAutomatic
    firstAfter
    secondAfter
    thirdAfter
    fee
    asksDamages
  }
  ledgerAccounts @include(if: $isFinance) {
    customers
    courses
    rooms
    other
    exempt
    vat6
    vat12
    vat21
    bank
    cash
    paymentProvider
    advances
    writtenOff
  }
}
    `, {"hash":"sha256:3e5b1e73b4a1adc931f29843245b869add1ae699cafcfb50386bcb3f352e8ac1"}) as unknown as TypedDocumentString<PanelSettingsQuery, PanelSettingsQueryVariables>;
export const DemandSecondFactorDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation DemandSecondFactor($input: PanelSettingsChanges_Input!) {
  updatePanelSettings(input: $input) {
    isSecondFactorDemanded
  }
}
    `, {"hash":"sha256:377d5f7cc30a5f7ce892ddfe885110d839c30f29293c1a8c034f3d29ecbd8cb8"}) as unknown as TypedDocumentString<DemandSecondFactorMutation, DemandSecondFactorMutationVariables>;
export const RemoveColleagueSecondFactorDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation RemoveColleagueSecondFactor($id: String!, $input: SecondFactorReset_Input!) {
  removeColleagueSecondFactor(id: $id, input: $input)
}
    `, {"hash":"sha256:113f023d9771332fbff4cd31a21fcfe07f8456c3b4417d8f45d1e4c588f77da9"}) as unknown as TypedDocumentString<RemoveColleagueSecondFactorMutation, RemoveColleagueSecondFactorMutationVariables>;
export const ChangeBillingSettingsDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation ChangeBillingSettings($input: BillingSettingsChanges_Input!) {
  updateBillingSettings(input: $input) {
    daysUntilDue
  }
}
    `, {"hash":"sha256:bb1d7be3982b03911244f9f070a95cd04667f7590f4693e024ec155e0f0f09f5"}) as unknown as TypedDocumentString<ChangeBillingSettingsMutation, ChangeBillingSettingsMutationVariables>;
export const UpdateReminderSettingsDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation UpdateReminderSettings($input: ReminderSettingsChanges_Input!) {
  updateReminderSettings(input: $input) {
    isAutomatic
  }
}
    `, {"hash":"sha256:8767576739a76fe529d57687a64270f139cedc1d4433f0798934d3d081ebf0b5"}) as unknown as TypedDocumentString<UpdateReminderSettingsMutation, UpdateReminderSettingsMutationVariables>;
export const ChangeLedgerAccountsDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation ChangeLedgerAccounts($input: LedgerAccountsChanges_Input!) {
  updateLedgerAccounts(input: $input) {
    customers
  }
}
    `, {"hash":"sha256:df31c7807f2eddf43eb041c052d0fca4be545868fef3a957834178407e7e80b7"}) as unknown as TypedDocumentString<ChangeLedgerAccountsMutation, ChangeLedgerAccountsMutationVariables>;
export const UpdateProviderDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation UpdateProvider($input: ProviderChanges_Input!) {
  updateProvider(input: $input) {
    name
  }
}
    `, {"hash":"sha256:c3d41f3cf7fe70d9dba9e470cd8680da7cde6ffc858cd9f7c4b6e7effcef72fc"}) as unknown as TypedDocumentString<UpdateProviderMutation, UpdateProviderMutationVariables>;
export const CompanyDocument = /* @__PURE__ */ new TypedDocumentString(`
    query Company {
  provider {
    name
    zip
    vat
    email
    phone
    iban
    recognition
    updatedAt
    street {
      nl
      en
      fr
    }
    city {
      nl
      en
      fr
    }
    register {
      nl
      en
      fr
    }
    openingHours {
      nl
      en
      fr
    }
    terms {
      nl
      en
      fr
    }
    invoiceLine {
      nl
      en
      fr
    }
  }
}
    `, {"hash":"sha256:c70dfab5f0d2f13b75386d33cdcaa127770c51bfb9ed7a0523fa255163fe1768"}) as unknown as TypedDocumentString<CompanyQuery, CompanyQueryVariables>;
export const ConfirmOwnPasswordDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation ConfirmOwnPassword($input: PasswordConfirmation_Input!) {
  confirmPassword(input: $input)
}
    `, {"hash":"sha256:c429b61d367fa396369bff6b0e334a42f415943e8465b065bd76d562892f38ff"}) as unknown as TypedDocumentString<ConfirmOwnPasswordMutation, ConfirmOwnPasswordMutationVariables>;
export const PanelVisitsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query PanelVisits($from: String!, $to: String!) {
  pageViews(from: $from, to: $to) {
    total
    days {
      day
      views
    }
    pages {
      path
      locale
      views
    }
  }
}
    `, {"hash":"sha256:786804d517d20e99a2d82852774ebf7d3c4f17a10f9637946e80b632450227c4"}) as unknown as TypedDocumentString<PanelVisitsQuery, PanelVisitsQueryVariables>;
export const WriteMessageDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation WriteMessage($input: NewDeskMessage_Input!, $key: String!) {
  createDeskMessage(input: $input, Idempotency_Key: $key) {
    _id
  }
}
    `, {"hash":"sha256:88b41bf6ca1b72ebd32c9e62456b64e1c019b7a20593be726f174772962090ea"}) as unknown as TypedDocumentString<WriteMessageMutation, WriteMessageMutationVariables>;
export const WritePageDocument = /* @__PURE__ */ new TypedDocumentString(`
    query WritePage($session: String, $registrations: [String], $customers: [String], $found: String, $foundCustomers: String, $to: String, $from: String!, $isAgain: Boolean!) {
  messageReceivers(
    session: $session
    registrations: $registrations
    customers: $customers
    found: $found
    foundCustomers: $foundCustomers
    to: $to
  ) {
    ...Receivers
  }
  deskMessage(id: $from) @include(if: $isAgain) {
    subject {
      nl
      en
      fr
    }
    text {
      nl
      en
      fr
    }
    copyToSelf
  }
}
    fragment Receivers on MessageReceivers {
  total
  languages {
    language
    count
  }
  leftOut {
    name
    email
    why
  }
  shown
  fields
  lacks
  receivers {
    address
    kind
    name
    email
    language
    sentAt
    mail
  }
}`, {"hash":"sha256:4c27dabbdb337b8b3c10d66f48597f29ae83c7d42e56611a651bf528c5436d20"}) as unknown as TypedDocumentString<WritePageQuery, WritePageQueryVariables>;
export const SendMessageDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation SendMessage($id: String!, $input: MessageSending_Input!) {
  sendDeskMessage(id: $id, input: $input) {
    _id
  }
}
    `, {"hash":"sha256:eb3309b03202e8bd4edff874131898f790c6fd0978586a34a72f70f04acad7d6"}) as unknown as TypedDocumentString<SendMessageMutation, SendMessageMutationVariables>;
export const WrittenMessageDocument = /* @__PURE__ */ new TypedDocumentString(`
    query WrittenMessage($id: String!) {
  deskMessage(id: $id) {
    _id
    subject {
      nl
      en
      fr
    }
    text {
      nl
      en
      fr
    }
    state
    author
    isByTrainer
    createdAt
    sentAt
    session
    registrations
    customers
    found
    foundCustomers
    to
    mailed
    receivers {
      ...Receivers
    }
  }
}
    fragment Receivers on MessageReceivers {
  total
  languages {
    language
    count
  }
  leftOut {
    name
    email
    why
  }
  shown
  fields
  lacks
  receivers {
    address
    kind
    name
    email
    language
    sentAt
    mail
  }
}`, {"hash":"sha256:2c41b02edea38779f8d1079073480e6c4035747561db836cc91fbcb6b1b83797"}) as unknown as TypedDocumentString<WrittenMessageQuery, WrittenMessageQueryVariables>;
export const SentMailDocument = /* @__PURE__ */ new TypedDocumentString(`
    query SentMail($id: String!) {
  mails(_id: $id, limit: 1) {
    items {
      _id
      to
      subject
      createdAt
      sentAt
      state
    }
  }
}
    `, {"hash":"sha256:6a7905602d108d15261af1589c16ea58282375ab4b4f6cc8cd3b7b30ada2adc1"}) as unknown as TypedDocumentString<SentMailQuery, SentMailQueryVariables>;
export const BookingScreenDocument = /* @__PURE__ */ new TypedDocumentString(`
    query BookingScreen($id: String!) {
  booking(id: $id) {
    _id
    status
    persons
    date
    dayPart
    catering
    configuration
    wheelchairAccess
    pcRoom
    whiteboard
    reducedRate
    roomType
    roomName {
      nl
      en
      fr
    }
    notes
    customerRef
    offerValidUntil
    owed
    reason
    organisationName
    vat
    address
    zip
    city
    country
    offer {
      number
      issuedOn
      validUntil
      room
      net
      vat
      total
      lines {
        description
        quantity
        unitPrice
        amount
        vatRate
      }
    }
    issuedInvoice {
      _id
      number
    }
  }
  bookingHistory(id: $id) {
    status
    at
    by
    byProvider
  }
  provider {
    name
    iban
  }
}
    `, {"hash":"sha256:7bc471f9fb94567b6b505694634a5e9a3b977d10528f09f431d3ec8fad8ba424"}) as unknown as TypedDocumentString<BookingScreenQuery, BookingScreenQueryVariables>;
export const ApproveOfferDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation ApproveOffer($input: ApprovedOffer_Input!, $customerRef: String) {
  approveOffer(input: $input, customerRef: $customerRef) {
    _id
  }
}
    `, {"hash":"sha256:aa1da2a39ac97557e90dae7519eec129d8b8d643c3601c7e99e231efe67b0334"}) as unknown as TypedDocumentString<ApproveOfferMutation, ApproveOfferMutationVariables>;
export const RefuseOfferDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation RefuseOffer($id: String!, $input: BookingChanges_Input!) {
  updateBooking(id: $id, input: $input) {
    _id
    status
  }
}
    `, {"hash":"sha256:9d888a653105377338cf29481853ec5ed9d66cce33b213a8f57a7ba032a8adc3"}) as unknown as TypedDocumentString<RefuseOfferMutation, RefuseOfferMutationVariables>;
export const WithdrawBookingDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation WithdrawBooking($id: String!, $input: BookingChanges_Input!) {
  updateBooking(id: $id, input: $input) {
    _id
    status
  }
}
    `, {"hash":"sha256:1ac6f9e5a65bcee3fdd88f773e74f01abef04518e5743bc496adb425194b1d69"}) as unknown as TypedDocumentString<WithdrawBookingMutation, WithdrawBookingMutationVariables>;
export const BookingListDocument = /* @__PURE__ */ new TypedDocumentString(`
    query BookingList($page: Int!, $limit: Int!) {
  todo: bookings(
    status: "waiting_for_customer,waiting_for_payment"
    sort: ["date:ASC"]
    limit: 100
  ) {
    items {
      ...BookingRow
    }
  }
  coming: bookings(status: "new,paid", sort: ["date:ASC"], limit: 100) {
    items {
      ...BookingRow
    }
  }
  ended: bookings(
    status: "request_rejected,rejected,quotation_expired,completed"
    page: $page
    limit: $limit
  ) {
    total
    items {
      ...BookingRow
    }
  }
}
    fragment BookingRow on Booking {
  _id
  status
  persons
  date
  dayPart
  roomType
  roomName {
    nl
    en
    fr
  }
  offerValidUntil
  owed
  offer {
    number
    room
    total
  }
}`, {"hash":"sha256:9614e0a9350220d889ea8733e8efcbde1bfa85d512b80deda694d5c2b6604ef5"}) as unknown as TypedDocumentString<BookingListQuery, BookingListQueryVariables>;
export const InvoiceScreenDocument = /* @__PURE__ */ new TypedDocumentString(`
    query InvoiceScreen($userId: String!, $organisation: String!, $isMember: Boolean!, $page: Int!, $limit: Int!, $sort: [String], $search: String, $status: String, $period: String) {
  me(userId: $userId) {
    firstName
    lastName
    email
    emailVerified
    address
    zip
    city
    country
    organisation {
      name
      vat
      enterpriseNumber
      receivesEInvoices
      address
      zip
      city
      country
      reference
      enterpriseSize
    }
  }
  ownPrepaidCards {
    _id
    number
    days
    daysLeft
    validUntil
    state
    uses {
      registration
      days
      startDate
      course {
        nl
        en
        fr
      }
    }
  }
  provider {
    name
    iban
  }
  administrators(id: $organisation) @include(if: $isMember) {
    firstName
    lastName
  }
  due: invoices(status: "open", total: ">0", sort: ["dueOn:ASC"], limit: 5) {
    total
    items {
      ...InvoiceRow
    }
  }
  invoices(
    page: $page
    limit: $limit
    sort: $sort
    search: $search
    status: $status
    period: $period
  ) {
    total
    items {
      ...InvoiceRow
    }
  }
}
    fragment InvoiceRow on Invoice {
  _id
  number
  status
  issuedOn
  dueOn
  total
  owed
  creditOf
  eInvoice
  paymentReference
  booking
  shares {
    payer
    open
  }
  lines {
    description
  }
  customer {
    vat
    enterpriseNumber
  }
}`, {"hash":"sha256:a539feecc52b227955bea51aecae0bee4e6c604588bad2fbdc3c949c240936e1"}) as unknown as TypedDocumentString<InvoiceScreenQuery, InvoiceScreenQueryVariables>;
export const SaveInvoiceDataDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation SaveInvoiceData($id: String!, $organisation: OrganisationChanges_Input!, $person: UserChanges_Input!, $isOrganisation: Boolean!) {
  updateOrganisation(id: $id, input: $organisation) @include(if: $isOrganisation) {
    _id
  }
  updateUser(id: $id, input: $person) @skip(if: $isOrganisation) {
    _id
  }
}
    `, {"hash":"sha256:646107e536f5d04661a96e10e0cbc68bfbae7605c98c678b91db7fbb17db5ae4"}) as unknown as TypedDocumentString<SaveInvoiceDataMutation, SaveInvoiceDataMutationVariables>;
export const ChangeEmailDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation ChangeEmail($id: String!, $input: UserChanges_Input!) {
  updateUser(id: $id, input: $input) {
    newEmail
  }
}
    `, {"hash":"sha256:de73d1441b477800396dc0160251421427f2b9235ea186226bf44c5d2f34489e"}) as unknown as TypedDocumentString<ChangeEmailMutation, ChangeEmailMutationVariables>;
export const ResendVerificationDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation ResendVerification($input: VerificationRequest_Input!) {
  resendVerification(input: $input) {
    email
  }
}
    `, {"hash":"sha256:126c5d677ecad7548b460fea860dddadfc64697da832adc99f5623fe0706b7d8"}) as unknown as TypedDocumentString<ResendVerificationMutation, ResendVerificationMutationVariables>;
export const ChangePasswordDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation ChangePassword($input: PasswordChange_Input!) {
  changePassword(input: $input) {
    email
  }
}
    `, {"hash":"sha256:834fde7f45108cb0be50ef4a076475eb896255be7cc0fbd9e27b79becb649f5f"}) as unknown as TypedDocumentString<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const EndSessionDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation EndSession($userId: String!, $sessionId: String!) {
  endLoginSession(userId: $userId, sessionId: $sessionId)
}
    `, {"hash":"sha256:ca0d0ef57d20fc28bf2a9cb8a6aee775a97b6a42123ec14453b6469ac6538924"}) as unknown as TypedDocumentString<EndSessionMutation, EndSessionMutationVariables>;
export const EndOtherSessionsDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation EndOtherSessions($userId: String!) {
  endOtherLoginSessions(userId: $userId)
}
    `, {"hash":"sha256:d8e21f892b4f98587581f78e7220d6a152c7eaeaef39a4d50acd112cbea85133"}) as unknown as TypedDocumentString<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>;
export const LoginDataDocument = /* @__PURE__ */ new TypedDocumentString(`
    query LoginData($userId: String!) {
  me(userId: $userId) {
    email
    emailVerified
    newEmail
  }
  loginSessions(userId: $userId) {
    _id
    browser
    system
    createdAt
    lastUsedAt
    current
  }
}
    `, {"hash":"sha256:4ad373a2e1444d8b8a4dce7d6400b38f75cfd1c6406fe2f8c5f39817c094692a"}) as unknown as TypedDocumentString<LoginDataQuery, LoginDataQueryVariables>;
export const SwitchOrganisationDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation SwitchOrganisation($input: OrganisationChoice_Input!) {
  switchOrganisation(input: $input) {
    _id
  }
}
    `, {"hash":"sha256:86584164162fc87923249c59a5bd61ec24ed29bc061f761e110b3293ab8f7359"}) as unknown as TypedDocumentString<SwitchOrganisationMutation, SwitchOrganisationMutationVariables>;
export const RequestMembershipDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation RequestMembership($userId: String!, $input: NewMembership_Input!) {
  requestMembership(userId: $userId, input: $input) {
    approval
  }
}
    `, {"hash":"sha256:36c02d31e6459a12044227b0a9ab045a97b652dbbe24a4a3ede58e5a5965e666"}) as unknown as TypedDocumentString<RequestMembershipMutation, RequestMembershipMutationVariables>;
export const EndMembershipDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation EndMembership($userId: String!, $organisation: String!) {
  endMembership(userId: $userId, organisationId: $organisation)
}
    `, {"hash":"sha256:beb65355111680362b7a5c4e251993eb394b2b21b28e5d8ac018f25d1442525d"}) as unknown as TypedDocumentString<EndMembershipMutation, EndMembershipMutationVariables>;
export const OrganisationsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query Organisations($userId: String!) {
  memberships(userId: $userId) {
    organisation {
      _id
      name
    }
    approval
    roles
    current
  }
}
    `, {"hash":"sha256:0b4b785a28d5cf518c114d853e70ca5d18b4ffa853348a0a2dd55d1d923764ff"}) as unknown as TypedDocumentString<OrganisationsQuery, OrganisationsQueryVariables>;
export const StartUploadDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation StartUpload($input: StartStudentUpload_Input!) {
  startStudentUpload(input: $input) {
    _id
  }
}
    `, {"hash":"sha256:a5f02e842b447e4ad3a7bfd2dfc0aa405ca630eeaeb3a7cdaa956d1a7bb33696"}) as unknown as TypedDocumentString<StartUploadMutation, StartUploadMutationVariables>;
export const MapUploadDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation MapUpload($id: String!, $input: StudentUploadColumns_Input!) {
  mapStudentUpload(id: $id, input: $input) {
    _id
  }
}
    `, {"hash":"sha256:c969df7ae5a4d7b2e5e05e4532045a975ae26b9c91be54fb6077e1632ac545b5"}) as unknown as TypedDocumentString<MapUploadMutation, MapUploadMutationVariables>;
export const CorrectUploadDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation CorrectUpload($id: String!, $row: String!, $input: StudentUploadRow_Input!) {
  correctStudentUpload(id: $id, row: $row, input: $input) {
    _id
  }
}
    `, {"hash":"sha256:feac014d3a6808e9e114489b44ab3369a86813ef722b4bd47b5b508027dcf5ad"}) as unknown as TypedDocumentString<CorrectUploadMutation, CorrectUploadMutationVariables>;
export const AddUploadDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation AddUpload($id: String!) {
  addStudentUpload(id: $id) {
    _id
  }
}
    `, {"hash":"sha256:f8ee1119dc13b5d803ec9e78f53ff1c4969ca04ba524b7ad85190f0d26011669"}) as unknown as TypedDocumentString<AddUploadMutation, AddUploadMutationVariables>;
export const UndoUploadDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation UndoUpload($id: String!) {
  undoStudentUpload(id: $id) {
    _id
  }
}
    `, {"hash":"sha256:1366b4eda3018addd2819a07574bf8ed1d842ab79efadb2bfb46efbee065193a"}) as unknown as TypedDocumentString<UndoUploadMutation, UndoUploadMutationVariables>;
export const StudentUploadDocument = /* @__PURE__ */ new TypedDocumentString(`
    query StudentUpload($id: String!) {
  studentUpload(id: $id) {
    _id
    fileName
    state
    missing
    total
    good
    bad
    added
    columns {
      heading
      sample
      field
    }
    badRows {
      row
      cells {
        field
        value
        message
      }
    }
  }
}
    `, {"hash":"sha256:5d635d0701c6ff78a28aa8cb8b9e6841a519f0268c4aff00c304596d2b387ee9"}) as unknown as TypedDocumentString<StudentUploadQuery, StudentUploadQueryVariables>;
export const AddParticipantDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation AddParticipant($input: NewStudent_Input!) {
  createStudent(input: $input) {
    _id
  }
}
    `, {"hash":"sha256:ae7cc81680d1aa174564a3ea84cd6326f9ccdb6438efb053848c0b2772f25da2"}) as unknown as TypedDocumentString<AddParticipantMutation, AddParticipantMutationVariables>;
export const ChangeParticipantDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation ChangeParticipant($id: String!, $input: StudentChanges_Input!) {
  updateStudent(id: $id, input: $input) {
    _id
  }
}
    `, {"hash":"sha256:e51f5d936cd0fb34b25b1a9a7abebce3f04e91a01649e8d312ffd85470a94bc1"}) as unknown as TypedDocumentString<ChangeParticipantMutation, ChangeParticipantMutationVariables>;
export const RemoveParticipantDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation RemoveParticipant($id: String!) {
  deleteStudent(id: $id)
}
    `, {"hash":"sha256:e206d2c7029d1b44dedccdc972eb14e60a574fe4655623817de35dddf2bdc23d"}) as unknown as TypedDocumentString<RemoveParticipantMutation, RemoveParticipantMutationVariables>;
export const RemoveParticipantsDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation RemoveParticipants($input: ChosenStudents_Input!) {
  removeStudents(input: $input) {
    done
    refused {
      _id
    }
  }
}
    `, {"hash":"sha256:b7735ddae702a8eaada4406df409b457f5b709ccbb804e477233dd72d9261024"}) as unknown as TypedDocumentString<RemoveParticipantsMutation, RemoveParticipantsMutationVariables>;
export const RestoreParticipantsDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation RestoreParticipants($input: ChosenStudents_Input!) {
  restoreStudents(input: $input) {
    done
  }
}
    `, {"hash":"sha256:6cd81543e088bd8b8ce04dc85e0043462e95ca26ee9db2041b042da9132c9cb4"}) as unknown as TypedDocumentString<RestoreParticipantsMutation, RestoreParticipantsMutationVariables>;
export const InviteParticipantsDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation InviteParticipants($input: ChosenStudents_Input!) {
  inviteStudents(input: $input) {
    done
    refused {
      _id
    }
  }
}
    `, {"hash":"sha256:5dfaed7ac6b5a6a89eaa8db1fa3905acc739fb872d090161704401fb2d33a294"}) as unknown as TypedDocumentString<InviteParticipantsMutation, InviteParticipantsMutationVariables>;
export const DecideJoinDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation DecideJoin($id: String!, $input: ApprovalDecision_Input!) {
  decideApproval(id: $id, input: $input) {
    approval
  }
}
    `, {"hash":"sha256:c942495f6d262f288a61147122872b2059199806140a34751eba233f3aa05937"}) as unknown as TypedDocumentString<DecideJoinMutation, DecideJoinMutationVariables>;
export const ConfirmPasswordDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation ConfirmPassword($input: PasswordConfirmation_Input!) {
  confirmPassword(input: $input)
}
    `, {"hash":"sha256:64f3670f3c4fa91c0371972a73930d40d92502e33ac45fb5d6577668d7defd88"}) as unknown as TypedDocumentString<ConfirmPasswordMutation, ConfirmPasswordMutationVariables>;
export const GiveRolesDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation GiveRoles($id: String!, $userId: String!, $input: OrganisationContactChanges_Input!) {
  updateOrganisationContact(id: $id, userId: $userId, input: $input) {
    _id
  }
}
    `, {"hash":"sha256:e121f8a4d9c879bb6487e19e4b68c5c6723345fe5fac6db52e7baf1e909887c7"}) as unknown as TypedDocumentString<GiveRolesMutation, GiveRolesMutationVariables>;
export const RemoveColleagueDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation RemoveColleague($id: String!, $userId: String!) {
  removeOrganisationContact(id: $id, userId: $userId)
}
    `, {"hash":"sha256:3664820eb91681203631299dc3f21848edefa10f63669e71e9f510f035aa17d1"}) as unknown as TypedDocumentString<RemoveColleagueMutation, RemoveColleagueMutationVariables>;
export const ParticipantsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query Participants($search: String, $status: String, $sort: [String], $page: Int, $limit: Int, $edited: String!, $isEditing: Boolean!, $asked: String!, $isAsking: Boolean!, $organisation: String!, $isMember: Boolean!, $isAdministrator: Boolean!) {
  students(
    search: $search
    status: $status
    sort: $sort
    page: $page
    limit: $limit
  ) {
    total
    items {
      _id
      firstName
      lastName
      email
      language
      dateOfBirth
      birthPlace
      status
    }
  }
  edited: student(id: $edited) @include(if: $isEditing) {
    _id
    firstName
    lastName
    email
    phone
    language
    dateOfBirth
    birthPlace
    status
  }
  asked: students(_id: $asked, limit: 100) @include(if: $isAsking) {
    items {
      _id
      firstName
      lastName
    }
  }
  administrators(id: $organisation) @include(if: $isMember) {
    firstName
    lastName
  }
  approvals @include(if: $isAdministrator) {
    _id
    firstName
    lastName
    email
    phone
    createdAt
  }
  organisationContacts(id: $organisation) @include(if: $isAdministrator) {
    _id
    firstName
    lastName
    email
    roles
  }
}
    `, {"hash":"sha256:4f28c82b51cc9856fa1e8c744162a4e44d8e49eef278bdb72e0d3847e4e2738c"}) as unknown as TypedDocumentString<ParticipantsQuery, ParticipantsQueryVariables>;
export const SavePersonalDataDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation SavePersonalData($id: String!, $input: UserChanges_Input!) {
  updateUser(id: $id, input: $input) {
    _id
  }
}
    `, {"hash":"sha256:b426bcae4ca685e75b21393ad640a45c084ae8ba7c4ac3b9769ea107aa5524d2"}) as unknown as TypedDocumentString<SavePersonalDataMutation, SavePersonalDataMutationVariables>;
export const PersonalDataDocument = /* @__PURE__ */ new TypedDocumentString(`
    query PersonalData($userId: String!) {
  me(userId: $userId) {
    email
    emailVerified
    address
    zip
    city
    firstName
    lastName
    phone
    language
    allowMarketing
    organisation {
      name
      vat
      address
      zip
      city
    }
    contact {
      roles
    }
    student {
      _id
      dateOfBirth
      birthPlace
    }
  }
  unfinishedRegistrations {
    ...UnfinishedRecord
  }
  waiting(userId: $userId) {
    registrationsToPay
    bookingsToPay
    quotationsToAnswer
    invoicesToPay
    requestsToDecide
  }
}
    fragment UnfinishedRecord on UnfinishedRegistration {
  _id
  keptUntil
  students {
    firstName
    lastName
  }
  session {
    _id
    schedule {
      start
      end
    }
    course {
      _id
      title {
        nl
        en
        fr
      }
    }
  }
}`, {"hash":"sha256:95fdf31072a56a02cf7c38898cc10c928176b76e2fc7555b0cae765a817acc4a"}) as unknown as TypedDocumentString<PersonalDataQuery, PersonalDataQueryVariables>;
export const ReplaceParticipantDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation ReplaceParticipant($id: String!, $studentId: String!, $input: ParticipantReplacement_Input!) {
  replaceParticipant(id: $id, studentId: $studentId, input: $input)
}
    `, {"hash":"sha256:f318a7eff30fd36d1ee04443b06da34c181c2b59e03bf2b37cd745f62b67e751"}) as unknown as TypedDocumentString<ReplaceParticipantMutation, ReplaceParticipantMutationVariables>;
export const RegistrationDetailDocument = /* @__PURE__ */ new TypedDocumentString(`
    query RegistrationDetail($id: String!, $students: [String], $withdrawal: Boolean, $moving: [String]) {
  registration(id: $id) {
    ...RegistrationRecord
    ...PriceLines
    invoice {
      name
      vat
    }
    deadlines {
      subsidy {
        apply
        pay
      }
      trainingLeave {
        attest
        request
        claim
        minimumHours
      }
    }
    session {
      duration
      endDate
      course {
        type
        trainingDatabaseNumber
      }
    }
    practical {
      ...PracticalFacts
    }
  }
  cancellationEffect(id: $id, students: $students, withdrawal: $withdrawal) {
    ...CancellationEffect
  }
  registrationMoves(id: $id, students: $moving) {
    ...RegistrationMoves
  }
  provider {
    name
    vat
    recognition
  }
  students(
    limit: 999
    status: "!deleted"
    sort: ["lastName:ASC", "firstName:ASC"]
  ) {
    items {
      _id
      firstName
      lastName
      status
    }
  }
}
    fragment CancellationEffect on CancellationEffect {
  students
  isPossible
  isWhole
  withdrawal
  withdrawableUntil
  credit
  refund
  kept
  daysBack
  daysKept
}
fragment RegistrationMoves on RegistrationMoves {
  until
  isPossible
  refusal
  sessions {
    difference
    refund
    session {
      _id
      decision
      schedule {
        start
        end
      }
      location {
        isOnline
        name {
          nl
          en
          fr
        }
        city {
          nl
          en
          fr
        }
      }
      language {
        name {
          nl
          en
          fr
        }
      }
    }
  }
}
fragment SessionOfRecord on RegisteredSession {
  _id
  startDate
  schedule {
    start
    end
  }
  course {
    _id
    key
    category
    slug {
      nl
      en
      fr
    }
    title {
      nl
      en
      fr
    }
  }
  location {
    isOnline
    name {
      nl
      en
      fr
    }
    city {
      nl
      en
      fr
    }
  }
  language {
    name {
      nl
      en
      fr
    }
  }
}
fragment PracticalFacts on RegistrationPractical {
  room
  onlineLink
  linkOn
  mailedOn
  contact
  bring {
    nl
    en
    fr
  }
  directions {
    nl
    en
    fr
  }
  parking {
    nl
    en
    fr
  }
  files {
    _id
    name
    size
  }
}
fragment RegistrationRecord on Registration {
  _id
  status
  phase
  outcome
  payment
  paymentMethod
  net
  vat
  total
  owed
  isCanceled
  paidAt
  expiresAt
  choice {
    until
    offered {
      _id
      schedule {
        start
        end
      }
    }
  }
  refund {
    amount
    isSettled
  }
  issuedInvoice {
    _id
    number
  }
  dueOn
  toPay
  shares {
    payer
    amount
    open
  }
  students {
    _id
    firstName
    lastName
    result {
      score
      maximum
      passed
      remark
    }
    certificate {
      _id
    }
    hasAttendanceAttest
  }
  session {
    ...SessionOfRecord
    minimum
    decisionOn
    decision
  }
}
fragment PriceLines on Registration {
  vat
  total
  priceLines {
    kind
    amount
    participants
    each
    days
    from
    code
    percent
    card
  }
}`, {"hash":"sha256:9872121b3c304ccafda83d95a5ddd0217c28fb857c2ec65ff85e292723f3c468"}) as unknown as TypedDocumentString<RegistrationDetailQuery, RegistrationDetailQueryVariables>;
export const MoveRegistrationDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation MoveRegistration($id: String!, $input: NewMove_Input!) {
  moveRegistration(id: $id, input: $input) {
    registration
  }
}
    `, {"hash":"sha256:cde0bc07265d79b19777fb2b3a3a54f9d3fda7f57825c7f613b918eee721dab6"}) as unknown as TypedDocumentString<MoveRegistrationMutation, MoveRegistrationMutationVariables>;
export const MakeCalendarFeedDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation MakeCalendarFeed {
  createCalendarFeed {
    address
  }
}
    `, {"hash":"sha256:b2a2ff38aeea36cdd69efcd0fb7ad8d2fb849a393126c801d9664a46800e7dea"}) as unknown as TypedDocumentString<MakeCalendarFeedMutation, MakeCalendarFeedMutationVariables>;
export const RevokeCalendarFeedDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation RevokeCalendarFeed {
  revokeCalendarFeed
}
    `, {"hash":"sha256:3f45501530e0d34279ec5570e0c8372cc6bc8a37f9e0618cc8925d6c11c2f74b"}) as unknown as TypedDocumentString<RevokeCalendarFeedMutation, RevokeCalendarFeedMutationVariables>;
export const DeleteWaitingListEntryDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation DeleteWaitingListEntry($id: String!) {
  deleteWaitingListEntry(id: $id)
}
    `, {"hash":"sha256:e39f3c1aca2118b7203bb2eec657117a3c2a572e254ebb77ae25ca3fa07490f0"}) as unknown as TypedDocumentString<DeleteWaitingListEntryMutation, DeleteWaitingListEntryMutationVariables>;
export const RegistrationListDocument = /* @__PURE__ */ new TypedDocumentString(`
    query RegistrationList($userId: String!, $status: String, $certificates: String, $text: String, $sort: [String], $page: Int, $limit: Int) {
  registrations(
    status: $status
    certificates: $certificates
    text: $text
    sort: $sort
    page: $page
    limit: $limit
  ) {
    total
    items {
      ...RegistrationRecord
    }
  }
  registrationTotals {
    all
    awaitingPayment
    paid
    expired
    certificates
  }
  calendarFeed {
    address
  }
  unfinishedRegistrations {
    ...UnfinishedRecord
  }
  waitingListEntries(status: "waiting,offered", limit: 100) {
    items {
      ...WaitingRecord
    }
  }
  ownTrainings(userId: $userId) {
    _id
    organisation
    registration
    phase
    result {
      score
      maximum
      passed
      remark
    }
    certificate {
      _id
    }
    hasAttendanceAttest
    session {
      ...SessionOfRecord
    }
    practical {
      ...PracticalFacts
    }
  }
}
    fragment UnfinishedRecord on UnfinishedRegistration {
  _id
  keptUntil
  students {
    firstName
    lastName
  }
  session {
    _id
    schedule {
      start
      end
    }
    course {
      _id
      title {
        nl
        en
        fr
      }
    }
  }
}
fragment WaitingRecord on WaitingListEntry {
  _id
  status
  place
  seats
  offeredUntil
  students {
    firstName
    lastName
  }
  session {
    ...SessionOfRecord
  }
}
fragment SessionOfRecord on RegisteredSession {
  _id
  startDate
  schedule {
    start
    end
  }
  course {
    _id
    key
    category
    slug {
      nl
      en
      fr
    }
    title {
      nl
      en
      fr
    }
  }
  location {
    isOnline
    name {
      nl
      en
      fr
    }
    city {
      nl
      en
      fr
    }
  }
  language {
    name {
      nl
      en
      fr
    }
  }
}
fragment PracticalFacts on RegistrationPractical {
  room
  onlineLink
  linkOn
  mailedOn
  contact
  bring {
    nl
    en
    fr
  }
  directions {
    nl
    en
    fr
  }
  parking {
    nl
    en
    fr
  }
  files {
    _id
    name
    size
  }
}
fragment RegistrationRecord on Registration {
  _id
  status
  phase
  outcome
  payment
  paymentMethod
  net
  vat
  total
  owed
  isCanceled
  paidAt
  expiresAt
  choice {
    until
    offered {
      _id
      schedule {
        start
        end
      }
    }
  }
  refund {
    amount
    isSettled
  }
  issuedInvoice {
    _id
    number
  }
  dueOn
  toPay
  shares {
    payer
    amount
    open
  }
  students {
    _id
    firstName
    lastName
    result {
      score
      maximum
      passed
      remark
    }
    certificate {
      _id
    }
    hasAttendanceAttest
  }
  session {
    ...SessionOfRecord
    minimum
    decisionOn
    decision
  }
}`, {"hash":"sha256:af13a7e1e927fe658c23185d550dbedc45e0324633967272980afd20e8e3d37c"}) as unknown as TypedDocumentString<RegistrationListQuery, RegistrationListQueryVariables>;
export const CancelRegistrationDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation CancelRegistration($id: String!, $input: NewCancellation_Input!) {
  cancelRegistration(id: $id, input: $input) {
    registration
    withdrawal
    credit
    kept
  }
}
    `, {"hash":"sha256:ffef084436fac913056f5be8b31b316a23a7a07ca6b24d07bd4de1e717a20611"}) as unknown as TypedDocumentString<CancelRegistrationMutation, CancelRegistrationMutationVariables>;
export const CancelParticipantDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation CancelParticipant($id: String!, $studentId: String!) {
  cancelParticipant(id: $id, studentId: $studentId)
}
    `, {"hash":"sha256:ff49eb95705e104938bed0884b1a108c219a0da043da6c5fb58e6ac659ea3656"}) as unknown as TypedDocumentString<CancelParticipantMutation, CancelParticipantMutationVariables>;
export const OwnStatementDocument = /* @__PURE__ */ new TypedDocumentString(`
    query OwnStatement($from: String, $until: String) {
  ownAccountStatement(from: $from, until: $until) {
    ...StatementContent
  }
}
    fragment StatementContent on AccountStatement {
  customer
  opening
  open
  credit
  lines {
    _id
    day
    kind
    number
    reference
    amount
    balance
  }
}`, {"hash":"sha256:617a3f48ca54d16b93e42f1fe2d2196eda7712be21d13806f3ac8cd5d3063d38"}) as unknown as TypedDocumentString<OwnStatementQuery, OwnStatementQueryVariables>;
export const TrainingYearDocument = /* @__PURE__ */ new TypedDocumentString(`
    query TrainingYear($year: Int, $search: String, $page: Int, $limit: Int) {
  trainingYear(year: $year, search: $search, page: $page, limit: $limit) {
    years
    total
    limit
    items {
      _id
      firstName
      lastName
      days
      hours
      trainings {
        session
        course {
          nl
          en
          fr
        }
        slug {
          nl
          en
          fr
        }
        dates
      }
    }
  }
}
    `, {"hash":"sha256:5c068609356af993f8be172ef6e97b57984fffcbe21912ff70a29dfd988202a6"}) as unknown as TypedDocumentString<TrainingYearQuery, TrainingYearQueryVariables>;
export const CheckOrganisationDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation CheckOrganisation($input: UserCheck_Input!) {
  validateUser(input: $input) {
    isUnique
  }
}
    `, {"hash":"sha256:12155677ba4ce0294d9bf229d4ee4e2f765e4284479cb988cd4b473962eeb2b4"}) as unknown as TypedDocumentString<CheckOrganisationMutation, CheckOrganisationMutationVariables>;
export const NameOrganisationDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation NameOrganisation($input: UserCheck_Input!) {
  validateUser(input: $input) {
    organisation {
      name
    }
  }
}
    `, {"hash":"sha256:e7b8f63b6e37f9f0dc86c06275ef0834416e64fe18a2cf63a34372185dd94a0e"}) as unknown as TypedDocumentString<NameOrganisationMutation, NameOrganisationMutationVariables>;
export const ResetPasswordDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation ResetPassword($token: String!, $input: PasswordChoice_Input!) {
  resetPassword(token: $token, input: $input) {
    email
  }
}
    `, {"hash":"sha256:c3809c1985c15ee971973b6a76341d9873729e8e106704ac03370a31c17b6b23"}) as unknown as TypedDocumentString<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const RequestPasswordResetDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation RequestPasswordReset($input: PasswordResetRequest_Input!) {
  requestPasswordReset(input: $input) {
    email
  }
}
    `, {"hash":"sha256:60ea5042a9c09d27979769dcfcf7a678323c6727d1cc170d59b2c71167ca7db3"}) as unknown as TypedDocumentString<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const RegisteredAccountDocument = /* @__PURE__ */ new TypedDocumentString(`
    query RegisteredAccount($userId: String!) {
  me(userId: $userId) {
    firstName
    email
    emailVerified
    organisation {
      name
    }
  }
}
    `, {"hash":"sha256:268a299dfddbeb37596198e32b36043d7c42e50132f6bec79fb41a086139bd7f"}) as unknown as TypedDocumentString<RegisteredAccountQuery, RegisteredAccountQueryVariables>;
export const PaymentNowDocument = /* @__PURE__ */ new TypedDocumentString(`
    query PaymentNow($id: String!) {
  registrationPayment(id: $id) {
    status
    outcome
    payment
    paymentMethod
  }
  bookingPayment(id: $id) {
    status
    payment
  }
}
    `, {"hash":"sha256:62a50dcd55222155034ee4b09e8241408aed2a25e1843142367778880b031fa5"}) as unknown as TypedDocumentString<PaymentNowQuery, PaymentNowQueryVariables>;
export const BillDocument = /* @__PURE__ */ new TypedDocumentString(`
    query Bill($id: String!, $userId: String!) {
  me(userId: $userId) {
    email
    emailVerified
  }
  registrationPayment(id: $id) {
    status
    outcome
    payment
    paymentMethod
    total
  }
  bookingPayment(id: $id) {
    status
    payment
  }
  registration(id: $id) {
    _id
    status
    phase
    net
    expiresAt
    paymentMethod
    ...PriceLines
    deadlines {
      subsidy {
        apply
        pay
      }
      trainingLeave {
        request
        claim
        isInFlanders
      }
    }
    students {
      firstName
      lastName
    }
    issuedInvoice {
      _id
    }
    dueOn
    toPay
    shares {
      payer
      amount
    }
    session {
      _id
      schedule {
        start
        end
      }
      course {
        key
        category
        slug {
          nl
          en
          fr
        }
        title {
          nl
          en
          fr
        }
      }
    }
  }
  booking(id: $id) {
    _id
    date
    dayPart
    persons
    roomName {
      nl
      en
      fr
    }
    owed
    offer {
      number
      room
      total
    }
  }
}
    fragment PriceLines on Registration {
  vat
  total
  priceLines {
    kind
    amount
    participants
    each
    days
    from
    code
    percent
    card
  }
}`, {"hash":"sha256:fa6f51bab9f1144e9e81a564d79f3d6191770b654894d3125abe310b9b02f768"}) as unknown as TypedDocumentString<BillQuery, BillQueryVariables>;
export const BeginPaymentDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation BeginPayment($input: PaymentRequest_Input!) {
  createRegistrationPayment(input: $input) {
    redirectUrl
  }
}
    `, {"hash":"sha256:56320797c78a3d820b7fbb9248649688ba04164d2e25ab297af70ac82d335936"}) as unknown as TypedDocumentString<BeginPaymentMutation, BeginPaymentMutationVariables>;
export const BeginRoomPaymentDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation BeginRoomPayment($input: PaymentRequest_Input!) {
  createBookingPayment(input: $input) {
    redirectUrl
  }
}
    `, {"hash":"sha256:81d51a20c0bd0973a10d868de4a1f498a558b4a8fd9021caa310ffd78b107ca8"}) as unknown as TypedDocumentString<BeginRoomPaymentMutation, BeginRoomPaymentMutationVariables>;
export const CourseOfSessionDocument = /* @__PURE__ */ new TypedDocumentString(`
    query CourseOfSession($slug: String!, $locale: String!) {
  course(id: $slug, locale: $locale) {
    _id
    slug {
      nl
      en
      fr
    }
  }
}
    `, {"hash":"sha256:46db17feddf8c18a1346302aae00d3a2196e788b655e1aa774104bb2215fca8b"}) as unknown as TypedDocumentString<CourseOfSessionQuery, CourseOfSessionQueryVariables>;
export const FollowedCalendarDocument = /* @__PURE__ */ new TypedDocumentString(`
    query FollowedCalendar($token: String!) {
  followedCalendar(token: $token) {
    locale
    items {
      participants
      deadlines {
        subsidy {
          apply
          pay
        }
        trainingLeave {
          request
          claim
        }
      }
      session {
        ...PlannedSessionFields
      }
    }
  }
}
    fragment PlannedSessionFields on PlannedSession {
  _id
  course
  revision
  movedAt
  schedule {
    start
    end
  }
  location {
    key
    isOnline
    name {
      nl
      en
      fr
    }
    city {
      nl
      en
      fr
    }
    address
    addresses {
      nl
      en
      fr
    }
    zip
  }
  language {
    code
    name {
      nl
      en
      fr
    }
  }
  plannedCourse {
    slug {
      nl
      en
      fr
    }
    title {
      nl
      en
      fr
    }
    summary {
      nl
      en
      fr
    }
    category {
      key
      name {
        nl
        en
        fr
      }
    }
  }
}`, {"hash":"sha256:4f8826ac45e673fd756dbb89038b6cd6ff6277162989e13c65557647581abb36"}) as unknown as TypedDocumentString<FollowedCalendarQuery, FollowedCalendarQueryVariables>;
export const PlannedSessionsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query PlannedSessions($page: Int!, $course: String) {
  plannedSessions(limit: 999, page: $page, course: $course) {
    total
    items {
      ...PlannedSessionFields
    }
  }
}
    fragment PlannedSessionFields on PlannedSession {
  _id
  course
  revision
  movedAt
  schedule {
    start
    end
  }
  location {
    key
    isOnline
    name {
      nl
      en
      fr
    }
    city {
      nl
      en
      fr
    }
    address
    addresses {
      nl
      en
      fr
    }
    zip
  }
  language {
    code
    name {
      nl
      en
      fr
    }
  }
  plannedCourse {
    slug {
      nl
      en
      fr
    }
    title {
      nl
      en
      fr
    }
    summary {
      nl
      en
      fr
    }
    category {
      key
      name {
        nl
        en
        fr
      }
    }
  }
}`, {"hash":"sha256:3f69fce6f197780a49189a308b53f3ad7bc6bc083aebd02da5c2e6bef8296e41"}) as unknown as TypedDocumentString<PlannedSessionsQuery, PlannedSessionsQueryVariables>;
export const VisitorAfterChangeDocument = /* @__PURE__ */ new TypedDocumentString(`
    query VisitorAfterChange($userId: String!) {
  me(userId: $userId) {
    email
    firstName
    lastName
    approval
    organisation {
      _id
      name
    }
    contact {
      roles
    }
  }
  waiting(userId: $userId) {
    registrationsToPay
    bookingsToPay
    quotationsToAnswer
    invoicesToPay
    requestsToDecide
  }
}
    `, {"hash":"sha256:8fc9b13c99fb560d07942838fcd1be96d03093d0fe8b0a7453612174eb271ae2"}) as unknown as TypedDocumentString<VisitorAfterChangeQuery, VisitorAfterChangeQueryVariables>;
export const CountPageViewDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation CountPageView($input: NewPageView_Input!) {
  countPageView(input: $input) {
    counted
  }
}
    `, {"hash":"sha256:54f9e7613b7b8cbd7d21346256e12ecb68cde472d34f94c95e1aaf3ad0bb87fb"}) as unknown as TypedDocumentString<CountPageViewMutation, CountPageViewMutationVariables>;
export const ContentPageDocument = /* @__PURE__ */ new TypedDocumentString(`
    query ContentPage($type: String!, $locale: String!, $en: Boolean!, $fr: Boolean!) {
  staticContent(type: $type, locale: $locale) {
    __typename
    ... on HomepageContent {
      type
      version
      data {
        ...PageDataValues
      }
      layout {
        ...PlacedBlock
      }
    }
    ... on CourseContent {
      type
      version
      data {
        ...CourseContentDataValues
      }
      layout {
        ...PlacedBlock
      }
    }
    ... on AboutContent {
      type
      version
      data {
        ...PageDataValues
      }
      layout {
        ...PlacedBlock
      }
    }
    ... on CoachingContent {
      type
      version
      data {
        ...PageDataValues
      }
      layout {
        ...PlacedBlock
      }
    }
    ... on ClassroomsContent {
      type
      version
      data {
        ...PageDataValues
      }
      layout {
        ...PlacedBlock
      }
    }
    ... on ContactContent {
      type
      version
      data {
        ...ContactDataValues
      }
      layout {
        ...PlacedBlock
      }
    }
    ... on PrivacyContent {
      type
      version
      data {
        ...PageDataValues
      }
      layout {
        ...PlacedBlock
      }
    }
    ... on DisclaimerContent {
      type
      version
      data {
        ...PageDataValues
      }
      layout {
        ...PlacedBlock
      }
    }
    ... on NewsletterContent {
      type
      version
      data {
        ...PageDataValues
      }
      layout {
        ...PlacedBlock
      }
    }
  }
}
    fragment BannerDataFields on BannerData {
  image
  highlightTitle
  highlightText
  buttonLabel
  url {
    urlType
    value
  }
}
fragment BannerDataValues on BannerDataByLocale {
  nl {
    ...BannerDataFields
  }
  en @include(if: $en) {
    ...BannerDataFields
  }
  fr @include(if: $fr) {
    ...BannerDataFields
  }
}
fragment CourseSearchDataFields on CourseSearchData {
  placeholder
  popular
}
fragment CourseSearchDataValues on CourseSearchDataByLocale {
  nl {
    ...CourseSearchDataFields
  }
  en @include(if: $en) {
    ...CourseSearchDataFields
  }
  fr @include(if: $fr) {
    ...CourseSearchDataFields
  }
}
fragment HomepageOfferDataFields on HomepageOfferData {
  title
  calendarTraining {
    title
    text
  }
  tailoredTraining {
    title
    text
  }
  onlineTraining {
    title
    text
  }
  certificationTraining {
    title
    text
  }
  coaching {
    title
    text
  }
}
fragment HomepageOfferDataValues on HomepageOfferDataByLocale {
  nl {
    ...HomepageOfferDataFields
  }
  en @include(if: $en) {
    ...HomepageOfferDataFields
  }
  fr @include(if: $fr) {
    ...HomepageOfferDataFields
  }
}
fragment HomepageUspsDataFields on HomepageUspsData {
  items {
    figure
    text
  }
}
fragment HomepageUspsDataValues on HomepageUspsDataByLocale {
  nl {
    ...HomepageUspsDataFields
  }
  en @include(if: $en) {
    ...HomepageUspsDataFields
  }
  fr @include(if: $fr) {
    ...HomepageUspsDataFields
  }
}
fragment PromoVideoDataFields on PromoVideoData {
  title
  text
  video
}
fragment PromoVideoDataValues on PromoVideoDataByLocale {
  nl {
    ...PromoVideoDataFields
  }
  en @include(if: $en) {
    ...PromoVideoDataFields
  }
  fr @include(if: $fr) {
    ...PromoVideoDataFields
  }
}
fragment CourseListDataFields on CourseListData {
  title
  text
  show
  limit
  only
  location
  category
}
fragment CourseListDataValues on CourseListDataByLocale {
  nl {
    ...CourseListDataFields
  }
  en @include(if: $en) {
    ...CourseListDataFields
  }
  fr @include(if: $fr) {
    ...CourseListDataFields
  }
}
fragment CourseCalendarDataFields on CourseCalendarData {
  title
  text
}
fragment CourseCalendarDataValues on CourseCalendarDataByLocale {
  nl {
    ...CourseCalendarDataFields
  }
  en @include(if: $en) {
    ...CourseCalendarDataFields
  }
  fr @include(if: $fr) {
    ...CourseCalendarDataFields
  }
}
fragment RichTextDataFields on RichTextData {
  title
  text
}
fragment RichTextDataValues on RichTextDataByLocale {
  nl {
    ...RichTextDataFields
  }
  en @include(if: $en) {
    ...RichTextDataFields
  }
  fr @include(if: $fr) {
    ...RichTextDataFields
  }
}
fragment ReviewsDataFields on ReviewsData {
  title
  limit
}
fragment ReviewsDataValues on ReviewsDataByLocale {
  nl {
    ...ReviewsDataFields
  }
  en @include(if: $en) {
    ...ReviewsDataFields
  }
  fr @include(if: $fr) {
    ...ReviewsDataFields
  }
}
fragment FaqDataFields on FaqData {
  title
  subjects
}
fragment FaqDataValues on FaqDataByLocale {
  nl {
    ...FaqDataFields
  }
  en @include(if: $en) {
    ...FaqDataFields
  }
  fr @include(if: $fr) {
    ...FaqDataFields
  }
}
fragment StaffDataFields on StaffData {
  title
  text
}
fragment StaffDataValues on StaffDataByLocale {
  nl {
    ...StaffDataFields
  }
  en @include(if: $en) {
    ...StaffDataFields
  }
  fr @include(if: $fr) {
    ...StaffDataFields
  }
}
fragment RoomTypesDataFields on RoomTypesData {
  title
  text
}
fragment RoomTypesDataValues on RoomTypesDataByLocale {
  nl {
    ...RoomTypesDataFields
  }
  en @include(if: $en) {
    ...RoomTypesDataFields
  }
  fr @include(if: $fr) {
    ...RoomTypesDataFields
  }
}
fragment TailoredDataFields on TailoredData {
  title
  text
  buttonLabel
  steps {
    title
    text
  }
}
fragment TailoredDataValues on TailoredDataByLocale {
  nl {
    ...TailoredDataFields
  }
  en @include(if: $en) {
    ...TailoredDataFields
  }
  fr @include(if: $fr) {
    ...TailoredDataFields
  }
}
fragment NewsletterFormDataFields on NewsletterFormData {
  title
  text
  buttonLabel
}
fragment NewsletterFormDataValues on NewsletterFormDataByLocale {
  nl {
    ...NewsletterFormDataFields
  }
  en @include(if: $en) {
    ...NewsletterFormDataFields
  }
  fr @include(if: $fr) {
    ...NewsletterFormDataFields
  }
}
fragment ContactFormDataFields on ContactFormData {
  title
  text
  buttonLabel
}
fragment ContactFormDataValues on ContactFormDataByLocale {
  nl {
    ...ContactFormDataFields
  }
  en @include(if: $en) {
    ...ContactFormDataFields
  }
  fr @include(if: $fr) {
    ...ContactFormDataFields
  }
}
fragment FooterDataFields on FooterData {
  name
  address
  zip
  city
  phone
  email
  subsidyLabel
  subsidyUrl
  columns {
    title
    links {
      label
      url {
        urlType
        value
      }
    }
  }
}
fragment FooterDataValues on FooterDataByLocale {
  nl {
    ...FooterDataFields
  }
  en @include(if: $en) {
    ...FooterDataFields
  }
  fr @include(if: $fr) {
    ...FooterDataFields
  }
}
fragment CookieDataFields on CookieData {
  title
  text
  acceptLabel
  declineLabel
}
fragment CookieDataValues on CookieDataByLocale {
  nl {
    ...CookieDataFields
  }
  en @include(if: $en) {
    ...CookieDataFields
  }
  fr @include(if: $fr) {
    ...CookieDataFields
  }
}
fragment PlacedBlock on LayoutBlock {
  __typename
  ... on BannerBlock {
    id
    block
    hidden
    content {
      data {
        ...BannerDataValues
      }
    }
  }
  ... on CourseSearchBlock {
    id
    block
    hidden
    data {
      ...CourseSearchDataValues
    }
  }
  ... on HomepageOfferBlock {
    id
    block
    hidden
    content {
      data {
        ...HomepageOfferDataValues
      }
    }
  }
  ... on HomepageUspsBlock {
    id
    block
    hidden
    content {
      data {
        ...HomepageUspsDataValues
      }
    }
  }
  ... on PromoVideoBlock {
    id
    block
    hidden
    data {
      ...PromoVideoDataValues
    }
  }
  ... on CourseListBlock {
    id
    block
    hidden
    data {
      ...CourseListDataValues
    }
  }
  ... on CourseCalendarBlock {
    id
    block
    hidden
    data {
      ...CourseCalendarDataValues
    }
  }
  ... on CourseDetailBlock {
    id
    block
    hidden
  }
  ... on RichTextBlock {
    id
    block
    hidden
    data {
      ...RichTextDataValues
    }
  }
  ... on ReviewsBlock {
    id
    block
    hidden
    data {
      ...ReviewsDataValues
    }
  }
  ... on FaqBlock {
    id
    block
    hidden
    data {
      ...FaqDataValues
    }
  }
  ... on StaffBlock {
    id
    block
    hidden
    data {
      ...StaffDataValues
    }
  }
  ... on RoomTypesBlock {
    id
    block
    hidden
    data {
      ...RoomTypesDataValues
    }
  }
  ... on TailoredBlock {
    id
    block
    hidden
    content {
      data {
        ...TailoredDataValues
      }
    }
  }
  ... on NewsletterFormBlock {
    id
    block
    hidden
    data {
      ...NewsletterFormDataValues
    }
  }
  ... on ContactFormBlock {
    id
    block
    hidden
    data {
      ...ContactFormDataValues
    }
  }
  ... on FooterBlock {
    id
    block
    hidden
    content {
      data {
        ...FooterDataValues
      }
    }
  }
  ... on CookieBlock {
    id
    block
    hidden
    content {
      data {
        ...CookieDataValues
      }
    }
  }
}
fragment PageDataFields on PageData {
  title
  seoDescription
}
fragment PageDataValues on PageDataByLocale {
  nl {
    ...PageDataFields
  }
  en @include(if: $en) {
    ...PageDataFields
  }
  fr @include(if: $fr) {
    ...PageDataFields
  }
}
fragment CourseContentDataFields on CourseContentData {
  title
  seoDescription
  included
  includedOnline
  includedTailored
  certificate
  cancellation
  subsidy
  contactName
  contactPhone
  tailoredContactName
  tailoredContactPhone
  terms {
    urlType
    value
  }
}
fragment CourseContentDataValues on CourseContentDataByLocale {
  nl {
    ...CourseContentDataFields
  }
  en @include(if: $en) {
    ...CourseContentDataFields
  }
  fr @include(if: $fr) {
    ...CourseContentDataFields
  }
}
fragment ContactDataFields on ContactData {
  title
  seoDescription
  address
  phone
  email
  openingHours
}
fragment ContactDataValues on ContactDataByLocale {
  nl {
    ...ContactDataFields
  }
  en @include(if: $en) {
    ...ContactDataFields
  }
  fr @include(if: $fr) {
    ...ContactDataFields
  }
}`, {"hash":"sha256:bc2ea8615a0bbb8c147d64429ddf8efb783f538a53337be6e138adf9531e6171"}) as unknown as TypedDocumentString<ContentPageQuery, ContentPageQueryVariables>;
export const SlugPageDocument = /* @__PURE__ */ new TypedDocumentString(`
    query SlugPage($slug: String!, $locale: String!, $en: Boolean!, $fr: Boolean!) {
  page(id: $slug, locale: $locale) {
    _id
    key
    title {
      ...Text
    }
    seoDescription {
      ...Text
    }
    slug {
      nl
      en
      fr
    }
    layout {
      ...PlacedBlock
    }
  }
}
    fragment BannerDataFields on BannerData {
  image
  highlightTitle
  highlightText
  buttonLabel
  url {
    urlType
    value
  }
}
fragment BannerDataValues on BannerDataByLocale {
  nl {
    ...BannerDataFields
  }
  en @include(if: $en) {
    ...BannerDataFields
  }
  fr @include(if: $fr) {
    ...BannerDataFields
  }
}
fragment CourseSearchDataFields on CourseSearchData {
  placeholder
  popular
}
fragment CourseSearchDataValues on CourseSearchDataByLocale {
  nl {
    ...CourseSearchDataFields
  }
  en @include(if: $en) {
    ...CourseSearchDataFields
  }
  fr @include(if: $fr) {
    ...CourseSearchDataFields
  }
}
fragment HomepageOfferDataFields on HomepageOfferData {
  title
  calendarTraining {
    title
    text
  }
  tailoredTraining {
    title
    text
  }
  onlineTraining {
    title
    text
  }
  certificationTraining {
    title
    text
  }
  coaching {
    title
    text
  }
}
fragment HomepageOfferDataValues on HomepageOfferDataByLocale {
  nl {
    ...HomepageOfferDataFields
  }
  en @include(if: $en) {
    ...HomepageOfferDataFields
  }
  fr @include(if: $fr) {
    ...HomepageOfferDataFields
  }
}
fragment HomepageUspsDataFields on HomepageUspsData {
  items {
    figure
    text
  }
}
fragment HomepageUspsDataValues on HomepageUspsDataByLocale {
  nl {
    ...HomepageUspsDataFields
  }
  en @include(if: $en) {
    ...HomepageUspsDataFields
  }
  fr @include(if: $fr) {
    ...HomepageUspsDataFields
  }
}
fragment PromoVideoDataFields on PromoVideoData {
  title
  text
  video
}
fragment PromoVideoDataValues on PromoVideoDataByLocale {
  nl {
    ...PromoVideoDataFields
  }
  en @include(if: $en) {
    ...PromoVideoDataFields
  }
  fr @include(if: $fr) {
    ...PromoVideoDataFields
  }
}
fragment CourseListDataFields on CourseListData {
  title
  text
  show
  limit
  only
  location
  category
}
fragment CourseListDataValues on CourseListDataByLocale {
  nl {
    ...CourseListDataFields
  }
  en @include(if: $en) {
    ...CourseListDataFields
  }
  fr @include(if: $fr) {
    ...CourseListDataFields
  }
}
fragment CourseCalendarDataFields on CourseCalendarData {
  title
  text
}
fragment CourseCalendarDataValues on CourseCalendarDataByLocale {
  nl {
    ...CourseCalendarDataFields
  }
  en @include(if: $en) {
    ...CourseCalendarDataFields
  }
  fr @include(if: $fr) {
    ...CourseCalendarDataFields
  }
}
fragment RichTextDataFields on RichTextData {
  title
  text
}
fragment RichTextDataValues on RichTextDataByLocale {
  nl {
    ...RichTextDataFields
  }
  en @include(if: $en) {
    ...RichTextDataFields
  }
  fr @include(if: $fr) {
    ...RichTextDataFields
  }
}
fragment ReviewsDataFields on ReviewsData {
  title
  limit
}
fragment ReviewsDataValues on ReviewsDataByLocale {
  nl {
    ...ReviewsDataFields
  }
  en @include(if: $en) {
    ...ReviewsDataFields
  }
  fr @include(if: $fr) {
    ...ReviewsDataFields
  }
}
fragment FaqDataFields on FaqData {
  title
  subjects
}
fragment FaqDataValues on FaqDataByLocale {
  nl {
    ...FaqDataFields
  }
  en @include(if: $en) {
    ...FaqDataFields
  }
  fr @include(if: $fr) {
    ...FaqDataFields
  }
}
fragment StaffDataFields on StaffData {
  title
  text
}
fragment StaffDataValues on StaffDataByLocale {
  nl {
    ...StaffDataFields
  }
  en @include(if: $en) {
    ...StaffDataFields
  }
  fr @include(if: $fr) {
    ...StaffDataFields
  }
}
fragment RoomTypesDataFields on RoomTypesData {
  title
  text
}
fragment RoomTypesDataValues on RoomTypesDataByLocale {
  nl {
    ...RoomTypesDataFields
  }
  en @include(if: $en) {
    ...RoomTypesDataFields
  }
  fr @include(if: $fr) {
    ...RoomTypesDataFields
  }
}
fragment TailoredDataFields on TailoredData {
  title
  text
  buttonLabel
  steps {
    title
    text
  }
}
fragment TailoredDataValues on TailoredDataByLocale {
  nl {
    ...TailoredDataFields
  }
  en @include(if: $en) {
    ...TailoredDataFields
  }
  fr @include(if: $fr) {
    ...TailoredDataFields
  }
}
fragment NewsletterFormDataFields on NewsletterFormData {
  title
  text
  buttonLabel
}
fragment NewsletterFormDataValues on NewsletterFormDataByLocale {
  nl {
    ...NewsletterFormDataFields
  }
  en @include(if: $en) {
    ...NewsletterFormDataFields
  }
  fr @include(if: $fr) {
    ...NewsletterFormDataFields
  }
}
fragment ContactFormDataFields on ContactFormData {
  title
  text
  buttonLabel
}
fragment ContactFormDataValues on ContactFormDataByLocale {
  nl {
    ...ContactFormDataFields
  }
  en @include(if: $en) {
    ...ContactFormDataFields
  }
  fr @include(if: $fr) {
    ...ContactFormDataFields
  }
}
fragment FooterDataFields on FooterData {
  name
  address
  zip
  city
  phone
  email
  subsidyLabel
  subsidyUrl
  columns {
    title
    links {
      label
      url {
        urlType
        value
      }
    }
  }
}
fragment FooterDataValues on FooterDataByLocale {
  nl {
    ...FooterDataFields
  }
  en @include(if: $en) {
    ...FooterDataFields
  }
  fr @include(if: $fr) {
    ...FooterDataFields
  }
}
fragment CookieDataFields on CookieData {
  title
  text
  acceptLabel
  declineLabel
}
fragment CookieDataValues on CookieDataByLocale {
  nl {
    ...CookieDataFields
  }
  en @include(if: $en) {
    ...CookieDataFields
  }
  fr @include(if: $fr) {
    ...CookieDataFields
  }
}
fragment PlacedBlock on LayoutBlock {
  __typename
  ... on BannerBlock {
    id
    block
    hidden
    content {
      data {
        ...BannerDataValues
      }
    }
  }
  ... on CourseSearchBlock {
    id
    block
    hidden
    data {
      ...CourseSearchDataValues
    }
  }
  ... on HomepageOfferBlock {
    id
    block
    hidden
    content {
      data {
        ...HomepageOfferDataValues
      }
    }
  }
  ... on HomepageUspsBlock {
    id
    block
    hidden
    content {
      data {
        ...HomepageUspsDataValues
      }
    }
  }
  ... on PromoVideoBlock {
    id
    block
    hidden
    data {
      ...PromoVideoDataValues
    }
  }
  ... on CourseListBlock {
    id
    block
    hidden
    data {
      ...CourseListDataValues
    }
  }
  ... on CourseCalendarBlock {
    id
    block
    hidden
    data {
      ...CourseCalendarDataValues
    }
  }
  ... on CourseDetailBlock {
    id
    block
    hidden
  }
  ... on RichTextBlock {
    id
    block
    hidden
    data {
      ...RichTextDataValues
    }
  }
  ... on ReviewsBlock {
    id
    block
    hidden
    data {
      ...ReviewsDataValues
    }
  }
  ... on FaqBlock {
    id
    block
    hidden
    data {
      ...FaqDataValues
    }
  }
  ... on StaffBlock {
    id
    block
    hidden
    data {
      ...StaffDataValues
    }
  }
  ... on RoomTypesBlock {
    id
    block
    hidden
    data {
      ...RoomTypesDataValues
    }
  }
  ... on TailoredBlock {
    id
    block
    hidden
    content {
      data {
        ...TailoredDataValues
      }
    }
  }
  ... on NewsletterFormBlock {
    id
    block
    hidden
    data {
      ...NewsletterFormDataValues
    }
  }
  ... on ContactFormBlock {
    id
    block
    hidden
    data {
      ...ContactFormDataValues
    }
  }
  ... on FooterBlock {
    id
    block
    hidden
    content {
      data {
        ...FooterDataValues
      }
    }
  }
  ... on CookieBlock {
    id
    block
    hidden
    content {
      data {
        ...CookieDataValues
      }
    }
  }
}
fragment Text on LocalizedText {
  nl
  en @include(if: $en)
  fr @include(if: $fr)
}`, {"hash":"sha256:f27ce30dc103ec8c6b116da041991e979853cb9b8be4c2a92f6b10fdec01ee7f"}) as unknown as TypedDocumentString<SlugPageQuery, SlugPageQueryVariables>;
export const FrameDocument = /* @__PURE__ */ new TypedDocumentString(`
    query Frame($locale: String!, $en: Boolean!, $fr: Boolean!) {
  publishedStaticContents(types: ["course", "footer", "cookie"], locale: $locale) {
    __typename
    ... on CourseContent {
      layout {
        __typename
        ... on FooterBlock {
          id
          block
          hidden
        }
        ... on CookieBlock {
          id
          block
          hidden
        }
      }
    }
    ... on FooterContent {
      type
      data {
        ...FooterDataValues
      }
    }
    ... on CookieContent {
      type
      data {
        ...CookieDataValues
      }
    }
  }
}
    fragment FooterDataFields on FooterData {
  name
  address
  zip
  city
  phone
  email
  subsidyLabel
  subsidyUrl
  columns {
    title
    links {
      label
      url {
        urlType
        value
      }
    }
  }
}
fragment FooterDataValues on FooterDataByLocale {
  nl {
    ...FooterDataFields
  }
  en @include(if: $en) {
    ...FooterDataFields
  }
  fr @include(if: $fr) {
    ...FooterDataFields
  }
}
fragment CookieDataFields on CookieData {
  title
  text
  acceptLabel
  declineLabel
}
fragment CookieDataValues on CookieDataByLocale {
  nl {
    ...CookieDataFields
  }
  en @include(if: $en) {
    ...CookieDataFields
  }
  fr @include(if: $fr) {
    ...CookieDataFields
  }
}`, {"hash":"sha256:3d9986b09ddce2f702b6399363e3dacb4edb20524baafaa6acb26451e073fd67"}) as unknown as TypedDocumentString<FrameQuery, FrameQueryVariables>;
export const ArrangedPagesDocument = /* @__PURE__ */ new TypedDocumentString(`
    query ArrangedPages {
  publishedStaticContents(
    types: [
      "homepage"
      "course"
      "about"
      "coaching"
      "classrooms"
      "contact"
      "privacy"
      "disclaimer"
      "newsletter"
    ]
  ) {
    __typename
    ... on HomepageContent {
      type
      updatedAt
    }
    ... on CourseContent {
      type
      updatedAt
    }
    ... on AboutContent {
      type
      updatedAt
    }
    ... on CoachingContent {
      type
      updatedAt
    }
    ... on ClassroomsContent {
      type
      updatedAt
    }
    ... on ContactContent {
      type
      updatedAt
    }
    ... on PrivacyContent {
      type
      updatedAt
    }
    ... on DisclaimerContent {
      type
      updatedAt
    }
    ... on NewsletterContent {
      type
      updatedAt
    }
  }
}
    `, {"hash":"sha256:405e1fc6aaf65353121fd88599b489ae215e8cd6bb4bb17a2279cf4b58503881"}) as unknown as TypedDocumentString<ArrangedPagesQuery, ArrangedPagesQueryVariables>;
export const LandingsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query Landings {
  allLocations {
    key
    isOnline
    name {
      nl
      en
      fr
    }
    intro {
      nl
      en
      fr
    }
  }
  allCategories {
    key
    name {
      nl
      en
      fr
    }
    intro {
      nl
      en
      fr
    }
  }
  filteredCourses(limit: 1) {
    facets {
      locations {
        value
        count
      }
      categories {
        value
        count
      }
    }
  }
}
    `, {"hash":"sha256:56f13bc9f27514f92788beb55015c7abac3e5e062d47fca9517401a931e24505"}) as unknown as TypedDocumentString<LandingsQuery, LandingsQueryVariables>;
export const AnswerEvaluationDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation AnswerEvaluation($token: String!, $input: NewEvaluation_Input!) {
  answerEvaluation(token: $token, input: $input) {
    answeredAt
  }
}
    `, {"hash":"sha256:b08f9cfe0dccacf494c3976d949686b4f47c27e504f6de86811b7b9f14446601"}) as unknown as TypedDocumentString<AnswerEvaluationMutation, AnswerEvaluationMutationVariables>;
export const EvaluationDocument = /* @__PURE__ */ new TypedDocumentString(`
    query Evaluation($token: String!) {
  provider {
    email
    phone
  }
  evaluation(token: $token) {
    isOpen
    closesAt
    answeredAt
    course {
      nl
      en
      fr
    }
    schedule {
      start
      end
    }
    trainer
    firstName
    organisation
    questions {
      place
      kind
      text {
        nl
        en
        fr
      }
    }
    scores {
      q1
      q2
      q3
      q4
      q5
      q6
      q7
      q8
      q9
      q10
    }
    texts {
      q1
      q2
      q3
      q4
      q5
      q6
      q7
      q8
      q9
      q10
    }
    review {
      text
      shownAs
      status
    }
  }
}
    `, {"hash":"sha256:907d9d9c0e9d9a7264ad464ac7045bb16109cdf49d28360fb7c98974a9f1ec04"}) as unknown as TypedDocumentString<EvaluationQuery, EvaluationQueryVariables>;
export const ConfirmNewsletterDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation ConfirmNewsletter($input: NewsletterToken_Input!) {
  confirmNewsletterSubscription(input: $input) {
    _id
  }
}
    `, {"hash":"sha256:6afff2af0dc928ea4b343076c6f132570c5a9970deba1f08ca08101a34b367df"}) as unknown as TypedDocumentString<ConfirmNewsletterMutation, ConfirmNewsletterMutationVariables>;
export const EndNewsletterDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation EndNewsletter($input: NewsletterToken_Input!) {
  endNewsletterSubscription(input: $input)
}
    `, {"hash":"sha256:7289533fa4a94baaa89f30f3bc5a83ecdf1b4153e2eaee875758e24f35b49454"}) as unknown as TypedDocumentString<EndNewsletterMutation, EndNewsletterMutationVariables>;
export const OldSlugDocument = /* @__PURE__ */ new TypedDocumentString(`
    query OldSlug($kind: String!, $slug: String!, $locale: String!) {
  oldSlug(kind: $kind, slug: $slug, locale: $locale) {
    slug {
      nl
      en
      fr
    }
  }
}
    `, {"hash":"sha256:8f1d999f17e532ed3d77ec5081cd968314c1eecfa348b53f724ed8482c5101d4"}) as unknown as TypedDocumentString<OldSlugQuery, OldSlugQueryVariables>;
export const OpenPresenceDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation OpenPresence($input: DoorCode_Input!) {
  openPresence(input: $input) {
    ticket
  }
}
    `, {"hash":"sha256:4fbf85e51b69e34ea5ada376a9cd51409523482681d7de68663de30733d24f42"}) as unknown as TypedDocumentString<OpenPresenceMutation, OpenPresenceMutationVariables>;
export const SignPresenceDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation SignPresence($ticket: String!, $input: NewPresence_Input!) {
  signPresence(ticket: $ticket, input: $input) {
    day
  }
}
    `, {"hash":"sha256:b0b93c5df7c5d2a86b179783bc35be65082a3cf377e9f51174d6b431e605f34f"}) as unknown as TypedDocumentString<SignPresenceMutation, SignPresenceMutationVariables>;
export const PresenceDocument = /* @__PURE__ */ new TypedDocumentString(`
    query Presence($ticket: String!) {
  presence(ticket: $ticket) {
    course {
      nl
      en
      fr
    }
    day
    half
  }
}
    `, {"hash":"sha256:210b062d8d25e5b8b4d78529a8dfd672198599a2fe8bc51bb3c9be1643d8a064"}) as unknown as TypedDocumentString<PresenceQuery, PresenceQueryVariables>;
export const ApproveQuotationDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation ApproveQuotation($token: String!, $input: QuotationApproval_Input!) {
  approveQuotation(token: $token, input: $input) {
    status
  }
}
    `, {"hash":"sha256:025038cc2b53049b30c3686d5682100a14043a4bf30906513c53677c64dbd262"}) as unknown as TypedDocumentString<ApproveQuotationMutation, ApproveQuotationMutationVariables>;
export const RefuseQuotationDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation RefuseQuotation($token: String!, $input: QuotationRefusal_Input!) {
  refuseQuotation(token: $token, input: $input) {
    status
  }
}
    `, {"hash":"sha256:ca1a4f01cd41a7baf54010363c1c1ade95fecc94ca60753f6395a058476e4e20"}) as unknown as TypedDocumentString<RefuseQuotationMutation, RefuseQuotationMutationVariables>;
export const OfferedQuotationDocument = /* @__PURE__ */ new TypedDocumentString(`
    query OfferedQuotation($token: String!) {
  provider {
    name
  }
  offeredQuotation(token: $token) {
    status
    isOpen
    date
    validUntil
    reason
    customerRef
    organisationName
    vat
    address
    zip
    city
    country
    offer {
      number
      issuedOn
      validUntil
      room
      date
      start
      end
      persons
      net
      vat
      total
      lines {
        description
        quantity
        unitPrice
        amount
        vatRate
      }
    }
    agreed {
      room
      date
      start
      end
    }
  }
}
    `, {"hash":"sha256:5e02c4fa082bdd91c9251d80585a85d34a1793005b4de35b14fbced11e89b851"}) as unknown as TypedDocumentString<OfferedQuotationQuery, OfferedQuotationQueryVariables>;
export const SaveRegistrationDraftDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation SaveRegistrationDraft($session: String!, $input: RegistrationDraftChanges_Input!) {
  saveRegistrationDraft(session: $session, input: $input) {
    _id
    seatsLeft
    students {
      _id
      lacksBirthData
    }
  }
}
    `, {"hash":"sha256:7c2110e12bbadd2926db56bf250d0aa07b60b230204d7b0043390c67581ee9d4"}) as unknown as TypedDocumentString<SaveRegistrationDraftMutation, SaveRegistrationDraftMutationVariables>;
export const SaveInvoiceOfDraftDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation SaveInvoiceOfDraft($session: String!, $input: RegistrationDraftChanges_Input!, $account: String!, $organisation: OrganisationChanges_Input!, $person: UserChanges_Input!, $isOrganisations: Boolean!, $isPersons: Boolean!) {
  saveRegistrationDraft(session: $session, input: $input) {
    _id
  }
  updateOrganisation(id: $account, input: $organisation) @include(if: $isOrganisations) {
    _id
  }
  updateUser(id: $account, input: $person) @include(if: $isPersons) {
    _id
  }
}
    `, {"hash":"sha256:c9bcfd49006b9c4d049863160bff27c00ad0892b2380112e278703d89c8c041b"}) as unknown as TypedDocumentString<SaveInvoiceOfDraftMutation, SaveInvoiceOfDraftMutationVariables>;
export const ConfirmRegistrationDraftDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation ConfirmRegistrationDraft($session: String!, $input: DraftConfirmation_Input!) {
  confirmRegistrationDraft(session: $session, input: $input) {
    _id
  }
}
    `, {"hash":"sha256:1e0e440231e3720b3a646555a9925fa5d454f2d9e47732d7ab8b42dd7a3e4c90"}) as unknown as TypedDocumentString<ConfirmRegistrationDraftMutation, ConfirmRegistrationDraftMutationVariables>;
export const KeepPaymentDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation KeepPayment($session: String!, $input: RegistrationDraftChanges_Input!) {
  saveRegistrationDraft(session: $session, input: $input) {
    _id
  }
}
    `, {"hash":"sha256:5f8523cde1c36071e8f18e56a17e332b341c75c16277b9829393d9b18c785d7e"}) as unknown as TypedDocumentString<KeepPaymentMutation, KeepPaymentMutationVariables>;
export const JoinWaitingListDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation JoinWaitingList($input: NewWaitingListEntry_Input!) {
  joinWaitingList(input: $input) {
    _id
  }
}
    `, {"hash":"sha256:dde7ae1a33dd6a090ca99c8bd0890328a0f7635369017fd6c6bfe5d68d90f0d8"}) as unknown as TypedDocumentString<JoinWaitingListMutation, JoinWaitingListMutationVariables>;
export const RegisterJourneyDocument = /* @__PURE__ */ new TypedDocumentString(`
    query RegisterJourney($id: String!, $session: String!, $isContact: Boolean!, $isStudents: Boolean!, $search: String, $limit: Int, $email: String, $userId: String!, $en: Boolean!, $fr: Boolean!) {
  course(id: $id) {
    ...JourneyCourse
  }
  registrationDraft(session: $session) @include(if: $isContact) {
    _id
    registered
    hasInvoice
    seatsLeft
    net
    total
    isPaidOnline
    paymentMethods
    payment
    enterpriseSize
    isSizeKnown
    dueOn
    expiresAt
    discountCode
    discountRefusal
    discount {
      code
      unit
      value
      combines
    }
    prepaidCard
    prepaidCards {
      _id
      number
      daysLeft
      daysEach
    }
    students {
      _id
      firstName
      lastName
      email
      language
      dateOfBirth
      birthPlace
      lacksBirthData
    }
    invoice {
      name
      address
      zip
      city
      country
      email
      vat
      reference
    }
    deadlines {
      subsidy {
        apply
        pay
      }
      trainingLeave {
        request
        claim
        isInFlanders
      }
    }
  }
  students(
    search: $search
    status: "new,invited,active"
    sort: ["name:ASC"]
    limit: $limit
  ) @include(if: $isStudents) {
    total
    items {
      _id
      firstName
      lastName
      email
      language
      dateOfBirth
      birthPlace
    }
  }
  unpaid: registrations(
    session: $session
    status: "awaiting_payment"
    phase: "todo"
    limit: 1
  ) @include(if: $isStudents) {
    items {
      _id
      total
      expiresAt
      students {
        firstName
        lastName
      }
    }
  }
  self: students(email: $email, limit: 1) @include(if: $isStudents) {
    items {
      _id
      firstName
      lastName
      email
      language
      dateOfBirth
      birthPlace
    }
  }
  staticContent(type: "course") @include(if: $isStudents) {
    ... on CourseContent {
      data {
        nl {
          terms {
            urlType
            value
          }
        }
        en @include(if: $en) {
          terms {
            urlType
            value
          }
        }
        fr @include(if: $fr) {
          terms {
            urlType
            value
          }
        }
      }
    }
  }
  me(userId: $userId) @include(if: $isStudents) {
    firstName
    lastName
    email
    emailVerified
    isPrivatePerson
    address
    zip
    city
    country
    organisation {
      address
      zip
      city
      country
    }
  }
}
    fragment JourneyCourse on Course {
  _id
  key
  type
  price
  earlyPrice
  earlyDays
  groupPrice
  groupFrom
  subsidised
  subsidyTheme
  title {
    ...Text
  }
  slug {
    nl
    en
    fr
  }
  category {
    key
  }
  sessions {
    _id
    startDate
    registrationCount
    capacity
    fullyBooked
    minimum
    decisionOn
    decision
    schedule {
      start
      end
    }
    location {
      isOnline
      name {
        ...Text
      }
      city {
        ...Text
      }
      address
      addresses {
        ...Text
      }
      zip
    }
    language {
      code
      name {
        ...Text
      }
    }
  }
}
fragment Text on LocalizedText {
  nl
  en @include(if: $en)
  fr @include(if: $fr)
}`, {"hash":"sha256:dff17ddf1b40199aed6ff325a1b4cd4279dcf489c77bf5c11f83de82b002fab1"}) as unknown as TypedDocumentString<RegisterJourneyQuery, RegisterJourneyQueryVariables>;
export const SeatsNowDocument = /* @__PURE__ */ new TypedDocumentString(`
    query SeatsNow($id: String!) {
  course(id: $id) {
    sessions {
      _id
      registrationCount
      capacity
      fullyBooked
    }
  }
}
    `, {"hash":"sha256:73123044c7d8ab39b6aa71e66950eb3cd551e37ec3a3bc8f4c4a13ffe35c6c61"}) as unknown as TypedDocumentString<SeatsNowQuery, SeatsNowQueryVariables>;
export const WaitingListDocument = /* @__PURE__ */ new TypedDocumentString(`
    query WaitingList($id: String!, $session: String!, $en: Boolean!, $fr: Boolean!) {
  course(id: $id) {
    ...JourneyCourse
  }
  registrationDraft(session: $session) {
    invoice {
      zip
    }
    deadlines {
      subsidy {
        apply
      }
    }
    seatsLeft
    students {
      _id
      firstName
      lastName
    }
  }
  waitingListEntries(session: $session, status: "waiting,offered", limit: 100) {
    items {
      _id
      status
      place
      seats
      offeredUntil
      students {
        _id
        firstName
        lastName
      }
    }
  }
}
    fragment JourneyCourse on Course {
  _id
  key
  type
  price
  earlyPrice
  earlyDays
  groupPrice
  groupFrom
  subsidised
  subsidyTheme
  title {
    ...Text
  }
  slug {
    nl
    en
    fr
  }
  category {
    key
  }
  sessions {
    _id
    startDate
    registrationCount
    capacity
    fullyBooked
    minimum
    decisionOn
    decision
    schedule {
      start
      end
    }
    location {
      isOnline
      name {
        ...Text
      }
      city {
        ...Text
      }
      address
      addresses {
        ...Text
      }
      zip
    }
    language {
      code
      name {
        ...Text
      }
    }
  }
}
fragment Text on LocalizedText {
  nl
  en @include(if: $en)
  fr @include(if: $fr)
}`, {"hash":"sha256:308fd623b2f2dfd58d4e9be2b87dbaf8ea178a80525355bf2c8c7997a8a87815"}) as unknown as TypedDocumentString<WaitingListQuery, WaitingListQueryVariables>;
export const WaitingDocument = /* @__PURE__ */ new TypedDocumentString(`
    query Waiting($userId: String!) {
  waiting(userId: $userId) {
    registrationsToPay
    bookingsToPay
    quotationsToAnswer
    invoicesToPay
    requestsToDecide
  }
}
    `, {"hash":"sha256:b931e912ed9a7f17bbcab339f7e896b09787d1e955bb94da8c5cfdffd7bd4e77"}) as unknown as TypedDocumentString<WaitingQuery, WaitingQueryVariables>;
export const RoomRequestDocument = /* @__PURE__ */ new TypedDocumentString(`
    query RoomRequest($from: String!, $to: String!, $userId: String!, $isContact: Boolean!, $en: Boolean!, $fr: Boolean!) {
  allRoomTypes(sort: ["sequence:ASC"]) {
    _id
    key
    capacity
    configurations
    wheelchairAccess
    pcRoom
    whiteboard
    priceHalfDay
    priceFullDay
    name {
      ...Text
    }
  }
  roomAvailability(from: $from, to: $to) {
    roomType
    date
    dayPart
    state
  }
  provider {
    street {
      ...Text
    }
    zip
    city {
      ...Text
    }
  }
  me(userId: $userId) @include(if: $isContact) {
    firstName
    lastName
    email
    phone
    organisation {
      name
      reference
    }
  }
}
    fragment Text on LocalizedText {
  nl
  en @include(if: $en)
  fr @include(if: $fr)
}`, {"hash":"sha256:583e6cc14f3bdcb37079610f69bcd8208f90e77c4f4970af7647d1d655461ddf"}) as unknown as TypedDocumentString<RoomRequestQuery, RoomRequestQueryVariables>;
export const RoomWeekDocument = /* @__PURE__ */ new TypedDocumentString(`
    query RoomWeek($from: String!, $to: String!) {
  roomAvailability(from: $from, to: $to) {
    roomType
    date
    dayPart
    state
  }
}
    `, {"hash":"sha256:bd1b01c1636f2e82e488ff6b6b842d1f48be3c9effb5655a08d12ed60614196d"}) as unknown as TypedDocumentString<RoomWeekQuery, RoomWeekQueryVariables>;
export const RequestRoomDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation RequestRoom($input: NewBooking_Input!, $key: String!) {
  createBooking(input: $input, Idempotency_Key: $key) {
    date
    dayPart
    roomType
  }
}
    `, {"hash":"sha256:9a29d9578a45b2e0478fc666335f0f50392003b71ab7ef9f28cb066fd4f239eb"}) as unknown as TypedDocumentString<RequestRoomMutation, RequestRoomMutationVariables>;
export const ChooseSessionDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation ChooseSession($token: String!, $input: NewSessionChoice_Input!) {
  chooseSession(token: $token, input: $input) {
    status
  }
}
    `, {"hash":"sha256:e72cd1b8a30c8060a23443a49647c1bf6ed1e0899eadd1211c245df24de6dc15"}) as unknown as TypedDocumentString<ChooseSessionMutation, ChooseSessionMutationVariables>;
export const SessionChoiceDocument = /* @__PURE__ */ new TypedDocumentString(`
    query SessionChoice($token: String!) {
  sessionChoice(token: $token) {
    status
    isOpen
    until
    seats
    refund
    offered
    session {
      schedule {
        start
        end
      }
      course {
        key
        slug {
          nl
          en
          fr
        }
        title {
          nl
          en
          fr
        }
      }
    }
    sessions {
      ...ChoiceSession
    }
  }
}
    fragment ChoiceSession on Session {
  _id
  minimum
  decisionOn
  decision
  schedule {
    start
    end
  }
  location {
    isOnline
    name {
      nl
      en
      fr
    }
    city {
      nl
      en
      fr
    }
  }
  language {
    name {
      nl
      en
      fr
    }
  }
}`, {"hash":"sha256:bd46c6342c5754ed7c50ffb3a8b16caf9d6dad17e32b2d8d780ded9024898f37"}) as unknown as TypedDocumentString<SessionChoiceQuery, SessionChoiceQueryVariables>;
export const OfferDocument = /* @__PURE__ */ new TypedDocumentString(`
    query Offer($page: Int!) {
  filteredCourses(limit: 999, page: $page, facets: false) {
    total
    items {
      _id
      slug {
        nl
        en
        fr
      }
      updatedAt
      category {
        key
        name {
          nl
          en
          fr
        }
      }
      locations {
        key
        name {
          nl
          en
          fr
        }
      }
    }
  }
}
    `, {"hash":"sha256:08cca3e6dbcae8e643c0739922e3b7ae7ad01e5e84e9ae29d5b2144ef4503f0c"}) as unknown as TypedDocumentString<OfferQuery, OfferQueryVariables>;
export const SitemapDocument = /* @__PURE__ */ new TypedDocumentString(`
    query Sitemap {
  pages(limit: 999) {
    items {
      slug {
        nl
        en
        fr
      }
      updatedAt
    }
  }
}
    `, {"hash":"sha256:f60841ed96f05c1523d330869cf8a6ddb8dc929d2f84b88089077c60ecb428f0"}) as unknown as TypedDocumentString<SitemapQuery, SitemapQueryVariables>;
export const AnswerTrainerRequestDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation AnswerTrainerRequest($token: String!, $input: TrainerAnswer_Input!) {
  answerTrainerRequest(token: $token, input: $input) {
    status
  }
}
    `, {"hash":"sha256:5e3b596ff173927033f71d27fe3190492f66fd1c64eed3f2f59e688299ca4887"}) as unknown as TypedDocumentString<AnswerTrainerRequestMutation, AnswerTrainerRequestMutationVariables>;
export const AskedSessionDocument = /* @__PURE__ */ new TypedDocumentString(`
    query AskedSession($token: String!) {
  provider {
    phone
  }
  askedSession(token: $token) {
    status
    isOpen
    trainer
    room
    session {
      schedule {
        start
        end
      }
      course {
        key
        category
        title {
          nl
          en
          fr
        }
      }
      language {
        name {
          nl
          en
          fr
        }
      }
      location {
        name {
          nl
          en
          fr
        }
        address
        addresses {
          nl
          en
          fr
        }
        zip
        city {
          nl
          en
          fr
        }
        isOnline
      }
    }
  }
}
    `, {"hash":"sha256:afa23ccae551beb91e7d9a1f35ed7992c993ef7cabb148db4085cf14431679fa"}) as unknown as TypedDocumentString<AskedSessionQuery, AskedSessionQueryVariables>;
export const TrainerDoorDocument = /* @__PURE__ */ new TypedDocumentString(`
    query TrainerDoor($token: String!, $day: String!, $half: String!) {
  provider {
    phone
  }
  trainerDoor(token: $token, day: $day, half: $half) {
    ...ShownDoor
  }
}
    fragment ShownDoor on TrainerDoor {
  course {
    nl
    en
    fr
  }
  day
  half
  code
  changesAt
  address
  isToCome
  qrCode {
    side
    path
  }
  participants {
    _id
    firstName
    lastName
    present
    signedAt
    trainerSignedAt
  }
}`, {"hash":"sha256:ffc582ab5071f0919e1b3e7434cb3ec98a51755471e290b8d773edfc1bda3e56"}) as unknown as TypedDocumentString<TrainerDoorQuery, TrainerDoorQueryVariables>;
export const SignTaughtDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation SignTaught($token: String!, $input: NewTaughtHalf_Input!) {
  signTaught(token: $token, input: $input) {
    day
  }
}
    `, {"hash":"sha256:7a7edc730bc33927f7fafe88b21773410dcca0b37a4bb0f5c603f0748abc21b8"}) as unknown as TypedDocumentString<SignTaughtMutation, SignTaughtMutationVariables>;
export const AddMaterialDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation AddMaterial($token: String!, $input: AddTaughtFiles_Input!) {
  addTaughtFiles(token: $token, input: $input) {
    _id
  }
}
    `, {"hash":"sha256:52b0be5b1e1409cf34d038bc8ee6656e9fd7fc467ca00d05898d808318995357"}) as unknown as TypedDocumentString<AddMaterialMutation, AddMaterialMutationVariables>;
export const RenameMaterialDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation RenameMaterial($token: String!, $id: String!, $input: SessionFileName_Input!) {
  renameTaughtFile(token: $token, id: $id, input: $input) {
    _id
  }
}
    `, {"hash":"sha256:5f8210eecbb3fe9ff35f2bec24f32d8d38f3fe313486b425c2514309d17dfbf4"}) as unknown as TypedDocumentString<RenameMaterialMutation, RenameMaterialMutationVariables>;
export const RemoveMaterialDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation RemoveMaterial($token: String!, $id: String!) {
  removeTaughtFile(token: $token, id: $id)
}
    `, {"hash":"sha256:e1ccf01030f305ee92c0c1923b77c394c0ba51c8b55b1a01d86d10272cdff022"}) as unknown as TypedDocumentString<RemoveMaterialMutation, RemoveMaterialMutationVariables>;
export const MaterialOpensDocument = /* @__PURE__ */ new TypedDocumentString(`
    query MaterialOpens($token: String!) {
  trainerSession(token: $token) {
    _id
  }
}
    `, {"hash":"sha256:3b5dd6736f771a7fb0852e9cf166885d9f72bc9bc4bbd958ee225676014c26fe"}) as unknown as TypedDocumentString<MaterialOpensQuery, MaterialOpensQueryVariables>;
export const MaterialDocument = /* @__PURE__ */ new TypedDocumentString(`
    query Material($token: String!) {
  trainerSession(token: $token) {
    session {
      course {
        key
        category
        title {
          nl
          en
          fr
        }
      }
    }
  }
  taughtFiles(token: $token) {
    _id
    name
    size
    by
    createdAt
    isOwn
  }
}
    `, {"hash":"sha256:c4d8f5551fd56589db431db4c0bdcf8aa86ab4cec33348ab36cc261f07f770eb"}) as unknown as TypedDocumentString<MaterialQuery, MaterialQueryVariables>;
export const WriteTaughtDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation WriteTaught($token: String!, $input: NewTrainerMessage_Input!, $key: String!) {
  writeTaught(token: $token, input: $input, Idempotency_Key: $key) {
    _id
  }
}
    `, {"hash":"sha256:06ba7b2b08bfbd237a5c55d8aaefb3b8709b095088f243df85e17172cf566606"}) as unknown as TypedDocumentString<WriteTaughtMutation, WriteTaughtMutationVariables>;
export const SendTaughtDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation SendTaught($token: String!, $id: String!, $input: MessageSending_Input!) {
  sendTaught(token: $token, id: $id, input: $input) {
    _id
  }
}
    `, {"hash":"sha256:9797c16114cf411fd024769592cb0362f20e390db2962deef0cdeb1b490e4b1d"}) as unknown as TypedDocumentString<SendTaughtMutation, SendTaughtMutationVariables>;
export const TaughtMessageDocument = /* @__PURE__ */ new TypedDocumentString(`
    query TaughtMessage($token: String!, $look: String!, $isShown: Boolean!) {
  trainerSession(token: $token) {
    session {
      course {
        key
        category
        title {
          nl
          en
          fr
        }
      }
    }
  }
  trainerMessages(token: $token) {
    total
    left
    languages {
      language
      count
    }
    sent {
      _id
      subject {
        nl
        en
        fr
      }
      sentAt
      total
    }
  }
  trainerMessage(token: $token, id: $look) @include(if: $isShown) {
    _id
    state
    sentAt
    total
    mailed
    shown
    subject {
      nl
      en
      fr
    }
    text {
      nl
      en
      fr
    }
    languages {
      language
      count
    }
    leftOut {
      name
      why
    }
    previews {
      language
      subject
      text
    }
  }
}
    `, {"hash":"sha256:5908d6ce157cc2a155cf304df876ce26766f8691b0e595e0f9e2e28c8ecba75a"}) as unknown as TypedDocumentString<TaughtMessageQuery, TaughtMessageQueryVariables>;
export const NoteTaughtDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation NoteTaught($token: String!, $input: NewMarks_Input!) {
  markTaught(token: $token, input: $input) {
    refused
    session {
      ...TaughtSession
    }
  }
}
    fragment TaughtSession on TrainerSession {
  _id
  trainer
  isOfAccount
  panelUrl
  markedAt
  endsAt
  room
  onlineLink
  contact
  bring {
    nl
    en
    fr
  }
  directions {
    nl
    en
    fr
  }
  parking {
    nl
    en
    fr
  }
  session {
    schedule {
      start
      end
    }
    course {
      key
      category
      title {
        nl
        en
        fr
      }
    }
    language {
      name {
        nl
        en
        fr
      }
    }
    location {
      isOnline
      address
      addresses {
        nl
        en
        fr
      }
      zip
      name {
        nl
        en
        fr
      }
      city {
        nl
        en
        fr
      }
    }
  }
  halves {
    day
    half
  }
  participants {
    _id
    firstName
    lastName
    organisation
    days {
      day
      present
      morning
      afternoon
    }
    marks {
      _id
      day
      half
      present
      madeAt
      by
    }
  }
}`, {"hash":"sha256:7cacf313174e9b7f3865e597242e28ae1b4b2bf9d62bf5ac7f4377817062b939"}) as unknown as TypedDocumentString<NoteTaughtMutation, NoteTaughtMutationVariables>;
export const TrainerSessionDocument = /* @__PURE__ */ new TypedDocumentString(`
    query TrainerSession($token: String!) {
  provider {
    phone
  }
  trainerSession(token: $token) {
    ...TaughtSession
  }
}
    fragment TaughtSession on TrainerSession {
  _id
  trainer
  isOfAccount
  panelUrl
  markedAt
  endsAt
  room
  onlineLink
  contact
  bring {
    nl
    en
    fr
  }
  directions {
    nl
    en
    fr
  }
  parking {
    nl
    en
    fr
  }
  session {
    schedule {
      start
      end
    }
    course {
      key
      category
      title {
        nl
        en
        fr
      }
    }
    language {
      name {
        nl
        en
        fr
      }
    }
    location {
      isOnline
      address
      addresses {
        nl
        en
        fr
      }
      zip
      name {
        nl
        en
        fr
      }
      city {
        nl
        en
        fr
      }
    }
  }
  halves {
    day
    half
  }
  participants {
    _id
    firstName
    lastName
    organisation
    days {
      day
      present
      morning
      afternoon
    }
    marks {
      _id
      day
      half
      present
      madeAt
      by
    }
  }
}`, {"hash":"sha256:8414ea3fadd6baf36a3de5a35c2b0b0d2f8b76b53f519343bc8ed8d6331bf2ab"}) as unknown as TypedDocumentString<TrainerSessionQuery, TrainerSessionQueryVariables>;
export const GradeTaughtDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation GradeTaught($token: String!, $input: TaughtResult_Input!) {
  gradeTaught(token: $token, input: $input) {
    _id
  }
}
    `, {"hash":"sha256:2225f08cfe5cd454b5c59b0140e3dcf3f761afd64232af7196062d719e533ded"}) as unknown as TypedDocumentString<GradeTaughtMutation, GradeTaughtMutationVariables>;
export const TaughtResultsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query TaughtResults($token: String!) {
  trainerSession(token: $token) {
    session {
      course {
        key
        category
        title {
          nl
          en
          fr
        }
      }
    }
    participants {
      _id
      firstName
      lastName
      organisation
      result {
        score
        maximum
        passed
      }
    }
  }
}
    `, {"hash":"sha256:f1625b8a16d5710b9dca9a0e6af7d7c3743da12c86a8a81595487dff7b23d824"}) as unknown as TypedDocumentString<TaughtResultsQuery, TaughtResultsQueryVariables>;
export const VerifyEmailDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation VerifyEmail($token: String!) {
  verifyEmail(token: $token) {
    waits
  }
}
    `, {"hash":"sha256:8a1b3911c2f550ff9e06c761b22ac101f5f60758781db6cc985ab52c0f1ae602"}) as unknown as TypedDocumentString<VerifyEmailMutation, VerifyEmailMutationVariables>;
export const VerifiedCertificateDocument = /* @__PURE__ */ new TypedDocumentString(`
    query VerifiedCertificate($code: String!) {
  verifiedCertificate(code: $code) {
    code
    firstName
    lastName
    course
    duration
    firstDay
    lastDay
    days
    issuedOn
    supplier
  }
}
    `, {"hash":"sha256:f5285e607e3eb3c83782dd18c6827db83fa1d7ca7408c0e0a25cf821433d8987"}) as unknown as TypedDocumentString<VerifiedCertificateQuery, VerifiedCertificateQueryVariables>;
export const PayRegistrationDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation PayRegistration($input: PaymentRequest_Input!) {
  createRegistrationPayment(input: $input) {
    redirectUrl
  }
}
    `, {"hash":"sha256:7e1c695164f729b87bd2ff3f94baa1dcc9b58ba5088ee0b0b5bff63c8b9b050c"}) as unknown as TypedDocumentString<PayRegistrationMutation, PayRegistrationMutationVariables>;
export const PayBookingDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation PayBooking($input: PaymentRequest_Input!) {
  createBookingPayment(input: $input) {
    redirectUrl
  }
}
    `, {"hash":"sha256:659a7db212c8bbf75dc8a410b54078fdd199a9c6d53ef503a25d8a2210f5d8bd"}) as unknown as TypedDocumentString<PayBookingMutation, PayBookingMutationVariables>;
export const AcceptSeatOfferDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation AcceptSeatOffer($id: String!) {
  acceptSeatOffer(id: $id) {
    session {
      _id
      course {
        _id
      }
    }
  }
}
    `, {"hash":"sha256:d787ba13661b5443b1c1d54d56728e0297ca29c2cd09fc8e770272f8c65a2889"}) as unknown as TypedDocumentString<AcceptSeatOfferMutation, AcceptSeatOfferMutationVariables>;
export const EInvoiceReceiverDocument = /* @__PURE__ */ new TypedDocumentString(`
    query EInvoiceReceiver($number: String!) {
  eInvoiceReceiver(number: $number) {
    canReceive
  }
}
    `, {"hash":"sha256:b5e187faa133717fdf7d1d55211b4a34e76d730b4d5788c7192ac8b0fd66c187"}) as unknown as TypedDocumentString<EInvoiceReceiverQuery, EInvoiceReceiverQueryVariables>;
export const MeDocument = /* @__PURE__ */ new TypedDocumentString(`
    query Me($userId: String!) {
  me(userId: $userId) {
    _id
    email
    username
    firstName
    lastName
    phone
    language
    role
    active
    approval
    allowMarketing
    isPrivatePerson
    organisation {
      _id
      name
      vat
      address
      zip
      city
      country
      reference
    }
    contact {
      roles
    }
    student {
      _id
      status
      dateOfBirth
      birthPlace
    }
    trainer {
      _id
      name
    }
  }
}
    `, {"hash":"sha256:1956d9c114765fbb69c081ec1230c15e7195dfa5aae9d3a101203957092cdaff"}) as unknown as TypedDocumentString<MeQuery, MeQueryVariables>;
export const CheckEmailDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation CheckEmail($input: UserCheck_Input!) {
  validateUser(input: $input) {
    isPrivatePerson
    organisation {
      _id
    }
  }
}
    `, {"hash":"sha256:679efb26a5ba69ee850af98c063db3100efc2ca8f55a8a3de87a6a99ccdfffea"}) as unknown as TypedDocumentString<CheckEmailMutation, CheckEmailMutationVariables>;
export const RegisterDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation Register($input: NewUser_Input!) {
  createUser(input: $input) {
    approval
  }
}
    `, {"hash":"sha256:5cbce9b21c029e7b5a8b47137287b1cb0f592b8b1b7b917cb7c032849251955e"}) as unknown as TypedDocumentString<RegisterMutation, RegisterMutationVariables>;
export const LoginDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation Login($input: Credentials_Input!) {
  login(input: $input) {
    token {
      accessToken
      refreshToken
    }
    user {
      role
    }
  }
}
    `, {"hash":"sha256:4ceae3c11c72f510736f3525575c7dfa1bd09af02b59607163181f63de2c819e"}) as unknown as TypedDocumentString<LoginMutation, LoginMutationVariables>;