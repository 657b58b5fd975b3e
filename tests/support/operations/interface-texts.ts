import type { Call, Proofs, World } from './proof.ts'

const place = { key: 'navigation.courses', locale: 'nl' }
const at = ({ editor }: World, body?: object): Call => ({ headers: editor, params: place, ...(body && { body }) })

export const interfaceTextProofs: Proofs = {
  'GET /interface-texts': { 200: ({ editor }) => ({ headers: editor, query: 'limit=999' }) },
  'GET /mail-texts/{kind}/preview': {
    200: ({ editor }) => ({ headers: editor, params: { kind: 'welcome' }, query: 'locale=fr' }),
    404: ({ editor }) => ({ headers: editor, params: { kind: 'nothing' } }),
  },
  'PUT /interface-texts/{key}/{locale}': {
    200: (world) => at(world, { text: 'Cursussen' }),
    404: ({ editor }) => ({ headers: editor, params: { ...place, locale: 'de' }, body: { text: 'Kurse' } }),
    409: (world) => at(world, { text: 'Cursussen', was: 'Wat er nooit stond' }),
  },
  'DELETE /interface-texts/{key}/{locale}': {
    204: (world) => at(world),
    404: ({ editor }) => ({ headers: editor, params: { ...place, key: 'panel-words.title' } }),
  },
}
