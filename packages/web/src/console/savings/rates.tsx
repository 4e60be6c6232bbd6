import type { ProgramSavings } from '@hearthlight/domain/savings/program/program-savings'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../platform/formats.ts'
import { BarRows } from '../../ui/charts/bar-rows.tsx'
import { Block } from '../kit/block.tsx'

/** Saved over promised by measure; a home with several works counts for each. */
export function ByMeasure({ rows }: { rows: ProgramSavings['by_measure'] }) {
  const { t } = useTranslation(['admin-homes', 'assessment'])
  return (
    <Rates
      title={t('admin-homes:savings.by_measure')}
      note={t('admin-homes:savings.by_measure_note')}
      rows={rows.map(({ id, ...each }) => ({
        ...each,
        id,
        name: t(`assessment:measure.${id as 'air_sealing'}.title`),
      }))}
    />
  )
}

/** The same by the program that paid; one alone is the whole page. */
export function ByProgram({ found: { by_program: rows, programs } }: { found: ProgramSavings }) {
  const { t } = useTranslation('admin-homes')
  if (rows.length < 2) return null
  return (
    <Rates
      title={t('savings.by_program')}
      note={t('savings.by_program_note')}
      rows={rows.map(({ id, ...each }) => ({
        ...each,
        id: id ?? '',
        name: programs.find((program) => program.id === id)?.name ?? t('savings.no_program'),
      }))}
    />
  )
}

type Rate = Omit<ProgramSavings['by_measure'][number], 'id'> & { readonly id: string; readonly name: string }
type RatesProps = { title: string; note: string; rows: readonly Rate[] }

function Rates({ title, note, rows }: RatesProps) {
  const { t } = useTranslation('admin-homes')
  const { number, percent } = useFormats()
  const known = rows.filter(({ rate }) => rate !== null)
  if (known.length === 0) return null
  const most = Math.max(1, ...known.map(({ rate, rate_band }) => (rate ?? 0) + (rate_band ?? 0))) * 1.05
  const at = (value: number) => (Math.max(0, value) / most) * 100
  return (
    <Block title={title} note={note}>
      <BarRows
        label={title}
        isAlwaysNumbered
        rows={known.map(({ id, name, homes, promised, saved, rate, rate_band }) => {
          const [value, band] = [rate ?? 0, rate_band ?? 0]
          const range = t('savings.rate_range', { low: percent(value - band), high: percent(value + band) })
          const each = t('savings.homes_each', {
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
