import { useTranslation } from 'react-i18next'
import { usePartner } from './partner.ts'

type Props = { title: string; hasErrors?: boolean }

/** Names the tab: the page, then the partner; "Error:" before it while a form on the page needs attention. */
export function PageTitle({ title, hasErrors = false }: Props) {
  const { t } = useTranslation('shared')
  const { name } = usePartner()
  const page = `${title} · ${name}`
  return <title>{hasErrors ? t('form.error_prefix', { title: page }) : page}</title>
}
