import styles from './avatar.module.css'

const initials = (name: string): string =>
  name
    .split(/\s+/u)
    .filter((word) => word !== '')
    .map((word) => [...word][0] ?? '')
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .join('')
    .toUpperCase()

/** Somebody by their initials; their name always stands beside it. */
export const Avatar = ({ name, size = 'm' }: { name: string; size?: 's' | 'm' }) => (
  <span className={styles.avatar} data-size={size} aria-hidden="true">
    {initials(name)}
  </span>
)
