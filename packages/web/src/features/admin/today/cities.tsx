import type { Dashboard } from '@hearthlight/domain/applications/dashboard'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import { Table } from '../../../ui/figures/table.tsx'
import { stepsOf } from './funnel.tsx'
import styles from './today.module.css'

/** The same by city; where not all are shown, how many there are. */
export function Cities({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useTranslation('admin-today')
  const { number } = useFormats()
  const { cities, cities_in_all } = dashboard
  if (cities.length === 0) return null
  const caption =
    cities.length < cities_in_all
      ? t('cities', { shown: number(cities.length), all: number(cities_in_all) })
      : t('cities_all')
  return (
    <section className={styles.needs}>
      <Table
        caption={caption}
        columns={[
          { id: 'name', header: t('city'), cell: ({ name }) => name ?? t('unknown') },
          ...stepsOf(dashboard).map((step) => ({
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
