import styles from './segmented.module.css'

type Props<V extends string> = {
  label: string
  value: V
  onChange: (value: V) => void
  options: ReadonlyArray<{ value: V; label: string }>
}

/** A few ways to look at one thing: one is always on. */
export function Segmented<V extends string>({ label, value, onChange, options }: Props<V>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend where the name is unseen
    <div className={styles.segmented} role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
