import type { Input, Source } from '@hearthlight/domain/assessment/facts/fact-sheet'
import { memo, useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { useKnownWords } from '../../../home/known-words.ts'
import { Chip, type ChipSource } from '../../../ui/chip.tsx'
import styles from './drawn-from.module.css'
import { useLive } from './use-live-estimate.ts'

const SHOWN = [
  'heating_fuel',
  'house_type',
  'construction_era',
  'attic_insulation',
  'wall_insulation',
  'window_type',
] as const
const CHIP: Record<Source, ChipSource> = { answered: 'told', record: 'record', assumed: 'assumed' }

/** What the picture rests on, each with its source. */
export function DrawnFrom() {
  return <Rows inputs={useDeferredValue(useLive().estimate?.inputs)} />
}

const Rows = memo(function Rows({ inputs }: { inputs: readonly Input[] | undefined }) {
  const { t } = useTranslation('assessment')
  const words = useKnownWords()
  const rows = SHOWN.flatMap((field) => {
    const input = inputs?.find((each) => each.field === field)
    return input === undefined ? [] : [{ field, input }]
  })
  if (rows.length === 0) return null
  return (
    <section className={styles.drawn}>
      <h2>{t('wizard.drawn.title')}</h2>
      <dl>
        {rows.map(({ field, input }) => (
          <div key={field}>
            <dt>{t(`wizard.drawn.${field}`)}</dt>
            <dd>{words(input)}</dd>
            <dd>
              <Chip source={CHIP[input.source]}>{t(`wizard.drawn.${input.source}`)}</Chip>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
})
