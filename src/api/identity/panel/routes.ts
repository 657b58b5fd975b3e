import { Hono } from 'hono'
import { panelSettings, panelSettingsChanges } from '../../../../schemas/second-factor.ts'
import { type ApiEnv, checkBody, contextOf, operation, staff } from '../../platform/index.ts'
import { getPanelSettings } from './get-panel-settings.ts'
import { updatePanelSettings } from './update-panel-settings.ts'

const tag = 'panel'

export const panelRoutes = new Hono<ApiEnv>()
  .get(
    '/settings',
    operation({
      id: 'panelSettings',
      tag,
      summary: 'Who works in the control panel, and what is demanded of them',
      description:
        'Whether everybody of the control panel must sign in with a second factor, who those people are and since when each has one, and the last fifty times that somebody switched one of these.',
      access: staff,
      response: panelSettings,
    }),
    async (c) => c.json(await getPanelSettings(contextOf(c))),
  )
  .patch(
    '/settings',
    operation({
      id: 'updatePanelSettings',
      tag,
      summary: 'Demands a second factor of everybody, or leaves it to each',
      description:
        'While it is demanded, whoever of the control panel has no second factor can do nothing but set one up (401 `Second factor needed`). Whoever demands it has one already (409). The own password may be left out within ten minutes of signing in (then 403 `Sign in again`).',
      access: staff,
      failures: ['WRONG_PASSWORD', 'SIGN_IN_AGAIN', 'NO_SECOND_FACTOR', 'TOO_MANY'],
      response: panelSettings,
    }),
    checkBody(panelSettingsChanges),
    async (c) => c.json(await updatePanelSettings(contextOf(c), c.req.valid('json'))),
  )
