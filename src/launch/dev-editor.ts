// Only in development: the editor, once React's refresh runtime is there.
import './dev-refresh.ts'

await import('../panel/client/editor.tsx')
