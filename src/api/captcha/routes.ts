import { Hono } from 'hono'
import { captchaChallenge } from '../../../schemas/captcha.ts'
import { altchaCaptcha } from '../../adapters/captcha.ts'
import type { ApiEnv } from '../context.ts'
import { operation } from '../openapi/operation.ts'

export const captchaRoutes = new Hono<ApiEnv>().get(
  '/challenge',
  operation({
    id: 'captchaChallenge',
    tag: 'captcha',
    summary: 'Work to do before a form is sent, in the format of altcha; the answer goes along as `captcha`',
    answer: captchaChallenge,
  }),
  async (c) => c.json(await altchaCaptcha(c.var.parts.jwtSecret).challenge()),
)
