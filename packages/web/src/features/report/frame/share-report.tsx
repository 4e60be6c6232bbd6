import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'

const ShareDialog = lazy(async () => ({ default: (await import('../share/share-dialog.tsx')).ShareDialog }))

/** Opens the links of this report: make one, copy it, withdraw it. */
export function ShareReport({ buildingId, address }: { buildingId: string; address: string }) {
  const { t } = useTranslation('report')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" size="s" icon="share" iconPlace="start" onClick={() => setOpen(true)}>
        {t('share.button')}
      </Button>
      {isOpen && (
        <Suspense>
          <ShareDialog buildingId={buildingId} address={address} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
