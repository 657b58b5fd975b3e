import { courseDetailQuery } from '../../blocks/course-detail/definition.ts'
import { pageData } from '../../schemas/static-content.ts'
import { isRecord } from '../domain/is-record.ts'
import { inLocale, type Locale, locales } from '../domain/locales.ts'
import { allTexts } from '../ui/all-texts.ts'
import { localeFlags } from '../ui/graphql.ts'
import { contentOf } from './content-of.ts'
import { courseJsonLd, organisationJsonLd } from './json-ld.ts'
import { memoize } from './memoize.ts'
import type { Page, PlacedBlock, Site } from './page.ts'
import { dataOf, PageError } from './page-error.ts'
import { ContentPageDocument, FrameDocument, SlugPageDocument } from './page-query.gen.ts'
import type { PageRequest } from './page-request.ts'
import type { RouteTarget } from './routes.ts'
import type { QueryError, QueryResult, RunQuery } from './run-query.ts'
import { codeIn, verifiedCertificateQuery } from './verify/verification.ts'

/** What is wrong inside one block of a layout takes no more than that block away. */
const isOfOneBlock = ({ path = [], status }: QueryError) =>
  status !== 503 &&
  path.some((part, index) => (part === 'layout' || part === 'publishedStaticContents') && index < path.length - 1)

/** As `dataOf`, where a block that could not be answered is null, or lacks its content. */
const layoutOf = <Data>({ data, errors }: QueryResult<Data>): Data =>
  dataOf({ data, errors: errors.filter((error) => !isOfOneBlock(error)) })

type LayoutItem = { id: string; block: string; hidden?: boolean | null; data?: unknown; content?: unknown }

function placed(layout: readonly (LayoutItem | null)[] | null | undefined): PlacedBlock[] {
  return (layout ?? []).flatMap((item) => {
    if (!item || item.hidden) return []
    const values = item.data ?? (isRecord(item.content) ? item.content.data : null)
    return [{ id: item.id, type: item.block, values: isRecord(values) ? values : null }]
  })
}

const samePath = (path: string): Record<Locale, string> => ({ nl: path, en: path, fr: path })

/** A page is made of its results: it stands as long as they do. */
const pages = memoize<Page>()

async function contentPage(type: string, request: PageRequest, runQuery: RunQuery, site: Site): Promise<Page> {
  const { locale, path } = request.context
  const { staticContent } = layoutOf(await runQuery(ContentPageDocument, { type, ...localeFlags(locale) }))
  if (!staticContent || !('layout' in staticContent)) throw new PageError(404, 'Not a page')
  return pages(staticContent, null, `${locale} ${path}`, () => {
    const head = contentOf(pageData.pick(['title', 'seoDescription']), staticContent.data, locale)
    return {
      status: 200,
      title: head.title,
      description: head.seoDescription,
      paths: samePath(path),
      floor: { seed: type, family: 'terra' },
      jsonLd: path === '/' ? [organisationJsonLd(site)] : [],
      blocks: placed(staticContent.layout),
    }
  })
}

async function slugPage(slug: string, request: PageRequest, runQuery: RunQuery): Promise<Page> {
  const { locale } = request.context
  const { page } = layoutOf(await runQuery(SlugPageDocument, { slug, ...localeFlags(locale) }))
  if (!page) throw new PageError(404, 'Page not found')
  return pages(page, null, locale, () => ({
    status: 200,
    title: inLocale(page.title, locale) ?? '',
    description: inLocale(page.seoDescription, locale) ?? '',
    paths: slugPaths('/page', page.slug),
    floor: { seed: page.key, family: 'sage' },
    jsonLd: [],
    blocks: placed(page.layout),
  }))
}

const slugPaths = (base: string, slug: Parameters<typeof inLocale<string>>[0]): Record<Locale, string> => {
  const of = (locale: Locale) => `${base}/${encodeURIComponent(inLocale(slug, locale) ?? '')}`
  return { nl: of('nl'), en: of('en'), fr: of('fr') }
}

/** A course's page is not arranged by editors: its parts are the course's own. */
const courseLayout = ['course-detail', 'footer', 'cookie'] as const

const isAround = (type: string) => type === 'footer' || type === 'cookie'

type FrameItem = { __typename: string } | LayoutItem | null
type FrameContent = { __typename: string; type?: string; data?: unknown; layout?: readonly FrameItem[] | null } | null

/** Where the catalogue's layout has them, each with the content of its own name. */
function frameBlocks(contents: readonly FrameContent[]): PlacedBlock[] {
  const layout = contents.flatMap((content) => content?.layout ?? [])
  return placed(
    layout.map((item) => {
      if (!item || !('id' in item)) return null
      return { ...item, content: contents.find((content) => content?.type === item.block) }
    }),
  )
}

async function coursePage(slug: string, request: PageRequest, runQuery: RunQuery, site: Site): Promise<Page> {
  const { locale } = request.context
  const [result, frame] = await Promise.all([
    runQuery(courseDetailQuery, { slug, ...localeFlags(locale) }),
    runQuery(FrameDocument, localeFlags(locale)),
  ])
  const { course } = dataOf(result)
  if (!course) throw new PageError(404, 'Course not found')
  const { publishedStaticContents: contents } = layoutOf(frame)
  return pages(course, contents, locale, () => {
    const around = frameBlocks(contents ?? [])
    return {
      status: 200,
      title: inLocale(course.title, locale) ?? '',
      description: inLocale(course.summary, locale) ?? '',
      paths: slugPaths('/courses', course.slug),
      floor: { seed: course.key, family: course.category.key },
      jsonLd: courseJsonLd(course, locale, site),
      blocks: courseLayout.map(
        (type) => around.find((block) => block.type === type) ?? { id: type, type, values: null },
      ),
    }
  })
}

/** Says whether a certificate is genuine; not for search engines, since codes are only for who holds one. */
async function verifyPage(request: PageRequest, runQuery: RunQuery): Promise<Page> {
  const { locale, path } = request.context
  const { typed, code } = codeIn(request)
  const [frame, result] = await Promise.all([
    runQuery(FrameDocument, localeFlags(locale)),
    code ? runQuery(verifiedCertificateQuery, { code }) : null,
  ])
  const isUnknown = !result || result.errors[0]?.status === 404
  const certificate = isUnknown ? null : (dataOf(result).verifiedCertificate ?? null)
  const texts = allTexts[locale].verify
  return {
    status: typed && !certificate ? 404 : 200,
    title: texts.title,
    description: texts.description,
    paths: samePath(path),
    floor: { seed: 'verify', family: 'sage' },
    jsonLd: [],
    blocks: frameBlocks(layoutOf(frame).publishedStaticContents ?? []).filter(({ type }) => isAround(type)),
    unlisted: true,
    verification: { typed, certificate },
  }
}

/** What every page not found still shows around its message: the footer and the cookie question of the home page. */
export async function notFoundPage(request: PageRequest, runQuery: RunQuery): Promise<Page> {
  const { locale, path } = request.context
  const { staticContent } = layoutOf(await runQuery(ContentPageDocument, { type: 'homepage', ...localeFlags(locale) }))
  const around = staticContent && 'layout' in staticContent ? placed(staticContent.layout) : []
  const texts = allTexts[locale]['not-found']
  return {
    status: 404,
    title: texts.title,
    description: texts.text,
    paths: samePath(path),
    floor: { seed: 'not-found', family: 'ochre' },
    jsonLd: [],
    blocks: around.filter(({ type }) => isAround(type)),
  }
}

function loadTarget(target: RouteTarget, request: PageRequest, runQuery: RunQuery, site: Site): Promise<Page> {
  const { slug = '' } = request.context.params
  if (target.kind === 'content') return contentPage(target.type, request, runQuery, site)
  if (target.kind === 'verify') return verifyPage(request, runQuery)
  return target.kind === 'page' ? slugPage(slug, request, runQuery) : coursePage(slug, request, runQuery, site)
}

/** Loads what stands at the address; throws PageError with the status of whatever refused. */
export async function loadPage(request: PageRequest, runQuery: RunQuery, site: Site): Promise<Page> {
  if (!request.target) return notFoundPage(request, runQuery)
  try {
    return await loadTarget(request.target, request, runQuery, site)
  } catch (error) {
    if (error instanceof PageError && (error.status === 404 || error.status === 400))
      return notFoundPage(request, runQuery)
    throw error
  }
}

export const alternates = (page: Page) => locales.map((locale) => ({ locale, path: page.paths[locale] }))
