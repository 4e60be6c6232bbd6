import type { HomeSavings } from '@hearthlight/domain/savings/home-savings'
import { promiseOfMeasured } from '@hearthlight/domain/savings/promise-of-measured'
import { useFormats } from '../../platform/formats.ts'
import { Chip, type ChipTone } from '../../ui/chip.tsx'
import { Band } from '../../ui/figures/band.tsx'
import { Tile, Tiles } from '../../ui/figures/tile.tsx'
import styles from './savings.module.css'
import { Unread } from './unread.tsx'
import { useSavingsWords } from './use-savings-words.ts'

const TONE: Readonly<Record<HomeSavings['state'], ChipTone>> = {
  saved: 'positive',
  rose: 'caution',
  chance: 'neutral',
  not_yet: 'neutral',
  set_aside: 'caution',
}

/** The finding first: a saving is claimed only where its band does not hold 0. */
export function SavingsVerdict({ work, isFirst }: { work: HomeSavings; isFirst: boolean }) {
  const { t, percent, day, amount, measures } = useSavingsWords()
  const { state, total } = work
  const Heading = isFirst ? 'h1' : 'h2'
  const share = total === null ? 0 : Math.abs(total.saved / total.expected)
  const known = work.fuels.map((fuel) => fuel.known_from).filter((each) => each !== null)
  const date = known.toSorted().at(-1)
  const words = {
    percent: percent(share),
    saved: amount(Math.abs(total?.saved ?? 0)),
    band: amount(total?.band ?? 0),
  }
  const days = { measures: measures(work), begins: day(work.begins), ends: day(work.ends) }
  return (
    <>
      <div className={`page ${styles.verdict}`}>
        <p>
          <Chip tone={TONE[state]}>{t(`savings.chip.${state}`)}</Chip>
        </p>
        <Heading className={styles.heading}>
          {state === 'not_yet' && date !== undefined
            ? t('savings.head.not_yet_until', { date: day(date) })
            : t(`savings.head.${state}`, words)}
        </Heading>
        <p className="lead">
          {t('savings.lead.work', days)}{' '}
          {state !== 'not_yet' && state !== 'set_aside' && t(`savings.lead.${state}`, words)}
        </p>
        {work.works.length > 1 && <p className="muted">{t('savings.lead.together')}</p>}
      </div>
      <Unread work={work} />
      {total !== null && <Figures work={work} total={total} />}
    </>
  )
}

function Figures({ work, total }: { work: HomeSavings; total: NonNullable<HomeSavings['total']> }) {
  const { t, amount, percent } = useSavingsWords()
  const { money } = useFormats()
  const { saved, band, expected, observed } = total
  const held = work.promised === null ? null : promiseOfMeasured(work.promised, work.fuels)
  const promised = held?.isComparable === true && held.kwh > 0 ? held : null
  const max = Math.max(Math.abs(saved) + band, promised?.high ?? 0) * 1.15
  const range = (value: number, half: number) => ({ low: value - half, value, high: value + half })
  const perKWh = total.money === null || saved === 0 ? 0 : total.money / saved
  const min = Math.min(0, (saved - band) * 1.15)
  const likely = (low: string, high: string) => t('savings.likely', { low, high })
  return (
    <section className="page" aria-label={t('savings.figures')}>
      <Tiles>
        <Tile
          name={t(total.is_year ? 'savings.tile.year' : 'savings.tile.so_far')}
          now={amount(saved)}
          unit="kWh"
          band={<Band now={range(saved, band)} min={min} max={max} />}
          delta={t('savings.tile.from_to', { expected: amount(expected), observed: amount(observed) })}
          range={likely(amount(saved - band), amount(saved + band))}
        />
        {total.money !== null && (
          <Tile
            name={t('savings.tile.money')}
            now={money(Math.round(total.money))}
            band={<Band now={range(saved, band)} min={min} max={max} />}
            delta={t('savings.tile.at_price')}
            range={likely(
              money(Math.round((saved - band) * perKWh)),
              money(Math.round((saved + band) * perKWh)),
            )}
          />
        )}
        {promised !== null && (
          <Tile
            name={t('savings.tile.promised')}
            now={percent(saved / promised.kwh)}
            band={<Band now={{ ...promised, value: promised.kwh }} min={min} max={max} />}
            delta={t('savings.tile.estimate', { kwh: amount(promised.kwh) })}
            range={t(total.is_year ? 'savings.tile.of_year' : 'savings.tile.not_year')}
          />
        )}
      </Tiles>
    </section>
  )
}
