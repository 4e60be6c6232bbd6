import type { ProgramSavings } from '@hearthlight/domain/savings/program/program-savings'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../platform/formats.ts'
import { HistogramChart } from '../../ui/charts/histogram-chart.tsx'
import { Table } from '../../ui/figures/table.tsx'

type Props = { found: Pick<ProgramSavings, 'distribution' | 'middle'> }

/** How many homes saved how much, with what half of them did as its sentence. */
export function Distribution({ found: { distribution: bins, middle } }: Props) {
  const { t } = useTranslation('admin-homes')
  const { number } = useFormats()
  if (middle === null) return null
  const { from, to, used_more: more } = middle
  const half = t('savings.half', { from: number(from), to: number(to) })
  const nameOf = (bin: ProgramSavings['distribution'][number]) =>
    t('savings.bin', { from: number(bin.from), to: number(bin.to) })
  return (
    <HistogramChart
      title={more === 0 ? half : `${half}; ${t('savings.used_more', { count: more })}`}
      subtitle={t('savings.distribution_note')}
      label={t('savings.distribution')}
      format={number}
      bins={bins.map((bin) => ({
        from: bin.from,
        to: bin.to,
        count: bin.homes,
        label: `${nameOf(bin)}: ${t('savings.homes_count', { count: bin.homes })}`,
      }))}
      table={
        <Table
          caption={t('savings.distribution')}
          isCaptionHidden
          density="dense"
          rows={bins}
          rowId={(bin) => String(bin.from)}
          columns={[
            { id: 'bin', header: t('savings.bin_head'), cell: nameOf },
            { id: 'homes', header: t('savings.homes'), isNumeric: true, cell: ({ homes }) => homes },
          ]}
        />
      }
    />
  )
}
