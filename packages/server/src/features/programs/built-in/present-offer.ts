import { isWithin } from '@hearthlight/domain/incentives/classification/date-range'
import type { Facts } from '@hearthlight/domain/incentives/classification/home-condition'
import type { ProgramDefinition } from '@hearthlight/domain/programs/definition/program-definition'
import { sayIn } from '@hearthlight/domain/programs/definition/program-words'
import { documentsAsked, isAboutPurchase, mustWaitToBuy } from '@hearthlight/domain/programs/purchase-rules'
import type { ProgramOffer } from '@hearthlight/domain/programs/wire/program-offer'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import type { StoredProgram } from '../program-store.ts'
import { eligibilityOf } from './present-project.ts'

/** A program as people are offered it; for a home, with whether it fits. */
export function presentOffer(
  { id, definition }: Pick<StoredProgram, 'id' | 'definition'>,
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
    have_at_hand: atHand(definition).map(({ name, description, required }) => ({
      name: say(name),
      description: description === undefined ? null : say(description),
      required,
    })),
    to_send: documentsAsked(definition).filter(({ required }) => required).length,
    what_happens_after: definition.what_happens_after.map(({ name, description }) => ({
      name: say(name),
      description: say(description),
    })),
    do_not_buy_yet: mustWaitToBuy(definition, definition.initial_status),
    is_bought: isAboutPurchase(definition),
    eligibility: facts === null ? null : eligibilityOf(definition, facts, language),
  }
}

/** What the program tells people to have at hand; where it tells nothing, the documents that its steps ask for. */
const atHand = (program: ProgramDefinition): ProgramDefinition['have_at_hand'] =>
  program.have_at_hand.length > 0
    ? program.have_at_hand
    : documentsAsked(program).map(({ question: name, help: description, required }) => ({
        name,
        required,
        ...(description !== undefined && { description }),
      }))
