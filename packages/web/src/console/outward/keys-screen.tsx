import type { ApiKey } from '@hearthlight/domain/outward/api-key'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { keysQuery, outwardApi } from '../api/outward-api.ts'
import { ConfirmDialog } from '../kit/dialogs/confirm-dialog.tsx'
import type { Column } from '../kit/list/columns.ts'
import { DataTable } from '../kit/list/data-table.tsx'
import { LoadFailed, StateBox } from '../kit/list/list-states.tsx'
import { useMoment } from '../kit/use-moment.ts'
import { KeyDialog } from './key-dialog.tsx'
import { OutwardHead } from './outward-head.tsx'
import { SecretDialog } from './secret-dialog.tsx'

type Key = ApiKey & { readonly id: string }

/** The keys with which the partner's own systems read. */
export function KeysScreen() {
  const { t } = useTranslation('admin-outward')
  const [isMaking, setIsMaking] = useState(false)
  const [made, setMade] = useState<string | null>(null)
  const [revoked, setRevoked] = useState<Key | null>(null)
  const { data, error, refetch } = useQuery(keysQuery)
  return (
    <>
      <OutwardHead
        current="keys"
        actions={<Button onClick={() => setIsMaking(true)}>{t('key.add')}</Button>}
      />
      {data === undefined && error === null && <Skeleton lines={4} />}
      {data === undefined && error !== null && (
        <LoadFailed message={error.message} retry={() => void refetch()} />
      )}
      {data?.length === 0 && <StateBox title={t('key.none')} />}
      {data !== undefined && data.length > 0 && <Keys keys={data} onRevoke={setRevoked} />}
      {isMaking && <KeyDialog onMade={setMade} onClose={() => setIsMaking(false)} />}
      {revoked !== null && (
        <ConfirmDialog
          isOpen
          title={t('key.revoke_title', { name: revoked.name })}
          text={t('key.revoke_text')}
          confirmLabel={t('key.revoke')}
          run={() => outwardApi.revokeKey(revoked.id)}
          onClose={() => setRevoked(null)}
        />
      )}
      {made !== null && (
        <SecretDialog
          title={t('key.shown_title')}
          text={t('key.shown_text')}
          secret={made}
          onClose={() => setMade(null)}
        />
      )}
    </>
  )
}

function Keys({ keys, onRevoke }: { keys: readonly Key[]; onRevoke: (key: Key) => void }) {
  const { t } = useTranslation('admin-outward')
  const moment = useMoment()
  const columns: readonly Column<Key>[] = [
    { id: 'name', header: t('key.name'), cell: ({ name }) => name },
    { id: 'hint', header: t('key.begins'), cell: ({ hint }) => `${hint}…` },
    {
      id: 'scopes',
      header: t('key.scopes'),
      isWide: true,
      cell: ({ scopes }) => scopes.map((scope) => t(`key.${scope}`)).join(', '),
    },
    {
      id: 'made',
      header: t('key.made'),
      cell: ({ created_at, created_by }) =>
        `${moment(created_at)}${created_by === null ? '' : ` ${created_by}`}`,
    },
    {
      id: 'used',
      header: t('key.last_used'),
      cell: ({ last_used_at }) => (last_used_at === null ? t('key.never') : moment(last_used_at)),
    },
    {
      id: 'do',
      header: '',
      onPhone: 'end',
      cell: (key) =>
        key.revoked_at === null ? (
          <Button
            variant="secondary"
            size="s"
            aria-label={`${t('key.revoke')}: ${key.name}`}
            onClick={() => onRevoke(key)}
          >
            {t('key.revoke')}
          </Button>
        ) : (
          <span className="small muted">{t('key.revoked', { when: moment(key.revoked_at) })}</span>
        ),
    },
  ]
  return <DataTable caption={t('tab.keys')} columns={columns} rows={keys} rowName={({ name }) => name} />
}
