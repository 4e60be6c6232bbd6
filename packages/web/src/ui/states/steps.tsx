import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '../pictures/icon.tsx'
import styles from './steps.module.css'

export type Step = { id: string; label: ReactNode; state: 'done' | 'now' | 'ahead'; to?: string | undefined }

type Props = {
  label: string
  steps: readonly Step[]
  /** Where there is no room beside the form they become a bar of parts over it. */
  isBarWhenNarrow?: boolean
}

/** Steps standing under each other, beside a long form. */
export function Steps({ label, steps, isBarWhenNarrow = false }: Props) {
  return (
    <nav aria-label={label}>
      <ol className={styles.steps} data-bar={isBarWhenNarrow || undefined}>
        {steps.map((step, index) => (
          <li key={step.id} data-state={step.state} aria-current={step.state === 'now' ? 'step' : undefined}>
            {step.state === 'done' ? <Icon name="check" /> : <span aria-hidden="true">{index + 1}</span>}
            {step.to === undefined ? (
              <span>{step.label}</span>
            ) : (
              <Link to={step.to}>
                <span>{step.label}</span>
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
