import { useEarlyChoice } from '../../taken-over.ts'
import { type FieldProps, useFieldIds } from '../field.tsx'
import { FieldGroup } from '../field-group.tsx'
import type { Choice } from './choice.ts'
import { ChoiceList } from './choice-list.tsx'

type Props = FieldProps & {
  value: string | null | undefined
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
  choices: readonly Choice[]
  /** Short answers stand in a row; sentences stand in a list. */
  layout?: 'row' | 'list'
}

export function RadioGroup(props: Props) {
  const ids = useFieldIds(props)
  useEarlyChoice(ids.control, [props.value ?? ''], ([chosen]) => chosen && props.onChange(chosen))
  return (
    <FieldGroup {...props} ids={ids} role="radiogroup">
      <ChoiceList
        choices={props.choices}
        layout={props.layout ?? 'row'}
        isDisabled={props.isDisabled}
        input={(choice) => ({
          type: 'radio',
          name: props.name ?? ids.control,
          checked: props.value === choice.value,
          onChange: () => !props.isReadOnly && props.onChange(choice.value),
          onBlur: props.onBlur,
        })}
      />
    </FieldGroup>
  )
}
