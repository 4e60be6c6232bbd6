import type { AuditResult } from '@hearthlight/domain/report/audit-result-schema'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../platform/formats.ts'
import { usePartner } from '../../platform/partner.ts'
import { Table } from '../../ui/table.tsx'

const HOURS_A_YEAR = 8760
const HOT = { celsius: '26 °C', fahrenheit: '79 °F' } as const
const COLD = { celsius: '18 °C', fahrenheit: '64 °F' } as const

/** What the plan does for hot and cold days: hours outside comfort and the heat that is needed at worst. */
export function Comfort({ result: { loads } }: { result: AuditResult }) {
  const { t } = useTranslation('report')
  const { number } = useFormats()
  const { temperature_unit } = usePartner().settings
  const hours = (share: number) =>
    t('comfort.hours', { hours: number(Math.round((share * HOURS_A_YEAR) / 10) * 10) })
  const kw = (value: number) => `${number(value, 1)} kW`
  const rows = [
    {
      id: 'hot',
      name: t('comfort.hot', { limit: HOT[temperature_unit] }),
      ...mapped(loads.share_of_hours_above_26, hours),
    },
    {
      id: 'cold',
      name: t('comfort.cold', { limit: COLD[temperature_unit] }),
      ...mapped(loads.share_of_hours_below_18, hours),
    },
    { id: 'peak', name: t('comfort.peak'), ...mapped(loads.peak_heating_kw, kw) },
  ]
  return (
    <section className="section">
      <div className="page">
        <div className="section__head">
          <h2>{t('comfort.title')}</h2>
          <p>{t('comfort.text')}</p>
        </div>
        <Table
          caption={t('comfort.title')}
          isCaptionHidden
          rows={rows}
          rowId={({ id }) => id}
          columns={[
            { id: 'what', header: t('comfort.what'), cell: ({ name }) => name },
            { id: 'now', header: t('today'), isNumeric: true, cell: ({ now }) => now },
            { id: 'after', header: t('after_plan'), isNumeric: true, cell: ({ after }) => after },
          ]}
        />
      </div>
    </section>
  )
}

const mapped = (pair: { current: number; new: number }, show: (value: number) => string) => ({
  now: show(pair.current),
  after: show(pair.new),
})
