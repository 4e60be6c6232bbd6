import type { ProgramSavings } from '@hearthlight/domain/savings/program/program-savings'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../platform/formats.ts'
import { BarRows } from '../../ui/charts/bar-rows.tsx'
import { Block } from '../kit/block.tsx'

type Compared = NonNullable<ProgramSavings['comparison']>
type Part = 'with_work' | 'like' | 'net'

/** What homes saved beyond what homes like them saved without work in the same time. */
export function LikeHomes({ found }: { found: ProgramSavings }) {
  const { t } = useTranslation('admin-homes')
  if (found.all.homes === 0) return null
  if (found.comparison !== null) return <Compared compared={found.comparison} />
  return (
    <Block title={t('savings.like.none')} note={t('savings.like.how')}>
      <p>{t('savings.like.none_text')}</p>
    </Block>
  )
}

function Compared({ compared }: { compared: Compared }) {
  const { t } = useTranslation('admin-homes')
  const { number, percent } = useFormats()
  const each = (value: number) => number(Math.round(value / compared.homes))
  const parts: readonly (readonly [Part, number, number])[] = [
    ['with_work', compared.saved, compared.band],
    ['like', compared.like_saved, compared.like_band],
    ['net', compared.net, compared.net_band],
  ]
  const most = Math.max(1, ...parts.map(([, value, band]) => Math.abs(value) + band)) * 1.05
  const at = (value: number) => (Math.max(0, value) / most) * 100
  const isChance = Math.abs(compared.like_saved) <= compared.like_band
  const title = t(
    isChance ? 'savings.like.same' : compared.like_saved > 0 ? 'savings.like.less' : 'savings.like.more',
    {
      percent: percent(Math.abs(compared.like_share)),
    },
  )
  return (
    <Block title={title} note={t('savings.like.how')}>
      <BarRows
        label={t('savings.like.label')}
        isAlwaysNumbered
        rows={parts.map(([part, value, band]) => {
          const name = t(`savings.like.${part}`)
          const said = `${each(value)} kWh`
          const range = t('savings.rate_range', { low: each(value - band), high: each(value + band) })
          return {
            key: part,
            name,
            value: said,
            range,
            label: `${name}: ${said}, ${range}`,
            from: 0,
            width: at(Math.abs(value)),
            look:
              value < 0
                ? ('rise' as const)
                : part === 'like'
                  ? ('saving-hatched' as const)
                  : ('saving' as const),
            whisker: value < 0 ? undefined : { low: at(value - band), high: at(value + band) },
          }
        })}
      />
      <p className="note">
        {t('savings.like.of', { count: compared.homes, like: number(compared.like_homes) })}{' '}
        {compared.rate !== null &&
          t('savings.like.rate', {
            percent: percent(compared.rate),
            low: percent(compared.rate - (compared.rate_band ?? 0)),
            high: percent(compared.rate + (compared.rate_band ?? 0)),
          })}
      </p>
    </Block>
  )
}
