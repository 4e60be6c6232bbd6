import { fieldMessages } from '@hearthlight/domain/forms/field-messages'
import { fieldProblems } from '@hearthlight/domain/forms/field-problems'
import { validateAnswers } from '@hearthlight/domain/forms/validate-answers'
import { type MeasureDefinition, QUANTITY } from '@hearthlight/domain/programs/definition/measure-definition'
import { sayIn } from '@hearthlight/domain/programs/definition/program-words'
import type { ChosenMeasure } from '@hearthlight/domain/programs/facts/application-state'
import { homeLacks } from '@hearthlight/domain/programs/measures/home-lacks'
import { fieldsOf, measureForm } from '@hearthlight/domain/programs/measures/measure-form'
import { offeredMeasures } from '@hearthlight/domain/programs/measures/offered-measures'
import { readQuantity } from '@hearthlight/domain/programs/measures/read-quantity'
import { type AnswerValues, keptValue } from '@hearthlight/domain/programs/options/answer-value'
import { answerInCodes } from '@hearthlight/domain/programs/options/option-words'
import { formValues } from '@hearthlight/domain/programs/questions/compile-sections'
import type { SentRetrofit } from '@hearthlight/domain/programs/wire/post-answers'
import { type FieldProblem, Problem } from '@hearthlight/domain/shared/problem'
import type { HomeScope } from '../../../platform/access/access.ts'
import { change } from '../../../platform/audit-log/change.ts'
import { translator } from '../../../platform/texts/texts.ts'
import type { BuiltInDeps } from '../built-in-deps.ts'
import { removeDrafts, removeMeasures, writeMeasure } from './application-content-store.ts'
import { applicationChange, loggedChange } from './application-log.ts'
import { isOpenStep, mustBeAsked } from './must-be-asked.ts'
import { noteStep } from './note-step.ts'
import { changeApplication, type OpenApplication } from './open-application.ts'

/** What a measure is to be afterwards; a quantity of 0 takes it away. */
type Wanted = { readonly measure: string; readonly quantity: number; readonly fields: AnswerValues }

/** Measures chosen, changed or removed: all of the call or nothing. */
export function saveMeasures(
  deps: BuiltInDeps,
  scope: HomeScope,
  projectId: string,
  retrofits: readonly SentRetrofit[],
): Promise<void> {
  return change(
    deps.db,
    scope,
    applicationChange(scope, 'application.save-measures', projectId),
    async (db) => {
      const application = await changeApplication(deps, db, scope, projectId)
      const wanted = wantedMeasures(scope, application, retrofits)
      const at = deps.now()
      const gone = wanted.filter(({ quantity }) => quantity === 0).map(({ measure }) => measure)
      const before = application.state.measures
      const ids = before.filter(({ measure }) => gone.includes(measure)).map(({ id }) => id)
      await removeMeasures(db, scope, projectId, ids)
      for (const measure of wanted.filter(({ quantity }) => quantity > 0))
        await writeMeasure(db, scope, projectId, measure, at)
      if (retrofits.some(hasForm)) await removeDrafts(db, scope, projectId, formSteps(application))
      await noteStep(deps, db, scope, application, ['measurelist', 'measuredetails'], at)
      await deps.applications.touch(db, scope.access, projectId, at)
      const { fields } = application.row.restricted
      const old = logged(before.filter(({ measure }) => wanted.some((each) => each.measure === measure)))
      const changed = logged(wanted.filter(({ quantity }) => quantity > 0))
      const codes = [...new Set([...Object.keys(old), ...Object.keys(changed)])]
      const lines = codes.map((code) => [code, loggedChange(fields, old[code], changed[code], at)] as const)
      return {
        result: undefined,
        before: Object.fromEntries(lines.map(([code, line]) => [code, line.before])),
        after: Object.fromEntries(lines.map(([code, line]) => [code, line.after])),
      }
    },
  )
}

/** What the measures of a call are to be afterwards, when all of it holds and may be changed. */
export function wantedMeasures(
  scope: HomeScope,
  application: OpenApplication,
  retrofits: readonly SentRetrofit[],
): readonly Wanted[] {
  mustBeAsked(isOpenStep(application, 'measurelist', 'measuredetails'))
  return retrofits.map((sent, index) => wantedMeasure(scope, application, sent, index))
}

const hasForm = ({ fields }: SentRetrofit) => fields !== undefined && fields.length > 0

/** Where the forms of measures are filled in; what was typed there is saved with them, wherever from. */
const formSteps = ({ program }: OpenApplication) =>
  program.steps.filter(({ type }) => type === 'measuredetails').map(({ id }) => id)

const logged = (measures: readonly Omit<ChosenMeasure, 'id'>[]) =>
  Object.fromEntries(measures.map(({ measure, quantity, fields }) => [measure, { quantity, ...fields }]))

function wantedMeasure(
  scope: HomeScope,
  application: OpenApplication,
  sent: SentRetrofit,
  index: number,
): Wanted {
  const { program, state, facts } = application
  const chosen = state.measures.find(({ id }) => id === sent.pm_id)
  const code = chosen?.measure ?? sent.program_measure_id
  const measure = offeredMeasures(program, facts).find((each) => each.code === code)
  const pointer = `/details/retrofit/${index}`
  if (measure === undefined)
    throw refused([{ pointer: `${pointer}/program_measure_id`, message: 'shared:validation.option' }])
  const before = chosen ?? state.measures.find((each) => each.measure === code)
  if (hasForm(sent)) {
    const filled = filledForm(scope, application, measure, sent, pointer)
    refuseUnfit(scope, application, measure, filled.quantity - (before?.quantity ?? 0), pointer)
    return filled
  }
  const quantity = sent.quantity === undefined ? (before?.quantity ?? 0) : readQuantity(sent.quantity)
  if (measure.max_quantity !== undefined && quantity > measure.max_quantity) {
    const params = { max: measure.max_quantity }
    const translate = translator(scope.language, scope.partner.config)
    const message = translate('shared:validation.max_value', params)
    const text = { key: 'shared:validation.max_value', params }
    throw refused([{ pointer: `${pointer}/${QUANTITY}`, message, text }])
  }
  refuseUnfit(scope, application, measure, quantity - (before?.quantity ?? 0), pointer)
  return { measure: code, quantity, fields: before?.fields ?? {} }
}

/** More of what cannot be for this home is refused; what was chosen before that was known may stay or go. */
function refuseUnfit(
  scope: HomeScope,
  { program, state }: OpenApplication,
  measure: MeasureDefinition,
  more: number,
  pointer: string,
): void {
  const lacking = homeLacks(measure, state.facts, sayIn(scope.language, program.languages))
  if (lacking === undefined || more <= 0) return
  const text = { key: 'programs:field.not_for_home', params: { reason: lacking.says } }
  const message = translator(scope.language, scope.partner.config)(text.key, text.params)
  throw refused([{ pointer: `${pointer}/${QUANTITY}`, message, text }])
}

const refused = (fields: readonly FieldProblem[]) => new Problem('programs.invalid-measure', { fields })

function filledForm(
  scope: HomeScope,
  { program, state }: OpenApplication,
  measure: MeasureDefinition,
  { quantity, fields = [] }: SentRetrofit,
  pointer: string,
): Wanted {
  const translate = translator(scope.language, scope.partner.config)
  const tree = measureForm(program, measure, scope.language, translate)
  const before = state.measures.find((each) => each.measure === measure.code)
  const sent = Object.fromEntries(fields.map(({ name, value }) => [name, value]))
  const given = formValues(tree, { ...sent, [QUANTITY]: quantity ?? before?.quantity ?? null })
  const { values, mistakes } = validateAnswers(tree, given, fieldMessages(translate))
  if (mistakes.length > 0) throw refused(fieldProblems(mistakes, pointer.slice(1)))
  const say = sayIn(scope.language, program.languages)
  return {
    measure: measure.code,
    quantity: Number(values[QUANTITY]),
    fields: Object.fromEntries(
      fieldsOf(program, measure).flatMap((field) => {
        const value = keptValue(values[field.name])
        return value === undefined ? [] : [[field.name, answerInCodes(field, value, say)]]
      }),
    ),
  }
}
