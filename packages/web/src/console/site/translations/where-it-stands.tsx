import { withValueAt } from '@hearthlight/domain/shared/json-path'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { usePartner } from '../../../platform/partner.ts'
import { Block } from '../../kit/block.tsx'
import { SiteFrame } from '../preview/site-frame.tsx'
import type { ListedText } from './listed-text.ts'
import styles from './translations.module.css'
import { editorOf, type Place, pageOf } from './use-places.ts'

const PHONE_PX = 375

type Props = { text: ListedText; words: string; place: Place }

/** The page that shows the text, on a phone and with what is being written; the way to its editor. */
export function WhereItStands({ text, words, place }: Props) {
  const { t } = useTranslation('admin-site')
  const { version } = usePartner()
  const page = pageOf(text)
  const { document, path, language } = text
  return (
    <Block title={t('translations.stands.title')} note={`${place.part}, ${place.name}`}>
      {page === undefined ? (
        <p className="muted">{t('translations.stands.no_preview')}</p>
      ) : (
        <div className={styles.phone}>
          <SiteFrame
            config={withValueAt(document.document, [...path, language], words)}
            {...{ version, page, language, person: 'visitor', scheme: 'light', width: PHONE_PX }}
          />
        </div>
      )}
      <p>
        <Link to={editorOf(text)}>{t('translations.stands.open')}</Link>
      </p>
    </Block>
  )
}
