// A little darker than the page's paper, so that a floor has an edge there.
const paper = '#f7f1e6'
const ink = '#10302f'
const terra = '#c9532b'
const ochre = '#e9b44c'
const sage = '#8fb8a8'
const sky = '#4a7fb0'
const plum = '#6b3a5b'
const pale = { ochre: '#fbe3ae', sage: '#d5e5dc', sky: '#cfdfee', plum: '#e5cfdd' }

/** Grounds lie under figures; a mark is the small round on a figure, and stands on no ground of its own colour. */
interface Palette {
  paper: string
  grounds: [string, ...string[]]
  figures: [string, ...string[]]
  mark: string
}

/** A family of colours; the first of the grounds is there most. */
export const families = {
  terra: { paper, grounds: [paper, sage, paper, sage, ink], figures: [terra, ink, terra], mark: ochre },
  ochre: { paper, grounds: [paper, pale.ochre, paper, ochre], figures: [ochre, ink, ochre, paper], mark: terra },
  sage: { paper, grounds: [paper, pale.sage, pale.sage, sage], figures: [sage, ink, sage, paper], mark: ochre },
  sky: { paper, grounds: [paper, pale.sky, pale.sky, sky], figures: [sky, ink, sky, paper], mark: ochre },
  plum: { paper, grounds: [paper, pale.plum, pale.plum, ochre], figures: [plum, ochre, plum], mark: terra },
  ink: { paper, grounds: [paper, ochre, paper], figures: [ink, terra, ink], mark: ochre },
  'terra-sky': { paper, grounds: [paper, pale.sky, paper], figures: [terra, sky, terra], mark: ink },
  'sage-plum': { paper, grounds: [paper, pale.sage, paper], figures: [plum, sage, plum], mark: ochre },
  'ochre-sky': { paper, grounds: [paper, pale.ochre, paper], figures: [sky, ochre, ink], mark: terra },
} as const satisfies Record<string, Palette>

export type Family = keyof typeof families
const names = Object.keys(families) as Family[]
const isFamily = (key: string): key is Family => Object.hasOwn(families, key)

/** Each category of courses and each area of the site keeps its own colours. */
const chosen: Record<string, Family> = {
  'business-strategy': 'ink',
  'job-specific-skills': 'terra-sky',
  digitalization: 'sky',
  sustainability: 'sage',
  'financial-literacy': 'ochre',
  innovation: 'plum',
  internationalization: 'ochre-sky',
  'human-resources-management': 'terra',
  'not-eligible': 'sage-plum',
  home: 'terra',
  CALENDAR: 'ink',
  TAILORED: 'sage',
  ONLINE: 'sky',
  CERTIFICATION: 'ochre',
  coaching: 'plum',
}

/** A number from a text, the same everywhere (FNV-1a). */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (const sign of text) value = Math.imul(value ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  return value >>> 0
}

/** The colours of a category, an area or anything else with a key. */
export function familyOf(key: string): Family {
  if (isFamily(key)) return key
  const own = Object.hasOwn(chosen, key) ? chosen[key] : names[hash(key) % names.length]
  return own ?? 'terra'
}
