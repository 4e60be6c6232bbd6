import type { ReadingImportState } from '@hearthlight/domain/meters/supplied/reading-import'
import type { ChipTone } from '../../ui/chip.tsx'

export const STATE_TONES: Readonly<Record<ReadingImportState, ChipTone>> = {
  reading: 'action',
  checking: 'action',
  ready: 'caution',
  importing: 'action',
  done: 'positive',
  cancelled: 'neutral',
  failed: 'danger',
}
