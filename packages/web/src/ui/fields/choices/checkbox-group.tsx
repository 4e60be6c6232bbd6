import { useEarlyChoice } from '../../taken-over.ts'
import { type FieldProps, useFieldIds } from '../field.tsx'
import { FieldGroup } from '../field-group.tsx'
import { toggled } from '../toggled.ts'
import type { Choice } from './choice.ts'
import { ChoiceList } from './choice-list.tsx'

type Props = FieldProps & {
  value: readonly string[] | null | undefined
  onChange: (value: string[]) => void
  onBlur?: (() => void) | undefined
  choices: readonly Choice[]
  layout?: 'row' | 'list'
}

export function CheckboxGroup(props: Props) {
  const ids = useFieldIds(props)
  const chosen = props.value ?? []
  useEarlyChoice(ids.control, chosen, props.onChange)
  return (
    <FieldGroup {...props} ids={ids}>
      <ChoiceList
        choices={props.choices}
        layout={props.layout ?? 'list'}
        isDisabled={props.isDisabled}
        input={(choice) => ({
          type: 'checkbox',
          name: props.name,
          checked: chosen.includes(choice.value),
          onChange: () => !props.isReadOnly && props.onChange(toggled(chosen, choice, props.choices)),
          onBlur: props.onBlur,
          'aria-invalid': props.error !== undefined ? true : undefined,
        })}
      />
    </FieldGroup>
  )
}
