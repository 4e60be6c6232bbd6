import type { VirtualAudit } from '@hearthlight/domain/assessment/result/virtual-audit'
import { toStep } from '@hearthlight/domain/report/shown-figures/figure-step'
import { meteredSpan } from '@hearthlight/domain/report/words/metered-span'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import { Table } from '../../../ui/figures/table.tsx'

type Calibration = NonNullable<VirtualAudit['calibration']>
type Props = {
  readonly audit: VirtualAudit
  readonly metered: Calibration['metered']
  readonly before: NonNullable<Calibration['before']>
  readonly children: ReactNode
}

const KWH_STEP = 100
const MONEY_STEP = 10

/** The figures of a report without the meters, and with them. */
export function WhatChanged({ audit, metered, before, children }: Props) {
  const { t } = useTranslation('energy-use')
  const { number, money, locale } = useFormats()
  const kWh = (value: number) => number(toStep(value, KWH_STEP))
  const paid = (value: number) => money(toStep(value, MONEY_STEP))
  const { totals, loads, uncertainty } = audit
  const air = (value: number) => t('follow.air_value', { value: number(value, 2) })
  const sure = (value: number) => `±${Math.round(value)} %`
  const rows = [
    { id: 'cost', was: paid(before.money), is: paid(totals.current.money) },
    {
      id: 'air',
      was: air(before.air_changes_per_hour),
      is: air(loads.air_changes_per_hour.current),
    },
    { id: 'saving', was: paid(before.plan_saving_money), is: paid(totals.savings.money) },
    { id: 'sure', was: sure(before.half_width_percent), is: sure(uncertainty.half_width_percent) },
  ] as const
  return (
    <section className="section" aria-labelledby="follows-the-meters">
      <div className="page stack">
        <div className="section__head">
          <h2 id="follows-the-meters">
            {t('follow.title', { before: kWh(before.kwh), now: kWh(totals.current.kwh) })}
          </h2>
          <p>{t('follow.text', { span: meteredSpan(metered, locale) })}</p>
        </div>
        <Table
          caption={t('follow.figure')}
          isStacked
          rows={rows}
          rowId={({ id }) => id}
          columns={[
            { id: 'figure', header: t('follow.figure'), cell: ({ id }) => t(`follow.${id}`) },
            ...(['was', 'is'] as const).map((when) => ({
              id: when,
              header: t(`follow.${when}`),
              label: t(`follow.${when}`),
              isNumeric: true,
              cell: (row: (typeof rows)[number]) => row[when],
            })),
          ]}
        />
        {children}
      </div>
    </section>
  )
}
