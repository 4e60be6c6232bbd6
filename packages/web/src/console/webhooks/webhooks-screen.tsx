import type { Webhook } from '@hearthlight/domain/webhooks/webhook'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { webhooksApi, webhooksQuery } from '../api/webhooks-api.ts'
import { ConfirmDialog } from '../kit/dialogs/confirm-dialog.tsx'
import type { Column } from '../kit/list/columns.ts'
import { DataTable } from '../kit/list/data-table.tsx'
import { LoadFailed, StateBox } from '../kit/list/list-states.tsx'
import { ConnectionsHead } from '../shared/connections-head.tsx'
import { SecretDialog } from '../shared/secret-dialog.tsx'
import { eventInWords } from './event-words.ts'
import { WebhookDialog } from './webhook-dialog.tsx'
import styles from './webhooks.module.css'

type Endpoint = Webhook & { readonly id: string }
type Open =
  | { readonly what: 'add' }
  | { readonly what: 'edit' | 'remove'; readonly endpoint: Endpoint }
  | null

/** Where the partner's own systems are told of what happens. */
export function WebhooksScreen() {
  const { t } = useTranslation('admin-webhooks')
  const [open, setOpen] = useState<Open>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const { data, error, refetch } = useQuery(webhooksQuery)
  const close = () => setOpen(null)
  return (
    <>
      <ConnectionsHead
        current="webhooks"
        actions={<Button onClick={() => setOpen({ what: 'add' })}>{t('webhook.add')}</Button>}
      />
      {data === undefined && error === null && <Skeleton lines={4} />}
      {data === undefined && error !== null && (
        <LoadFailed message={error.message} retry={() => void refetch()} />
      )}
      {data?.length === 0 && <StateBox title={t('webhook.none')} />}
      {data !== undefined && data.length > 0 && <Endpoints endpoints={data} onOpen={setOpen} />}
      {(open?.what === 'add' || open?.what === 'edit') && (
        <WebhookDialog
          endpoint={open.what === 'edit' ? open.endpoint : undefined}
          onSecret={setSecret}
          onClose={close}
        />
      )}
      {open?.what === 'remove' && (
        <ConfirmDialog
          isOpen
          title={t('webhook.remove_title')}
          text={t('webhook.remove_text', { url: open.endpoint.url })}
          confirmLabel={t('webhook.remove')}
          run={() => webhooksApi.remove(open.endpoint.id)}
          onClose={close}
        />
      )}
      {secret !== null && (
        <SecretDialog
          title={t('webhook.secret_title')}
          text={t('webhook.secret_text')}
          secret={secret}
          onClose={() => setSecret(null)}
        />
      )}
    </>
  )
}

function Endpoints({ endpoints, onOpen }: { endpoints: readonly Endpoint[]; onOpen: (open: Open) => void }) {
  const { t } = useTranslation('admin-webhooks')
  const columns: readonly Column<Endpoint>[] = [
    { id: 'url', header: t('webhook.url'), isWide: true, cell: ({ url }) => url },
    {
      id: 'events',
      header: t('webhook.events'),
      cell: ({ events }) => events.map((event) => eventInWords(t, event)).join(', '),
    },
    {
      id: 'state',
      header: t('webhook.state'),
      cell: ({ is_active, paused_at, waiting, dead }) => (
        <span className={styles.row}>
          {is_active && paused_at !== null ? (
            <>
              <Chip tone="danger">{t('webhook.stopped')}</Chip>
              <span>{t('webhook.stopped_hint')}</span>
            </>
          ) : (
            <Chip tone={is_active ? 'positive' : 'neutral'}>
              {t(is_active ? 'webhook.active' : 'webhook.paused')}
            </Chip>
          )}
          {waiting > 0 && (
            <Chip tone="caution">
              {t('webhook.waiting')} {waiting}
            </Chip>
          )}
          {dead > 0 && (
            <Chip tone="danger">
              {t('webhook.dead')} {dead}
            </Chip>
          )}
        </span>
      ),
    },
    {
      id: 'do',
      header: '',
      cell: (endpoint) => (
        <span className={styles.row}>
          {(['edit', 'remove'] as const).map((what) => (
            <Button
              key={what}
              variant="secondary"
              size="s"
              aria-label={`${t(`webhook.${what}`)}: ${endpoint.url}`}
              onClick={() => onOpen({ what, endpoint })}
            >
              {t(`webhook.${what}`)}
            </Button>
          ))}
        </span>
      ),
    },
  ]
  return (
    <DataTable caption={t('tab.webhooks')} columns={columns} rows={endpoints} rowName={({ url }) => url} />
  )
}
