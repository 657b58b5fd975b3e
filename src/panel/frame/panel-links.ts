import type { Visitor } from '../../domain/visitor.ts'

/** The parts of the panel, by whose work they are, each for the roles that do it. */
const links = [
  { path: '', text: 'today', roles: ['EDITOR', 'STAFF'], group: 'desk' },
  { path: '/registrations', text: 'registrations', roles: ['STAFF'], group: 'desk' },
  { path: '/sessions', text: 'sessions', roles: ['STAFF'], group: 'desk' },
  { path: '/requests', text: 'requests', roles: ['STAFF'], group: 'desk' },
  { path: '/rooms', text: 'rooms', roles: ['STAFF'], group: 'desk' },
  { path: '/customers', text: 'customers', roles: ['STAFF'], group: 'desk' },
  { path: '/messages', text: 'messages', roles: ['STAFF'], group: 'desk' },
  { path: '/invoices', text: 'invoices', roles: ['STAFF'], group: 'money' },
  { path: '/payments', text: 'payments', roles: ['STAFF'], group: 'money' },
  { path: '/books', text: 'books', roles: ['STAFF'], group: 'money' },
  { path: '/content', text: 'content', roles: ['EDITOR', 'STAFF'], group: 'site' },
  { path: '/courses', text: 'courses', roles: ['EDITOR', 'STAFF'], group: 'site' },
  { path: '/media', text: 'media', roles: ['EDITOR', 'STAFF'], group: 'site' },
  { path: '/words', text: 'words', roles: ['EDITOR', 'STAFF'], group: 'site' },
  { path: '/visits', text: 'visits', roles: ['STAFF'], group: 'site' },
  { path: '/mails', text: 'mails', roles: ['STAFF'], group: 'team' },
  { path: '/newsletter', text: 'newsletter', roles: ['STAFF'], group: 'team' },
  { path: '/access', text: 'access', roles: ['EDITOR', 'STAFF'], group: 'team' },
  { path: '/settings', text: 'settings', roles: ['STAFF'], group: 'team' },
] as const

export const linkGroups = ['desk', 'money', 'site', 'team'] as const

/** What there is for somebody; while they must set up a second factor first, nothing else. */
export function panelLinks(visitor: Visitor | null | undefined) {
  if (!visitor) return []
  const open = visitor.needsSecondFactor ? links.filter(({ text }) => text === 'access') : links
  return open.filter(({ roles }) => roles.some((role) => role === visitor.role))
}
