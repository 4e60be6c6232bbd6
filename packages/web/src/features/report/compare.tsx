import type { AuditResult } from '@hearthlight/domain/report/audit-result-schema'
import { aboutMoney } from '@hearthlight/domain/report/estimates'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../platform/formats.ts'
import { MeasureBarsChart } from '../../ui/charts/measure-bars-chart.tsx'
import { Table } from '../../ui/table.tsx'

/** This home, a typical similar home and the same home built today. Words, never a frown. */
export function Compare({ result }: { result: AuditResult }) {
  const { t } = useTranslation('report')
  const { money } = useFormats()
  const { typical, new_home, verdict } = result.comparison
  const rows = [
    { key: 'yours', value: result.totals.current.money },
    { key: 'typical', value: typical.money },
    { key: 'new_home', value: new_home.money },
  ].map((row) => ({ ...row, name: t(`compare.${row.key}`) }))
  const format = (value: number) => money(aboutMoney(value))
  return (
    <section className="section">
      <div className="page">
        <MeasureBarsChart
          title={t(`compare.${verdict}`)}
          subtitle={t('compare.subtitle')}
          label={t('compare.subtitle')}
          note={t('compare.note')}
          values={rows}
          format={format}
          table={
            <Table
              caption={t('compare.subtitle')}
              isCaptionHidden
              rows={rows}
              rowId={({ key }) => key}
              columns={[
                { id: 'home', header: t('compare.home'), cell: ({ name }) => name },
                {
                  id: 'cost',
                  header: t('compare.cost'),
                  isNumeric: true,
                  cell: ({ value }) => format(value),
                },
              ]}
            />
          }
        />
      </div>
    </section>
  )
}
