import type { CSSProperties, ReactNode } from 'react'
import { IconButton } from '../icon-button.tsx'
import { Icon } from '../pictures/icon.tsx'
import { DocumentMark } from './document-mark.tsx'
import styles from './documents.module.css'

type Props = {
  name: string
  mark: string
  state: 'going' | 'done' | 'refused'
  note: ReactNode
  /** How far it is, from 0 to 100, and what that is called. */
  progress?: { readonly percent: number; readonly label: string } | undefined
  closeLabel: string
  onClose: () => void
  /** What can be done about it. */
  children?: ReactNode
}

/** A file on its way, one that is there, or one that was refused with the reason; and the way to stop it or to take it off the list. */
export function FileRow({ name, mark, state, note, progress, closeLabel, onClose, children }: Props) {
  return (
    <li className={styles.file} data-state={state}>
      <DocumentMark mark={mark} />
      <div>
        <p className={styles.name}>{name}</p>
        {progress !== undefined && <Meter {...progress} />}
        <p className={styles.note}>
          {state !== 'going' && <Icon name={state === 'done' ? 'check' : 'alert'} />}
          <span>{note}</span>
        </p>
      </div>
      <div className={styles.tools}>
        <IconButton icon="close" label={closeLabel} onClick={onClose} />
      </div>
      {children !== undefined && <div className={styles.fix}>{children}</div>}
    </li>
  )
}

function Meter({ percent, label }: { percent: number; label: string }) {
  return (
    <span
      className={styles.meter}
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      // The type of `style` does not know custom properties.
      style={{ '--at': percent } as CSSProperties}
    >
      <i />
    </span>
  )
}
