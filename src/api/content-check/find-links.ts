import { sql } from 'drizzle-orm'
import type { Executor } from '../../db/client.ts'
import { isRecord } from '../../domain/is-record.ts'
import { splitLocale } from '../../domain/locales.ts'
import { ownPages } from '../../domain/own-pages.ts'
import { linksIn } from './find-in-texts.ts'
import { type Finding, findingAt, type Leaf } from './finding.ts'

interface Link {
  leaf: Leaf
  kind: 'pages' | 'courses'
  slug: string
}

/** '/en/courses/excel' is a course; addresses of others, and parts of the site without slugs, are none. */
function ofAddress(leaf: Leaf, href: string): Link[] {
  if (!href.startsWith('/') || href.startsWith('//')) return []
  const [path = ''] = splitLocale(href).path.split(/[?#]/)
  const [, folder, slug, ...more] = path.split('/')
  if (!slug || more.length > 0) return []
  if (folder === 'page') return [{ leaf, kind: 'pages', slug }]
  return folder === 'courses' ? [{ leaf, kind: 'courses', slug }] : []
}

/** Buttons and links that have fields of their own: the field `value` beside its `urlType`. */
function ofManaged(leaf: Leaf, beside: Leaf | undefined): Link[] {
  if (beside?.text === 'COURSE') return [{ leaf, kind: 'courses', slug: leaf.text }]
  if (beside?.text === 'PAGE' && !ownPages.includes(leaf.text)) return [{ leaf, kind: 'pages', slug: leaf.text }]
  return []
}

const isValue = /(?:^|\.)value$/

/** Of one block: fields of another may have the same names. */
function linksOf(leaves: readonly Leaf[]): Link[] {
  const byField = new Map(leaves.map((leaf) => [leaf.field, leaf]))
  return leaves.flatMap((leaf) => [
    ...linksIn(leaf).flatMap((href) => ofAddress(leaf, href)),
    ...(isValue.test(leaf.field) ? ofManaged(leaf, byField.get(leaf.field.replace(/value$/, 'urlType'))) : []),
  ])
}

/** By kind and slug; what is gone is not among them. */
export type Targets = ReadonlyMap<string, 'there' | 'expired'>

/** How what the texts of blocks link to stands: over, or there. Old slugs lead on while their thing is on the site. */
export async function readTargets(db: Executor, blocks: readonly Leaf[][]): Promise<Targets> {
  const slugs = [...new Set(blocks.flatMap(linksOf).map(({ slug }) => slug))]
  if (slugs.length === 0) return new Map()
  const { rows } = await db.execute(sql`
    with named as (
      select 'courses' as kind, id, value as slug from courses, jsonb_each_text(slug) where value = any(${sql.param(slugs)})
      union select 'pages', id, value from pages, jsonb_each_text(slug) where value = any(${sql.param(slugs)})
      union select kind, owner_id, slug from old_slugs where slug = any(${sql.param(slugs)})
        and (kind = 'courses' and exists (select from courses where id = owner_id)
          or kind = 'pages' and exists (select from pages where id = owner_id))
    )
    select kind, slug, bool_or(kind = 'courses'
      and exists (select from sessions where course_id = named.id)
      and not exists (select from sessions where course_id = named.id and canceled_at is null and start_date > now())
    ) as expired from named group by kind, slug`)
  return new Map(rows.filter(isRecord).map((row) => [`${row.kind} ${row.slug}`, row.expired ? 'expired' : 'there']))
}

/** Links of a block to pages and courses that are gone, and to courses whose last session is over. */
export const findLinks = (texts: readonly Leaf[], targets: Targets): Finding[] =>
  linksOf(texts).flatMap(({ leaf, kind, slug }) => {
    const target = targets.get(`${kind} ${slug}`)
    if (target === 'there') return []
    return [findingAt(leaf, target ? 'expiredLink' : 'deadLink', slug)]
  })
