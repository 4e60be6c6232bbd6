import { z } from 'zod'
import { about } from '../texts/about.ts'

const Host = z.string().regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, {
  message: 'must be a host name in small letters, without a port',
})

export const Hosts = z.strictObject({
  names: z.array(Host).default([]).meta(about('names')),
  aliases: z
    .array(
      z.strictObject({
        host: Host,
        redirect_url: z.url().optional().meta(about('redirect_url')),
      }),
    )
    .default([])
    .meta(about('aliases')),
})
