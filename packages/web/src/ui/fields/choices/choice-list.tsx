import type { ComponentProps } from 'react'
import checkStyles from '../check.module.css'
import styles from './choice.module.css'
import type { Choice } from './choice.ts'

type Props = {
  choices: readonly Choice[]
  layout: 'row' | 'list'
  isDisabled: boolean | undefined
  input: (choice: Choice) => ComponentProps<'input'>
}

/** What may be chosen: short answers stand in a row; sentences stand in a list, with their hints. */
export function ChoiceList({ choices, layout, isDisabled, input }: Props) {
  const isRow = layout === 'row'
  return (
    <div className={isRow ? styles.row : checkStyles.list}>
      {choices.map((choice) => (
        <label
          key={choice.value}
          className={isRow ? `covered ${styles.choice}` : checkStyles.check}
          data-plain={choice.isPlain || undefined}
          data-disabled={choice.isDisabled || isDisabled || undefined}
        >
          <input {...input(choice)} value={choice.value} disabled={choice.isDisabled} />
          <span>
            {choice.label}
            {!isRow && choice.hint !== undefined && <span className={checkStyles.hint}>{choice.hint}</span>}
          </span>
        </label>
      ))}
    </div>
  )
}
