import { sectionFields } from '../../assessment/wizard/wizard-answers.ts'
import { withSubFields } from '../../forms/field-values.ts'
import { inWords } from '../../forms/translate-fields.ts'
import type { Formats } from '../../partner/formats.ts'
import type { PartnerConfig } from '../../partner/partner-config.ts'
import type { Translate } from '../../shared/translate.ts'
import type { Section } from '../../shared/vocabulary.ts'

/** An input of the model, from the wizard's live estimate or from a stored result. */
export type Known = {
  readonly section: Section
  readonly field: string
  readonly value: string | number
  readonly unit?: string | null
}
type Settings = Pick<PartnerConfig['settings'], 'insulation_unit' | 'temperature_unit' | 'sections'>

const R_PER_RSI = 5.678
/** Above this transmittance, W/(m²·K), a part has no insulation to speak of. */
const BARE_U = 3.5
const FT_PER_M = 3.28084
const fahrenheit = (celsius: number) => celsius * 1.8 + 32

/** Says what we know of one input in the partner's units and the words of the partner's own questions. */
export function knownWords(settings: Settings, formats: Formats, t: Translate): (known: Known) => string {
  const { number } = formats
  const units = unitWords(settings, formats, t)
  return (known) => {
    const inUnit = known.unit ? units[known.unit] : undefined
    if (inUnit !== undefined) return inUnit(Number(known.value))
    const label = fieldOf(settings, known)?.options.find((each) => each.value === String(known.value))?.label
    if (label !== undefined) return inWords(label, t)
    if (typeof known.value === 'string') return known.value
    if (known.field === 'window_share')
      return t('assessment:known.window_share', { percent: Math.round(known.value * 100) })
    return number(known.value, Number.isInteger(known.value) ? 0 : 1)
  }
}

/** The name of a question, as the partner asks it. */
export function fieldName(settings: Pick<Settings, 'sections'>, t: Translate) {
  return (known: Pick<Known, 'section' | 'field'>): string => {
    const definition = fieldOf(settings, known)
    return definition === undefined ? known.field : inWords(definition.label, t)
  }
}

/** The question of the partner's assessment that asks for an input. */
export const fieldOf = (
  { sections }: Pick<Settings, 'sections'>,
  { section, field }: Pick<Known, 'section' | 'field'>,
) => withSubFields(sectionFields(sections.audit_sections, section)).find(({ name }) => name === field)

/** Panes by transmittance, W/(m²·K). */
export function panesOf(u: number): 'single' | 'double' | 'triple' {
  if (u > 4) return 'single'
  return u > 1.4 ? 'double' : 'triple'
}

/** Air changes an hour at 50 Pa: below 5 nobody feels them, from 8 on everybody does. */
const draughtsOf = (ach50: number) => (ach50 < 5 ? 'tight' : ach50 < 8 ? 'some' : 'much')

function unitWords(
  settings: Settings,
  { number, percent, area, areaUnit }: Formats,
  t: Translate,
): Readonly<Record<string, (value: number) => string>> {
  const draughts = (much: ReturnType<typeof draughtsOf>, value: number) =>
    t(`assessment:known.draughts.${much}`, { value: number(value) })
  const insulation = {
    r_value: (rsi: number) => `R-${number(rsi * R_PER_RSI)}`,
    rsi_value: (rsi: number) => `RSI ${number(rsi, 1)}`,
    u_value: (rsi: number) =>
      1 / rsi > BARE_U ? t('assessment:known.insulation.none') : `U ${number(1 / rsi, 2)} W/m²K`,
  }
  return {
    rsi: insulation[settings.insulation_unit],
    ach50: (value) => draughts(draughtsOf(value), value),
    // What a person feels is said in their own word; the figure stands beside it.
    ach50_tight: (value) => draughts('tight', value),
    ach50_average: (value) => draughts('some', value),
    ach50_draughty: (value) => draughts('much', value),
    percent: (value) => percent(value / 100),
    celsius: (value) =>
      settings.temperature_unit === 'fahrenheit'
        ? `${number(fahrenheit(value))} °F`
        : `${number(value, 1)} °C`,
    m2: (value) => `${area(value)} ${t(`assessment:unit.${areaUnit}`)}`,
    m: (value) =>
      areaUnit === 'ft2'
        ? `${number(value * FT_PER_M, 1)} ${t('assessment:unit.foot')}`
        : `${number(value, 2)} m`,
    u_value: (value) =>
      t('assessment:known.glass', {
        panes: t(`assessment:known.panes.${panesOf(value)}`),
        value: areaUnit === 'ft2' ? number(value / R_PER_RSI, 2) : number(value, 1),
      }),
    kW: (value) => `${number(value, 1)} kW`,
    years: (value) => t('assessment:known.years', { count: Math.round(value) }),
  }
}
