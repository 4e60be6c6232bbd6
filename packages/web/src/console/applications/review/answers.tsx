import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import { usePartner } from '../../../platform/partner.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { applicationApi, type ReviewedApplication } from '../../api/application-api.ts'
import { Block } from '../../kit/block.tsx'
import styles from '../application.module.css'

type Answer = ReviewedApplication['answers'][number]

/** What was answered, section by section, and what it was before. */
export function Answers({ application }: { application: Pick<ReviewedApplication, 'id' | 'answers'> }) {
  const { t } = useTranslation('admin-application')
  const sections = [...new Set(application.answers.map(({ section }) => section))]
  if (application.answers.length === 0) return null
  return (
    <Block title={t('answers.title')}>
      {sections.map((section) => (
        <div key={section}>
          {section !== '' && <h3>{section}</h3>}
          <dl className={styles.answers}>
            {application.answers
              .filter((answer) => answer.section === section)
              .map((answer) => (
                <div key={answer.item_id} data-missing={isMissing(answer) || undefined}>
                  <dt>{answer.name}</dt>
                  <dd>
                    {answer.is_restricted ? (
                      <Restricted applicationId={application.id} answer={answer} />
                    ) : (
                      <Content answer={answer} />
                    )}
                  </dd>
                </div>
              ))}
          </dl>
        </div>
      ))}
    </Block>
  )
}

const isMissing = ({ content, is_required, is_restricted }: Answer) =>
  content === null && is_required && !is_restricted

function Content({ answer: { content, is_required, history } }: { answer: Answer }) {
  const { t } = useTranslation('admin-application')
  const { date, time } = useFormats()
  return (
    <>
      {content ?? <em>{t('answers.none')}</em>}
      {content === null && is_required && <span className="small muted"> {t('answers.required')}</span>}
      {history.length > 0 && (
        <details className={styles.history}>
          <summary>{t('answers.changed', { count: history.length })}</summary>
          <ol>
            {history.map(({ at, before, after }) => (
              <li key={at}>
                <time dateTime={at} className="num">
                  {date(new Date(at))} {time(new Date(at))}
                </time>{' '}
                <del>{before}</del> <ins>{after}</ins>
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  )
}

/** Behind the eye: who lacks the permission reads the partner's message, and every look of the others is logged. */
function Restricted({ applicationId, answer }: { applicationId: string; answer: Answer }) {
  const { t } = useTranslation('admin-application')
  const { show, hide } = usePartner().settings.admin3_restricted_data_messages
  const [isShown, setShown] = useState(false)
  const reading = useMutation({
    mutationFn: () => applicationApi.restricted(applicationId, answer.item_id),
    onSuccess: () => setShown(true),
  })
  if (answer.message !== null) return <em>{answer.message}</em>
  return (
    <span className={styles.secret}>
      {isShown ? (
        <span className="num">{reading.data?.content ?? t('answers.none')}</span>
      ) : (
        <span aria-hidden="true">••••••••</span>
      )}
      <IconButton
        size="s"
        icon={isShown ? 'eye-off' : 'eye'}
        label={`${isShown ? hide : show}: ${answer.name}`}
        aria-pressed={isShown}
        onClick={() => (isShown ? setShown(false) : reading.mutate())}
      />
      <span className="small muted" role="status">
        {reading.error?.message ?? (isShown ? t('answers.logged') : '')}
      </span>
    </span>
  )
}
