import type { ProjectDetails } from '@hearthlight/domain/programs/wire/program-project'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { moveProject } from '../../../api/programs-api.ts'
import { Button } from '../../../ui/button.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import { Notice } from '../../../ui/states/notice.tsx'

/** The end that the program lets the applicant choose. */
export function Withdraw({ project }: { project: ProjectDetails }) {
  const { t } = useTranslation('applications')
  const [isAsking, setAsking] = useState(false)
  const [end] = project.may_move_to
  const move = useMutation({ mutationFn: moveProject, onSuccess: () => setAsking(false) })
  if (end === undefined) return null
  const confirm = () => move.mutate({ project_id: project.id, project_status: end.code })
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
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
              <Button isPending={move.isPending} onClick={confirm}>
                {t('show.withdraw')}
              </Button>
            </>
          }
        >
          <p>{t('show.withdraw_text', { status: end.status })}</p>
          {move.error !== null && (
            <div role="alert">
              <Notice tone="danger">{move.error.message}</Notice>
            </div>
          )}
        </Modal>
      )}
    </>
  )
}
