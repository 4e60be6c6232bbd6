import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { programsApi } from '../api/programs-api.ts'
import { ConfirmDialog } from '../kit/dialogs/confirm-dialog.tsx'

type Props = { id: string; version: number; count: number }

/** Applications of older versions that were not sent yet go on with the live one, once somebody says so. */
export function MoveDrafts({ id, version, count }: Props) {
  const { t } = useTranslation('admin-programs')
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      {count > 0 && (
        <p>
          <Button variant="quiet" size="s" onClick={() => setAsking(true)}>
            {t('move_drafts.action', { count, version })}
          </Button>
        </p>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('move_drafts.title', { version })}
        text={t('move_drafts.text', { count })}
        confirmLabel={t('move_drafts.confirm', { count })}
        run={() => programsApi.moveDrafts(id, version)}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
