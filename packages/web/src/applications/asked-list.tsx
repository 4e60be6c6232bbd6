import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Chip } from '../ui/chip.tsx'
import { Notice } from '../ui/states/notice.tsx'
import { AnswerBy } from './answer-by.tsx'
import styles from './asked-list.module.css'

export type AskedLine = {
  readonly name: string
  readonly content: string
  readonly is_done: boolean
  /** Where it is done; null where this page cannot lead there. */
  readonly to: string | null
}

type Props = {
  /** What is asked, in one text: for what was asked without a name. */
  asked: string
  lines: readonly AskedLine[]
  answerBy: string | null | undefined
}

/** What staff ask of the applicant, thing by thing, each with the way to it. */
export function AskedList({ asked, lines, answerBy }: Props) {
  const { t } = useTranslation('applications')
  return (
    <Notice tone="caution" title={t('asked.title')}>
      <AnswerBy day={answerBy} />
      {lines.length === 0 ? (
        <p className={styles.plain}>{asked}</p>
      ) : (
        <>
          <ul className={styles.lines}>
            {lines.map(({ name, content, is_done, to }) => (
              <li key={`${to} ${name} ${content}`}>
                {to === null ? <b>{name}</b> : <Link to={to}>{name}</Link>}{' '}
                {is_done && <Chip tone="positive">{t('asked.done')}</Chip>}
                <p className={styles.plain}>{content}</p>
              </li>
            ))}
          </ul>
          <p className="small">{t('asked.only')}</p>
        </>
      )}
    </Notice>
  )
}
