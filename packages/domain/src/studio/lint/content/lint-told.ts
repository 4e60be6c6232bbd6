import { type Condition, factsOf } from '../../../forms/condition.ts'
import { RECORD_FACTS } from '../../../incentives/classification/home-condition.ts'
import { questionsOf } from '../../../programs/definition/program-facts.ts'
import { factsToldBy } from '../../../programs/facts/answered-facts.ts'
import { isObject, valueAt } from '../../../shared/json-path.ts'
import { SECTIONS, type Section, VOCABULARY } from '../../../shared/vocabulary.ts'
import { type ContentFinding, inIncentive, inProgram, type PartnerContent } from './partner-content.ts'

/**
 * Rules that read what neither the site asks about a home nor a question of the application tells: they would be open for
 * everybody, for ever. What a document or a person settles is settled without.
 */
export function lintTold({ site, catalogue, programs }: PartnerContent): ContentFinding[] {
  const known = toldBySite(site)
  const toldByProgram = (code: string | undefined) =>
    programs
      .filter((program) => program.code === code)
      .flatMap((program) => questionsOf(program).flatMap(factsToldBy))
  const incentives = catalogue.incentives
    .filter(({ is_active }) => is_active)
    .flatMap((entry) => {
      const own = [...entry.questions, ...entry.optional_questions].flatMap(
        (code) => catalogue.questions[code]?.tells?.fact ?? [],
      )
      const rules = entry.conditions.flatMap((code) => catalogue.conditions[code] ?? [])
      return openRules(rules, new Set([...known, ...own, ...toldByProgram(entry.program?.code)])).map(
        ({ name }) => inIncentive(entry.code, ['conditions'], 'not-told', { name }),
      )
    })
  return [
    ...incentives,
    ...programs.flatMap(({ code, eligibility }) =>
      openRules(eligibility, new Set([...known, ...toldByProgram(code)])).map(({ index, name }) =>
        inProgram(code, ['eligibility', index], 'not-told', { name }),
      ),
    ),
  ]
}

type Rule = {
  readonly says: Readonly<Partial<Record<string, string>>>
  readonly test?: Condition | undefined
  readonly settled_by?: string | undefined
}

const openRules = (rules: readonly Rule[], known: ReadonlySet<string>) =>
  rules.flatMap(({ says, test, settled_by }, index) =>
    test === undefined || settled_by !== undefined || factsOf(test).some((fact) => known.has(fact))
      ? []
      : [{ index, name: Object.values(says)[0] ?? '' }],
  )

/** What the assessment and the form of a home ask about, as the partner has them. */
function toldBySite(site: unknown): ReadonlySet<string> {
  const fields = valueAt(site, ['settings', 'sections', 'building_details', 'fields'])
  const isAssessed = valueAt(site, ['settings', 'enable_assessment']) !== false
  return new Set([
    ...['country', 'region'],
    ...(fields === undefined ? RECORD_FACTS : namesIn(fields)),
    ...(isAssessed ? SECTIONS.flatMap((section) => askedIn(site, section)) : []),
  ])
}

function askedIn(site: unknown, section: Section): readonly string[] {
  const at = (...path: string[]) =>
    valueAt(site, ['settings', 'sections', 'audit_sections', section, ...path])
  if (at('enabled') === false) return []
  const own = at('sub_sections')
  if (Array.isArray(own) && own.length > 0) return namesIn(own)
  return Object.keys(VOCABULARY[section]).filter((field) => at('field_overrides', field, 'hidden') !== true)
}

/** The names of all fields that are shown, whatever they hang from. */
function namesIn(fields: unknown): string[] {
  if (Array.isArray(fields)) return fields.flatMap(namesIn)
  if (!isObject(fields) || fields['hidden'] === true) return []
  const { name } = fields
  return [...(typeof name === 'string' ? [name] : []), ...Object.values(fields).flatMap(namesIn)]
}
