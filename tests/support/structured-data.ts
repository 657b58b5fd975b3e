/** What a type must have: each entry a property, or several of which one will do. */
type Required = readonly (string | readonly string[])[]

/** Required properties as Google's documentation lists them, and those of ours that must never be missing. */
const requiredFields: Record<string, Required> = {
  // https://developers.google.com/search/docs/appearance/structured-data/course-info
  // https://developers.google.com/search/docs/appearance/structured-data/course
  Course: ['name', 'description', 'provider', 'offers', 'hasCourseInstance', 'url'],
  // https://developers.google.com/search/docs/appearance/structured-data/course-info#course-instance
  CourseInstance: ['courseMode', ['courseWorkload', 'courseSchedule']],
  // https://developers.google.com/search/docs/appearance/structured-data/event
  EducationEvent: ['name', 'startDate', 'endDate', 'location', 'eventStatus', 'eventAttendanceMode', 'offers'],
  // https://schema.org/Offer and https://developers.google.com/search/docs/appearance/structured-data/course-info#offer
  Offer: ['category', 'url', 'availability'],
  // https://schema.org/UnitPriceSpecification
  UnitPriceSpecification: ['price', 'priceCurrency', 'valueAddedTaxIncluded'],
  // https://developers.google.com/search/docs/appearance/structured-data/event#location
  Place: ['name', 'address'],
  VirtualLocation: ['url'],
  // https://schema.org/PostalAddress
  PostalAddress: ['streetAddress', 'postalCode', 'addressLocality', 'addressCountry'],
  // https://developers.google.com/search/docs/appearance/structured-data/faqpage
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  // https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  // https://developers.google.com/search/docs/appearance/structured-data/organization
  Organization: ['name', 'url'],
}

/** What our own Organization says of itself, where it stands for itself and is not only named. */
export const organisationFields = ['legalName', 'logo', 'address', 'telephone', 'email', 'vatID']

/** Words that schema.org's lists know. */
const known: Record<string, RegExp> = {
  // https://schema.org/ItemAvailability
  availability: /^https:\/\/schema\.org\/(?:InStock|SoldOut|MadeToOrder|OutOfStock|LimitedAvailability|PreOrder)$/,
  // https://schema.org/EventStatusType
  eventStatus: /^https:\/\/schema\.org\/EventScheduled$/,
  // https://schema.org/EventAttendanceModeEnumeration
  eventAttendanceMode: /^https:\/\/schema\.org\/(?:On|Off)lineEventAttendanceMode$/,
  // https://developers.google.com/search/docs/appearance/structured-data/course-info#course-instance
  courseMode: /^(?:Online|Onsite|Blended)$/,
  // https://schema.org/Duration, ISO 8601
  courseWorkload: /^P(?:\d+D|T\d+H(?:\d+M)?)$/,
  category: /^(?:Free|Paid)$/,
  priceCurrency: /^EUR$/,
  startDate: /^\d{4}-\d\d-\d\dT[\d:.]+Z$/,
  endDate: /^\d{4}-\d\d-\d\dT[\d:.]+Z$/,
  url: /^https?:\/\/[^\s]+$/,
  item: /^https?:\/\/[^\s]+$/,
}

type Node = Record<string, unknown>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)
const isMissing = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

const typesOf = (node: Node) => [node['@type'] ?? []].flat().map(String)

/** Whatever a piece of JSON-LD lacks or says wrongly, with where that is. */
export function faultsOf(value: unknown, place = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => faultsOf(item, `${place}[${index}]`))
  if (!isNode(value)) return []
  const types = typesOf(value)
  const missing = types.flatMap((type) => {
    const required = requiredFields[type]
    if (!required) return [`${place} is of a type nobody checks: ${type}`]
    return required
      .map((names) => [names].flat())
      .filter((names) => names.every((name) => isMissing(value[name])))
      .map((names) => `${place} ${type} lacks ${names.join(' or ')}`)
  })
  const own = Object.entries(value).flatMap(([name, inner]) => [
    ...(isMissing(inner) ? [`${place}.${name} is empty`] : []),
    ...(known[name] && typeof inner === 'string' && !known[name].test(inner) ? [`${place}.${name} is ${inner}`] : []),
    ...faultsOf(inner, `${place}.${name}`),
  ])
  // A type is left out only where another node is named by its id.
  const untyped = types.length === 0 && !('@id' in value) ? [`${place} has no type`] : []
  return [...missing, ...own, ...untyped]
}
