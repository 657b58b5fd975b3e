import type { SoughtKind } from '../../../schemas/panel-search.ts'
import { plainText } from '../../domain/html.ts'
import { locales } from '../../domain/locales.ts'
import { type Visitor, worksAs } from '../../domain/visitor.ts'
import { allTexts } from '../../ui/all-texts.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { panelAreas, rolesAt } from './areas.ts'
import { formPaths, panelPath } from './paths.ts'

/** What is found by its name beside the parts of the navigation: where it is done. */
const others = [
  { path: formPaths.phone, text: 'newRegistration' },
  { path: formPaths.series, text: 'planSessions' },
  { path: formPaths.course, text: 'newCourse' },
  { path: formPaths.content, text: 'newPage' },
  { path: formPaths.code, text: 'newCode' },
  { path: '/content/planned', text: 'planned' },
  { path: '/doubles', text: 'doubles' },
  { path: '/words/mails', text: 'mailTexts' },
] as const

/** Something that one may do or open; `words` are those of its names in every language, in small letters. */
export interface PanelAct {
  href: string
  name: string
  words: string
}

/** What somebody may do and open, acts first; nothing for who must set up a second factor before anything else. */
export function panelActs(visitor: Visitor | null | undefined, { locale }: Pick<PageContext, 'locale'>): PanelAct[] {
  if (!visitor || visitor.needsSecondFactor) return []
  const act = (path: string, nameIn: (locale: PageContext['locale']) => string): PanelAct => ({
    href: panelPath(path, locale),
    name: nameIn(locale),
    words: plainText([...new Set(locales.map(nameIn))].join(' ')),
  })
  return [
    ...others
      .filter(({ path }) => worksAs(visitor, rolesAt(`/control-panel${path.split('#')[0]}`)))
      .map(({ path, text }) => act(path, (one) => allTexts[one]['panel-search'].acts[text])),
    ...panelAreas
      .filter(({ roles }) => worksAs(visitor, roles))
      .map(({ path, text }) => act(path, (one) => allTexts[one]['panel-frame'][text])),
  ]
}

/** What the things of each kind are called together, as their lists are. */
export function soughtNames({ locale }: Pick<PageContext, 'locale'>): Record<SoughtKind, string> {
  const { common, 'panel-frame': frame, 'panel-faqs': faqs, 'panel-settings': settings } = allTexts[locale]
  return {
    customer: frame.customers,
    participant: common.participants,
    registration: frame.registrations,
    invoice: frame.invoices,
    session: frame.sessions,
    course: frame.courses,
    request: frame.requests,
    message: frame.messages,
    content: frame.content,
    faq: faqs.title,
    room: frame.rooms,
    colleague: settings.colleagues,
    text: frame.words,
  }
}
