import { registry } from '../../../blocks/registry.ts'

/** The source of a block's component: folder and file are named after its type. */
export const blockSource = (type: string) => `blocks/${type}/${type}.tsx`

/** The source of what draws a page. */
export const screenSource = (folder: string) => `src/site/${folder}/screen.tsx`

/** The source of one part of a screen (PageDefinition.partOf). */
export const partSource = (folder: string, part: string) => `src/site/${folder}/${part}-step.tsx`

/** The source of a page, beside its screen. */
export const pageSource = (folder: string) => `src/site/${folder}/page.ts`

/** What wakes the pages of an area. */
export const areaSource = 'src/site/client/area/area.tsx'

/** What the plain HTML of blocks is answered by, where React is not. */
export const scriptSources = (blocks: readonly string[]): string[] =>
  registry.flatMap(({ type, script }) => (script && blocks.includes(type) ? [script] : []))
