import { isWithin } from '@hearthlight/domain/incentives/classification/date-range'
import type { Facts } from '@hearthlight/domain/incentives/classification/fact-test'
import { sayIn } from '@hearthlight/domain/programs/definition/program-words'
import type { ProgramOffer } from '@hearthlight/domain/programs/wire/program-offer'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import type { StoredProgram } from '../program-store.ts'
import { eligibilityOf } from './present-project.ts'

/** A program as people are offered it; for a home, with whether it fits. */
export function presentOffer(
  { id, definition }: StoredProgram,
  facts: Facts | null,
  language: Language,
  today: string,
): ProgramOffer {
  const say = sayIn(language, definition.languages)
  return {
    id,
    name: say(definition.name),
    effective_program_name: say(definition.name),
    customer_description: say(definition.description),
    effective_sorting_tag: definition.sorting_tag,
    is_open: isWithin(definition.date_range, today),
    closes_on: definition.date_range?.end_at ?? null,
    minutes: definition.minutes,
    steps: definition.steps.map(({ name }) => say(name)),
    have_at_hand: definition.have_at_hand.map(({ name, description, required }) => ({
      name: say(name),
      description: description === undefined ? null : say(description),
      required,
    })),
    what_happens_after: definition.what_happens_after.map(({ name, description }) => ({
      name: say(name),
      description: say(description),
    })),
    do_not_buy_yet: definition.statuses[definition.initial_status]?.do_not_buy_yet ?? false,
    eligibility: facts === null ? null : eligibilityOf(definition, facts, language),
  }
}
