import { questionContext } from '@hearthlight/domain/texts/question-context'
import type { TFunction } from 'i18next'

/** What the summary says of one field. */
export const errorEntry = (t: TFunction, label: string, message: string): string =>
  t('shared:form.error_entry', { label, message, ...questionContext(label) })
