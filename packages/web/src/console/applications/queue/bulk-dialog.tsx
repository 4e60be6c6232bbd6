import { BULK_REFUSALS, type BulkAction, type BulkResult } from '@hearthlight/domain/applications/queue/bulk'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogActions } from '../../../ui/overlays/dialog-actions.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { bulkApi, bulkPlanQuery, type Planned } from '../../api/bulk-api.ts'
import styles from './queue.module.css'

type Props = {
  title: string
  ids: readonly string[]
  /** Null while it is not yet said what is to be done. */
  action: BulkAction | null
  /** The same with what decides about it only: not every letter of a message is planned anew. */
  planned: BulkAction | null
  submitLabel: (count: number) => string
  /** The mail to the first of them. */
  preview: (id: string) => ReactNode
  onClose: () => void
  onDone: (result: BulkResult) => void
  children: ReactNode
}

/** One action for the selection: what it would do and why not with some, then the doing. */
export function BulkDialog(props: Props) {
  const { title, ids, action, planned, submitLabel, preview, onClose, onDone, children } = props
  const { t } = useTranslation(['admin-applications', 'admin-kit'])
  const [progress, setProgress] = useState(0)
  const plan = useQuery(bulkPlanQuery(ids, planned))
  const can = plan.data?.filter(({ refusal }) => refusal === null) ?? []
  const running = useMutation({
    mutationFn: (given: BulkAction) => bulkApi.run(can, given, setProgress),
    onSuccess: onDone,
  })
  const failure = plan.error ?? running.error
  const [first] = can
  return (
    <Modal
      isOpen
      size="l"
      title={title}
      onClose={onClose}
      actions={
        <DialogActions
          cancel={t('admin-kit:dialog.cancel')}
          onCancel={onClose}
          confirm={submitLabel(can.length)}
          isDisabled={action === null || can.length === 0}
          isPending={running.isPending}
          onConfirm={() => action !== null && running.mutate(action)}
        />
      }
    >
      <div className={styles.bulk}>
        <div className={styles.fields}>
          {children}
          <div role="status">
            {planned !== null && plan.isPending && <p className="muted">{t('bulk.checking')}</p>}
            {plan.data !== undefined && <PlanWords planned={plan.data} />}
            {running.isPending && <p>{t('bulk.progress', { done: progress, all: can.length })}</p>}
          </div>
          <div role="alert">{failure !== null && <Notice tone="danger">{failure.message}</Notice>}</div>
        </div>
        {first !== undefined && action !== null && preview(first.id)}
      </div>
    </Modal>
  )
}

/** With how many it can be done, and what keeps the others from it. */
function PlanWords({ planned }: { planned: readonly Planned[] }) {
  const { t } = useTranslation('admin-applications')
  const can = planned.filter(({ refusal }) => refusal === null).length
  return (
    <>
      <p>
        <b>{t('bulk.can', { count: can, all: planned.length })}</b>
      </p>
      <ul>
        {BULK_REFUSALS.map((reason) => {
          const refused = planned.filter(({ refusal }) => refusal === reason)
          if (refused.length === 0) return null
          const numbers = refused.slice(0, 5).map(({ number }) => t('number', { number }))
          return (
            <li key={reason}>
              {t(`bulk.refusal.${reason}`, { count: refused.length })}{' '}
              <span className="small muted num">
                {numbers.join(', ')}
                {refused.length > numbers.length && ' …'}
              </span>
            </li>
          )
        })}
      </ul>
    </>
  )
}
