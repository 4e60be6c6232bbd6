import { z } from 'zod'

const Host = z.string().regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, {
  message: 'must be a host name in small letters, without a port',
})

export const Hosts = z.strictObject({
  names: z.array(Host).default([]).describe('Hosts that serve this partner.'),
  aliases: z
    .array(
      z.strictObject({
        host: Host,
        redirect_url: z.url().optional().describe('Default: the same page at the first of the names.'),
      }),
    )
    .default([])
    .describe('Hosts that lead to another address instead.'),
})
