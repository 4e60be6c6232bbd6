import styles from './documents.module.css'

/** A picture of the document, or the end of its name. */
export function DocumentMark({ mark, thumbnailUrl }: { mark: string; thumbnailUrl?: string | null }) {
  return (
    <span className={styles.mark} aria-hidden="true">
      {thumbnailUrl ? <img src={thumbnailUrl} alt="" loading="lazy" /> : mark}
    </span>
  )
}
