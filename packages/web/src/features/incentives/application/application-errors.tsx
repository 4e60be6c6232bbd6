import type { ClassifiedIncentive } from '@hearthlight/domain/incentives/classified-incentive'
import { useTranslation } from 'react-i18next'
import { errorEntry } from '../../../forms/error-entry.ts'
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx'
import type { useApplicationRefusal } from './application-refusal.ts'

type Props = Pick<ReturnType<typeof useApplicationRefusal>, 'refusal'> & { incentive: ClassifiedIncentive }

/** The field of a place: questions go by their id, documents by theirs under a name of their own. */
export const documentField = (itemId: string) => `document-${itemId}`

export function ApplicationErrors({ refusal, incentive }: Props) {
  const { t } = useTranslation('shared')
  if (refusal === null) return null
  const places = Object.fromEntries([
    ...incentive.question_list.map(({ id, name }) => [`answers/${id}`, { field: id, label: name }] as const),
    ...incentive.document_list.map(
      ({ id, name }) => [`documents/${id}`, { field: documentField(id), label: name }] as const,
    ),
    ['consent', { field: 'consent', label: t('nav.terms') }] as const,
  ])
  return (
    <ErrorSummary
      key={refusal.attempt}
      title={refusal.title}
      errors={refusal.places.flatMap(({ path, message }) => {
        const place = places[path]
        return place === undefined
          ? []
          : [{ name: place.field, message: errorEntry(t, place.label, message) }]
      })}
    >
      <p className="small">{t('form.error_safe')}</p>
    </ErrorSummary>
  )
}
