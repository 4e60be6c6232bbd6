import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../platform/formats.ts'
import { PageTitle } from '../../platform/page-title.tsx'
import { Tile, Tiles } from '../../ui/figures/tile.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { programSavingsQuery, SAVINGS_FILES, type SavingsChoice, savingsFile } from '../api/savings-api.ts'
import { CallError } from '../kit/call-error.tsx'
import { StateBox } from '../kit/list/list-states.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { Choices } from './choices.tsx'
import { Distribution } from './distribution.tsx'
import { LikeHomes } from './like-homes.tsx'
import { NotMeasured } from './not-measured.tsx'
import { Outliers } from './outliers.tsx'
import { ByMeasure, ByProgram } from './rates.tsx'
import styles from './savings.module.css'
import { Weather } from './weather.tsx'

const OF_ALL: SavingsChoice = { year: '', program: '', measure: '' }

/** What work on homes saved by their meters, against what was promised of it. */
export function SavingsScreen() {
  const { t } = useTranslation('admin-homes')
  const { number, percent } = useFormats()
  const [choice, setChoice] = useState<SavingsChoice>(OF_ALL)
  const { data, error } = useQuery({ ...programSavingsQuery(choice), placeholderData: keepPreviousData })
  if (data === undefined && error === null)
    return (
      <>
        <PageTitle title={t('savings.title')} />
        <Skeleton lines={10} />
      </>
    )
  const all = data?.all
  const title = all?.rate == null ? t('savings.title') : t('savings.finding', { percent: percent(all.rate) })
  const kWh = (value: number) => number(Math.round(value))
  return (
    <>
      <PageHead
        title={title}
        sub={<p>{t('savings.text')}</p>}
        actions={
          <>
            <Choices choice={choice} onChange={setChoice} known={data} />
            {SAVINGS_FILES.map((name) => (
              <LinkButton
                key={name}
                variant="secondary"
                size="s"
                icon="download"
                iconPlace="start"
                href={savingsFile(name, choice)}
              >
                {t(`savings.download.${name}`)}
              </LinkButton>
            ))}
          </>
        }
      />
      {error !== null && <CallError error={error} />}
      <div className={styles.page}>
        {all?.homes === 0 && (
          <StateBox title={t('savings.none')}>
            <p className="muted">{t('savings.none_text')}</p>
          </StateBox>
        )}
        {data !== undefined && all !== undefined && all.homes > 0 && (
          <Tiles>
            <Tile
              name={t('savings.measured_each')}
              now={kWh(all.saved / all.homes)}
              unit="kWh"
              range={t('savings.promised_each', { kwh: kWh(all.promised / all.homes) })}
            />
            <Tile
              name={t('savings.rate')}
              now={all.rate === null ? '–' : percent(all.rate)}
              range={
                all.rate !== null &&
                t('savings.rate_range', {
                  low: percent(all.rate - (all.rate_band ?? 0)),
                  high: percent(all.rate + (all.rate_band ?? 0)),
                })
              }
            />
            <Tile
              name={t('savings.enough')}
              now={t('savings.of', { homes: number(all.homes), all: number(data.works) })}
              range={t('savings.together', { saved: kWh(all.saved), band: kWh(all.band) })}
            />
          </Tiles>
        )}
        {data !== undefined && (
          <>
            <ByMeasure rows={data.by_measure} />
            <ByProgram found={data} />
            <NotMeasured reasons={data.not_measured} />
            <Distribution found={data} />
            <LikeHomes found={data} />
            <Outliers homes={data.outliers} />
          </>
        )}
        <Weather />
      </div>
    </>
  )
}
