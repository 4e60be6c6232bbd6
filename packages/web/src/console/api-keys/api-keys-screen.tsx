import type { ApiKey } from '@hearthlight/domain/api-keys/api-key'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { apiKeysApi, apiKeysQuery } from '../api/api-keys-api.ts'
import { ConfirmDialog } from '../kit/dialogs/confirm-dialog.tsx'
import type { Column } from '../kit/list/columns.ts'
import { DataTable } from '../kit/list/data-table.tsx'
import { LoadFailed, StateBox } from '../kit/list/list-states.tsx'
import { useMoment } from '../kit/use-moment.ts'
import { ConnectionsHead } from '../shared/connections-head.tsx'
import { SecretDialog } from '../shared/secret-dialog.tsx'
import { ApiKeyDialog } from './api-key-dialog.tsx'

type Key = ApiKey & { readonly id: string }

/** The keys with which the partner's own systems read. */
export function ApiKeysScreen() {
  const { t } = useTranslation('admin-api-keys')
  const [isMaking, setIsMaking] = useState(false)
  const [made, setMade] = useState<string | null>(null)
  const [revoked, setRevoked] = useState<Key | null>(null)
  const { data, error, refetch } = useQuery(apiKeysQuery)
  return (
    <>
      <ConnectionsHead
        current="keys"
        actions={<Button onClick={() => setIsMaking(true)}>{t('add')}</Button>}
      />
      {data === undefined && error === null && <Skeleton lines={4} />}
      {data === undefined && error !== null && (
        <LoadFailed message={error.message} retry={() => void refetch()} />
      )}
      {data?.length === 0 && <StateBox title={t('none')} />}
      {data !== undefined && data.length > 0 && <Keys keys={data} onRevoke={setRevoked} />}
      {isMaking && <ApiKeyDialog onMade={setMade} onClose={() => setIsMaking(false)} />}
      {revoked !== null && (
        <ConfirmDialog
          isOpen
          title={t('revoke_title', { name: revoked.name })}
          text={t('revoke_text')}
          confirmLabel={t('revoke')}
          run={() => apiKeysApi.revoke(revoked.id)}
          onClose={() => setRevoked(null)}
        />
      )}
      {made !== null && (
        <SecretDialog
          title={t('shown_title')}
          text={t('shown_text')}
          secret={made}
          onClose={() => setMade(null)}
        />
      )}
    </>
  )
}

function Keys({ keys, onRevoke }: { keys: readonly Key[]; onRevoke: (key: Key) => void }) {
  const { t } = useTranslation('admin-api-keys')
  const moment = useMoment()
  const columns: readonly Column<Key>[] = [
    { id: 'name', header: t('name'), cell: ({ name }) => name },
    { id: 'hint', header: t('begins'), cell: ({ hint }) => `${hint}…` },
    {
      id: 'scopes',
      header: t('scopes'),
      isWide: true,
      cell: ({ scopes }) => scopes.map((scope) => t(`${scope}`)).join(', '),
    },
    {
      id: 'made',
      header: t('made'),
      cell: ({ created_at, created_by }) =>
        `${moment(created_at)}${created_by === null ? '' : ` ${created_by}`}`,
    },
    {
      id: 'used',
      header: t('last_used'),
      cell: ({ last_used_at }) => (last_used_at === null ? t('never') : moment(last_used_at)),
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
            aria-label={`${t('revoke')}: ${key.name}`}
            onClick={() => onRevoke(key)}
          >
            {t('revoke')}
          </Button>
        ) : (
          <span className="small muted">{t('revoked', { when: moment(key.revoked_at) })}</span>
        ),
    },
  ]
  return <DataTable caption={t('title')} columns={columns} rows={keys} rowName={({ name }) => name} />
}
