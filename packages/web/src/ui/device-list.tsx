import { Button } from './button.tsx'
import { Chip } from './chip.tsx'
import styles from './device-list.module.css'

export type Device = {
  id: string
  name: string
  /** What tells it from another of the same name. */
  notes: readonly string[]
  /** Set on the device one is using: it has its own way out. */
  hereLabel: string | undefined
  endLabel: string
  /** For who hears the button without its row. */
  endName: string
}

type Props = { devices: readonly Device[]; endingId: string | undefined; onEnd: (id: string) => void }

/** Places where somebody is signed in, each with a way to end it. */
export function DeviceList({ devices, endingId, onEnd }: Props) {
  return (
    <ul className={styles.list}>
      {devices.map(({ id, name, notes, hereLabel, endLabel, endName }) => (
        <li key={id} className={styles.device}>
          <div className={styles.what}>
            <span className={styles.name}>{name}</span>
            {notes.map((note) => (
              <span key={note} className="small muted">
                {note}
              </span>
            ))}
          </div>
          {hereLabel === undefined ? (
            <Button
              variant="secondary"
              size="s"
              aria-label={endName}
              isPending={endingId === id}
              onClick={() => onEnd(id)}
            >
              {endLabel}
            </Button>
          ) : (
            <Chip tone="positive">{hereLabel}</Chip>
          )}
        </li>
      ))}
    </ul>
  )
}
