import { array, boolean, object, string } from 'yup'

/** A page or a question of the site that answers a search, in the language it was searched in. */
export const siteSearchResult = object({
  /** The id of a page or a question, or the name of a page of the site itself. */
  key: string().required(),
  kind: string().oneOf(['page', 'faq']).required(),
  /** Of a question: the question. */
  title: string().required(),
  /** Of a page: its description. Of a question: the answer, in Markdown. */
  text: string().required(),
  /** Of a page, without the language. */
  path: string().nullable().defined(),
  /** Its title says what was searched, not only its text. */
  titled: boolean().required(),
}).meta({ title: 'SiteSearchResult' })

export const siteSearchResults = array(siteSearchResult.required()).required()
