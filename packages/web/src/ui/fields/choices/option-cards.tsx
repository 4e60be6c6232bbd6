import { classNames } from '../../class-names.ts'
import { Pictogram } from '../../pictures/pictogram.tsx'
import { useEarlyChoice } from '../../taken-over.ts'
import { type FieldProps, useFieldIds } from '../field.tsx'
import { FieldGroup } from '../field-group.tsx'
import { toggled } from '../toggled.ts'
import type { Choice } from './choice.ts'
import styles from './option-cards.module.css'

type Selection =
  | { selection?: 'single'; value: string | null | undefined; onChange: (value: string) => void }
  | {
      selection: 'multiple'
      value: readonly string[] | null | undefined
      onChange: (value: string[]) => void
    }

type Props = FieldProps & Selection & { choices: readonly Choice[]; onBlur?: (() => void) | undefined }

/** Answers with a picture: radio buttons, or checkboxes when several may be true. */
export function OptionCards(props: Props) {
  const ids = useFieldIds(props)
  const isMultiple = props.selection === 'multiple'
  const known = props.selection === 'multiple' ? (props.value ?? []) : [props.value ?? '']
  useEarlyChoice(ids.control, known, (chosen) => {
    const [first] = chosen
    if (props.selection === 'multiple') props.onChange(chosen)
    else if (first !== undefined) props.onChange(first)
  })
  function isChosen(choice: Choice): boolean {
    return props.selection === 'multiple'
      ? (props.value ?? []).includes(choice.value)
      : props.value === choice.value
  }
  function choose(choice: Choice) {
    if (props.isReadOnly) return
    if (props.selection === 'multiple') props.onChange(toggled(props.value ?? [], choice, props.choices))
    else props.onChange(choice.value)
  }
  return (
    <FieldGroup {...props} ids={ids} look="question" role={isMultiple ? 'group' : 'radiogroup'}>
      <div className={styles.options}>
        {props.choices.map((choice) => (
          <label
            key={choice.value}
            className={classNames('covered', styles.option, choice.isPlain && styles.plain)}
            data-disabled={choice.isDisabled || props.isDisabled || undefined}
          >
            <input
              type={isMultiple ? 'checkbox' : 'radio'}
              name={props.name ?? ids.control}
              value={choice.value}
              checked={isChosen(choice)}
              onChange={() => choose(choice)}
              onBlur={props.onBlur}
              disabled={choice.isDisabled}
            />
            <OptionFace choice={choice} />
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

function OptionFace({ choice }: { choice: Choice }) {
  return (
    <span className={styles.face} data-square={choice.pictogram === undefined || undefined}>
      {choice.pictogram !== undefined && <Pictogram name={choice.pictogram} size="l" />}
      <span className={styles.name}>{choice.label}</span>
      {choice.hint !== undefined && <span className={styles.hint}>{choice.hint}</span>}
    </span>
  )
}
