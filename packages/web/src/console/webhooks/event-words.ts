import type { EventType } from '@hearthlight/domain/webhooks/webhook-event'
import type { TFunction } from 'i18next'

/** An event as people say it; a dot would be a place among the texts. */
export const eventInWords = (t: TFunction<'admin-webhooks'>, event: EventType): string =>
  t(`event.${event.replace('.', '_')}`)
