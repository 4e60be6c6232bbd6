import {
  type AccountImport,
  isWorking,
  mayCancel,
  mayCheck,
} from '@hearthlight/domain/accounts/import/account-import'
import { consolePath } from '@hearthlight/domain/navigation/console-path'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useFormats } from '../../platform/formats.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Steps } from '../../ui/states/steps.tsx'
import { importQuery, importsApi } from '../api/imports-api.ts'
import { ConfirmDialog } from '../kit/dialogs/confirm-dialog.tsx'
import { LoadFailed } from '../kit/list/list-states.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { ImportColumns } from './import-columns.tsx'
import { ImportOutcome } from './import-outcome.tsx'
import styles from './imports.module.css'
import { RefusedRows } from './refused-rows.tsx'

type Props = { id: string; found: AccountImport }

/** One import: its columns, what would happen, what happens. */
export function ImportScreen() {
  const { t } = useTranslation('admin-imports')
  const { id = '' } = useParams()
  const { data: found, error, refetch } = useQuery(importQuery(id))
  if (found !== undefined) return <OneImport id={id} found={found} />
  if (error === null) return <Skeleton lines={8} />
  return (
    <>
      <PageHead title={t('utility_accounts')} />
      <LoadFailed message={error.message} retry={() => void refetch()} />
    </>
  )
}

function OneImport({ id, found }: Props) {
  const { t } = useTranslation('admin-imports')
  const { state, counts } = found
  const isCounted = state === 'ready' || state === 'importing' || state === 'done'
  return (
    <>
      <PageHead title={useTitle(found)} sub={useSub(found)} actions={<Actions id={id} found={found} />} />
      <Steps label={t('step.label')} steps={useSteps(state)} />
      {state === 'failed' && <Notice tone="danger">{t('failed_text')}</Notice>}
      {isWorking(state) && <Progress found={found} />}
      <div className={styles.halves}>
        {isCounted && <ImportOutcome id={id} found={found} />}
        {/* A new dry run begins from the columns of the last one. */}
        {mayCheck(state) && <ImportColumns key={found.version} id={id} found={found} />}
      </div>
      {counts.refused > 0 && !isWorking(state) && <RefusedRows id={id} found={found} />}
    </>
  )
}

function useTitle({ state, counts, file_name }: AccountImport): string {
  const { t } = useTranslation('admin-imports')
  const { number } = useFormats()
  if (state === 'columns' || isWorking(state)) return file_name
  if (state === 'cancelled' || state === 'failed') return t(`state.${state}`)
  const total = number(counts.rows)
  return counts.refused > 0
    ? t('head.refused', { count: number(counts.refused) as unknown as number, total }) // written as the locale does; it chooses no plural
    : t('head.all_good', { total })
}

function useSub({ state, file_name: file, started_by: name }: AccountImport): string {
  const { t } = useTranslation('admin-imports')
  if (state === 'columns' || isWorking(state)) return t('sub_by', { name })
  return state === 'ready' ? t('sub_dry', { file }) : t('sub', { file, name })
}

function useSteps(state: AccountImport['state']) {
  const { t } = useTranslation('admin-imports')
  const NOW = {
    columns: 1,
    reading: 2,
    comparing: 2,
    ready: 2,
    importing: 3,
    done: 4,
    cancelled: 4,
    failed: 4,
  }
  return (['file', 'columns', 'dry_run', 'import'] as const).map((id, index) => ({
    id,
    label: t(`step.${id}`),
    state:
      index < NOW[state] ? ('done' as const) : index === NOW[state] ? ('now' as const) : ('ahead' as const),
  }))
}

function Progress({ found: { state, counts } }: { found: AccountImport }) {
  const { t } = useTranslation('admin-imports')
  const { number } = useFormats()
  const done = { reading: counts.rows, comparing: counts.compared, importing: counts.saved }
  const count = number(state in done ? done[state as keyof typeof done] : 0)
  return (
    <div role="status">
      <p className="num">
        <b>{t(`state.${state}`)}</b> ·{' '}
        {t(`progress.${state}`, { count: count as never, total: number(counts.accounts) })}
      </p>
      {state === 'importing' && (
        <progress
          className={styles.progress}
          aria-label={t('state.importing')}
          value={counts.saved}
          max={counts.accounts}
        />
      )}
    </div>
  )
}

function Actions({ id, found }: Props) {
  const { t } = useTranslation('admin-imports')
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <LinkButton variant="secondary" to={consolePath('imports')}>
        {t('another')}
      </LinkButton>
      {mayCancel(found.state) && (
        <Button variant="quiet" onClick={() => setIsAsking(true)}>
          {t('cancel')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('cancel_title')}
        text={t('cancel_text')}
        confirmLabel={t('cancel')}
        run={() => importsApi.cancel(id, found)}
        onClose={() => setIsAsking(false)}
      />
    </>
  )
}
