import { array, type InferType, object, string } from 'yup'
import { isWebAddress, webAddress } from './rules.ts'

/** The managed texts of spec section 3 (Static content), and the page of the newsletter. */
export const staticContentTypes = [
  'contact',
  'classrooms',
  'tailored',
  'about',
  'banner',
  'footer',
  'privacy',
  'disclaimer',
  'cookie',
  'course',
  'homepage',
  'homepage-offer',
  'coaching',
  'homepage-usps',
  'newsletter',
] as const
export type StaticContentType = (typeof staticContentTypes)[number]

/** Those that are pages: they carry a layout of blocks. */
export const pageContentTypes = [
  'homepage',
  'course',
  'about',
  'coaching',
  'classrooms',
  'contact',
  'privacy',
  'disclaimer',
  'newsletter',
] as const satisfies StaticContentType[]
export type PageContentType = (typeof pageContentTypes)[number]

const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const isSlug = (text: string) => slug.test(text)
const linkValues: Record<string, (text: string) => boolean> = { URL: isWebAddress, PAGE: isSlug, COURSE: isSlug }

/** Where a button leads: an address outside, the slug of one of our pages or courses, or a page of `ownPages`. */
const link = object({
  urlType: string().oneOf(['URL', 'PAGE', 'COURSE']).required(),
  value: string()
    .trim()
    .required()
    .test('link', 'error.link', (value, { parent }) => linkValues[parent.urlType]?.(value) ?? true),
})
  .noUnknown()
  .meta({ title: 'ManagedLink' })
export type ManagedLink = InferType<typeof link>

/** What every page says of itself: its title, and the sentence search engines show. */
export const pageData = object({
  title: string().trim().required(),
  seoDescription: string().trim().max(200).required(),
})
  .noUnknown()
  .meta({ title: 'PageData' })

/** `image` is the id of an uploaded file, empty where the floor of tiles is the picture. */
export const banner = object({
  image: string().trim().nullable(),
  highlightTitle: string().trim().required(),
  highlightText: string().trim().required(),
  buttonLabel: string().trim().required(),
  url: link.required(),
})
  .noUnknown()
  .meta({ title: 'BannerData' })
export type Banner = InferType<typeof banner>

const offerItem = object({ title: string().trim().required(), text: string().trim().required() })
  .noUnknown()
  .meta({ title: 'OfferItem' })

export const homepageOffer = object({
  title: string().trim().required(),
  calendarTraining: offerItem.required(),
  tailoredTraining: offerItem.required(),
  onlineTraining: offerItem.required(),
  certificationTraining: offerItem.required(),
  coaching: offerItem.required(),
})
  .noUnknown()
  .meta({ title: 'HomepageOfferData' })
export type HomepageOffer = InferType<typeof homepageOffer>

/** Figures a visitor can check: a number and what it counts. */
export const homepageUsps = object({
  items: array(
    object({ figure: string().trim().required(), text: string().trim().required() })
      .noUnknown()
      .meta({ title: 'Usp' })
      .required(),
  )
    .max(6)
    .required(),
})
  .noUnknown()
  .meta({ title: 'HomepageUspsData' })
export type HomepageUsps = InferType<typeof homepageUsps>

/** A list of links under its title. */
const footerColumn = object({
  title: string().trim().required(),
  links: array(
    object({ label: string().trim().required(), url: link.required() }).noUnknown().meta({ title: 'FooterLink' }),
  )
    .max(10)
    .required(),
})
  .noUnknown()
  .meta({ title: 'FooterColumn' })

/** Without `columns` the footer leads to the site's own pages. */
export const footer = object({
  name: string().trim().required(),
  address: string().trim().required(),
  zip: string().trim().required(),
  city: string().trim().required(),
  phone: string().trim().required(),
  email: string().trim().email().required(),
  subsidyLabel: string().trim().required(),
  subsidyUrl: webAddress.required(),
  columns: array(footerColumn.required()).max(4),
})
  .noUnknown()
  .meta({ title: 'FooterData' })
export type Footer = InferType<typeof footer>

/** `text` in Markdown. */
export const cookie = object({
  title: string().trim().required(),
  text: string().trim().required(),
  acceptLabel: string().trim().required(),
  declineLabel: string().trim().required(),
})
  .noUnknown()
  .meta({ title: 'CookieData' })
export type Cookie = InferType<typeof cookie>

/** How a tailored programme comes about; shown where tailored courses are. */
export const tailored = object({
  title: string().trim().required(),
  text: string().trim().required(),
  buttonLabel: string().trim().required(),
  steps: array(offerItem.required()).max(6).required(),
})
  .noUnknown()
  .meta({ title: 'TailoredData' })
export type Tailored = InferType<typeof tailored>

const contact = pageData
  .shape({
    address: string().trim().required(),
    phone: string().trim().required(),
    email: string().trim().email().required(),
    openingHours: string().trim().required(),
  })
  .noUnknown()
  .meta({ title: 'ContactData' })

/**
 * The catalogue's own title and sentence, and what every course page says: `included` where one comes to us, then online,
 * then at the customer's; what one receives at the end; cancelling; support; whom to ask; where the terms stand that one
 * agrees to on registering. Long texts in Markdown.
 */
const course = pageData
  .shape({
    included: string().trim().nullable(),
    includedOnline: string().trim().nullable(),
    includedTailored: string().trim().nullable(),
    certificate: string().trim().nullable(),
    cancellation: string().trim().nullable(),
    subsidy: string().trim().nullable(),
    contactName: string().trim().nullable(),
    contactPhone: string().trim().nullable(),
    tailoredContactName: string().trim().nullable(),
    tailoredContactPhone: string().trim().nullable(),
    terms: link.optional().default(undefined),
  })
  .noUnknown()
  .meta({ title: 'CourseContentData' })

/** The values of one language, by type. */
export const staticContentData = {
  contact,
  classrooms: pageData,
  tailored,
  about: pageData,
  newsletter: pageData,
  banner,
  footer,
  privacy: pageData,
  disclaimer: pageData,
  cookie,
  course,
  homepage: pageData,
  'homepage-offer': homepageOffer,
  coaching: pageData,
  'homepage-usps': homepageUsps,
} as const satisfies Record<StaticContentType, unknown>
export type StaticContentData = { [T in StaticContentType]: InferType<(typeof staticContentData)[T]> }
