import type { ProgramSavings } from '@hearthlight/domain/savings/program-savings'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../platform/formats.ts'
import { BarRows } from '../../ui/charts/bar-rows.tsx'
import { Block } from '../kit/block.tsx'

/** How many homes saved how much. */
export function Distribution({ bins }: { bins: ProgramSavings['distribution'] }) {
  const { t } = useTranslation('admin-homes')
  const { number } = useFormats()
  const most = Math.max(1, ...bins.map(({ homes }) => homes))
  if (bins.length === 0) return null
  return (
    <Block title={t('savings.distribution')} note={t('savings.distribution_note')}>
      <BarRows
        label={t('savings.distribution')}
        isAlwaysNumbered
        isCompact
        rows={bins.map(({ from, to, homes }) => {
          const name = t('savings.bin', { from: number(from), to: number(to) })
          return {
            ...{ key: String(from), name, value: String(homes), label: `${name}: ${homes}`, from: 0 },
            width: (homes / most) * 100,
            look: to <= 0 ? ('rise' as const) : ('saving' as const),
          }
        })}
      />
    </Block>
  )
}
