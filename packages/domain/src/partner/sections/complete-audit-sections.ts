import { FieldDefinition } from '../../forms/field-definition.ts'
import { SECTIONS, type Section } from '../../shared/vocabulary.ts'
import type { AuditUnits } from './audit-ranges.ts'
import type { AuditSection, AuditSections } from './audit-sections.ts'
import { specsOf, toField } from './default-audit-fields.ts'
import { DEFAULT_LAYOUT } from './default-audit-layout.ts'

/** A partner's mistake in `field_overrides`, with the path to it. */
export class OverrideProblem extends Error {
  readonly path: readonly PropertyKey[]
  constructor(path: readonly PropertyKey[], message: string) {
    super(message)
    this.path = path
  }
}

function completeField(
  section: Section,
  name: string,
  overrides: AuditSection['field_overrides'],
  units: AuditUnits,
) {
  const specs = specsOf(section)
  const spec = specs[name]
  if (!spec) throw new Error(`the layout names '${name}', which ${section} does not have`)
  const result = FieldDefinition.safeParse({ ...toField(specs, name, spec, units), ...overrides[name], name })
  if (result.success) return result.data
  const issue = result.error.issues[0]
  throw new OverrideProblem([section, 'field_overrides', name, ...(issue?.path ?? [])], issue?.message ?? '')
}

function complete(section: Section, written: AuditSection, units: AuditUnits): AuditSection {
  if (written.sub_sections.length > 0) return written
  const layout = DEFAULT_LAYOUT[section]
  const asked = layout.flatMap((group): readonly string[] => group.fields)
  for (const name of Object.keys(written.field_overrides)) {
    if (!asked.includes(name)) {
      throw new OverrideProblem([section, 'field_overrides', name], 'is no question of this section')
    }
  }
  return {
    ...written,
    sub_sections: layout.map(({ name, fields }) => ({
      name,
      fields: fields.map((field) => completeField(section, field, written.field_overrides, units)),
    })),
    field_overrides: {},
  }
}

/** Every section with its questions: the partner's own, or the built-in ones with the partner's changes. */
export function completeAuditSections(written: AuditSections, units: AuditUnits): AuditSections {
  return Object.fromEntries(
    SECTIONS.map((section) => [section, complete(section, written[section], units)]),
  ) as AuditSections
}
