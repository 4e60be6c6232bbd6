import type { FieldDefinitionInput } from '../../forms/field-definition.ts'
import type { ChoiceField, FieldSpec, MultiField } from '../../shared/field-spec.ts'
import { type Section, UNKNOWN, VOCABULARY } from '../../shared/vocabulary.ts'
import { type AuditUnits, numberLimits } from './audit-ranges.ts'
import { PICTURES, REQUIRED } from './default-audit-layout.ts'

type Specs = Readonly<Record<string, FieldSpec>>
type Option = NonNullable<FieldDefinitionInput['options']>[number]

/** A dot divides the parts of a text key, so `1.5` storeys are `1_5` there. */
const optionLabel = (field: string, option: string) =>
  option === UNKNOWN
    ? 'assessment:option.unknown'
    : `assessment:option.${field}.${option.replaceAll('.', '_')}`

/** Sliders for what people estimate, a typed number for what they have measured. */
const TYPED = new Set(['percent', 'r_value', 'rsi_value', 'ach50', 'kilowatt'])

/** Measured insulation is asked in one unit only, the partner's. */
const askedHere = (spec: FieldSpec, units: AuditUnits) =>
  spec.kind !== 'number' ||
  (spec.quantity !== 'r_value' && spec.quantity !== 'rsi_value') ||
  spec.quantity === units.insulation_unit

function subFieldsOf(specs: Specs, parent: string, option: string, units: AuditUnits) {
  if (option === UNKNOWN || option === 'none') return []
  return Object.entries(specs)
    .filter(([, spec]) => spec.under?.field === parent && askedHere(spec, units))
    .filter(([, spec]) => spec.under?.values === 'any' || spec.under?.values.includes(option))
    .map(([name, spec]) => toField(specs, name, spec, units))
}

function toOption(specs: Specs, field: string, option: string, units: AuditUnits): Option {
  const picture = PICTURES[`${field}.${option}`] ?? (option === UNKNOWN ? 'unknown' : undefined)
  return {
    value: option,
    label: optionLabel(field, option),
    ...(picture && { picture }),
    sub_fields: subFieldsOf(specs, field, option, units),
  }
}

function optionsOf(specs: Specs, name: string, spec: ChoiceField | MultiField, units: AuditUnits): Option[] {
  const withUnknown = spec.options.includes(UNKNOWN) ? spec.options : [...spec.options, UNKNOWN]
  return withUnknown.map((option) => toOption(specs, name, option, units))
}

/** One built-in question, from the vocabulary; its words are text keys, so the partner's texts may replace them. */
export function toField(
  specs: Specs,
  name: string,
  spec: FieldSpec,
  units: AuditUnits,
): FieldDefinitionInput {
  const common = { name, label: `assessment:field.${name}`, required: REQUIRED.has(name) }
  if (name === 'floor_area_unit') {
    return {
      ...common,
      type: 'text',
      hidden: true,
      default: units.area_unit === 'square_feet' ? 'ft2' : 'm2',
    }
  }
  if (spec.kind === 'number') {
    const type = TYPED.has(spec.quantity) ? 'number' : 'slider'
    return { ...common, type, ...numberLimits(spec, units) }
  }
  const options = optionsOf(specs, name, spec, units)
  return {
    ...common,
    // Asked beside the two answers that contradict each other, never by itself.
    hidden: name === 'heating_mix',
    type: options.length > 8 ? 'select' : 'buttons',
    multiple: spec.kind === 'multi',
    options,
    enable_sub_fields: options.some((option) => (option.sub_fields ?? []).length > 0),
  }
}

export const specsOf = (section: Section): Specs => VOCABULARY[section]
