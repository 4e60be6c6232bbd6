import { sectionFields } from '@hearthlight/domain/assessment/wizard-answers'
import { withSubFields } from '@hearthlight/domain/forms/field-values'
import { inWords } from '@hearthlight/domain/forms/translate-fields'
import type { HomePart } from '@hearthlight/domain/report/home-parts'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../platform/formats.ts'
import { usePartner } from '../../platform/partner.ts'

type Known = HomePart['known']

const R_PER_RSI = 5.678
const FT_PER_M = 3.28084
const fahrenheit = (celsius: number) => celsius * 1.8 + 32

/** Says what we know of one input in the partner's units and the words of the partner's own questions. */
export function useKnownWords() {
  const { t } = useTranslation(['report', 'assessment'])
  const { settings } = usePartner()
  const { number, area, areaUnit } = useFormats()
  const units: Readonly<Record<string, (value: number) => string>> = {
    rsi: (rsi) =>
      settings.insulation_unit === 'r_value' ? `R-${number(rsi * R_PER_RSI)}` : `RSI ${number(rsi, 1)}`,
    ach50: (value) => t('known.ach50', { value: number(value) }),
    percent: (value) => t('known.efficiency', { value: number(value) }),
    celsius: (value) =>
      settings.temperature_unit === 'fahrenheit'
        ? `${number(fahrenheit(value))} °F`
        : `${number(value, 1)} °C`,
    m2: (value) => `${area(value)} ${t(`unit.${areaUnit}`)}`,
    m: (value) => (areaUnit === 'ft2' ? `${number(value * FT_PER_M, 1)} ft` : `${number(value, 2)} m`),
    u_value: (value) =>
      t('known.u_value', { value: areaUnit === 'ft2' ? number(value / R_PER_RSI, 2) : number(value, 1) }),
    kW: (value) => `${number(value, 1)} kW`,
    years: (value) => t('known.years', { count: value }),
  }
  const option = ({ section, field, value }: Known) =>
    withSubFields(sectionFields(settings.sections.audit_sections, section))
      .find(({ name }) => name === field)
      ?.options.find((each) => each.value === String(value))?.label
  return (known: Known): string => {
    const inUnit = known.unit === null ? undefined : units[known.unit]
    if (inUnit !== undefined) return inUnit(Number(known.value))
    const label = option(known)
    if (label !== undefined) return inWords(label, (key) => t(key))
    if (typeof known.value === 'string') return known.value
    if (known.field === 'window_share')
      return t('known.window_share', { percent: Math.round(known.value * 100) })
    return number(known.value, Number.isInteger(known.value) ? 0 : 1)
  }
}

/** The name of a question, as the partner asks it. */
export function useFieldName() {
  const { t } = useTranslation(['report', 'assessment'])
  const { audit_sections } = usePartner().settings.sections
  return ({ section, field }: Pick<Known, 'section' | 'field'>): string => {
    const definition = withSubFields(sectionFields(audit_sections, section)).find(
      ({ name }) => name === field,
    )
    return definition === undefined ? field : inWords(definition.label, (key) => t(key))
  }
}
