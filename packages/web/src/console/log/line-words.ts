import type { AuditLine } from '@hearthlight/domain/records/audit-line'
import type { TFunction } from 'i18next'

type Words = TFunction<['admin-log', 'admin']>

/** What was done in a person's words; what has none yet says its own name, `noun.verb`. */
export const actionInWords = (t: Words, action: string): string =>
  t(`action.${action.replaceAll(/[.-]/g, '_')}`, { defaultValue: action.replaceAll(/[.-]/g, ' ') })

export function whoInWords(t: Words, { actor, actor_kind }: AuditLine): string {
  if (actor !== null) return actor
  return actor_kind === 'system' ? t('log.kind.system') : t('log.kind.nobody')
}

export const recordTypeInWords = (t: Words, type: string): string =>
  t(`record.${type}`, { defaultValue: type.replaceAll('_', ' ') })
