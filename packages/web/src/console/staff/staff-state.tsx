import type { StaffMember } from '@hearthlight/domain/accounts/staff/staff-member'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../ui/chip.tsx'

const TONES = { invited: 'action', active: 'positive', switched_off: 'neutral' } as const

/** Whether somebody can come in, in a word. */
export function StaffState({ member: { state, has_ended } }: { member: StaffMember }) {
  const { t } = useTranslation('admin-staff')
  return has_ended ? (
    <Chip tone="caution">{t('state.ended')}</Chip>
  ) : (
    <Chip tone={TONES[state]}>{t(`state.${state}`)}</Chip>
  )
}
