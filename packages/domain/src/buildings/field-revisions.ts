import { BUILDING_FIELD_NAMES, type BuildingField, type BuildingFields } from './building-fields.ts'

/** In which revision each field was last changed; a field nobody changed since the beginning is absent. */
export type FieldRevisions = Partial<Record<BuildingField, number>>

export const changedFields = (before: BuildingFields, after: BuildingFields): BuildingField[] =>
  BUILDING_FIELD_NAMES.filter((name) => before[name] !== after[name])

export function revised(revisions: FieldRevisions, changed: readonly BuildingField[], revision: number) {
  return { ...revisions, ...Object.fromEntries(changed.map((name) => [name, revision])) }
}

/** Later save wins per field. What it overwrote, and what else others changed since its basis, is told. */
export function changesSince(
  revisions: FieldRevisions,
  basis: number | undefined,
  changed: readonly BuildingField[],
): { overwritten: BuildingField[]; changed_elsewhere: BuildingField[] } {
  if (basis === undefined) return { overwritten: [], changed_elsewhere: [] }
  const newer = BUILDING_FIELD_NAMES.filter((name) => (revisions[name] ?? 0) > basis)
  return {
    overwritten: newer.filter((name) => changed.includes(name)),
    changed_elsewhere: newer.filter((name) => !changed.includes(name)),
  }
}
