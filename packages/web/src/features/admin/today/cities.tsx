import type { Dashboard } from '@hearthlight/domain/applications/dashboard'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import { Table } from '../../../ui/figures/table.tsx'
import { STEPS } from './steps.ts'
import styles from './today.module.css'

/** The same by city; the first eight. */
export function Cities({ dashboard: { cities, days } }: { dashboard: Dashboard }) {
  const { t } = useTranslation('admin-today')
  const { number } = useFormats()
  if (cities.length === 0) return null
  return (
    <section className={styles.needs}>
      <Table
        caption={t('cities', { count: days })}
        columns={[
          { id: 'name', header: t('city'), cell: ({ name }) => name ?? t('unknown') },
          ...STEPS.map((step) => ({
            id: step,
            header: t(`step.${step}`),
            isNumeric: true,
            cell: (city: Dashboard['cities'][number]) => number(city[step]),
          })),
        ]}
        rows={cities}
        rowId={({ name }) => name ?? ''}
      />
    </section>
  )
}
