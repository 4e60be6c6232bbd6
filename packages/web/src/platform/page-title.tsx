import { useTranslation } from 'react-i18next'
import { useAppContext } from './boot/app-context.ts'
import { usePartner } from './partner.ts'

type Props = { title: string; hasErrors?: boolean }

/** Names the tab: the page, then the partner; "Error:" before it while a form on the page needs attention. */
export function PageTitle({ title, hasErrors = false }: Props) {
  const { t } = useTranslation('shared')
  const { name } = usePartner()
  const { tellTitle } = useAppContext()
  const page = `${title} · ${name}`
  const named = hasErrors ? t('form.error_prefix', { title: page }) : page
  if (tellTitle === undefined) return <title>{named}</title>
  tellTitle(named)
  return null
}
