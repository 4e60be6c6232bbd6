import type { ReadingImport } from '@hearthlight/domain/meters/supplied/reading-import'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { readingsApi } from '../api/readings-api.ts'
import { Block } from '../kit/block.tsx'
import { Counts } from '../shared/counts.tsx'
import styles from './readings.module.css'

type Props = { readonly id: string; readonly found: ReadingImport }

const TONES = { added: 'action', corrected: 'action', unchanged: 'quiet', unreadable: 'danger' } as const
const KINDS = ['added', 'corrected', 'unchanged', 'unreadable'] as const

/** How many readings are new, corrected and known already, and how much of the file is none. */
export function ReadingOutcome({ id, found }: Props) {
  const { t } = useTranslation('admin-readings')
  const { counts, state } = found
  // Of readings that another length takes the place of, the person is told as of corrected ones.
  const countOf = { ...counts, corrected: counts.corrected + counts.replaced }
  return (
    <Block title={t(state === 'ready' ? 'would' : 'did')} note={t('readings_of')}>
      <Counts
        counted={KINDS.map((kind) => ({
          id: kind,
          name: t(kind),
          text: t(`${kind}_text`),
          count: countOf[kind],
          tone: TONES[kind],
        }))}
      />
      {state === 'ready' && <Run id={id} found={found} />}
    </Block>
  )
}

function Run({ id, found }: Props) {
  const { t } = useTranslation('admin-readings')
  const run = useMutation({ mutationFn: () => readingsApi.run(id, found) })
  const { taken, added, corrected, replaced } = found.counts
  if (added + corrected + replaced === 0) return <Notice tone="info">{t('nothing')}</Notice>
  return (
    <div className={styles.run}>
      <div role="alert">{run.error !== null && <Notice tone="danger">{run.error.message}</Notice>}</div>
      <Button isPending={run.isPending} onClick={() => run.mutate()}>
        {t('run', { count: taken })}
      </Button>
      <p className="small muted">{t('run_text')}</p>
    </div>
  )
}
