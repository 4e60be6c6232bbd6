import { understand } from '@hearthlight/domain/meters/stored/read-series'
import type { IdentifiedSeries } from '@hearthlight/domain/meters/stored/stored-series'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { ChooseFiles } from '../bring/bring-files.tsx'
import { KeepBox } from '../keep/keep-box.tsx'
import type { StoredCounts } from '../keep/use-keep.ts'
import { ChosenFiles } from './chosen-files.tsx'
import { FoundSeries } from './found-series.tsx'
import { Noticed } from './noticed.tsx'
import styles from './reading.module.css'
import { TableMapper } from './table-mapper.tsx'
import type { useFiles } from './use-files.ts'

type Props = {
  reading: ReturnType<typeof useFiles>
  buildingId: string
  stored: readonly IdentifiedSeries[]
  onKept: (counts: StoredCounts, buildingId: string) => void
}

/** What was understood of the files, before anything is stored. */
export function ReadingPart({ reading, buildingId, stored, onKept }: Props) {
  const { t } = useTranslation('energy-use')
  const { files } = reading
  const isGoing = files.some(({ state }) => state.kind === 'waiting' || state.kind === 'going')
  const read = files.flatMap(({ state }) => (state.kind === 'done' ? [state.read] : []))
  const key = files.map(({ id, state }) => `${id} ${state.kind}`).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: which files are read says it; the list is a new one at every progress
  const series = useMemo(() => understand(read.flatMap((each) => each.series)), [key])
  const leftOut = read.reduce((sum, each) => sum + each.leftOut, 0)
  return (
    <>
      <div className={`page section ${styles.head}`}>
        <p className="small">
          <Button variant="quiet" size="s" onClick={reading.clear}>
            {t('reading.again')}
          </Button>
        </p>
        <h1 tabIndex={-1}>
          {isGoing
            ? t('reading.title_going')
            : series.length === 0
              ? t('reading.title_none')
              : t('reading.title', { count: series.length })}
        </h1>
        <p className="lead">{t('reading.lead')}</p>
      </div>
      <div className={`page ${styles.columns}`} data-alone={series.length === 0 || undefined}>
        <div className={styles.main}>
          <section aria-labelledby="your-files">
            <h2 id="your-files" className={styles.title}>
              {t('files.title')}
            </h2>
            <ChosenFiles files={files} onRemove={reading.remove} />
            <p>
              <ChooseFiles variant="secondary" onAdd={reading.add}>
                {t('files.add')}
              </ChooseFiles>
            </p>
          </section>
          {files.map(
            ({ id, file, state }) =>
              state.kind === 'unknown-table' && (
                <TableMapper
                  key={id}
                  name={file.name}
                  rows={state.rows}
                  onRead={(layout) => reading.readBy(id, layout)}
                />
              ),
          )}
          {series.length > 0 && (
            <section aria-labelledby="what-was-found">
              <h2 id="what-was-found" className={styles.title}>
                {t('found.title')}
              </h2>
              {series.map((each) => (
                <FoundSeries key={each.id} series={each} />
              ))}
            </section>
          )}
          <Noticed series={series} stored={stored} leftOut={leftOut} />
        </div>
        {series.length > 0 && (
          <KeepBox
            series={series}
            buildingId={buildingId}
            isGoing={isGoing}
            onKept={onKept}
            onLeave={reading.clear}
          />
        )}
      </div>
    </>
  )
}
