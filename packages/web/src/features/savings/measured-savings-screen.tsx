import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { savingsQuery, type WorkSavings } from '../../api/savings-api.ts'
import { useHomeId } from '../../home/current-building.ts'
import { PageTitle } from '../../platform/page-title.tsx'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Changes } from './changes.tsx'
import { FuelChart } from './fuel-chart.tsx'
import { HowSure } from './how-sure.tsx'
import { NotYet } from './not-yet.tsx'
import { Promised } from './promised.tsx'
import styles from './savings.module.css'
import { SavingsVerdict } from './savings-verdict.tsx'
import { WhatNow } from './what-now.tsx'
import { WorkForm } from './work-form.tsx'
import { WorksDone } from './works-done.tsx'

/** /measured-savings: what work on the home saved, by its own meter. */
export function MeasuredSavingsScreen() {
  const { t } = useTranslation('meters')
  const buildingId = useHomeId()
  const { data, isError, refetch } = useQuery({
    ...savingsQuery(buildingId ?? ''),
    enabled: buildingId !== undefined,
  })
  return (
    <>
      <PageTitle title={t('savings.title')} />
      {isError && (
        <div className="page section">
          <EmptyState
            kind="fail"
            title={t('savings.failed')}
            action={<Button onClick={() => void refetch()}>{t('savings.again')}</Button>}
          />
        </div>
      )}
      {!isError && data === undefined && (
        <div className="page section">
          <Skeleton />
        </div>
      )}
      {data !== undefined && buildingId !== undefined && <Works works={data} buildingId={buildingId} />}
    </>
  )
}

function Works({ works, buildingId }: { works: readonly WorkSavings[]; buildingId: string }) {
  const { t } = useTranslation('meters')
  const [isAdding, setIsAdding] = useState(false)
  const [latest] = works
  if (latest === undefined)
    return (
      <div className="page section">
        <div className={styles.text}>
          <h1>{t('savings.none.title')}</h1>
          <p className="lead">{t('savings.none.text')}</p>
          <WorkForm buildingId={buildingId} />
        </div>
      </div>
    )
  return (
    <>
      {works.map((work) => (
        <Work key={work.id} work={work} isFirst={work === latest} />
      ))}
      <section className="section section--ruled">
        <div className={`page ${styles.blocks}`}>
          <p>
            <ArrowLink to={pathTo('EnergyUse')}>{t('savings.use')}</ArrowLink>
          </p>
          {isAdding ? (
            <WorkForm buildingId={buildingId} onDone={() => setIsAdding(false)} />
          ) : (
            <div>
              <Button variant="secondary" onClick={() => setIsAdding(true)}>
                {t('savings.work.more')}
              </Button>
            </div>
          )}
        </div>
      </section>
    </>
  )
}

function Work({ work, isFirst }: { work: WorkSavings; isFirst: boolean }) {
  const measured = work.fuels.filter((fuel) => fuel.measured !== null)
  return (
    <>
      <SavingsVerdict work={work} isFirst={isFirst} />
      {measured.map((fuel) => (
        <FuelChart key={fuel.fuel} fuel={fuel} work={work} />
      ))}
      <NotYet work={work} />
      <Promised work={work} />
      <WhatNow work={work} />
      <WorksDone work={work} />
      <Changes work={work} isFirst={isFirst} />
      {measured.length > 0 && <HowSure work={work} />}
    </>
  )
}
