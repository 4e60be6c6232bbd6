import { useTranslation } from 'react-i18next'
import { TextArea } from '../../../ui/fields/text-area.tsx'

type Props = { label: string; value: string; error: string | undefined; onChange: (value: string) => void }

/** Why something is decided so, kept as a note for colleagues. */
export function ReasonField(props: Props) {
  const { t } = useTranslation('admin-application')
  return <TextArea {...props} description={t('move.reason_note')} rows={2} maxLength={2000} isRequired />
}
