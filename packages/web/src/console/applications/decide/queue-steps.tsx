import type { QueueNeighbours } from '@hearthlight/domain/applications/queue/queue'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { Icon } from '../../../ui/pictures/icon.tsx'
import { neighboursQuery } from '../../api/queue-api.ts'
import { useShortcuts } from '../../kit/keys/shortcuts.ts'
import { addressInQueue, queuePlace } from '../queue-place.ts'
import styles from './queue-steps.module.css'

function useNeighbours(id: string) {
  const [params] = useSearchParams()
  const place = queuePlace(params)
  const { data } = useQuery(neighboursQuery(id, place))
  const addressOf = (side: keyof QueueNeighbours) => {
    const neighbour = data?.[side]
    return neighbour ? addressInQueue(neighbour.id, place) : null
  }
  return { data, previous: addressOf('previous'), next: addressOf('next') }
}

/** The ways to the application before and the one after, by J and K too. */
export function QueueSteps({ id }: { id: string }) {
  const { t } = useTranslation('admin-application')
  const navigate = useNavigate()
  const { data, previous, next } = useNeighbours(id)
  useShortcuts('record', [
    { keys: 'j', label: t('keys.next'), run: () => next !== null && void navigate(next) },
    { keys: 'k', label: t('keys.previous'), run: () => previous !== null && void navigate(previous) },
  ])
  return (
    <nav className={styles.steps} aria-label={t('steps.label')}>
      <Step to={previous} label={t('steps.previous', data?.previous ?? {})} icon="up" />
      <Step to={next} label={t('steps.next', data?.next ?? {})} icon="down" />
    </nav>
  )
}

function Step({ to, label, icon }: { to: string | null; label: string; icon: 'up' | 'down' }) {
  if (to === null)
    return (
      <span className={styles.step} aria-hidden="true">
        <Icon name={icon} />
      </span>
    )
  return (
    <Link className={styles.step} to={to} aria-label={label} title={label}>
      <Icon name={icon} />
    </Link>
  )
}

/** Beside what is decided: who comes then. */
export function ThenNext({ id }: { id: string }) {
  const { t } = useTranslation('admin-application')
  const { data, next } = useNeighbours(id)
  if (next === null || !data?.next) return null
  return (
    <p className={styles.then}>
      <span className="muted">{t('steps.comes_next')}</span>{' '}
      <Link to={next}>{t('steps.name', data.next)}</Link>
    </p>
  )
}
