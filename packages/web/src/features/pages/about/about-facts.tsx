import { Figure } from '../../../ui/figures/figure.tsx'
import styles from './about.module.css'

type Props = { facts: readonly { readonly value: string; readonly label: string }[] }

export function AboutFacts({ facts }: Props) {
  return (
    <dl className={`page ${styles.facts}`}>
      {facts.map(({ value, label }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>
            <Figure>{value}</Figure>
          </dd>
        </div>
      ))}
    </dl>
  )
}
