import type { FieldDefinition } from '../../forms/field-definition.ts'
import type { FieldSpec, HomeKind } from '../../shared/field-spec.ts'
import { type Section, VOCABULARY } from '../../shared/vocabulary.ts'

/** Section → field → values, as `Answers`. */
type Told = Partial<Readonly<Record<Section, Readonly<Record<string, readonly string[]>>>>>

const first = (answers: Told, section: Section, field: string) => answers[section]?.[field]?.[0]
const isFlat = (answers: Told) => first(answers, 'house_type', 'house_type') === 'apartment'
const floorOf = (answers: Told) => first(answers, 'house_type', 'apartment_floor')

/** Ducts carry the heat of these; ground source may have radiators, which is one of the answers. */
const DUCTED_HEATING = ['furnace', 'heat_pump_ducted', 'ground_source']

/** A flat has a roof or the ground by its floor, and its ducts, if any, run inside the building. */
const IS_KIND: Readonly<Record<HomeKind, (answers: Told) => boolean>> = {
  house: (answers) => !isFlat(answers),
  under_roof: (answers) => !isFlat(answers) || floorOf(answers) === 'top',
  on_ground: (answers) => !isFlat(answers) || floorOf(answers) === 'ground',
  ducted: (answers) =>
    !isFlat(answers) &&
    (DUCTED_HEATING.includes(first(answers, 'heating_system', 'heating_system') ?? '') ||
      first(answers, 'heating_system', 'cooling_system') === 'central'),
}

/** Is the home, as far as it is known, one of that kind? What asks for no kind is for all. */
export const isKind = (answers: Told, kind: HomeKind | undefined): boolean =>
  kind === undefined || IS_KIND[kind](answers)

/** The kinds this home is of. */
export const homeKinds = (answers: Told): readonly string[] =>
  Object.entries(IS_KIND).flatMap(([kind, is]) => (is(answers) ? [kind] : []))

/** The questions of a section that make sense for a home of these kinds, each with the options it can have. */
export function fieldsForHome(
  fields: readonly FieldDefinition[],
  section: Section,
  kinds: readonly string[],
): readonly FieldDefinition[] {
  const specs: Readonly<Record<string, FieldSpec>> = VOCABULARY[section]
  const isFor = (kind: HomeKind | undefined) => kind === undefined || kinds.includes(kind)
  return fields
    .filter(({ name }) => isFor(specs[name]?.asks))
    .map((field) => {
      const spec = specs[field.name]
      if (spec?.kind !== 'multi' || !spec.optionAsks) return field
      const { optionAsks } = spec
      return { ...field, options: field.options.filter(({ value }) => isFor(optionAsks[value])) }
    })
}
