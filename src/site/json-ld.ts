import { inLocale, type Locale, localePath } from '../domain/locales.ts'
import type { CourseDetailBlockQuery } from '../ui/gql/graphql.ts'
import { listed } from '../ui/listed.ts'
import type { Site } from './site.ts'

type Course = NonNullable<CourseDetailBlockQuery['course']>

/** schema.org's Organization, for the home page. */
export const organisationJsonLd = ({ brand, publicUrl }: Site) => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: brand,
  url: publicUrl,
  logo: `${publicUrl}/icon.svg`,
})

/** What costs nothing is free; without a price nothing is offered. */
const offersOf = (price: number | null | undefined) =>
  price == null
    ? {}
    : {
        offers: {
          '@type': 'Offer',
          category: price === 0 ? 'Free' : 'Paid',
          price: price / 100,
          priceCurrency: 'EUR',
        },
      }

/** schema.org's Course with a CourseInstance for each planned session, and the way there. */
export function courseJsonLd(course: Course, locale: Locale, { brand, publicUrl }: Site): object[] {
  const url = (path: string) => publicUrl + localePath(path, locale)
  const address = url(`/courses/${inLocale(course.slug, locale)}`)
  const instances = listed(course.sessions)
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Course',
      name: inLocale(course.title, locale),
      description: inLocale(course.summary, locale),
      url: address,
      provider: { '@type': 'Organization', name: brand, url: publicUrl },
      ...offersOf(course.price),
      hasCourseInstance: instances.map((session) => ({
        '@type': 'CourseInstance',
        courseMode: session.location.isOnline ? 'Online' : 'Onsite',
        startDate: session.startDate,
        endDate: session.endDate,
        inLanguage: session.language.code,
        courseWorkload: `PT${Math.round(session.duration)}H`,
        location: session.location.isOnline
          ? { '@type': 'VirtualLocation', url: address }
          : { '@type': 'Place', name: inLocale(session.location.name, locale), address: session.location.address },
      })),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: brand, item: url('/') },
        { '@type': 'ListItem', position: 2, name: inLocale(course.title, locale), item: address },
      ],
    },
  ]
}
