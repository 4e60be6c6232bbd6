import type { Batch, PaymentChoice } from '@hearthlight/domain/payments/payment'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../platform/formats.ts'
import { Select } from '../../ui/fields/select.tsx'
import { DialogActions } from '../../ui/overlays/dialog-actions.tsx'
import { Modal } from '../../ui/overlays/modal.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { choiceQuery, paidForQuery, paymentsApi } from '../api/payments-api.ts'
import { CallError } from '../kit/call-error.tsx'
import styles from './payments.module.css'

type Props = {
  /** The lines that were selected; without them what is due is chosen by what it is for. */
  selected?: readonly string[] | undefined
  onClose: () => void
  onMade: (batch: Batch) => void
}

/** What is chosen, how much that is and what is left out, before the file is made of exactly that. */
export function MakeFileDialog({ selected, onClose, onMade }: Props) {
  const { t } = useTranslation(['payments', 'admin-kit'])
  const [program, setProgram] = useState('')
  const { data: programs = [] } = useQuery(paidForQuery)
  const choice = useQuery(
    choiceQuery(selected === undefined ? (program === '' ? {} : { program }) : { payments: [...selected] }),
  )
  const making = useMutation({ mutationFn: paymentsApi.makeBatch, onSuccess: onMade })
  const payments = choice.data?.payments ?? []
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t(selected === undefined ? 'file.title' : 'file.title_selected')}
      actions={
        <DialogActions
          cancel={t('admin-kit:dialog.cancel')}
          onCancel={onClose}
          confirm={t('file.confirm', { count: payments.length })}
          isDisabled={payments.length === 0}
          isPending={making.isPending}
          onConfirm={() => making.mutate(payments)}
        />
      }
    >
      <div className={styles.stack}>
        {selected === undefined && (
          <Select
            label={t('file.program')}
            value={program}
            placeholder={null}
            options={[{ value: '', label: t('file.all_programs') }, ...programs]}
            onChange={(next) => {
              making.reset()
              setProgram(next)
            }}
          />
        )}
        <div role="status">
          {choice.data === undefined ? <Skeleton lines={2} /> : <Choice choice={choice.data} />}
        </div>
        <CallError error={choice.error ?? making.error} />
      </div>
    </Modal>
  )
}

function Choice({ choice }: { choice: PaymentChoice }) {
  const { t } = useTranslation('payments')
  const { money } = useFormats()
  const count = choice.payments.length
  return (
    <>
      <p>
        <b>
          {count === 0
            ? t('file.nothing')
            : t('file.lines', { count, total: money(Number(choice.total), 2) })}
        </b>
      </p>
      <ul className={styles.left}>
        {(['held', 'failed', 'others'] as const).map(
          (what) => choice[what] > 0 && <li key={what}>{t(`file.${what}`, { count: choice[what] })}</li>,
        )}
        {choice.has_more && <li>{t('file.more')}</li>}
      </ul>
      {count > 0 && <p className="small muted">{t('file.until_sent')}</p>}
    </>
  )
}
