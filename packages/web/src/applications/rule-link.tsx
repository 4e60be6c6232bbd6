import { useTranslation } from 'react-i18next'

/** Where a rule stands, if that is known. */
export function RuleLink({ url }: { url: string | null }) {
  const { t } = useTranslation('incentives')
  if (url === null) return null
  return (
    <>
      {' '}
      <a href={url} target="_blank" rel="noreferrer">
        {t('rule')}
      </a>
    </>
  )
}
