import {
  type AccountImport,
  isWorking,
  mayCancel,
  mayCheck,
} from '@hearthlight/domain/accounts/import/account-import'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useFormats } from '../../platform/formats.ts'
import { Notice } from '../../ui/states/notice.tsx'
import { Steps } from '../../ui/states/steps.tsx'
import { importQuery, importsApi } from '../api/imports-api.ts'
import { PageHead } from '../kit/page-head.tsx'
import { ImportActions, importSteps, LoadedImport } from '../shared/one-import.tsx'
import { ImportColumns } from './import-columns.tsx'
import { ImportOutcome } from './import-outcome.tsx'
import styles from './imports.module.css'
import { RefusedRows } from './refused-rows.tsx'

type Props = { id: string; found: AccountImport }

/** One import: its columns, what would happen, what happens. */
export function ImportScreen() {
  const { t } = useTranslation('admin-imports')
  const { id = '' } = useParams()
  return (
    <LoadedImport asked={useQuery(importQuery(id))} title={t('utility_accounts')}>
      {(found) => <OneImport id={id} found={found} />}
    </LoadedImport>
  )
}

function OneImport({ id, found }: Props) {
  const { t } = useTranslation('admin-imports')
  const { state, counts } = found
  const isCounted = state === 'ready' || state === 'importing' || state === 'done'
  return (
    <>
      <PageHead
        title={useTitle(found)}
        sub={useSub(found)}
        actions={
          <ImportActions of="imports" mayStop={mayCancel(state)} stop={() => importsApi.cancel(id, found)} />
        }
      />
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
  return importSteps(['file', 'columns', 'dry_run', 'import'], NOW[state], (id) => t(`step.${id}`))
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
