import account from './account/en.json' with { type: 'json' }
import blocks from './blocks/en.json' with { type: 'json' }
import common from './common/en.json' with { type: 'json' }
import documents from './documents/en.json' with { type: 'json' }
import editor from './editor/en.json' with { type: 'json' }
import mails from './mails/en.json' with { type: 'json' }
import panel from './panel/en.json' with { type: 'json' }
import registration from './registration/en.json' with { type: 'json' }
import rooms from './rooms/en.json' with { type: 'json' }
import site from './site/en.json' with { type: 'json' }

export const en = {
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
