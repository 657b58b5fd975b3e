import type { Visitor } from '../../domain/visitor.ts'

/** The parts of the panel, each for the roles that work there. */
const links = [
  { path: '', text: 'today', roles: ['EDITOR', 'STAFF'] },
  { path: '/registrations', text: 'registrations', roles: ['STAFF'] },
  { path: '/sessions', text: 'sessions', roles: ['STAFF'] },
  { path: '/courses', text: 'courses', roles: ['EDITOR', 'STAFF'] },
  { path: '/requests', text: 'requests', roles: ['STAFF'] },
  { path: '/rooms', text: 'rooms', roles: ['STAFF'] },
  { path: '/customers', text: 'customers', roles: ['STAFF'] },
  { path: '/invoices', text: 'invoices', roles: ['STAFF'] },
  { path: '/payments', text: 'payments', roles: ['STAFF'] },
  { path: '/books', text: 'books', roles: ['STAFF'] },
  { path: '/messages', text: 'messages', roles: ['STAFF'] },
  { path: '/mails', text: 'mails', roles: ['STAFF'] },
  { path: '/newsletter', text: 'newsletter', roles: ['STAFF'] },
  { path: '/visits', text: 'visits', roles: ['STAFF'] },
  { path: '/content', text: 'content', roles: ['EDITOR', 'STAFF'] },
  { path: '/media', text: 'media', roles: ['EDITOR', 'STAFF'] },
  { path: '/words', text: 'words', roles: ['EDITOR', 'STAFF'] },
  { path: '/access', text: 'access', roles: ['EDITOR', 'STAFF'] },
  { path: '/settings', text: 'settings', roles: ['STAFF'] },
] as const

/** What there is for somebody; while they must set up a second factor first, nothing else. */
export function panelLinks(visitor: Visitor | null | undefined) {
  if (!visitor) return []
  const open = visitor.needsSecondFactor ? links.filter(({ text }) => text === 'access') : links
  return open.filter(({ roles }) => roles.some((role) => role === visitor.role))
}
