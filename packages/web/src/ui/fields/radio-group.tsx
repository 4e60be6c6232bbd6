import { useEarlyChoice } from '../taken-over.ts'
import checkStyles from './check.module.css'
import styles from './choice.module.css'
import type { Choice } from './choice.ts'
import { type FieldProps, useFieldIds } from './field.tsx'
import { FieldGroup } from './field-group.tsx'

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
  const isRow = (props.layout ?? 'row') === 'row'
  return (
    <FieldGroup {...props} ids={ids} role="radiogroup">
      <div className={isRow ? styles.row : checkStyles.list}>
        {props.choices.map((choice) => (
          <label
            key={choice.value}
            className={isRow ? styles.choice : checkStyles.check}
            data-plain={choice.isPlain || undefined}
            data-disabled={choice.isDisabled || props.isDisabled || undefined}
          >
            <input
              type="radio"
              name={props.name ?? ids.control}
              value={choice.value}
              checked={props.value === choice.value}
              onChange={() => !props.isReadOnly && props.onChange(choice.value)}
              onBlur={props.onBlur}
              disabled={choice.isDisabled}
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
