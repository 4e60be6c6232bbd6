import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import {
  type IdentifiedProvider,
  meterProvidersApi,
  meterProvidersQuery,
} from '../../api/meter-providers-api.ts'
import { ConfirmDialog } from '../../kit/dialogs/confirm-dialog.tsx'
import { LoadFailed, StateBox } from '../../kit/list/list-states.tsx'
import styles from '../readings.module.css'
import { ReadingsHead } from '../readings-head.tsx'
import { UtilityBlock } from './utility-block.tsx'
import { UtilityDialog } from './utility-dialog.tsx'

type Open =
  | { readonly what: 'add' }
  | { readonly what: 'change' | 'remove'; readonly utility: IdentifiedProvider }
  | null

/** Utilities that people can connect by Green Button Connect, and how many have. */
export function UtilitiesScreen() {
  const { t } = useTranslation('admin-readings')
  const [open, setOpen] = useState<Open>(null)
  const { data, error, refetch } = useQuery(meterProvidersQuery)
  const close = () => setOpen(null)
  return (
    <>
      <ReadingsHead
        current="utilities"
        actions={<Button onClick={() => setOpen({ what: 'add' })}>{t('utility.add')}</Button>}
      />
      {data === undefined && error === null && <Skeleton lines={6} />}
      {data === undefined && error !== null && (
        <LoadFailed message={error.message} retry={() => void refetch()} />
      )}
      {data?.length === 0 && <StateBox title={t('utility.none')}>{t('utility.none_text')}</StateBox>}
      <div className={styles.parts}>
        {data?.map((utility) => (
          <UtilityBlock
            key={`${utility.id} ${utility.version}`}
            utility={utility}
            onOpen={(what) => setOpen({ what, utility })}
          />
        ))}
      </div>
      {(open?.what === 'add' || open?.what === 'change') && (
        <UtilityDialog utility={open.what === 'change' ? open.utility : undefined} onClose={close} />
      )}
      {open?.what === 'remove' && (
        <ConfirmDialog
          isOpen
          title={t('utility.remove_title', { name: open.utility.name })}
          text={t('utility.remove_text', { count: open.utility.connected })}
          confirmLabel={t('utility.remove')}
          run={() => meterProvidersApi.remove(open.utility.id)}
          onClose={close}
        />
      )}
    </>
  )
}
