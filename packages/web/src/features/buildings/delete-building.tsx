import type { Building } from '@hearthlight/domain/buildings/building'
import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { removeBuilding } from '../../api/buildings-api.ts'
import { HttpProblem } from '../../platform/http-problem.ts'
import { notify } from '../../platform/notices.ts'
import { useFeatures } from '../../platform/session.ts'
import { Button } from '../../ui/button.tsx'
import { DialogActions } from '../../ui/overlays/dialog-actions.tsx'
import { Modal } from '../../ui/overlays/modal.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { homeName } from './address-line.ts'
import styles from './delete-building.module.css'

/** Asks before it deletes, and says why when it may not. */
export function DeleteBuilding({ building }: { building: Building }) {
  const { t } = useTranslation('buildings')
  const navigate = useNavigate()
  const { editBuilding } = useFeatures()
  const [isAsking, setIsAsking] = useState(false)
  const removal = useMutation({
    mutationFn: () => removeBuilding(building.id),
    onSuccess: async () => {
      await navigate(pathTo('buildings-list'))
      notify({ tone: 'positive', text: t('delete.done') })
    },
  })
  if (!editBuilding) return null
  const close = () => setIsAsking(false)
  return (
    <section className={styles.delete}>
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        {t('list.delete')}
      </Button>
      <Modal
        isOpen={isAsking}
        onClose={close}
        title={t('delete.title')}
        actions={
          <DialogActions
            cancel={t('delete.cancel')}
            onCancel={close}
            confirm={t('delete.confirm')}
            onConfirm={() => removal.mutate()}
            isPending={removal.isPending}
          />
        }
      >
        <p>{t('delete.text', { name: homeName(building, t('list.unnamed')) })}</p>
        {removal.error instanceof HttpProblem && <Notice tone="danger">{removal.error.title}</Notice>}
      </Modal>
    </section>
  )
}
