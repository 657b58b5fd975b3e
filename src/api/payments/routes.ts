import { Hono } from 'hono'
import { type ApiEnv, contextOf } from '../context.ts'
import { receiveWebhook } from './receive-webhook.ts'

/** For the payment provider only, hence unknown to the gateway. */
export const paymentRoutes = new Hono<ApiEnv>().post('/webhook', async (c) => {
  await receiveWebhook(contextOf(c), await c.req.text(), (name) => c.req.header(name))
  return c.text('')
})
