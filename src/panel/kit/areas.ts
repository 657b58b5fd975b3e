import { houseRoles, officeRoles, orderRoles, type PanelRole, panelRoles } from '../../domain/visitor.ts'

const editor: readonly PanelRole[] = ['editor']
const desk: readonly PanelRole[] = ['desk']
const finance: readonly PanelRole[] = ['finance']
const rooms: readonly PanelRole[] = ['rooms']
/** Who lets colleagues in. */
export const administrators: readonly PanelRole[] = ['administrator']

/** What the company keeps beside its courses, by the last part of its address, and who writes it. */
export const subjectRoles = {
  faqs: editor,
  reviews: editor,
  team: editor,
  trainers: [...editor, ...desk],
  places: [...editor, ...desk],
  domains: editor,
  themes: editor,
  languages: editor,
  rooms,
  terms: finance,
} as const satisfies Record<string, readonly PanelRole[]>
export type SubjectName = keyof typeof subjectRoles

/** What is listed of each, by the name of its texts. */
export const subjectTexts = {
  faqs: 'panel-faqs',
  reviews: 'panel-reviews',
  team: 'panel-team',
  trainers: 'panel-trainer-list',
  places: 'panel-places',
  domains: 'panel-domains',
  themes: 'panel-themes',
  languages: 'panel-languages',
  rooms: 'panel-room-types',
  terms: 'panel-terms',
} as const satisfies Record<SubjectName, string>

export const areaGroups = ['desk', 'money', 'site', 'team'] as const

/** The parts of the panel, by what their addresses begin with: who works there, and where that stands in the navigation. */
export const panelAreas = [
  { path: '', text: 'today', roles: panelRoles, group: 'desk' },
  { path: '/registrations', text: 'registrations', roles: orderRoles, group: 'desk' },
  { path: '/sessions', text: 'sessions', roles: desk, group: 'desk' },
  { path: '/requests', text: 'requests', roles: rooms, group: 'desk' },
  { path: '/rooms', text: 'rooms', roles: [...desk, ...rooms], group: 'desk' },
  { path: '/customers', text: 'customers', roles: officeRoles, group: 'desk' },
  { path: '/messages', text: 'messages', roles: desk, group: 'desk' },
  { path: '/evaluations', text: 'evaluations', roles: [...editor, ...desk], group: 'desk' },
  { path: '/invoices', text: 'invoices', roles: officeRoles, group: 'money' },
  { path: '/payments', text: 'payments', roles: finance, group: 'money' },
  { path: '/bank', text: 'bank', roles: finance, group: 'money' },
  { path: '/open', text: 'open', roles: finance, group: 'money' },
  { path: '/receipts', text: 'receipts', roles: finance, group: 'money' },
  { path: '/books', text: 'books', roles: finance, group: 'money' },
  { path: '/figures', text: 'figures', roles: finance, group: 'money' },
  { path: '/discount-codes', text: 'discountCodes', roles: finance, group: 'money' },
  { path: '/content', text: 'content', roles: editor, group: 'site' },
  { path: '/courses', text: 'courses', roles: [...editor, ...desk], group: 'site' },
  { path: '/lists', text: 'lists', roles: [...new Set(Object.values(subjectRoles).flat())], group: 'site' },
  { path: '/media', text: 'media', roles: editor, group: 'site' },
  { path: '/words', text: 'words', roles: editor, group: 'site' },
  { path: '/visits', text: 'visits', roles: officeRoles, group: 'site' },
  { path: '/mails', text: 'mails', roles: officeRoles, group: 'team' },
  { path: '/newsletter', text: 'newsletter', roles: desk, group: 'team' },
  { path: '/activity', text: 'activity', roles: houseRoles, group: 'team' },
  { path: '/access', text: 'access', roles: panelRoles, group: 'team' },
  { path: '/settings', text: 'settings', roles: finance, group: 'team' },
] as const

/** What stands in no navigation, or is for fewer of those who work there. */
const others: Record<string, readonly PanelRole[]> = {
  '/bulk': orderRoles,
  '/courses/new': desk,
  '/doubles': desk,
  '/editing': editor,
  '/journal': finance,
  '/link-pages': editor,
  '/lists/company': finance,
  '/login': panelRoles,
  '/logout': panelRoles,
  // Courses and rooms have pictures too.
  '/media/pictures': [...editor, ...desk, ...rooms],
  '/media/upload': [...editor, ...desk, ...rooms],
  '/publish-together': editor,
  '/receivers': officeRoles,
  '/registrations/new': desk,
  '/search': houseRoles,
  ...Object.fromEntries(Object.entries(subjectRoles).map(([name, roles]) => [`/lists/${name}`, roles])),
  '/sent': desk,
  '/sessions/trainers': [...desk, 'trainer'],
  '/write': desk,
}

/** Who works at an address: '/control-panel/invoices/:id'. */
export function rolesAt(address: string): readonly PanelRole[] {
  const [, , word = '', next = ''] = address.split(/[/.]/)
  const path = word && `/${word}`
  const roles = others[`${path}/${next}`] ?? panelAreas.find((area) => area.path === path)?.roles ?? others[path]
  if (!roles) throw new Error(`Nobody works at ${address}`)
  return roles
}
