import { registry } from '../../../blocks/registry.ts'
import type { FrameQuery } from '../../ui/gql/graphql.ts'
import { type PlacedBlock, placedBlocks } from './placed-blocks.ts'

const surroundings = new Map(registry.map(({ type, surrounding }) => [type, surrounding]))

/** Blocks that stand on every page, outside what the page is about. */
export const isSurrounding = (type: string): boolean => Boolean(surroundings.get(type))

/** What stands above the bar is met first, and lies over nothing. */
export const opensPage = (type: string): boolean => surroundings.get(type) === 'before'

/** Footer and cookie question for a page that editors do not arrange: as the catalogue's layout has them. */
export function surroundingsOf({ publishedStaticContents }: FrameQuery): PlacedBlock[] {
  const contents = publishedStaticContents ?? []
  const layout = contents.flatMap((content) => (content && 'layout' in content ? (content.layout ?? []) : []))
  const items = layout.map((item) => {
    if (!item || !('id' in item)) return null
    return { ...item, content: contents.find((content) => content && 'type' in content && content.type === item.block) }
  })
  return placedBlocks(items).filter(({ type }) => isSurrounding(type))
}
