import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Select } from '../../ui/fields/select.tsx'
import { programsApi } from '../api/programs-api.ts'

type Props = { id: string; value: string; onChange: (application: string) => void }

/** Whose answers a walk begins with: nobody's, or those of an application to the program. */
export function FillWith({ id, value, onChange }: Props) {
  const { t } = useTranslation('admin-programs')
  const { data: sources = [] } = useQuery(programsApi.trialSources(id))
  if (sources.length === 0) return null
  return (
    <Select
      label={t('preview.fill_with')}
      description={t('preview.fill_note')}
      value={value}
      placeholder={null}
      options={[
        { value: '', label: t('preview.fill_nothing') },
        ...sources.map(({ id: application, name, number }) => ({
          value: application,
          label: t('preview.fill_answers', { name, number }),
        })),
      ]}
      onChange={onChange}
    />
  )
}
