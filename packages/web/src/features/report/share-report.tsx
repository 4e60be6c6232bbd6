import { useTranslation } from 'react-i18next'
import { notify } from '../../platform/notices.ts'
import { Button } from '../../ui/button.tsx'

/** Hands on the address of this page. Nothing becomes public: who may not see the home finds no page there. */
export function ShareReport({ buildingId, address }: { buildingId: string; address: string }) {
  const { t } = useTranslation('report')
  async function share() {
    const url = new URL(`?buildingId=${buildingId}`, window.location.href).href
    if (typeof navigator.share === 'function') {
      // A person who closes the sheet of the system has not met an error.
      await navigator.share({ title: t('share.title', { address }), url }).catch(() => undefined)
      return
    }
    try {
      await navigator.clipboard.writeText(url)
      notify({ tone: 'positive', text: t('share.copied') })
    } catch {
      notify({ tone: 'caution', text: t('share.failed') })
    }
  }
  return (
    <Button variant="secondary" size="s" icon="share" iconPlace="start" onClick={() => void share()}>
      {t('share.button')}
    </Button>
  )
}
