import { graphql } from '../../ui/gql/gql.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { panelPath } from './paths.ts'

graphql(`
  fragment WrittenLine on DeskMessageLine { _id subject { nl en fr } author isByTrainer sentAt total }
`)

graphql(`
  fragment ExpectedMails on ExpectedMails {
    total languages { language count } leftOut { name email why } doubtful { name email }
    mails { kind reader count to language subject text }
  }
`)

type Reader = Pick<PageContext, 'locale'>

export const writePath = '/write'

interface Whom {
  session?: string | null
  /** A query of the list of registrations. */
  found?: string | null
  /** A query of the list of customers. */
  foundCustomers?: string | null
  of?: 'registrations' | 'customers'
  chosen?: readonly string[]
  to?: string
  /** The message whose text is to be written again. */
  from?: string
}

/** Where one writes to all of a session, to chosen registrations or customers, or to those that a query of their list finds. */
export function writeHref({ chosen = [], ...single }: Whom, { locale }: Reader): string {
  const query = new URLSearchParams(chosen.map((id) => ['chosen', id]))
  for (const [name, value] of Object.entries(single)) if (value) query.set(name, value)
  return `${panelPath(writePath, locale)}?${query}`
}

/** A message: to look at before it is sent, and what became of it. */
export const writtenHref = (id: string, { locale }: Reader): string => panelPath(`${writePath}/${id}`, locale)

/** What a mail said. */
export const sentHref = (id: string, { locale }: Reader): string => panelPath(`/sent/${id}`, locale)
