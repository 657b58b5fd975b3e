/** The source of a block's component: folder and file are named after its type. */
export const blockSource = (type: string) => `blocks/${type}/${type}.tsx`

/** The source of a page's component: the file bears the name of its folder. */
export const screenSource = (folder: string) => `src/site/${folder}/${folder.split('/').at(-1)}.tsx`

/** The source of a screen's page, beside its component. */
export const pageSource = (folder: string) => `src/site/${folder}/page.ts`

/** What wakes the pages of an area. */
export const areaSource = 'src/site/client/area.tsx'
