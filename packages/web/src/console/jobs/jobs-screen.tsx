import { JOB_STATES, type JobLine, type JobState, JobsResponse } from '@hearthlight/domain/records/job-line'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Chip, type ChipTone } from '../../ui/chip.tsx'
import { retryJob } from '../api/jobs-api.ts'
import { CallError } from '../kit/call-error.tsx'
import type { Column } from '../kit/list/columns.ts'
import { ListView } from '../kit/list/list.tsx'
import { StateBox } from '../kit/list/list-states.tsx'
import { useList } from '../kit/list/use-list.ts'
import { PageHead } from '../kit/page-head.tsx'
import { useMoment } from '../kit/use-moment.ts'

const TONES: Readonly<Record<JobState, ChipTone>> = {
  waiting: 'neutral',
  running: 'action',
  done: 'positive',
  failed: 'danger',
}

/** What the server does in the background; what failed for good can be tried again. */
export function JobsScreen() {
  const { t } = useTranslation(['admin-log', 'admin'])
  const moment = useMoment()
  const words = (name: string) => t(`job.${name.replaceAll(/[.-]/g, '_')}`, { defaultValue: name })
  const list = useList({
    name: 'jobs',
    path: '/api/admin/v1/jobs',
    response: JobsResponse,
    defaultSort: '-created',
    filters: [
      {
        id: 'state',
        label: t('jobs.state'),
        kind: 'choice',
        options: JOB_STATES.map((value) => ({ value, label: t(`jobs.${value}`) })),
      },
    ],
  })
  const retry = useMutation({ mutationFn: retryJob })
  const columns: readonly Column<JobLine & { id: string }>[] = [
    {
      id: 'name',
      header: t('jobs.name'),
      isWide: true,
      cell: ({ name, reason, state }) => (
        <>
          {words(name)}
          {state === 'failed' && reason !== null && <span className="small muted"> {reason}</span>}
        </>
      ),
    },
    { id: 'created', header: t('jobs.created'), sort: 'created', cell: (job) => moment(job.created_at) },
    {
      id: 'took',
      header: t('jobs.took'),
      isNumeric: true,
      onPhone: 'hidden',
      cell: (job) => secondsOf(job, t),
    },
    {
      id: 'state',
      header: t('jobs.state'),
      onPhone: 'end',
      cell: ({ state }) => <Chip tone={TONES[state]}>{t(`jobs.${state}`)}</Chip>,
    },
    {
      id: 'tries',
      header: t('jobs.tries'),
      isNumeric: true,
      onPhone: 'hidden',
      cell: (job) => t('jobs.tries_of', { done: job.attempts, most: job.most_attempts }),
    },
    {
      id: 'retry',
      header: '',
      isFixed: true,
      onPhone: 'end',
      cell: ({ id, name, state }) =>
        state === 'failed' && (
          <Button
            variant="secondary"
            size="s"
            aria-label={`${t('jobs.retry')}: ${words(name)}`}
            isPending={retry.isPending && retry.variables === id}
            onClick={() => retry.mutate(id)}
          >
            {t('jobs.retry')}
          </Button>
        ),
    },
  ]
  return (
    <>
      <PageHead title={t('admin:section.jobs')} sub={t('jobs.text')} />
      <CallError error={retry.error} />
      <p role="status" className="small">
        {retry.isSuccess && t('jobs.retried')}
      </p>
      <ListView
        list={list}
        caption={t('jobs.caption')}
        columns={columns}
        rowName={({ name }) => words(name)}
        empty={<StateBox title={t('jobs.empty')} />}
      />
    </>
  )
}

function secondsOf(job: JobLine, t: (key: 'jobs.seconds', values: { seconds: string }) => string): string {
  if (job.started_at === null || job.finished_at === null) return ''
  const ms = Date.parse(job.finished_at) - Date.parse(job.started_at)
  return t('jobs.seconds', { seconds: (ms / 1000).toFixed(1) })
}
