import account from './account/fr.json' with { type: 'json' }
import blocks from './blocks/fr.json' with { type: 'json' }
import common from './common/fr.json' with { type: 'json' }
import documents from './documents/fr.json' with { type: 'json' }
import editor from './editor/fr.json' with { type: 'json' }
import mails from './mails/fr.json' with { type: 'json' }
import panel from './panel/fr.json' with { type: 'json' }
import registration from './registration/fr.json' with { type: 'json' }
import rooms from './rooms/fr.json' with { type: 'json' }
import site from './site/fr.json' with { type: 'json' }

export const fr = {
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
