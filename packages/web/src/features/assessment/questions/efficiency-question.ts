import { EFFICIENCY_RANGE } from '@hearthlight/domain/assessment/facts/efficiency-range'
import type { FieldQuestion, Variant } from '@hearthlight/domain/forms/question'
import type { TFunction } from 'i18next'

/** What the label says depends on the machine. */
const helpFor = (system: string) =>
  system === 'stove' ? '_stove' : /heat_pump|ground/.test(system) ? '_heat_pump' : ''

/** The label's efficiency is a slider too, as far as machines of the chosen kind go, wherever a partner asks it. */
export function asEfficiency(
  field: FieldQuestion,
  t: TFunction,
  number: (value: number) => string,
): FieldQuestion {
  if (field.name !== 'heating_efficiency') return field
  const isOurs = field.help_text === undefined || field.help_text === t('assessment:help.heating_efficiency')
  const variants = Object.entries(EFFICIENCY_RANGE).map(([system, { min, max }]): Variant => {
    const old = t('assessment:tick.old', { value: number(min) })
    const best = t('assessment:tick.best', { value: number(max) })
    return {
      when: { fact: 'heating_system', is: 'one_of', values: [system] },
      changes: {
        scale: { min, max, ticks: [old, number((min + max) / 2), best] },
        ...(isOurs && { help_text: t(`assessment:help.heating_efficiency${helpFor(system)}`) }),
      },
    }
  })
  return { ...field, variants: [...field.variants, ...variants] }
}
