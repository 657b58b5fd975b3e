import { Hono } from 'hono'
import { captchaChallenge } from '../../../../schemas/captcha.ts'
import { altchaCaptcha } from '../../../adapters/captcha.ts'
import { type ApiEnv, operation } from '../../platform/index.ts'

export const captchaRoutes = new Hono<ApiEnv>().get(
  '/challenge',
  operation({
    id: 'captchaChallenge',
    tag: 'captcha',
    summary: 'Work to do before a form is sent, in the format of altcha; the answer goes along as `captcha`',
    description:
      'A small proof of work, in the format of altcha, that the contact form asks of the browser before it is sent; its solution goes along as `captcha`.',
    access: 'anonymous',
    needsNoDatabase: true,
    response: captchaChallenge,
  }),
  async (c) => c.json(await altchaCaptcha(c.var.parts.jwtSecret).challenge()),
)
