import type { AuditResult } from '@hearthlight/domain/report/audit-result-schema'
import { verdictIn } from '@hearthlight/domain/report/comparison-verdict'
import { aboutEnergy, aboutMoney } from '@hearthlight/domain/report/estimates'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../platform/formats.ts'
import { useFeatures } from '../../platform/session.ts'
import { MeasureBarsChart } from '../../ui/charts/measure-bars-chart.tsx'
import { Table } from '../../ui/table.tsx'

/** This home, a typical similar home and the same home built today. Words, never a frown. */
export function Compare({ result }: { result: AuditResult }) {
  const { t } = useTranslation('report')
  const { money, number } = useFormats()
  // Prices of fuels differ, so energy is the fairer measure; a partner that hides it compares money.
  const unit = useFeatures().energySavings ? 'kwh' : 'money'
  const { typical, new_home } = result.comparison
  const rows = [
    { key: 'yours', value: result.totals.current[unit] },
    { key: 'typical', value: typical[unit] },
    { key: 'new_home', value: new_home[unit] },
  ].map((row) => ({ ...row, name: t(`compare.${row.key}`) }))
  const format = (value: number) =>
    unit === 'kwh' ? `${number(aboutEnergy(value))} kWh` : money(aboutMoney(value))
  const subtitle = t(`compare.subtitle.${unit}`)
  return (
    <section className="section">
      <div className="page">
        <MeasureBarsChart
          title={t(`compare.${verdictIn(unit, result)}`)}
          subtitle={subtitle}
          label={subtitle}
          note={t('compare.note')}
          values={rows}
          format={format}
          table={
            <Table
              caption={subtitle}
              isCaptionHidden
              rows={rows}
              rowId={({ key }) => key}
              columns={[
                { id: 'home', header: t('compare.home'), cell: ({ name }) => name },
                {
                  id: 'value',
                  header: t('compare.value'),
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
