import type { Input } from '@hearthlight/domain/assessment/fact-sheet'
import { UNKNOWN } from '@hearthlight/domain/assessment/vocabulary'
import { isUnknown } from '@hearthlight/domain/assessment/wizard-answers'
import type { FieldDefinition } from '@hearthlight/domain/forms/field-definition'
import { isBlank } from '@hearthlight/domain/forms/field-values'
import { useTranslation } from 'react-i18next'
import { NumberControl } from '../../forms/number-control.tsx'
import { RangeHelper } from '../../forms/range-helper.tsx'
import { useKnownWords } from '../../platform/known-words.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Slider } from '../../ui/slider.tsx'
import { Assumption } from './assumption.tsx'
import styles from './question.module.css'
import type { QuestionProps } from './question-control.tsx'
import { useQuestionWords } from './question-words.ts'
import { useInputFigure } from './use-input-figure.ts'
import type { SectionForm } from './use-section-form.ts'

/** A number or a slider, and below it the way not to know. */
export function NumberQuestion(props: QuestionProps) {
  const { field, form, assumption } = props
  const { t } = useTranslation('assessment')
  const words = useKnownWords()
  const isOpen = isUnknown(form.values[field.name])
  const usable = assumption !== undefined && assumption.source !== 'answered' && !isOpen
  return (
    <div className={styles.question}>
      {field.type === 'slider' ? <SliderQuestion {...props} /> : <TypedQuestion {...props} />}
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

function SliderQuestion({ field, form, assumption }: QuestionProps) {
  const figure = useInputFigure()(assumption)
  const { common } = useQuestionWords(field, form)
  const value = knownValue(field, form)
  return (
    <>
      <Slider
        {...common}
        value={isBlank(value) ? null : Number(value)}
        onChange={(next) => form.change(field.name, next === null ? '' : String(next))}
        min={field.min ?? 0}
        max={field.max ?? 100}
        step={field.step}
        unit={field.unit}
        restingValue={typeof field.default === 'number' ? field.default : resting(field, figure)}
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
      value={knownValue(field, form)}
      values={form.values}
      onChange={(next) => form.change(field.name, next ?? '')}
      common={common}
    />
  )
}

/** A bare figure takes the unit of the question. */
const inUnit = (words: string, input: Input, field: FieldDefinition) =>
  input.unit === undefined && field.unit !== undefined ? `${words} ${field.unit}` : words

/** The assumed figure on the grid of the slider. */
function resting(field: FieldDefinition, figure: number | undefined): number | undefined {
  if (figure === undefined) return undefined
  const { min = 0, max = 100, step = 1 } = field
  return Math.min(max, Math.max(min, min + Math.round((figure - min) / step) * step))
}

const knownValue = (field: FieldDefinition, form: SectionForm) => {
  const value = form.values[field.name]
  return isUnknown(value) ? '' : value
}
