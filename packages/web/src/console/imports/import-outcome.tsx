import type { AccountImport } from '@hearthlight/domain/accounts/import/account-import'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { importsApi } from '../api/imports-api.ts'
import { Block } from '../kit/block.tsx'
import { Counts } from '../shared/counts.tsx'
import styles from './imports.module.css'

const TONES = { same: 'quiet', changed: 'action', added: 'action', refused: 'danger' } as const
const KINDS = ['same', 'changed', 'added', 'refused'] as const

/** How many accounts stay, change and come, and how many rows cannot be taken. */
export function ImportOutcome({ id, found }: { id: string; found: AccountImport }) {
  const { t } = useTranslation('admin-imports')
  const { counts, state } = found
  return (
    <Block title={t(state === 'ready' ? 'would' : 'did')}>
      <Counts
        counted={KINDS.map((kind) => ({
          id: kind,
          name: t(kind),
          text: t(`${kind}_text`),
          count: counts[kind],
          tone: TONES[kind],
        }))}
      />
      {counts.missing > 0 && <p>{t('not_in_file', { count: counts.missing })}</p>}
      {state === 'ready' && <Run id={id} found={found} />}
    </Block>
  )
}

function Run({ id, found }: { id: string; found: AccountImport }) {
  const { t } = useTranslation('admin-imports')
  const run = useMutation({ mutationFn: () => importsApi.run(id, found) })
  const count = found.counts.changed + found.counts.added
  if (count === 0) return <Notice tone="info">{t('nothing')}</Notice>
  return (
    <div className={styles.run}>
      <div role="alert">{run.error !== null && <Notice tone="danger">{run.error.message}</Notice>}</div>
      <Button isPending={run.isPending} onClick={() => run.mutate()}>
        {t('run', { count })}
      </Button>
      <p className="small muted">{t('run_text')}</p>
    </div>
  )
}
