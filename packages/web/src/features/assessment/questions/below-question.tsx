import type { Input } from '@hearthlight/domain/assessment/facts/fact-sheet'
import { isUnknown } from '@hearthlight/domain/assessment/wizard/wizard-answers'
import { UNKNOWN } from '@hearthlight/domain/shared/vocabulary'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import type { ControlProps } from '../../../forms/controls/control-props.ts'
import { useKnownWords } from '../../../home/known-words.ts'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { useInput } from '../live-home/use-live-estimate.ts'
import { WizardSection } from '../wizard-section.ts'
import { Assumption } from './assumption.tsx'
import { Contradiction } from './contradiction.tsx'

/** Under a question: the way not to know a figure, what we take instead of an answer, and answers that contradict it. */
export function BelowQuestion(props: ControlProps) {
  const { question, value } = props
  const input = useInput(useContext(WizardSection), question.name)
  return (
    <>
      {question.unknown !== undefined && <NotKnown {...props} input={input} />}
      {isUnknown(value) && <Assumption input={input} />}
      <Contradiction field={question.name} />
    </>
  )
}

function NotKnown({ question, path, value, onChange, input }: ControlProps & { input: Input | undefined }) {
  const { t } = useTranslation('assessment')
  const words = useKnownWords()
  const isOpen = isUnknown(value)
  const usable = input !== undefined && input.source !== 'answered' && !isOpen
  return (
    <Checkbox
      label={
        usable
          ? t('wizard.unknown_use', { value: inUnit(words(input), input, question) })
          : t('wizard.unknown')
      }
      id={`unknown-${path}`}
      value={isOpen}
      onChange={(next) => onChange(next ? UNKNOWN : '')}
    />
  )
}

/** A bare figure takes the unit of the question. */
const inUnit = (words: string, input: Input, { unit }: ControlProps['question']) =>
  input.unit === undefined && unit !== undefined ? `${words} ${unit}` : words
