import type { BudgetState } from '@hearthlight/domain/payments/payment'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../platform/formats.ts'
import { Chip } from '../../ui/chip.tsx'
import { Block } from '../kit/block.tsx'
import { DataTable } from '../kit/list/data-table.tsx'

/** What each program has, has promised and has paid, and whether it still takes applications. */
export function Budgets({ budgets }: { budgets: readonly (BudgetState & { readonly id: string })[] }) {
  const { t } = useTranslation('payments')
  const { money } = useFormats()
  const words = (amount: string | null) =>
    amount === null ? t('screen.no_budget') : money(Number(amount), 2)
  if (budgets.length === 0) return null
  return (
    <Block title={t('screen.budgets')}>
      <DataTable
        caption={t('screen.budgets')}
        rows={budgets}
        rowName={({ name }) => name}
        columns={[
          { id: 'name', header: t('screen.program'), cell: ({ name }) => name },
          {
            id: 'budget',
            header: t('screen.budget'),
            isNumeric: true,
            onPhone: 'named',
            cell: ({ budget }) => words(budget),
          },
          {
            id: 'committed',
            header: t('screen.committed'),
            isNumeric: true,
            onPhone: 'named',
            cell: ({ committed }) => words(committed),
          },
          {
            id: 'paid',
            header: t('screen.paid'),
            isNumeric: true,
            onPhone: 'named',
            cell: ({ paid }) => words(paid),
          },
          {
            id: 'left',
            header: t('screen.left'),
            isNumeric: true,
            onPhone: 'named',
            cell: ({ left }) => words(left),
          },
          {
            id: 'status',
            header: t('screen.status'),
            onPhone: 'end',
            cell: ({ is_used_up, when_used_up }) => (
              <Chip tone={is_used_up ? 'caution' : 'positive'}>
                {t(
                  !is_used_up ? 'screen.open' : when_used_up === 'close' ? 'screen.closed' : 'screen.waiting',
                )}
              </Chip>
            ),
          },
        ]}
      />
    </Block>
  )
}
