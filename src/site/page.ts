import type { Locale } from '../domain/locales.ts'
import type { Verification } from './verify/verification.ts'

/** Whose pages they are, and where they stand. */
export interface Site {
  brand: string
  publicUrl: string
}

/** One place of the layout, as the gateway answers it. */
export interface PlacedBlock {
  id: string
  type: string
  values: Partial<Record<Locale, unknown>> | null
}

/** Everything a page is made of, before its blocks have asked their questions. */
export interface Page {
  status: 200 | 404
  title: string
  description: string
  /** The unprefixed path in each language: slugs are translated. */
  paths: Record<Locale, string>
  /** Seed of the page's floor and picture. */
  floor: { seed: string; family: string }
  jsonLd: object[]
  blocks: PlacedBlock[]
  /** What search engines are not to list although it is there. */
  unlisted?: boolean
  /** Whether a certificate is genuine, on the page that says so. */
  verification?: Verification
}
