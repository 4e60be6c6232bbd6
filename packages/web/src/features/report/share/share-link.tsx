import { useTranslation } from 'react-i18next'
import { notify } from '../../../platform/notices.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import styles from './share-dialog.module.css'

/** The link just made, to be copied or handed to the system's own sheet. */
export function ShareLink({ url, title }: { url: string; title: string }) {
  const { t } = useTranslation('report')
  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      notify({ tone: 'positive', text: t('share.copied') })
    } catch {
      notify({ tone: 'caution', text: t('share.not_copied') })
    }
  }
  // A person who closes the sheet of the system has not met an error.
  const send = () => void navigator.share({ title, url }).catch(() => undefined)
  return (
    <div className={styles.link}>
      <Notice tone="positive" title={t('share.made')}>
        <p>{t('share.once')}</p>
      </Notice>
      {/* Outside the notice, whose icon and margins would leave half a telephone for the address. */}
      <TextField
        label={t('share.link')}
        name="share-link"
        value={url}
        isReadOnly
        onChange={() => undefined}
      />
      <span className="cluster">
        <Button size="s" onClick={() => void copy()}>
          {t('share.copy')}
        </Button>
        {typeof navigator.share === 'function' && (
          <Button variant="secondary" size="s" onClick={send}>
            {t('share.send')}
          </Button>
        )}
      </span>
    </div>
  )
}
