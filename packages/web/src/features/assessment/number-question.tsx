import { efficiencyRange } from '@hearthlight/domain/assessment/efficiency-range'
import type { Input } from '@hearthlight/domain/assessment/fact-sheet'
import { isUnknown } from '@hearthlight/domain/assessment/wizard-answers'
import type { FieldDefinition } from '@hearthlight/domain/forms/field-definition'
import { chosenValues, isBlank } from '@hearthlight/domain/forms/field-values'
import { UNKNOWN } from '@hearthlight/domain/shared/vocabulary'
import { useTranslation } from 'react-i18next'
import { NumberControl } from '../../forms/number-control.tsx'
import { RangeHelper } from '../../forms/range-helper.tsx'
import { useFormats } from '../../platform/formats.ts'
import { useKnownWords } from '../../platform/known-words.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Slider } from '../../ui/slider.tsx'
import { Assumption } from './assumption.tsx'
import styles from './question.module.css'
import type { QuestionProps } from './question-control.tsx'
import { useQuestionWords } from './question-words.ts'
import { useInputFigure } from './use-input-figure.ts'
import { useInput } from './use-live-estimate.ts'
import type { SectionForm } from './use-section-form.ts'

/** A number or a slider, and below it the way not to know. */
export function NumberQuestion(props: QuestionProps) {
  const { field, form } = props
  const { t } = useTranslation('assessment')
  const words = useKnownWords()
  const assumption = useInput(form.section, field.name)
  const isOpen = isUnknown(form.values[field.name])
  const usable = assumption !== undefined && assumption.source !== 'answered' && !isOpen
  return (
    <div className={styles.question}>
      {isSlider(props) ? <SliderQuestion {...props} /> : <TypedQuestion {...props} />}
      <Checkbox
        label={
          usable
            ? t('wizard.unknown_use', { value: inUnit(words(assumption), assumption, field) })
            : t('wizard.unknown')
        }
        id={`unknown-${field.name}`}
        value={isOpen}
        onChange={(next) => form.change(field.name, next ? UNKNOWN : '')}
      />
      {isOpen && <Assumption input={assumption} />}
    </div>
  )
}

function SliderQuestion({ field, form }: QuestionProps) {
  const figure = useInputFigure()(useInput(form.section, field.name))
  const { common } = useQuestionWords(field, form)
  const value = knownValue(field, form)
  const range = rangeOf({ field, form })
  return (
    <>
      <Slider
        {...common}
        value={isBlank(value) ? null : Number(value)}
        onChange={(next) => form.change(field.name, next ?? '')}
        {...range}
        step={field.step}
        unit={field.unit}
        restingValue={typeof field.default === 'number' ? field.default : resting(range, field.step, figure)}
        ticks={useTicks(field, range)}
      />
      <RangeHelper field={field} value={value} />
    </>
  )
}

function TypedQuestion({ field, form }: QuestionProps) {
  const { common } = useQuestionWords(field, form)
  return (
    <NumberControl
      field={field}
      value={isUnknown(form.values[field.name]) ? '' : form.written(field.name)}
      values={form.values}
      onChange={(next) => form.change(field.name, next ?? '')}
      common={common}
    />
  )
}

/** A bare figure takes the unit of the question. */
const inUnit = (words: string, input: Input, field: FieldDefinition) =>
  input.unit === undefined && field.unit !== undefined ? `${words} ${field.unit}` : words

type Range = { readonly min: number; readonly max: number }

/** The label's efficiency is a slider too, as far as machines of the chosen kind go. */
const usualRange = ({ field, form }: QuestionProps): Range | undefined =>
  field.name === 'heating_efficiency'
    ? efficiencyRange(chosenValues(form.values['heating_system'])[0])
    : undefined

const isSlider = (props: QuestionProps) => props.field.type === 'slider' || usualRange(props) !== undefined

const rangeOf = (props: QuestionProps): Range =>
  usualRange(props) ?? { min: props.field.min ?? 0, max: props.field.max ?? 100 }

/** Words at the ends where the figures alone say little. */
function useTicks(field: FieldDefinition, { min, max }: Range): readonly string[] {
  const { t } = useTranslation('assessment')
  const { number } = useFormats()
  const short = (value: number) => number(value, Number.isInteger(value) ? 0 : 1)
  if (field.name !== 'heating_efficiency') return [short(min), short(max)]
  const old = t('tick.old', { value: number(min) })
  return [old, number((min + max) / 2), t('tick.best', { value: number(max) })]
}

/** The assumed figure on the grid of the slider. */
function resting({ min, max }: Range, step = 1, figure: number | undefined): number | undefined {
  if (figure === undefined) return undefined
  return Math.min(max, Math.max(min, min + Math.round((figure - min) / step) * step))
}

const knownValue = (field: FieldDefinition, form: SectionForm) => {
  const value = form.values[field.name]
  return isUnknown(value) ? '' : value
}
