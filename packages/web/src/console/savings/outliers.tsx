import { consolePath } from '@hearthlight/domain/navigation/console-path'
import type { ProgramSavings } from '@hearthlight/domain/savings/program/program-savings'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useFormats } from '../../platform/formats.ts'
import { Table } from '../../ui/figures/table.tsx'
import { Block } from '../kit/block.tsx'

/** Homes far from their promise: worth a look, and nobody is asked to pay back. */
export function Outliers({ homes }: { homes: ProgramSavings['outliers'] }) {
  const { t } = useTranslation(['admin-homes', 'assessment'])
  const { number } = useFormats()
  if (homes.length === 0) return null
  const kWh = (value: number) => number(Math.round(value))
  const title = t('admin-homes:savings.outliers')
  return (
    <Block title={title} note={t('admin-homes:savings.outliers_note')}>
      <Table
        caption={title}
        isCaptionHidden
        density="dense"
        rows={homes}
        rowId={({ building_id }) => building_id}
        columns={[
          {
            id: 'home',
            header: t('admin-homes:savings.home'),
            cell: ({ building_id }) => (
              <Link to={consolePath('home', { id: building_id })}>{t('admin-homes:savings.see_home')}</Link>
            ),
          },
          {
            id: 'measures',
            header: t('admin-homes:savings.measures'),
            cell: ({ measure_ids }) =>
              measure_ids.map((id) => t(`assessment:measure.${id as 'air_sealing'}.title`)).join(', '),
          },
          {
            id: 'saved',
            header: t('admin-homes:savings.saved'),
            isNumeric: true,
            cell: ({ saved, band }) => `${kWh(saved)} ± ${kWh(band)}`,
          },
          {
            id: 'promised',
            header: t('admin-homes:savings.promised'),
            isNumeric: true,
            cell: ({ promised }) => kWh(promised),
          },
          {
            id: 'shows',
            header: t('admin-homes:savings.shows_head'),
            isWide: true,
            cell: ({ shows }) => t(`admin-homes:savings.shows.${shows}`),
          },
        ]}
      />
    </Block>
  )
}
