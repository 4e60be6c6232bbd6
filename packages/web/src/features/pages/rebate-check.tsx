import styles from './rebate-check.module.css'

type Props = { amount: string; from: string }

/** A check in the hand of the house: ink lines on paper. The house's own description tells of it. */
export function RebateCheck({ amount, from }: Props) {
  return (
    <svg className={styles.check} viewBox="0 0 260 124" aria-hidden="true">
      <rect x="1.5" y="1.5" width="257" height="121" rx="5" className={styles.paper} />
      <rect x="9" y="9" width="242" height="106" rx="2" className={styles.border} />
      <path d="M20 38V27l11-9 11 9v11zM28 38v-7h6v7" className={styles.line} />
      <text x="52" y="33" className={styles.name}>
        {from}
      </text>
      <path d="M20 60h128M20 78h96" className={styles.fine} />
      <rect x="160" y="48" width="80" height="30" rx="3" className={styles.box} />
      <text x="200" y="69" textAnchor="middle" className={styles.amount}>
        {amount}
      </text>
      <path d="M160 104h80" className={styles.fine} />
      <path d="M168 101c6-14 10-14 9-5s3 6 8-3 5 9 10 3 6-8 10-3 8 2 14-3" className={styles.ink} />
    </svg>
  )
}
