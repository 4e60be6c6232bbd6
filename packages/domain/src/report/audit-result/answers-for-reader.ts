import { type Answers, fieldSpec } from '../../assessment/answers/answers.ts'
import { factsOf } from '../../forms/condition.ts'
import type { IdentifiedIncentive } from '../../incentives/incentive.ts'
import { SECTIONS, type Section } from '../../shared/vocabulary.ts'

/** What the picture of the house is drawn from; the kind of home, on which other answers hang, is among it. */
const DRAWN: Readonly<Partial<Record<Section, readonly string[]>>> = {
  house_type: ['house_type', 'storeys', 'foundation', 'apartment_floor', 'apartment_corner'],
  insulation_type: ['attic_insulation', 'attic_r', 'attic_rsi', 'wall_insulation', 'foundation_insulation'],
  windows_and_doors: ['window_type'],
  heating_system: ['heating_system', 'cooling_system'],
  water_heating_system: ['water_heater'],
  ventilation_system: ['ventilation', 'solar_pv'],
}

/** The answers a shared report is drawn from: the picture's, and those that the sum of an incentive hangs on. */
export function answersForReader(
  answers: Answers,
  incentives: readonly IdentifiedIncentive[],
): Record<string, Record<string, string[]>> {
  const reckoned = new Set(incentives.flatMap(factsOfSum))
  const isDrawn = (section: Section, field: string) => DRAWN[section]?.includes(field) || reckoned.has(field)
  const isShown = (section: Section, field: string) =>
    isDrawn(section, field) ||
    Object.keys(answers[section] ?? {}).some((child) => isUnder(section, child, field))
  // An answer counts only beside the one it hangs on.
  const isUnder = (section: Section, child: string, field: string) =>
    isDrawn(section, child) && fieldSpec(section, child)?.under?.field === field
  return Object.fromEntries(
    SECTIONS.flatMap((section) => {
      const shown = Object.entries(answers[section] ?? {}).filter(([field]) => isShown(section, field))
      return shown.length === 0 ? [] : [[section, Object.fromEntries(shown)]]
    }),
  )
}

const factsOfSum = ({ amount_formula }: IdentifiedIncentive): string[] =>
  amount_formula.parts.flatMap((part) =>
    part.kind === 'tiers' ? part.tiers.flatMap(({ when }) => (when ? factsOf(when) : [])) : [],
  )
