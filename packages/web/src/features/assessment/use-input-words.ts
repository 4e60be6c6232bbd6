import type { Input } from '@hearthlight/domain/assessment/fact-sheet'
import { sectionFields } from '@hearthlight/domain/assessment/wizard-answers'
import { withSubFields } from '@hearthlight/domain/forms/field-values'
import { inWords } from '@hearthlight/domain/forms/translate-fields'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../platform/formats.ts'
import { usePartner } from '../../platform/partner.ts'
import { panesOf } from './drawn-house.ts'

const R_PER_RSI = 5.678

/** Says one input of the estimate in the partner's units and in the words of the partner's questions. */
export function useInputWords(): (input: Pick<Input, 'section' | 'field' | 'value' | 'unit'>) => string {
  const { t } = useTranslation('assessment')
  const { settings } = usePartner()
  const { number, area, areaUnit } = useFormats()
  const units: Readonly<Record<string, (value: number) => string>> = {
    rsi: (rsi) =>
      settings.insulation_unit === 'r_value' ? `R-${number(rsi * R_PER_RSI)}` : `RSI ${number(rsi, 1)}`,
    celsius: (value) =>
      settings.temperature_unit === 'fahrenheit'
        ? `${number(value * 1.8 + 32)} °F`
        : `${number(value, 1)} °C`,
    m2: (value) => `${area(value)} ${t(`unit.${areaUnit}`)}`,
    m: (value) =>
      areaUnit === 'ft2' ? `${number(value / 0.3048, 1)} ${t('unit.foot')}` : `${number(value, 1)} m`,
    percent: (value) => `${number(value)} %`,
    ach50: (value) => `${number(value, 1)} ${t('unit.ach50')}`,
    u_value: (value) => t(`option.window_type.${panesOf(value)}`),
    years: (value) => t('known.years', { count: Math.round(value) }),
  }
  return ({ section, field, value, unit }) => {
    const inUnit = unit === undefined ? undefined : units[unit]
    if (inUnit !== undefined && typeof value === 'number') return inUnit(value)
    const definition = withSubFields(sectionFields(settings.sections.audit_sections, section)).find(
      ({ name }) => name === field,
    )
    const option = definition?.options.find((each) => each.value === String(value))
    if (option !== undefined) return inWords(option.label, (key) => t(key))
    return typeof value === 'number' ? number(value, 1) : value
  }
}

/** The same figure as a number in the unit that the question asks it in, for the resting place of a slider. */
export function useInputFigure(): (input: Pick<Input, 'value' | 'unit'> | undefined) => number | undefined {
  const { settings } = usePartner()
  const isFeet = settings.area_unit === 'square_feet'
  return (input) => {
    if (typeof input?.value !== 'number') return undefined
    const { value, unit } = input
    if (unit === 'celsius' && settings.temperature_unit === 'fahrenheit') return value * 1.8 + 32
    if (unit === 'm2' && isFeet) return value * 10.7639104
    return unit === 'm' && isFeet ? value / 0.3048 : value
  }
}
