import { useFormats } from '../../platform/formats.ts'
import styles from './counts.module.css'

type Counted = {
  readonly id: string
  readonly name: string
  /** What is counted there, in a few words. */
  readonly text?: string
  readonly count: number
  readonly tone: 'quiet' | 'action' | 'danger'
}

/** What an import does or would do: how many of each kind, with a bar beside each to compare them. */
export function Counts({ counted }: { counted: readonly Counted[] }) {
  const { number } = useFormats()
  const most = Math.max(1, ...counted.map(({ count }) => count))
  return (
    <dl className={styles.counts}>
      {counted.map(({ id, name, text, count, tone }) => (
        <div key={id}>
          <dt>
            <b>{name}</b>
            {text !== undefined && <span className="small muted">{text}</span>}
          </dt>
          <dd className="num">
            <span
              className={styles.bar}
              data-tone={tone}
              style={{ inlineSize: `${(count / most) * 96}px` }}
              aria-hidden="true"
            />
            <b>{number(count)}</b>
          </dd>
        </div>
      ))}
    </dl>
  )
}
