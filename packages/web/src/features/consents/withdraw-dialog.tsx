import type { Consent } from '@hearthlight/domain/consents/consent'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withdrawConsent } from '../../api/consents-api.ts'
import { notify } from '../../platform/notices.ts'
import { Button } from '../../ui/button.tsx'
import { RadioGroup } from '../../ui/fields/choices/radio-group.tsx'
import { Modal } from '../../ui/overlays/modal.tsx'
import { Notice } from '../../ui/states/notice.tsx'

type Props = { consent: Consent & { readonly id: string }; onClose: () => void }

/** Asks whether what came is to stay. One that holds no more can still have it deleted. */
export function WithdrawDialog({ consent: { id, state }, onClose }: Props) {
  const { t } = useTranslation('consents')
  const isOver = state !== 'effective'
  const [what, setWhat] = useState<'keep' | 'erase'>(isOver ? 'erase' : 'keep')
  const withdraw = useMutation({
    mutationFn: () => withdrawConsent(id, what === 'erase'),
    onSuccess: (erased) => {
      notify({
        tone: 'positive',
        text: what === 'erase' ? t('withdraw.erased', { count: erased }) : t('withdraw.done'),
      })
      onClose()
    },
  })
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t(isOver ? 'withdraw.title_erase' : 'withdraw.title')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('withdraw.cancel')}
          </Button>
          <Button isPending={withdraw.isPending} onClick={() => withdraw.mutate()}>
            {t(isOver ? 'withdraw.confirm_erase' : 'withdraw.confirm')}
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>{t(isOver ? 'withdraw.text_erase' : 'withdraw.text')}</p>
        {!isOver && (
          <RadioGroup
            label={t('withdraw.what')}
            name="withdraw"
            value={what}
            choices={[
              { value: 'keep', label: t('withdraw.keep') },
              { value: 'erase', label: t('withdraw.erase') },
            ]}
            onChange={(value) => setWhat(value === 'erase' ? 'erase' : 'keep')}
          />
        )}
        {what === 'erase' && <p className="muted">{t('withdraw.whole_meters')}</p>}
        {withdraw.error !== null && (
          <div role="alert">
            <Notice tone="danger">{withdraw.error.message}</Notice>
          </div>
        )}
      </div>
    </Modal>
  )
}
