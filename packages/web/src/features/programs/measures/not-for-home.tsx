import type { Retrofit } from '@hearthlight/domain/programs/wire/measure-wire'
import { useTranslation } from 'react-i18next'
import { useFactWords } from '../../../applications/use-fact-words.ts'
import { Icon } from '../../../ui/pictures/icon.tsx'
import styles from './measures.module.css'

type Props = { measure: Pick<Retrofit, 'not_for_home'> }

/** That a measure cannot be for this home, why, and the answer that says so. */
export function NotForHome({ measure: { not_for_home } }: Props) {
  return not_for_home == null ? null : <Reason reason={not_for_home} />
}

function Reason({ reason: { says, used } }: { reason: NonNullable<Retrofit['not_for_home']> }) {
  const { t } = useTranslation('applications')
  const factWords = useFactWords()
  return (
    <p className={styles.why}>
      <Icon name="close" />
      <span>
        <b>{t('measures.not_for_home')}</b> {says} {used !== null && `${factWords(used)}.`}
      </span>
    </p>
  )
}
