import { Hono } from 'hono'
import { type ApiEnv, contextOf } from '../context.ts'
import { operation } from '../openapi/operation.ts'
import { receiveWebhook } from './receive-webhook.ts'

/** For the payment provider only, hence unknown to the gateway. */
export const paymentRoutes = new Hono<ApiEnv>().post(
  '/webhook',
  operation({
    id: 'paymentWebhook',
    tag: 'payments',
    summary: 'Hears that a payment has changed',
    description:
      'Where the payment provider tells that something changed; what changed is read at the provider. The response is empty, also for a payment that nobody knows.',
    access: 'everyone',
    bytes: 'text/plain',
  }),
  async (c) => {
    await receiveWebhook(contextOf(c), await c.req.text(), (name) => c.req.header(name))
    return c.text('')
  },
)
