import type { ProgramSavings } from '@hearthlight/domain/savings/program/program-savings'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../platform/formats.ts'
import { BarRows } from '../../ui/charts/bar-rows.tsx'
import { Block } from '../kit/block.tsx'

/** Saved over promised by measure; a home with several works counts for each. */
export function ByMeasure({ rows }: { rows: ProgramSavings['by_measure'] }) {
  const { t } = useTranslation(['admin-homes', 'assessment'])
  const { number, percent } = useFormats()
  const known = rows.filter(({ rate }) => rate !== null)
  if (known.length === 0) return null
  const most = Math.max(1, ...known.map(({ rate, rate_band }) => (rate ?? 0) + (rate_band ?? 0))) * 1.05
  const at = (value: number) => (Math.max(0, value) / most) * 100
  return (
    <Block title={t('admin-homes:savings.by_measure')} note={t('admin-homes:savings.by_measure_note')}>
      <BarRows
        label={t('admin-homes:savings.by_measure')}
        isAlwaysNumbered
        rows={known.map(({ id, homes, promised, saved, rate, rate_band }) => {
          const [value, band] = [rate ?? 0, rate_band ?? 0]
          const name = t(`assessment:measure.${id as 'air_sealing'}.title`)
          const range = t('admin-homes:savings.rate_range', {
            low: percent(value - band),
            high: percent(value + band),
          })
          const each = t('admin-homes:savings.homes_each', {
            count: homes,
            saved: number(Math.round(saved / homes)),
            promised: number(Math.round(promised / homes)),
          })
          return {
            key: id,
            name: (
              <>
                {name} <small className="muted">{each}</small>
              </>
            ),
            value: percent(value),
            range,
            label: `${name}: ${percent(value)}, ${range}, ${each}`,
            from: 0,
            width: at(value),
            look: 'saving',
            whisker: { low: at(value - band), high: at(value + band) },
          }
        })}
      />
    </Block>
  )
}
