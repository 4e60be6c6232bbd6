import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { AnswerBy } from './answer-by.tsx'
import type { AskedLine } from './asked-list.tsx'

type Props = {
  /** What is asked, in one text: for what was asked without a name. */
  asked: string
  lines: readonly AskedLine[]
  answerBy: string | null | undefined
}

/** What staff ask, in the few lines that a list has room for. */
export function AskedLines({ asked, lines, answerBy }: Props) {
  const { t } = useTranslation('applications')
  return (
    <div>
      <p>
        <b>{t('list.asked')}:</b> {lines.length === 0 && asked}
      </p>
      {lines.length > 0 && (
        <ul>
          {lines.map(({ name, content, is_done, to }) => (
            <li key={`${to} ${content}`}>
              {to === null ? name : <Link to={to}>{name}</Link>}: {content}
              {is_done && ` (${t('asked.done')})`}
            </li>
          ))}
        </ul>
      )}
      <AnswerBy day={answerBy} />
    </div>
  )
}
