import type { HomeView } from '@hearthlight/domain/report/home/home-view'
import { adviceOf } from '@hearthlight/domain/report/home/part-advice'
import type { LossPart } from '@hearthlight/domain/report/parts/loss-parts'
import type { PlanView } from '@hearthlight/domain/report/plan/plan-view'
import type { ShownLoss } from '@hearthlight/domain/report/shown-figures/shown-figures'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import { Table } from '../../../ui/figures/table.tsx'
import type { DrawnHouse } from '../../../ui/house/drawn-house.ts'
import { House } from '../../../ui/house/house.tsx'
import { Icon } from '../../../ui/pictures/icon.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import styles from './heat-loss.module.css'

type Props = { view: HomeView; steps: PlanView['steps']; house: DrawnHouse }

/** The cutaway of the home with the heat leaving through each part, and what that costs. */
export function HeatLoss({ view, steps, house }: Props) {
  const { t } = useTranslation('report')
  const { money } = useFormats()
  const losses = view.losses.toSorted((a, b) => b.percent - a.percent)
  const [first, second, third] = losses
  const heating = view.uses.find(({ use }) => use === 'heating')?.now.money ?? 0
  const topTwo = (first?.percent ?? 0) + (second?.percent ?? 0)
  const cost = (loss: ShownLoss) => money(loss.money)
  const advice = (part: LossPart) => {
    const found = adviceOf(part, view.parts, steps)
    return found.kind === 'planned' ? t('heat.advice.planned', found) : t(`heat.advice.${found.key}`)
  }
  return (
    <div className={`page ${styles.heat}`}>
      <div className={styles.text}>
        <h2>
          {t('heat.title', {
            first: first && capital(t(`verdict.part.${first.part}`)),
            second: second && t(`verdict.part.${second.part}`),
            percent: topTwo,
          })}
        </h2>
        <p className="muted">{t('heat.text', { amount: money(heating) })}</p>
        <ol className={styles.top}>
          {[first, second, third].map(
            (loss) =>
              loss !== undefined && (
                <li key={loss.part}>
                  <b>
                    {t(`heat.part.${loss.part}`)}, {cost(loss)}.
                  </b>{' '}
                  {advice(loss.part)}
                </li>
              ),
          )}
        </ol>
      </div>
      <Picture losses={losses} house={house} cost={cost} />
    </div>
  )
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

type PictureProps = { losses: readonly ShownLoss[]; house: DrawnHouse; cost: (loss: ShownLoss) => string }

function Picture({ losses, house, cost }: PictureProps) {
  const { t } = useTranslation('report')
  const { percent: inPercent } = useFormats()
  const isCompact = useMedia('(max-width: 640px)')
  const shown = losses.map((loss) => {
    const isShort = isCompact && loss.part === 'windows'
    return { ...loss, name: t(isShort ? 'heat.windows_short' : `heat.part.${loss.part}`), text: cost(loss) }
  })
  return (
    <figure className={styles.picture}>
      <House
        house={house}
        isCompact={isCompact}
        title={t('heat.picture', { parts: shown.map(({ name, text }) => `${name} ${text}`).join(', ') })}
        loss={Object.fromEntries(
          shown.map(({ part, percent, name, text }) => [
            part,
            {
              share: percent,
              label: name,
              amount: text,
              shareText: inPercent(percent / 100),
            },
          ]),
        )}
      />
      <figcaption className={`note ${styles.caption}`}>
        {t('heat.caption')}
        <details>
          <summary>
            <Icon name="table" />
            {t('shared:chart.show_table')}
          </summary>
          <Table
            caption={t('heat.table')}
            isCaptionHidden
            rows={shown}
            rowId={({ part }) => part}
            columns={[
              { id: 'part', header: t('parts.part'), cell: ({ name }) => name },
              {
                id: 'share',
                header: t('heat.share'),
                isNumeric: true,
                cell: ({ percent }) => inPercent(percent / 100),
              },
              { id: 'cost', header: t('heat.cost'), isNumeric: true, cell: ({ text }) => text },
            ]}
          />
        </details>
      </figcaption>
    </figure>
  )
}
