import { courseCrumbs } from '../../../blocks/course-detail/course.ts'
import { addressIn } from '../../domain/addresses.ts'
import { inLocale, type Locale, localePath } from '../../domain/locales.ts'
import { provider } from '../../domain/provider.ts'
import { vatOn } from '../../domain/vat.ts'
import { allTexts } from '../../ui/all-texts.ts'
import type { Crumb } from '../../ui/breadcrumbs.tsx'
import type { CourseDetailBlockQuery } from '../../ui/gql/graphql.ts'
import { listed } from '../../ui/listed.ts'
import type { Site } from '../screens/site.ts'

type Course = NonNullable<CourseDetailBlockQuery['course']>
type Session = NonNullable<Course['sessions'][number]>

const context = 'https://schema.org'

/** The one organisation behind every page, so that what names it means the same. */
const organisationId = ({ publicUrl }: Site) => `${publicUrl}/#organisation`

/** What the footer says of whose site it is. */
export type Contact = Record<'name' | 'address' | 'zip' | 'city' | 'phone' | 'email', string | null>

/** schema.org's Organization, for the home page. */
export const organisationJsonLd = (site: Site, { name, address, zip, city, phone, email }: Contact) => ({
  '@context': context,
  '@type': 'Organization',
  '@id': organisationId(site),
  name,
  legalName: provider.name,
  url: site.publicUrl,
  logo: `${site.publicUrl}/icon-512.png`,
  address: {
    '@type': 'PostalAddress',
    streetAddress: address,
    postalCode: zip,
    addressLocality: city,
    addressCountry: 'BE',
  },
  telephone: phone,
  email,
  vatID: provider.vat,
})

/** The visible way to a page, as search engines read it. */
export const breadcrumbJsonLd = (crumbs: readonly Crumb[], locale: Locale, { publicUrl }: Site) => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: publicUrl + localePath(path, locale),
  })),
})

interface About {
  course: Course
  locale: Locale
  site: Site
  /** The course's page. */
  address: string
}

const priceOf = (cents: number, valueAddedTaxIncluded: boolean) => ({
  '@type': 'UnitPriceSpecification',
  price: cents / 100,
  priceCurrency: 'EUR',
  valueAddedTaxIncluded,
})

/** What costs nothing is free; what has no price is paid too, on request. */
function offerOf({ course: { price }, address }: About, availability: string) {
  const offer = {
    '@type': 'Offer',
    category: price === 0 ? 'Free' : 'Paid',
    url: `${address}#dates`,
    availability: `${context}/${availability}`,
  }
  if (price == null) return offer
  return {
    ...offer,
    price: price / 100,
    priceCurrency: 'EUR',
    priceSpecification: [priceOf(price, false), priceOf(price + vatOn(price), true)],
  }
}

const availabilityOf = ({ fullyBooked }: Session) => (fullyBooked ? 'SoldOut' : 'InStock')

/** A tailored course is made when it is asked for; one without a date cannot be had now. */
function courseAvailability({ type, sessions }: Course): string {
  const [first, ...others] = listed(sessions)
  if (!first) return type === 'TAILORED' ? 'MadeToOrder' : 'OutOfStock'
  return availabilityOf([first, ...others].find(({ fullyBooked }) => !fullyBooked) ?? first)
}

/** Hours as ISO 8601 writes them: 7.5 is PT7H30M. */
function hours(duration: number): string {
  const minutes = Math.round(duration * 60)
  const rest = minutes % 60
  return `PT${Math.floor(minutes / 60)}H${rest > 0 ? `${rest}M` : ''}`
}

function placeOf({ location }: Session, { locale, address }: About) {
  if (location.isOnline) return { '@type': 'VirtualLocation', url: address }
  return {
    '@type': 'Place',
    name: inLocale(location.name, locale),
    address: {
      '@type': 'PostalAddress',
      streetAddress: addressIn(location, locale),
      postalCode: location.zip,
      addressLocality: inLocale(location.city, locale),
      addressCountry: 'BE',
    },
  }
}

const instanceType = 'CourseInstance'

/** A planned session: an edition of its course, and an event that one can go to. */
const plannedInstance = (session: Session, about: About) => ({
  '@type': [instanceType, 'EducationEvent'],
  name: inLocale(about.course.title, about.locale),
  description: inLocale(about.course.summary, about.locale),
  courseMode: session.location.isOnline ? 'Online' : 'Onsite',
  courseWorkload: hours(session.duration),
  startDate: session.startDate,
  endDate: session.endDate,
  inLanguage: session.language.code,
  eventStatus: `${context}/EventScheduled`,
  eventAttendanceMode: `${context}/${session.location.isOnline ? 'Online' : 'Offline'}EventAttendanceMode`,
  location: placeOf(session, about),
  organizer: { '@id': organisationId(about.site) },
  maximumAttendeeCapacity: session.capacity,
  offers: offerOf(about, availabilityOf(session)),
})

/** How the course is given while no date is set. */
const unplannedInstance = ({ type, days, languages }: Course) => ({
  '@type': instanceType,
  courseMode: type === 'ONLINE' ? 'Online' : 'Onsite',
  courseWorkload: `P${days}D`,
  inLanguage: listed(languages).map(({ code }) => code),
})

/** schema.org's Course with a CourseInstance for each planned session, and the way there. */
export function courseJsonLd(course: Course, locale: Locale, site: Site): object[] {
  const slug = encodeURIComponent(inLocale(course.slug, locale) ?? '')
  const address = site.publicUrl + localePath(`/courses/${slug}`, locale)
  const about = { course, locale, site, address }
  const sessions = listed(course.sessions)
  return [
    {
      '@context': context,
      '@type': 'Course',
      name: inLocale(course.title, locale),
      description: inLocale(course.summary, locale),
      url: address,
      inLanguage: listed(course.languages).map(({ code }) => code),
      provider: { '@type': 'Organization', '@id': organisationId(site), name: site.brand, url: site.publicUrl },
      offers: offerOf(about, courseAvailability(course)),
      hasCourseInstance:
        sessions.length > 0 ? sessions.map((session) => plannedInstance(session, about)) : [unplannedInstance(course)],
    },
    breadcrumbJsonLd(courseCrumbs(course, locale, allTexts[locale]['course-detail'].courses), locale, site),
  ]
}
