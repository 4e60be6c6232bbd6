import type { BriefResult, VisitBrief } from '@hearthlight/domain/scheduling/visit-brief'
import { useTranslation } from 'react-i18next'
import { houseFromAnswers } from '../../home/house-from-answers.ts'
import { useFormats } from '../../platform/formats.ts'
import { House } from '../../ui/house/house.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { Block } from '../kit/block.tsx'
import styles from './day.module.css'

type Props = { answers: VisitBrief['answers']; result: BriefResult }

/** The home as its answers draw it, what leaves it, and what to look at on the spot. */
export function BriefHouse({ answers, result: { losses, checks } }: Props) {
  const { t } = useTranslation('admin-advisors')
  const { money, percent: inPercent } = useFormats()
  const isCompact = useMedia('(max-width: 640px)')
  const shown = losses.map((loss) => ({ ...loss, amount: money(loss.money) }))
  return (
    <div className={styles.house}>
      <House
        house={houseFromAnswers(answers)}
        isCompact={isCompact}
        title={t('brief.picture', { parts: shown.map(({ name, amount }) => `${name} ${amount}`).join(', ') })}
        loss={Object.fromEntries(
          shown.map(({ part, percent, name, amount }) => [
            part,
            { share: percent, label: name, amount, shareText: inPercent(percent / 100) },
          ]),
        )}
      />
      {checks.length > 0 && <Checks checks={checks} />}
    </div>
  )
}

function Checks({ checks }: Pick<BriefResult, 'checks'>) {
  const { t } = useTranslation('admin-advisors')
  return (
    <Block title={t('brief.check')} note={t('brief.check_text')}>
      <ul className={styles.checks}>
        {checks.map(({ id, name, assumed, percent }) => (
          <li key={id}>
            <b>{name}</b>
            <span className="small">{assumed}</span>
            {percent !== null && <span className="small muted">{t('brief.lost', { percent })}</span>}
          </li>
        ))}
      </ul>
    </Block>
  )
}
