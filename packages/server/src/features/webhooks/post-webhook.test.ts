import { expect, it } from 'vitest'
import { postWebhook } from './post-webhook.ts'

it.each(['http://127.0.0.1:9/', 'http://[::1]:9/', 'http://2130706433:9/', 'http://localhost:9/'])(
  'nothing is sent to %s unless it is allowed',
  async (url) => {
    await expect(postWebhook(false)(url, {}, '{}')).rejects.toThrow('is a private address')
  },
)
