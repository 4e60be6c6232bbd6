import type { ProgramSavings } from '@hearthlight/domain/savings/program/program-savings'
import { useTranslation } from 'react-i18next'
import { Table } from '../../ui/figures/table.tsx'
import { Block } from '../kit/block.tsx'

/** Homes that cannot be judged, and why: they are left out, not counted as zero. */
export function NotMeasured({ reasons }: { reasons: ProgramSavings['not_measured'] }) {
  const { t } = useTranslation('admin-homes')
  if (reasons.length === 0) return null
  const count = reasons.reduce((sum, { homes }) => sum + homes, 0)
  return (
    <Block title={t('savings.not_measured', { count })} note={t('savings.not_measured_note')}>
      <Table
        caption={t('savings.not_measured', { count })}
        isCaptionHidden
        density="dense"
        rows={reasons}
        rowId={({ why }) => why}
        columns={[
          { id: 'why', header: t('savings.why_head'), cell: ({ why }) => t(`savings.why.${why}`) },
          { id: 'homes', header: t('savings.homes'), isNumeric: true, cell: ({ homes }) => homes },
        ]}
      />
    </Block>
  )
}
