import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import type { ReviewedApplication } from '../../api/application-api.ts'
import { Key } from '../../kit/keys/key.tsx'
import { useShortcuts } from '../../kit/keys/shortcuts.ts'
import styles from '../application.module.css'
import { ThenNext } from './queue-steps.tsx'

type Move = ReviewedApplication['moves'][number]
type Props = { application: ReviewedApplication; onMove: (move: Move) => void }

/** R asks, A approves, D declines: whatever the program calls those statuses. */
function keyOf({ asks, is_end, money, code }: Move): string | undefined {
  if (asks) return 'r'
  if (money === 'committed') return 'a'
  return is_end && code !== 'withdrawn' ? 'd' : undefined
}

/** Where it may go from here. */
export function DecideBar({ application, onMove }: Props) {
  const { id, moves, waits_for_applicant, is_to_be_paid } = application
  const { t } = useTranslation('admin-application')
  useShortcuts(
    'record',
    moves.flatMap((move) => {
      const keys = keyOf(move)
      return keys === undefined
        ? []
        : [{ keys, label: t('keys.move', { status: move.name }), run: () => onMove(move) }]
    }),
  )
  if (moves.length === 0)
    return (
      <div className={styles.bar}>
        <p className="muted">{t(is_to_be_paid ? 'bar.pays' : 'bar.end')}</p>
        <ThenNext id={id} />
      </div>
    )
  return (
    <section className={styles.bar} aria-label={t('bar.title')}>
      <p>
        <b>{t('bar.title')}</b>
      </p>
      {moves.map((move) => {
        const key = keyOf(move)
        return (
          <Button key={move.code} variant="secondary" onClick={() => onMove(move)}>
            {move.name} {key !== undefined && <Key>{key.toUpperCase()}</Key>}
          </Button>
        )
      })}
      {waits_for_applicant && <p className="small muted">{t('bar.waits')}</p>}
      {is_to_be_paid && <p className="small muted">{t('bar.pays')}</p>}
      <ThenNext id={id} />
    </section>
  )
}
