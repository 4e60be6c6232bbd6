import styles from './rating.module.css'

/** Five steps with their word beside them. */
export function Rating({ steps, children }: { steps: 1 | 2 | 3 | 4 | 5; children: string }) {
  return (
    <span className={styles.row}>
      <span className={styles.rating} aria-hidden="true">
        {[1, 2, 3, 4, 5].map((step) => (
          <i key={step} data-on={step <= steps || undefined} />
        ))}
      </span>
      {children}
    </span>
  )
}
