import type { SchedulePlan } from '@hearthlight/domain/scheduling/timeslot'
import { Trans, useTranslation } from 'react-i18next'
import { usePartner } from '../../platform/partner.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { useVisitWords } from './use-visit-words.ts'

type Props = {
  /** Those who may come. */
  plans: readonly SchedulePlan[]
  zone: string
  onChoose: (advisorId: string) => void
}

/** An advisor has no free time: the one who has the next is a click away, else it is said whom to ask. */
export function NoTimes({ plans, zone, onChoose }: Props) {
  const { t } = useTranslation('scheduling')
  const { words } = useVisitWords(zone)
  const [next] = plans
    .flatMap(({ id, name, next_start_at }) => (next_start_at === null ? [] : [{ id, name, next_start_at }]))
    .toSorted((a, b) => a.next_start_at.localeCompare(b.next_start_at))
  return (
    <Notice title={t('advisor.none')}>
      {next === undefined ? (
        <AskUs />
      ) : (
        <Button size="s" onClick={() => onChoose(next.id)}>
          {t('advisor.take', { name: next.name, when: words.moment(new Date(next.next_start_at)) })}
        </Button>
      )}
    </Notice>
  )
}

/** No advisor has a free time. */
export function AskUs() {
  const { contact_email: email } = usePartner()
  return (
    <Trans
      ns="scheduling"
      i18nKey="advisor.none_at_all"
      values={{ email }}
      components={{ mail: <a href={`mailto:${email}`}>{email}</a> }}
    />
  )
}
