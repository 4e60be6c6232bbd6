import type { TFunction } from 'i18next'

/** What the summary says of one field. A label that asks something needs no colon after its question mark. */
export const errorEntry = (t: TFunction, label: string, message: string): string =>
  t('shared:form.error_entry', {
    label,
    message,
    ...(label.trimEnd().endsWith('?') && { context: 'question' }),
  })
