import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button.tsx'
import type { Column } from '../../../../ui/figures/table.tsx'

/** The column with a way to correct each row; none where the reader may change nothing. */
export function useFixColumn<Row>(
  onFix: ((row: Row) => void) | undefined,
  nameOf: (row: Row) => string,
): readonly Column<Row>[] {
  const { t } = useTranslation('report')
  if (onFix === undefined) return []
  return [
    {
      id: 'fix',
      header: t('parts.not_right'),
      isNumeric: true,
      isOnScreenOnly: true,
      cell: (row) => (
        <Button
          variant="quiet"
          size="s"
          aria-label={`${t('parts.fix')}: ${nameOf(row)}`}
          onClick={() => onFix(row)}
        >
          {t('parts.fix')}
        </Button>
      ),
    },
  ]
}
