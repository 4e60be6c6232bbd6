import type { Building } from '@hearthlight/domain/buildings/building'
import type { BookedTime as Booked } from '@hearthlight/domain/buildings/rebate-project'
import { homeZone } from '@hearthlight/domain/scheduling/home-zone'
import { visitWords } from '@hearthlight/domain/scheduling/visit-words'
import { Trans } from 'react-i18next'
import { useLanguage, usePartner } from '../platform/partner.ts'

type Props = {
  booked: Booked | null
  /** Undefined while it loads. */
  home: Pick<Building, 'country' | 'region' | 'zip'> | undefined
}

/** When an advisor comes for an application, by the clock at the home. */
export function BookedTime({ booked, home }: Props) {
  const partner = usePartner()
  const language = useLanguage()
  if (booked === null) return null
  const zone = home === undefined ? partner.time_zone : homeZone(home, partner.time_zone)
  const words = visitWords(partner, language, zone)
  const { start_at, finish_at } = booked.timeslot
  const start = new Date(start_at)
  const isOver = new Date(finish_at) < new Date()
  return (
    <p className="small">
      <b>
        <Trans
          ns="incentives"
          i18nKey={isOver ? 'page.visit_was' : 'page.visit_on'}
          values={{ when: words.moment(start), zone: words.zone }}
          components={{ time: <time dateTime={start_at} /> }}
        />
      </b>
    </p>
  )
}
