import type { Project } from '@hearthlight/domain/applications/project'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withdrawApplication } from '../../../api/applications-api.ts'
import { notify } from '../../../platform/notices.ts'
import { Button } from '../../../ui/button.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import { Notice } from '../../../ui/states/notice.tsx'

type Props = { project: Project; onWithdrawn: () => void }

/** Takes the application back, once the person has said so twice. */
export function WithdrawApplication({ project, onWithdrawn }: Props) {
  const { t } = useTranslation(['applications', 'incentives'])
  const [isAsking, setAsking] = useState(false)
  const withdrawing = useMutation({
    mutationFn: () => withdrawApplication(project.id),
    onSuccess: () => {
      notify({ tone: 'positive', text: t('incentives:own.withdrawn') })
      onWithdrawn()
    },
  })
  return (
    <>
      <Button variant="quiet" size="s" onClick={() => setAsking(true)}>
        {t('show.withdraw')}
      </Button>
      {isAsking && (
        <Modal
          isOpen
          onClose={() => setAsking(false)}
          title={t('show.withdraw_title')}
          actions={
            <>
              <Button variant="secondary" onClick={() => setAsking(false)}>
                {t('show.keep')}
              </Button>
              <Button isPending={withdrawing.isPending} onClick={() => withdrawing.mutate()}>
                {t('show.withdraw')}
              </Button>
            </>
          }
        >
          <p>{t('incentives:own.withdraw_text', { incentive: project.name })}</p>
          {withdrawing.error !== null && (
            <div role="alert">
              <Notice tone="danger">{withdrawing.error.message}</Notice>
            </div>
          )}
        </Modal>
      )}
    </>
  )
}
