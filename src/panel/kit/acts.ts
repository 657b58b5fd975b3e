import type { SoughtKind } from '../../../schemas/panel-search.ts'
import { plainText } from '../../domain/html.ts'
import { type Locale, locales } from '../../domain/locales.ts'
import { type PanelRole, type Visitor, worksAs } from '../../domain/visitor.ts'
import { allTexts } from '../../ui/all-texts.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { administrators, panelAreas, rolesAt, subjectTexts } from './areas.ts'
import { companyPath, formPaths, listPaths, panelPath } from './paths.ts'

type Texts = (typeof allTexts)[Locale]

interface Act {
  /** Below /control-panel; the field that has the focus there stands behind it. */
  path: string
  nameIn(texts: Texts): string
  /** Who may, where that is not who works at its address. */
  roles?: readonly PanelRole[]
  /** Its other words, under `panel-search.also`. */
  also: keyof Texts['panel-search']['also']
}

/** A new one of each list of Gegevens, by the name of its texts. */
const kept = Object.entries(subjectTexts).map(
  ([name, texts]): Act => ({ path: `/lists/${name}/new`, nameIn: (all) => all[texts].new, also: texts }),
)

const named = (text: keyof Texts['panel-search']['acts']) => (texts: Texts) => texts['panel-search'].acts[text]

/** What is found by its name beside the parts of the navigation: where it is done. */
const others: readonly Act[] = [
  { path: formPaths.phone, nameIn: named('newRegistration'), also: 'newRegistration' },
  { path: formPaths.series, nameIn: named('planSessions'), also: 'planSessions' },
  { path: '/sessions', nameIn: named('writeToSession'), also: 'writeToSession' },
  { path: '/open', nameIn: named('notePayment'), also: 'notePayment' },
  { path: '/bank#bank-file-file', nameIn: named('readBankFile'), also: 'readBankFile' },
  { path: '/requests', nameIn: named('newQuotation'), also: 'newQuotation' },
  { path: formPaths.course, nameIn: named('newCourse'), also: 'newCourse' },
  { path: formPaths.content, nameIn: named('newPage'), also: 'newPage' },
  { path: '/media#media-upload-file', nameIn: (texts) => texts['panel-media'].uploadTitle, also: 'uploadPicture' },
  { path: formPaths.code, nameIn: named('newCode'), also: 'newCode' },
  {
    path: '/settings#colleague-firstName',
    nameIn: (texts) => texts['panel-settings'].invite,
    roles: administrators,
    also: 'inviteColleague',
  },
  ...kept,
  {
    path: listPaths.evaluationQuestion,
    nameIn: (texts) => texts['panel-evaluation-questions'].title,
    also: 'evaluationQuestion',
  },
  { path: '/content/planned', nameIn: named('planned'), also: 'planned' },
  { path: '/doubles', nameIn: named('doubles'), also: 'doubles' },
  { path: '/words/mails', nameIn: named('mailTexts'), also: 'mailTexts' },
  { path: '/words/search-terms', nameIn: (texts) => texts['panel-search-terms'].title, also: 'searchTerms' },
  { path: companyPath, nameIn: (texts) => texts['panel-company'].title, also: 'company' },
]

const acts: readonly Act[] = [
  ...others,
  ...panelAreas.map(
    ({ path, text, roles }): Act => ({
      path,
      roles,
      nameIn: (texts) => texts['panel-frame'][text],
      also: text,
    }),
  ),
]

/** Something that one may do or open; `words` are those of its names in every language, in small letters. */
export interface PanelAct {
  href: string
  name: string
  words: string
}

/** What somebody may do and open, acts first; nothing for who must set up a second factor before anything else. */
export function panelActs(visitor: Visitor | null | undefined, { locale }: Pick<PageContext, 'locale'>): PanelAct[] {
  if (!visitor || visitor.needsSecondFactor) return []
  const may = ({ path, roles }: Act) => worksAs(visitor, roles ?? rolesAt(`/control-panel${path.split('#')[0]}`))
  return acts.filter(may).map(({ path, nameIn, also }) => {
    const said = locales.map((one) => `${nameIn(allTexts[one])} ${allTexts[one]['panel-search'].also[also]}`)
    return {
      href: panelPath(path, locale),
      name: nameIn(allTexts[locale]),
      words: [...new Set(plainText(said.join(' ')).split(/\s+/).filter(Boolean))].join(' '),
    }
  })
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
