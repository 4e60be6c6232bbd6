import { type FactValues, isMet } from '../../forms/condition.ts'
import { decimalOfCents } from '../../incentives/amounts/rational.ts'
import { settleFormula } from '../../incentives/amounts/settle-formula.ts'
import type { Language } from '../../texts/namespaces.ts'
import type { MeasureDefinition } from '../definition/measure-definition.ts'
import type { ProgramDefinition } from '../definition/program-definition.ts'
import { sayIn } from '../definition/program-words.ts'
import type { ApplicationState, ChosenMeasure } from '../facts/application-state.ts'
import { type AnswerValues, wireResponse } from '../options/answer-value.ts'
import { answerInWords } from '../options/option-words.ts'
import { sortByTag } from '../sort-by-tag.ts'
import type { MeasureGroupWire, ProjectMeasures, Retrofit } from '../wire/measure-wire.ts'
import { homeLacks } from './home-lacks.ts'
import { isMeasureComplete } from './measure-form.ts'
import { costField, incentivesOnWire, measuresOf, quoteMeasure, totalIncentive } from './measure-incentive.ts'

/** What a step offers, by group; what is chosen has its quantity and its answers. */
export function presentMeasureGroups(
  program: ProgramDefinition,
  shown: readonly string[],
  state: ApplicationState,
  facts: FactValues,
  language: Language,
): MeasureGroupWire[] {
  const say = sayIn(language, program.languages)
  const groups = program.measure_groups.filter(({ code }) => shown.includes(code))
  return sortByTag(groups).map(({ code, name, instructions, sorting_tag, measures }) => ({
    id: code,
    name: say(name),
    measure_instruction: instructions === undefined ? null : say(instructions),
    sorting_tag,
    retrofits: sortByTag(measures)
      .filter(({ visible_when }) => isMet(visible_when, facts))
      .map((measure) => presentMeasure(program, measure, state, language)),
  }))
}

/** What is in the cart, with what it comes to. */
export function presentCart(
  program: ProgramDefinition,
  state: ApplicationState,
  language: Language,
): ProjectMeasures {
  const say = sayIn(language, program.languages)
  const total = totalIncentive(program, state)
  const chosen = measuresOf(program).filter(({ code }) =>
    state.measures.some(({ measure }) => measure === code),
  )
  return {
    retrofits: chosen.map((measure) => presentMeasure(program, measure, state, language)),
    ...incentivesOnWire(total),
    cap: program.cart?.cap ?? null,
    cap_says: total.aboveCapCents > 0 && program.cart?.cap_says ? say(program.cart.cap_says) : null,
  }
}

function presentMeasure(
  program: ProgramDefinition,
  measure: MeasureDefinition,
  state: ApplicationState,
  language: Language,
): Retrofit {
  const say = sayIn(language, program.languages)
  const chosen = state.measures.find((one) => one.measure === measure.code)
  const quote = quoteMeasure(program, chosen ?? notChosen(measure), state.facts)
  return {
    id: measure.code,
    pm_id: chosen?.id ?? null,
    program_measure_id: measure.code,
    name: say(measure.name),
    type: measure.type,
    hierarchy_level_1: say(measure.category),
    summary: measure.summary === undefined ? null : say(measure.summary),
    program_specific_measure_details: say(measure.details),
    formula_says: say(measure.formula_says),
    units_qty: say(measure.unit_label),
    units_qty_one: measure.unit_label_one === undefined ? null : say(measure.unit_label_one),
    quantity: chosen?.quantity ?? 0,
    max_quantity: measure.max_quantity ?? null,
    status: chosen === undefined ? null : 'Included',
    sorting_tag: measure.sorting_tag,
    incentive: quote.cents === null ? null : decimalOfCents(quote.cents),
    incentive_basis: quote.basis,
    ...presentPayment(program, measure, state),
    not_for_home: homeLacks(measure, state.facts, say) ?? null,
    is_complete: chosen !== undefined && isMeasureComplete(program, chosen),
    fields: presentFields(program, measure, chosen?.fields ?? {}, language),
  }
}

const presentPayment = (
  { measure_types }: ProgramDefinition,
  { unit, formula, type, pays_for, picture }: MeasureDefinition,
  { facts }: ApplicationState,
): Pick<Retrofit, 'paid_by' | 'pays_for' | 'picture'> => ({
  paid_by: {
    unit,
    formula: settleFormula(formula, facts),
    cost_field: costField(measure_types[type]) ?? null,
  },
  pays_for,
  picture: picture ?? null,
})

const notChosen = ({ code }: MeasureDefinition): Pick<ChosenMeasure, 'measure' | 'quantity' | 'fields'> => ({
  measure: code,
  quantity: 0,
  fields: {},
})

function presentFields(
  program: ProgramDefinition,
  { type }: MeasureDefinition,
  values: AnswerValues,
  language: Language,
): Retrofit['fields'] {
  const say = sayIn(language, program.languages)
  return (program.measure_types[type]?.field_groups ?? []).flatMap((group) =>
    group.fields.map((field) => {
      const value = values[field.name]
      const words = value === undefined ? undefined : answerInWords(field, value, say)
      return {
        type: field.type,
        object_name: 'ProjectMeasure' as const,
        name: field.name,
        field_group_id: group.code,
        value: wireResponse(words),
      }
    }),
  )
}
