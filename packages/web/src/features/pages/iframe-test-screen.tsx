import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { useTranslation } from 'react-i18next'
import styles from './iframe-test.module.css'
import { TextPage } from './text-page.tsx'

/** Shows a partner that may embed the site how it looks inside a frame. */
export function IframeTestScreen() {
  const { t } = useTranslation('shared')
  const isInside = window.self !== window.top
  return (
    <TextPage title={t('pages.iframe_test')} text={t('pages.iframe_test_text')}>
      {!isInside && <iframe className={styles.frame} src={pathTo('home')} title={t('pages.iframe_test')} />}
    </TextPage>
  )
}
