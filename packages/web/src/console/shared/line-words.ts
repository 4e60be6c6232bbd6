import type { AuditLine } from '@hearthlight/domain/records/audit-line'
import { actionWords, recordTypeWords } from '@hearthlight/domain/records/line-words'
import type { TFunction } from 'i18next'

type Words = TFunction<['admin-log', 'admin']>

export function actionInWords(t: Words, action: string): string {
  const { text, otherwise } = actionWords(action)
  return t(text, { defaultValue: otherwise })
}

export function whoInWords(t: Words, { actor, actor_kind }: AuditLine): string {
  if (actor !== null) return actor
  return actor_kind === 'system' ? t('log.kind.system') : t('log.kind.nobody')
}

export function recordTypeInWords(t: Words, type: string): string {
  const { text, otherwise } = recordTypeWords(type)
  return t(text, { defaultValue: otherwise })
}
