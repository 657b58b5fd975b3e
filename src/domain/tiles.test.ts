import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { families, familyOf } from './tiles/families.ts'
import { layTilePattern } from './tiles/lay-tile-pattern.ts'
import { logoSvg, tileMark, tilePatternSvg } from './tiles.ts'

const categories = [
  'business-strategy',
  'job-specific-skills',
  'digitalization',
  'sustainability',
  'financial-literacy',
  'innovation',
  'internationalization',
  'human-resources-management',
  'not-eligible',
]

describe('floor of tiles', () => {
  it('is the same for the same course, and another for another course', () => {
    const floor = { family: 'sage', columns: 8, rows: 2 } as const
    const first = tilePatternSvg({ seed: 'csrd-reporting', ...floor })
    for (let other = 0; other < 600; other++) tilePatternSvg({ seed: `course-${other}`, ...floor })
    expect(tilePatternSvg({ seed: 'csrd-reporting', ...floor })).toBe(first)
    expect(tilePatternSvg({ seed: 'excel', ...floor })).not.toBe(first)
  })

  it('gives each category colours of its own', () => {
    expect(new Set(categories.map(familyOf)).size).toBe(categories.length)
  })

  it('finds a family for any key', () => {
    for (const key of ['', 'a room', 'constructor', 'toString']) expect(families).toHaveProperty([familyOf(key)])
  })

  it('uses only the colours of its family, and no figure in the colour of its ground', () => {
    for (const family of Object.values(families).map(
      (_, index) => Object.keys(families).map(familyOf)[index] ?? 'ink',
    )) {
      const { grounds, figures, mark } = families[family]
      const colours = new Set<string>([...grounds, ...figures, mark])
      for (const tile of layTilePattern('any', family, 12, 12)) {
        expect(tile.colour).not.toBe(tile.ground)
        expect(colours).toContain(tile.colour)
        expect(colours).toContain(tile.ground)
      }
    }
  })

  it('is small: a path for each colour, less than 2 kB for the floor of a card', () => {
    for (const category of categories) {
      const svg = tilePatternSvg({ seed: category, family: familyOf(category), columns: 8, rows: 2, turn: true })
      expect(svg.length).toBeLessThan(2048)
      expect(svg.match(/<path/g)?.length).toBeLessThan(14)
    }
  })

  it('keeps one tile apart to turn, only where asked', () => {
    const floor = { seed: 'excel', columns: 8, rows: 2 }
    expect(tilePatternSvg({ ...floor, turn: true }).match(/<g class="turn">/g)).toHaveLength(1)
    expect(tilePatternSvg(floor)).not.toContain('turn')
  })

  it('has no style attribute, which the security policy would refuse', () => {
    expect(tilePatternSvg({ seed: 'excel', columns: 8, rows: 2, turn: true })).not.toContain('style')
  })

  it('stands alone as a picture', async () => {
    for (const svg of [tilePatternSvg({ seed: 'excel', columns: 8, rows: 4 }), tileMark('excel'), logoSvg()]) {
      const { width = 0, height = 0 } = await sharp(Buffer.from(svg)).metadata()
      expect(width / height).toBe(svg.includes('0 0 64 32') ? 2 : 1)
    }
  })
})
