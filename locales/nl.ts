import account from './account/nl.json' with { type: 'json' }
import blocks from './blocks/nl.json' with { type: 'json' }
import common from './common/nl.json' with { type: 'json' }
import documents from './documents/nl.json' with { type: 'json' }
import editor from './editor/nl.json' with { type: 'json' }
import mails from './mails/nl.json' with { type: 'json' }
import panel from './panel/nl.json' with { type: 'json' }
import registration from './registration/nl.json' with { type: 'json' }
import rooms from './rooms/nl.json' with { type: 'json' }
import site from './site/nl.json' with { type: 'json' }

export const nl = {
  ...common,
  ...site,
  ...blocks,
  ...registration,
  ...rooms,
  ...account,
  ...panel,
  ...editor,
  ...mails,
  ...documents,
}
