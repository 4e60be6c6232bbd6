import type { Results, Recalculation as Run } from '@hearthlight/domain/assessment/recalculation'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../platform/formats.ts'
import { Button } from '../../ui/button.tsx'
import { homesApi } from '../api/homes-api.ts'
import { CallError } from '../kit/call-error.tsx'
import { ConfirmDialog } from '../kit/dialogs/confirm-dialog.tsx'
import { useMoment } from '../kit/use-moment.ts'
import styles from './homes.module.css'

/** Whether all results are of the engine that calculates now, and having the others made anew. */
export function Recalculation({ results }: { results: Results }) {
  const { t } = useTranslation('admin-homes')
  const { last_run: run } = results
  return (
    <section className={styles.results} aria-label={t('all.title')}>
      {run?.state === 'running' ? <Running run={run} /> : <Resting results={results} />}
    </section>
  )
}

function Resting({ results: { assessed, older, engine_version: version, last_run } }: { results: Results }) {
  const { t } = useTranslation('admin-homes')
  const { number } = useFormats()
  const start = useMutation({ mutationFn: homesApi.start })
  return (
    <>
      <p>
        {assessed === 0
          ? t('all.none')
          : older === 0
            ? t('all.good', { version })
            : t('all.older', { count: older, total: number(assessed), version })}
      </p>
      {older > 0 && <p className="small muted">{t('all.text')}</p>}
      {last_run !== null && <LastRun run={last_run} />}
      <CallError error={start.error} />
      {older > 0 && (
        <Button variant="secondary" isPending={start.isPending} onClick={() => start.mutate()}>
          {t('all.start', { count: older })}
        </Button>
      )}
    </>
  )
}

function LastRun({ run }: { run: Run }) {
  const { t } = useTranslation('admin-homes')
  const { number } = useFormats()
  const moment = useMoment()
  const facts = {
    done: number(run.done),
    total: number(run.total),
    name: run.started_by || t('all.system'),
    date: moment(run.finished_at ?? run.started_at),
  }
  return (
    <p className="small muted num">
      {t(run.state === 'cancelled' ? 'all.cancelled' : 'all.done', facts)}{' '}
      {run.failed > 0 && t('all.failed', { count: run.failed })}
    </p>
  )
}

function Running({ run }: { run: Run }) {
  const { t } = useTranslation('admin-homes')
  const { number } = useFormats()
  const [isAsking, setIsAsking] = useState(false)
  const progress = t('all.progress', { done: number(run.done), total: number(run.total) })
  return (
    <>
      <p className="num" role="status">
        <b>{progress}</b> · {t('all.by', { name: run.started_by || t('all.system') })}
      </p>
      <progress className={styles.progress} aria-label={progress} value={run.done} max={run.total} />
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        {t('all.cancel')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('all.cancel_title')}
        text={t('all.cancel_text')}
        confirmLabel={t('all.stop')}
        run={() => homesApi.cancel(run.id)}
        onClose={() => setIsAsking(false)}
      />
    </>
  )
}
