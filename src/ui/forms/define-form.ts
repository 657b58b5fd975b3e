import type { AnyObject, InferType, ISchema, Schema } from 'yup'
import type { Locale } from '../../domain/locales.ts'
import type { ErrorKey } from '../error-text.ts'
import type { TypedDocumentString } from '../gql/graphql.ts'
import type { PageContext } from '../page-context.ts'

type PathsUnder<Name extends string, Value> = Value extends readonly unknown[] | File | Date
  ? Name
  : Value extends object
    ? `${Name}.${Path<Value>}`
    : Name

/** The names a form may read of its schema: 'email', 'organisation.vat'; a list is one name. */
type Path<Values> = {
  [Name in keyof Values & string]: PathsUnder<Name, NonNullable<Values[Name]>>
}[keyof Values & string]

/** Sends a document to the gateway; it throws when that was refused. */
export type SendDocument = <Data, Variables extends Record<string, unknown>>(
  document: TypedDocumentString<Data, Variables>,
  variables: Variables,
) => Promise<Data>

/** What a form says of a refusal, by keys of the catalogue; what is of one field is said there too. */
export interface Refusal<Field extends string = string> {
  field?: Field
  title?: ErrorKey
  text: ErrorKey
}

/** What goes with the values of one sending of a form. */
export interface Sending {
  /** The same for the same values sent again: the API takes them once where it is given along (`Idempotency-Key`). */
  key: string
  captcha?: string
}

/** A yup object as forms use it: comparing each one with the whole of `ObjectSchema` was a third of what checking all types takes. */
export type FormSchema = ISchema<AnyObject> & Pick<Schema<AnyObject>, 'validateSync'>

/** What a form is, whatever its schema and its document. */
interface FormOptions {
  /** `data-form` in the page, and the hidden field `form` where a page has several. */
  name: string
  /**
   * 'session' sets cookies, which only the site's own server can: login, register, logout; 'site' has a file of who has no
   * account, which the gateway takes of nobody.
   */
  send?: 'gateway' | 'session' | 'site'
  /** Sending it can create or raise what somebody owes, or pays it: its button says so (Directive 2011/83/EU, article 8 (2)). */
  makesDebt?: true
  /** Whoever sends it leaves. */
  endsSession?: true
  /** A valid `returnUrl` of the page's address goes before `next`. */
  leadsBack?: true
  /** Its page is loaded anew after it: nothing that the browser kept is right any more. */
  reloads?: true
  /** The form answers a challenge as it is sent. */
  captcha?: true
  /** A button named `preview` sends nothing: the page comes again with what was typed, and goes by it. */
  preview?: true
  /** The field that the page has in it which shows what follows: without it nothing is sent, and that page comes first. */
  shownFirst?: string
  /** What it may hold, with its file, of a visitor of whom its page takes files; a tenth when left out. */
  megabytes?: number
  /** What is said at its file where it is larger; left out, what is said of all that is too large. */
  tooLarge?(locale: Locale): string
}

interface FormDefinition<S extends FormSchema, Data, Variables extends Record<string, unknown>> extends FormOptions {
  /** A file of its own: yup is fetched as the form wakes, not before. */
  schema: () => Promise<S>
  /** These names are read of what was posted, in this order, and nothing else. */
  fields: readonly Path<InferType<S>>[]
  /** Those that no page shows again: passwords. */
  secrets?: readonly Path<InferType<S>>[]
  document: TypedDocumentString<Data, Variables>
  variables(values: InferType<S>, page: PageContext, sending: Sending): Variables
  /** The address of the page that follows, for instance '/en/newsletter?said=newsletter'. */
  next(data: Data, page: PageContext, values: InferType<S>): string
  /** What it says of a message of the server, where that is not what the catalogue says everywhere. */
  refusals?: Record<string, Refusal<Path<InferType<S>>>>
  /** What it says where the catalogue knows nothing of its own. */
  otherwise?: Refusal<Path<InferType<S>>>
}

/** A form as it is declared. */
export interface AnyForm extends FormOptions {
  schema: () => Promise<FormSchema>
  fields: readonly string[]
  secrets?: readonly string[]
  refusals?: Record<string, Refusal>
  otherwise?: Refusal
  /** Sends what was checked; gives the address that follows, and throws what `send` throws. */
  submit(send: SendDocument, values: AnyObject, page: PageContext, sending: Sending): Promise<string>
}

/** Declares a form: what is read of it, the schema that checks it, and the document that it becomes. */
export function defineForm<S extends FormSchema, Data, Variables extends Record<string, unknown>>({
  document,
  variables,
  next,
  ...rest
}: FormDefinition<S, Data, Variables>): AnyForm {
  return {
    ...rest,
    submit: async (send, values, page, sending) =>
      next(await send(document, variables(values as InferType<S>, page, sending)), page, values as InferType<S>),
  }
}
