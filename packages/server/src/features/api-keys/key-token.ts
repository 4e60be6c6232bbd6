import { createHmac, randomBytes } from 'node:crypto'
import { KEY_PREFIX } from '@hearthlight/domain/api-keys/api-key'

const HINT_LENGTH = KEY_PREFIX.length + 4

/** 256 random bits; only the keyed hash is stored, so that a copy of the database reads nothing. */
export const newKey = () => `${KEY_PREFIX}${randomBytes(32).toString('base64url')}`

export const hashKey = (secret: string, key: string) =>
  createHmac('sha256', secret).update(`api-key:${key}`).digest('base64url')

export const hintOf = (key: string) => key.slice(0, HINT_LENGTH)
