import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '../pictures/icon.tsx'
import styles from './progress.module.css'

export type ProgressStep = {
  id: string
  label: ReactNode
  state: 'done' | 'now' | 'ahead'
  /** Absent where one cannot go yet. */
  to?: string | undefined
}

type Props = {
  label: string
  steps: readonly ProgressStep[]
  /** Under 900 px the names make room for this line, such as "Step 2 of 9: Heating". */
  summary: ReactNode
  doneLabel: string
}

/** The way through a long form: names on a wide screen, bars on a narrow one. */
export function Progress({ label, steps, summary, doneLabel }: Props) {
  return (
    <nav aria-label={label} className={styles.bar}>
      <ol className={styles.progress} style={{ '--steps': steps.length } as React.CSSProperties}>
        {steps.map((step) => (
          <li key={step.id} data-state={step.state}>
            <Stop step={step} doneLabel={doneLabel} />
          </li>
        ))}
      </ol>
      <p className={styles.summary}>{summary}</p>
    </nav>
  )
}

function Stop({ step, doneLabel }: { step: ProgressStep; doneLabel: string }) {
  const words = (
    <>
      {step.state === 'done' && <Icon name="check" />}
      <span>
        {step.label}
        {step.state === 'done' && <span className="visually-hidden">, {doneLabel}</span>}
      </span>
    </>
  )
  const current = step.state === 'now' ? 'step' : undefined
  if (step.to === undefined) {
    return (
      <span className={styles.stop} aria-current={current}>
        {words}
      </span>
    )
  }
  return (
    <Link to={step.to} className={styles.stop} aria-current={current}>
      {words}
    </Link>
  )
}
