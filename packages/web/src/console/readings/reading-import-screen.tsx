import { isAtWork, mayStop, type ReadingImport } from '@hearthlight/domain/meters/supplied/reading-import'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useFormats } from '../../platform/formats.ts'
import { Notice } from '../../ui/states/notice.tsx'
import { Steps } from '../../ui/states/steps.tsx'
import { readingImportQuery, readingsApi } from '../api/readings-api.ts'
import { PageHead } from '../kit/page-head.tsx'
import { ImportActions, importSteps, LoadedImport } from '../shared/one-import.tsx'
import { NotTaken } from './not-taken.tsx'
import { ReadingOutcome } from './reading-outcome.tsx'
import styles from './readings.module.css'

type Props = { readonly id: string; readonly found: ReadingImport }

/** One import of readings: what would happen, what happens, and which meters are not taken. */
export function ReadingImportScreen() {
  const { t } = useTranslation('admin-readings')
  const { id = '' } = useParams()
  return (
    <LoadedImport asked={useQuery(readingImportQuery(id))} title={t('title')}>
      {(found) => <OneImport id={id} found={found} />}
    </LoadedImport>
  )
}

function OneImport({ id, found }: Props) {
  const { t } = useTranslation('admin-readings')
  const { state, problem, file_name: file, started_by: name } = found
  const isCounted = state === 'ready' || state === 'done'
  return (
    <>
      <PageHead
        title={useTitle(found)}
        sub={state === 'ready' ? t('sub_dry', { file }) : t('sub', { file, name })}
        actions={
          <ImportActions of="readings" mayStop={mayStop(state)} stop={() => readingsApi.cancel(id, found)} />
        }
      />
      <Steps label={t('step.label')} steps={useSteps(state)} />
      {problem !== null && <Notice tone="danger">{t(`refused.${problem}`)}</Notice>}
      {isAtWork(state) && <Progress found={found} />}
      {isCounted && (
        <div className={styles.parts}>
          <ReadingOutcome id={id} found={found} />
          {found.not_taken.length > 0 && <NotTaken id={id} found={found} />}
        </div>
      )}
    </>
  )
}

function useTitle({ state, counts, file_name }: ReadingImport): string {
  const { t } = useTranslation('admin-readings')
  const { number } = useFormats()
  if (isAtWork(state)) return file_name
  if (state === 'cancelled' || state === 'failed') return t(`state.${state}`)
  const not = counts.series - counts.taken
  const total = number(counts.series)
  if (not === 0) return t('head.all', { count: counts.series })
  return counts.taken === 0 ? t('head.none', { total }) : t('head.some', { not: number(not), total })
}

function useSteps(state: ReadingImport['state']) {
  const { t } = useTranslation('admin-readings')
  const NOW = { reading: 1, checking: 1, ready: 1, importing: 2, done: 3, cancelled: 3, failed: 3 }
  return importSteps(['file', 'dry_run', 'import'], NOW[state], (id) => t(`step.${id}`))
}

function Progress({ found: { state, counts } }: { readonly found: ReadingImport }) {
  const { t } = useTranslation('admin-readings')
  const { number } = useFormats()
  const far = { done: number(counts.done), total: number(counts.series) }
  const words = state === 'reading' ? t('progress.reading') : t(`progress.${state as 'checking'}`, far)
  return (
    <div role="status">
      <p className="num">{words}</p>
      <progress
        className={styles.progress}
        aria-label={t(`state.${state}`)}
        {...(state !== 'reading' && { value: counts.done, max: Math.max(1, counts.series) })}
      />
    </div>
  )
}
