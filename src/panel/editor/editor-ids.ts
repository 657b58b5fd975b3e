/** Where the script draws, and what it begins with. */
export const editorRootId = 'editor'
export const editorDataId = 'editor-data'
