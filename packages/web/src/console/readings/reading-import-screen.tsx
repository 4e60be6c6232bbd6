import { isAtWork, mayStop, type ReadingImport } from '@hearthlight/domain/meters/supplied/reading-import'
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
import { readingImportQuery, readingsApi } from '../api/readings-api.ts'
import { ConfirmDialog } from '../kit/dialogs/confirm-dialog.tsx'
import { LoadFailed } from '../kit/list/list-states.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { NotTaken } from './not-taken.tsx'
import { ReadingOutcome } from './reading-outcome.tsx'
import styles from './readings.module.css'

type Props = { readonly id: string; readonly found: ReadingImport }

/** One import of readings: what would happen, what happens, and which meters are not taken. */
export function ReadingImportScreen() {
  const { t } = useTranslation('admin-readings')
  const { id = '' } = useParams()
  const { data: found, error, refetch } = useQuery(readingImportQuery(id))
  if (found !== undefined) return <OneImport id={id} found={found} />
  if (error === null) return <Skeleton lines={8} />
  return (
    <>
      <PageHead title={t('title')} />
      <LoadFailed message={error.message} retry={() => void refetch()} />
    </>
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
        actions={<Actions id={id} found={found} />}
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
  return (['file', 'dry_run', 'import'] as const).map((id, index) => ({
    id,
    label: t(`step.${id}`),
    state:
      index < NOW[state] ? ('done' as const) : index === NOW[state] ? ('now' as const) : ('ahead' as const),
  }))
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

function Actions({ id, found }: Props) {
  const { t } = useTranslation('admin-readings')
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <LinkButton variant="secondary" to={consolePath('readings')}>
        {t('another')}
      </LinkButton>
      {mayStop(found.state) && (
        <Button variant="quiet" onClick={() => setIsAsking(true)}>
          {t('cancel')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('cancel_title')}
        text={t('cancel_text')}
        confirmLabel={t('cancel')}
        run={() => readingsApi.cancel(id, found)}
        onClose={() => setIsAsking(false)}
      />
    </>
  )
}
