import {
  conflictIn,
  type HeatingConflict,
  type Mix,
  waterConflict,
} from '@hearthlight/domain/assessment/facts/heating-mix'
import type { Section } from '@hearthlight/domain/shared/vocabulary'
import { useTranslation } from 'react-i18next'
import { RadioGroup } from '../../../ui/fields/choices/radio-group.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { giveAnswers, useAnswerState } from '../answers/answer-store.ts'
import styles from './question.module.css'

const MIXES = ['system_only', 'system_main', 'fuel_main'] as const satisfies readonly Mix[]

/** Where two answers contradict each other, at each of their questions: what we take, and the way to keep both. */
export function Contradiction({ field }: { field: string }) {
  if (field === 'heating_system' || field === 'heating_fuel') return <HeatingMix />
  if (field === 'water_heater' || field === 'water_heating_fuel') return <WaterFuel />
  return null
}

const useAnswer = (section: Section, field: string) =>
  useAnswerState(({ sections }) => sections[section]?.data[field]?.[0])

function HeatingMix() {
  // Read again when one of the three changes; the rest of the answers is nothing to this question.
  const system = useAnswer('heating_system', 'heating_system')
  const fuel = useAnswer('fuel_type', 'heating_fuel')
  const told = useAnswer('heating_system', 'heating_mix')
  const conflict = conflictIn({
    heating_system: { heating_system: system === undefined ? [] : [system] },
    fuel_type: { heating_fuel: fuel === undefined ? [] : [fuel] },
  })
  return conflict === undefined ? null : <Both conflict={conflict} told={told} />
}

function Both({ conflict, told }: { conflict: HeatingConflict; told: string | undefined }) {
  const { t } = useTranslation('assessment')
  const words = {
    system: t(`option.heating_system.${conflict.system}`),
    fuel: t(`option.heating_fuel.${conflict.fuel}`),
    own: t(`option.heating_fuel.${conflict.ownFuel}`),
  }
  return (
    <Notice tone="caution" title={t('wizard.mix.title')}>
      <p>
        {t('wizard.mix.text', words)}{' '}
        {told === undefined && t('wizard.mix.taken', { taken: t(`wizard.mix.${conflict.usual}`, words) })}
      </p>
      <div className={styles.choose}>
        <RadioGroup
          name="heating_mix"
          label={t('field.heating_mix')}
          look="label"
          layout="list"
          value={told}
          onChange={(mix) => giveAnswers('heating_system', { heating_mix: [mix] })}
          choices={MIXES.map((mix) => ({ value: mix, label: t(`wizard.mix.${mix}`, words) }))}
        />
      </div>
    </Notice>
  )
}

function WaterFuel() {
  const { t } = useTranslation('assessment')
  const heater = useAnswer('water_heating_system', 'water_heater')
  const fuel = useAnswer('fuel_type', 'water_heating_fuel')
  if (!waterConflict(heater, fuel) || fuel === 'unknown') return null
  return (
    <Notice tone="caution">{t('wizard.mix.water', { fuel: t(`option.water_heating_fuel.${fuel}`) })}</Notice>
  )
}
