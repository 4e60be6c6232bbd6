import type { Building } from '@hearthlight/domain/buildings/building'
import type { LabelMark } from '@hearthlight/domain/report/parts/label-text'
import type { PlanStepView } from '@hearthlight/domain/report/plan/plan-view'
import { Trans, useTranslation } from 'react-i18next'
import { measurePictogram } from '../../../home/measure-pictogram.ts'
import { useFormats } from '../../../platform/formats.ts'
import { usePartner } from '../../../platform/partner.ts'
import { useFeatures } from '../../../platform/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { Band } from '../../../ui/figures/band.tsx'
import { Grade } from '../../../ui/figures/grade.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Pictogram } from '../../../ui/pictures/pictogram.tsx'
import type { PlanActions } from './plan-actions.ts'
import styles from './plan-card.module.css'
import { usePlanWords } from './plan-words.ts'
import { RebateLinks } from './rebate-links.tsx'

type Props = {
  step: PlanStepView
  place: number
  isLast: boolean
  /** The right end of the saving bands, one for all cards. */
  bandMax: number
  needsOwner: boolean
  building: Building
  actions?: PlanActions | undefined
}

/** One step of the plan: what it is, what it costs after incentives, what it saves, what to do with it. */
export function PlanCard({ step, place, isLast, bandMax, needsOwner, building, actions }: Props) {
  const { t } = useTranslation('report')
  return (
    <li className={styles.card}>
      <p className={styles.number} aria-hidden="true">
        {place}
      </p>
      <div className={styles.what}>
        <Pictogram name={measurePictogram(step.measure.id)} size="l" />
        <div>
          <h3>{step.measure.label}</h3>
          {needsOwner && <Chip>{t('plan.needs_owner')}</Chip>}
          <p className="muted">{step.measure.description}</p>
          <p className={styles.notes}>{step.measure.watch}</p>
          {actions !== undefined && <RebateLinks step={step} building={building} />}
        </div>
      </div>
      <Money step={step} />
      <Saving step={step} bandMax={bandMax} />
      <div className={styles.tools}>
        <LabelAfter place={place} mark={step.labelAfter} />
        {actions !== undefined && (
          <CardTools step={step} isFirst={place === 1} isLast={isLast} actions={actions} />
        )}
      </div>
    </li>
  )
}

type ToolsProps = { step: PlanStepView; isFirst: boolean; isLast: boolean; actions: PlanActions }

function CardTools({ step, isFirst, isLast, actions: { move, choose } }: ToolsProps) {
  const { t } = useTranslation('report')
  const { id, label } = step.measure
  return (
    <span className="cluster">
      {move !== undefined && (
        <>
          <IconButton
            icon="up"
            size="s"
            label={t('plan.move_up', { name: label })}
            isDisabled={isFirst}
            onClick={() => move(id, -1)}
          />
          <IconButton
            icon="down"
            size="s"
            label={t('plan.move_down', { name: label })}
            isDisabled={isLast}
            onClick={() => move(id, 1)}
          />
        </>
      )}
      <Button
        variant="quiet"
        size="s"
        onClick={() => choose(id, 'not_sure')}
        aria-label={`${t('plan.not_sure')}: ${label}`}
      >
        {t('plan.not_sure')}
      </Button>
      <Button
        variant="quiet"
        size="s"
        onClick={() => choose(id, 'not_for_me')}
        aria-label={`${t('plan.not_for_me')}: ${label}`}
      >
        {t('plan.not_for_me')}
      </Button>
    </span>
  )
}

function LabelAfter({ place, mark }: { place: number; mark: LabelMark | null }) {
  const { t } = useTranslation('report')
  if (mark === null) return <span />
  return (
    <span className={styles.labelAfter}>
      {t('plan.label_after', { step: place })} <SmallLabel mark={mark} />
    </span>
  )
}

/** Three digits do not fit the small box: gigajoules stand beside the letter that colours them. */
function SmallLabel({ mark: { letter, text } }: { mark: LabelMark }) {
  const { label_scheme } = usePartner().settings
  const isWide = label_scheme === 'gigajoules'
  return (
    <>
      <Grade letter={letter} size="s" when="after">
        {isWide ? letter : text}
      </Grade>
      {isWide && ` ${text} GJ`}
    </>
  )
}

function Money({ step }: { step: PlanStepView }) {
  const { t } = useTranslation('report')
  const words = usePlanWords()
  return (
    <dl className={styles.money}>
      <div>
        <dt>{t('plan.cost')}</dt>
        <dd>{words.cost(step.net.cost.mid)}</dd>
      </div>
      {step.incentives.length > 0 && (
        <div>
          <dt>{t('plan.rebates')}</dt>
          <dd>{words.rebate(step.net.incentives.mid)}</dd>
        </div>
      )}
      <div className={styles.net}>
        <dt>{t('plan.you_pay')}</dt>
        <dd>{words.cost(step.net.net.mid)}</dd>
      </div>
      <Possible step={step} />
    </dl>
  )
}

/** What incentives with open conditions would take off: said beside what is paid, never in it. */
function Possible({ step: { possible, net } }: { step: PlanStepView }) {
  const { t } = useTranslation('report')
  const words = usePlanWords()
  const open = possible.flatMap(({ eligibility }) =>
    eligibility.trace.filter(({ outcome }) => outcome === 'unknown').map(({ says }) => says),
  )
  if (possible.length === 0) return null
  return (
    <div className={styles.possible} data-possible>
      <dt className="visually-hidden">{t('plan.certainty.may_apply')}</dt>
      <dd>
        {t('plan.possible', {
          amount: words.cost(net.possible.mid),
          condition: [...new Set(open)].join(' '),
        })}
      </dd>
    </div>
  )
}

function Saving({ step, bandMax }: { step: PlanStepView; bandMax: number }) {
  const words = usePlanWords()
  const { money } = useFormats()
  const { energySavings } = useFeatures()
  const { value, low, high } = step.moneySaved
  return (
    <div className={styles.saves} data-rises={value < 0 || undefined}>
      <p>
        <Trans
          ns="report"
          i18nKey={`plan.${value === 0 ? 'saves_nothing' : value < 0 ? 'costs_more' : 'saves'}`}
          values={{ amount: money(Math.abs(value)) }}
          components={{ b: <b /> }}
        />
      </p>
      <Band after={{ low, value, high }} min={Math.min(0, low)} max={bandMax} />
      <p className="note">{words.savingNote(step)}</p>
      {energySavings && step.measure.solar && <p className="note">{words.solar(step.measure)}</p>}
    </div>
  )
}
