import { Link } from 'react-router'
import { ariaCurrent, type MenuItem } from '../../../ui/overlays/menu.tsx'
import { useWaiting } from '../../../ui/taken-over.ts'
import styles from './header.module.css'

type Props = { item: MenuItem; onDone?: () => void }

export function HeaderEntry({ item, onDone }: Props) {
  const waiting = useWaiting()
  const current = ariaCurrent(item)
  if ('to' in item) {
    return (
      <Link to={item.to} className={styles.entry} aria-current={current} onClick={onDone}>
        {item.label}
      </Link>
    )
  }
  if ('href' in item) {
    return (
      <a href={item.href} className={styles.entry} onClick={onDone}>
        {item.label}
      </a>
    )
  }
  function select() {
    onDone?.()
    if ('onSelect' in item) item.onSelect()
  }
  return (
    <button type="button" {...waiting} className={styles.entry} onClick={select}>
      {item.label}
    </button>
  )
}
