import type { StorageResponse } from '@hearthlight/domain/partner/console-partner'
import { shareOf } from '@hearthlight/domain/partner/storage/storage-share'
import type { z } from 'zod'

export type Storage = z.infer<typeof StorageResponse>['data']['attributes']

const MEGABYTE = 1_048_576

/** The figures of a sentence about what is used; a little over is never said to be nothing. */
export const storageWords = ({ used, cap }: Storage, number: (value: number) => string) => ({
  count: used.documents,
  documents: number(used.documents),
  megabytes: number(Math.ceil(used.bytes / MEGABYTE)),
  share: number(Math.ceil(shareOf(used, cap) * 100)),
})
