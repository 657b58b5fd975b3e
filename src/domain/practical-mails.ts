import type { ChangeFacts, PracticalFacts, SeatFacts, SessionFacts } from './define-mail.ts'
import { defineMail, firstName, seat, session, url } from './define-mail.ts'
import type { RequestEnd } from './trainer-requests.ts'

const route = 'https://www.google.com/maps/dir/?api=1'
const onSite: PracticalFacts = {
  isOnline: false,
  classroom: 'Zaal Cirkel, 2',
  directions: 'Tram 51 en 55, Rogier',
  parking: 'Parking Rogier',
  bring: 'Laptop, Excel',
}
const online: PracticalFacts = { isOnline: true, linkOn: '2027-01-13', bring: 'Laptop, headset' }
const link = 'https://les.leerplein.example/excel'

/** Before a session: online, one is told when the link comes, or the link where that is due. */
const infoText = ({ isOnline }: PracticalFacts) => (isOnline ? 'practical-info-online' : 'practical-info')

export const practicalMails = {
  /** Five working days before a session, or as soon as somebody has a seat after that. */
  'practical-info': defineMail<SessionFacts & SeatFacts & PracticalFacts, ReturnType<typeof infoText>>({
    to: 'participant',
    isToMany: true,
    example: { ...session, ...seat, route, ...onSite },
    text: infoText,
    others: [online],
  }),
  /** The same, once for all whom somebody registered. */
  'practical-copy': defineMail<SessionFacts & SeatFacts & PracticalFacts>({
    to: 'customer',
    isToMany: true,
    example: { ...session, firstName, url, route, ...onSite },
  }),
  /** A working day before a session that is online; `url` is where it is. */
  'online-link': defineMail<SessionFacts & { firstName: string; url: string; bring?: string; onSite?: string }>({
    to: 'participant',
    isToMany: true,
    example: { ...session, firstName, url: link },
  }),
  /** Something of it is other than was told; days and place are told by 'session-moved'. */
  'practical-changed': defineMail<SessionFacts & SeatFacts & PracticalFacts & ChangeFacts>({
    to: 'both',
    isToMany: true,
    example: { ...session, ...seat, route, ...onSite, changed: ['room'], previousRoom: 'Zaal Driehoek' },
  }),
  /** To who teaches, five working days before a session or when staff send it: `url` opens that session, `persons` are in it. */
  'trainer-link': defineMail<SessionFacts & { firstName: string; url: string; persons: number } & PracticalFacts>({
    to: 'trainer',
    linkHours: 1200,
    example: { ...session, participants: [], firstName: 'Karim', url, persons: 8, ...onSite },
  }),
  /** Whether they can teach a session: `url` answers it. */
  'trainer-request': defineMail<SessionFacts & { firstName: string; url: string } & PracticalFacts>({
    to: 'trainer',
    linkHours: 1440,
    example: { ...session, participants: [], firstName: 'Karim', url, ...onSite },
  }),
  /** The session is theirs. */
  'trainer-request-accepted': defineMail<SessionFacts & { firstName: string } & PracticalFacts>({
    to: 'trainer',
    example: { ...session, participants: [], firstName: 'Karim', ...onSite },
  }),
  /** They need not answer any more; `before` is when it was where it moved. */
  'trainer-request-ended': defineMail<
    SessionFacts & { firstName: string; why: RequestEnd; before?: SessionFacts['schedule'] } & PracticalFacts,
    `trainer-request-${RequestEnd}`
  >({
    to: 'trainer',
    example: { ...session, participants: [], firstName: 'Karim', why: 'settled', ...onSite },
    text: ({ why }) => `trainer-request-${why}` as const,
    others: [{ why: 'withdrawn' }, { why: 'moved' }, { why: 'canceled' }],
  }),
}
