import { useEarlyChoice } from '../taken-over.ts'
import checkStyles from './check.module.css'
import styles from './choice.module.css'
import type { Choice } from './choice.ts'
import { type FieldProps, useFieldIds } from './field.tsx'
import { FieldGroup } from './field-group.tsx'
import { toggled } from './toggled.ts'

type Props = FieldProps & {
  value: readonly string[] | null | undefined
  onChange: (value: string[]) => void
  onBlur?: (() => void) | undefined
  choices: readonly Choice[]
  layout?: 'row' | 'list'
}

export function CheckboxGroup(props: Props) {
  const ids = useFieldIds(props)
  const isRow = (props.layout ?? 'list') === 'row'
  const chosen = props.value ?? []
  useEarlyChoice(ids.control, chosen, props.onChange)
  return (
    <FieldGroup {...props} ids={ids}>
      <div className={isRow ? styles.row : checkStyles.list}>
        {props.choices.map((choice) => (
          <label
            key={choice.value}
            className={isRow ? styles.choice : checkStyles.check}
            data-plain={choice.isPlain || undefined}
            data-disabled={choice.isDisabled || props.isDisabled || undefined}
          >
            <input
              type="checkbox"
              name={props.name}
              value={choice.value}
              checked={chosen.includes(choice.value)}
              onChange={() => !props.isReadOnly && props.onChange(toggled(chosen, choice, props.choices))}
              onBlur={props.onBlur}
              disabled={choice.isDisabled}
              aria-invalid={props.error !== undefined ? true : undefined}
            />
            <span>
              {choice.label}
              {!isRow && choice.hint !== undefined && <span className={checkStyles.hint}>{choice.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
