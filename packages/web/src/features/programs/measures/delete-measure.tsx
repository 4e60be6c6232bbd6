import type { Retrofit } from '@hearthlight/domain/programs/wire/measure-wire'
import type { ProjectDetails } from '@hearthlight/domain/programs/wire/program-project'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { deleteMeasure } from '../../../api/application-measures-api.ts'
import { pageQuery } from '../../../api/application-steps-api.ts'
import { DialogActions } from '../../../ui/overlays/dialog-actions.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import { Notice } from '../../../ui/states/notice.tsx'

type Props = { project: ProjectDetails; measure: Retrofit; onClose: () => void }

/** The question names the thing; what was answered about it goes with it. */
export function DeleteMeasure({ project, measure, onClose }: Props) {
  const { t } = useTranslation('applications')
  const { labels } = useQuery(pageQuery('measurecart', project)).data ?? {}
  const removal = useMutation({
    mutationFn: (pmId: string) => deleteMeasure(project.id, pmId),
    onSuccess: onClose,
  })
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={labels?.delete_question ?? t('measures.delete_question')}
      actions={
        <DialogActions
          cancel={t('cancel')}
          onCancel={onClose}
          confirm={t('measures.delete')}
          isPending={removal.isPending}
          onConfirm={() => measure.pm_id !== null && removal.mutate(measure.pm_id)}
        />
      }
    >
      <p>{t('measures.delete_text', { name: measure.name })}</p>
      {removal.error !== null && (
        <div role="alert">
          <Notice tone="danger">{removal.error.message}</Notice>
        </div>
      )}
    </Modal>
  )
}
