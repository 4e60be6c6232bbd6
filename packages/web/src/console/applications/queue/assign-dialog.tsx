import type { Assignment, QueueOverview } from '@hearthlight/domain/applications/queue/queue'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../../platform/notices.ts'
import { Select } from '../../../ui/fields/select.tsx'
import { DialogActions } from '../../../ui/overlays/dialog-actions.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { assignmentPlanQuery, queueApi } from '../../api/queue-api.ts'
import { showUndo } from '../../kit/undo.ts'

type Props = { ids: readonly string[]; overview: QueueOverview; onClose: () => void; onDone: () => void }

/** Shows what would change hands before it does; what somebody else changed meanwhile stays as it is. */
export function AssignDialog({ ids, overview, onClose, onDone }: Props) {
  const { t } = useTranslation(['admin-applications', 'admin-kit'])
  const [to, setTo] = useState(overview.own_id)
  const plan = useQuery(assignmentPlanQuery(ids, to))
  const assignments = plan.data ?? []
  const assign = useMutation({
    mutationFn: () => queueApi.assign(assignments),
    onSuccess: ({ done, refused }) => {
      onDone()
      showUndo({
        text: t('assign.done', { count: done.length }),
        undoLabel: t('assign.undo'),
        undo: () => queueApi.assign(undoing(assignments, done)),
        undone: t('assign.undone'),
      })
      if (refused.length > 0)
        notify({ tone: 'caution', text: t('assign.refused', { count: refused.length }) })
    },
  })
  const failure = plan.error ?? assign.error
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t('assign.title')}
      actions={
        <DialogActions
          cancel={t('admin-kit:dialog.cancel')}
          onCancel={onClose}
          confirm={t('assign.submit')}
          isDisabled={assignments.length === 0}
          isPending={assign.isPending}
          onConfirm={() => assign.mutate()}
        />
      }
    >
      <Select
        label={t('assign.to')}
        value={to}
        placeholder={null}
        options={[
          { value: 'in_turn', label: t('assign.in_turn') },
          ...overview.reviewers,
          { value: 'nobody', label: t('assign.nobody') },
        ]}
        onChange={setTo}
      />
      <Plan assignments={assignments} isKnown={plan.isSuccess} overview={overview} />
      <div role="alert">{failure !== null && <Notice tone="danger">{failure.message}</Notice>}</div>
    </Modal>
  )
}

const undoing = (assignments: readonly Assignment[], done: readonly string[]): Assignment[] =>
  assignments.filter(({ id }) => done.includes(id)).map(({ id, from, to }) => ({ id, from: to, to: from }))

type PlanProps = { assignments: readonly Assignment[]; isKnown: boolean; overview: QueueOverview }

function Plan({ assignments, isKnown, overview }: PlanProps) {
  const { t } = useTranslation('admin-applications')
  if (!isKnown) return null
  if (assignments.length === 0) return <p className="muted">{t('assign.nothing')}</p>
  const counts = new Map<string | null, number>()
  for (const { to } of assignments) counts.set(to, (counts.get(to) ?? 0) + 1)
  const nameOf = (id: string | null) =>
    overview.reviewers.find(({ value }) => value === id)?.label ?? t('assign.nobody')
  return (
    <div role="status">
      <p>{t('assign.plan', { count: assignments.length })}</p>
      <ul>
        {[...counts].map(([id, count]) => (
          <li key={id}>{t('assign.line', { count, name: nameOf(id) })}</li>
        ))}
      </ul>
    </div>
  )
}
