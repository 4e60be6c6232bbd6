import type { DeliveryDetail } from '@hearthlight/domain/webhooks/webhook'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/overlays/modal.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { deliveryQuery, webhooksApi } from '../api/webhooks-api.ts'
import { CallError } from '../kit/call-error.tsx'
import { useMoment } from '../kit/use-moment.ts'
import shared from '../shared/secret-dialog.module.css'
import styles from './webhooks.module.css'

/** A delivery in full: what is sent, what came back each time, and sending it once more. */
export function DeliveryDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('admin-webhooks')
  const { data, error } = useQuery(deliveryQuery(id))
  const replay = useMutation({ mutationFn: () => webhooksApi.replay(id) })
  return (
    <Modal
      isOpen
      size="l"
      title={t('delivery.detail')}
      onClose={onClose}
      actions={
        <Button isPending={replay.isPending} onClick={() => replay.mutate()}>
          {t('delivery.replay')}
        </Button>
      }
    >
      <div className={shared.stack}>
        <CallError error={error ?? replay.error} />
        <p role="status">{replay.isSuccess && t('delivery.replayed')}</p>
        {data === undefined ? error === null && <Skeleton lines={5} /> : <Detail delivery={data} />}
      </div>
    </Modal>
  )
}

function Detail({ delivery: { url, body, tries, next_try_at } }: { delivery: DeliveryDetail }) {
  const { t } = useTranslation('admin-webhooks')
  const moment = useMoment()
  return (
    <>
      <p className="small muted">{url}</p>
      <h3>{t('delivery.tries')}</h3>
      {tries.length === 0 && <p className="muted">{t('delivery.no_tries')}</p>}
      <ol className={styles.tries}>
        {tries.map(({ at, status, took_ms, response, error }) => (
          <li key={at}>
            <p>
              <b>{status ?? t('delivery.no_answer')}</b> {moment(at)}{' '}
              <span className="small muted">{t('delivery.took', { ms: took_ms })}</span>
            </p>
            {(error ?? response) !== '' && <p className={shared.code}>{error ?? response}</p>}
          </li>
        ))}
      </ol>
      {next_try_at !== null && <p>{t('delivery.next_try', { when: moment(next_try_at) })}</p>}
      <h3>{t('delivery.body')}</h3>
      <p className={shared.code}>{body}</p>
    </>
  )
}
