import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFactAnswer } from '../../../applications/use-fact-words.ts'
import { useFormats } from '../../../platform/formats.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { applicationApi, type ReviewedApplication } from '../../api/application-api.ts'
import { Block } from '../../kit/block.tsx'
import styles from '../application.module.css'
import { Verdict } from './verdict.tsx'

type Line = ReviewedApplication['eligibility']['trace'][number]
const ORDER = { unknown: 0, not_met: 1, met: 2 } as const

/** Every rule of the incentive or program with what is known, those that are open first. */
export function Rules({
  application,
}: {
  application: Pick<ReviewedApplication, 'id' | 'revision' | 'eligibility' | 'program_version'>
}) {
  const { eligibility, program_version } = application
  const { t } = useTranslation('admin-application')
  const lines = eligibility.trace.toSorted((one, other) => ORDER[one.outcome] - ORDER[other.outcome])
  const count = (outcome: Line['outcome']) => lines.filter((line) => line.outcome === outcome).length
  const counts = { met: count('met'), not_met: count('not_met'), unknown: count('unknown') }
  const version = program_version === null ? '' : ` · ${t('rules.version', { version: program_version })}`
  return (
    <Block
      title={t('rules.title')}
      note={lines.length === 0 ? undefined : t('rules.counts', counts) + version}
    >
      {lines.length === 0 ? (
        <p className="muted">{t('rules.none')}</p>
      ) : (
        <table className={styles.rules}>
          <caption className="visually-hidden">{t('rules.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('rules.verdict')}</th>
              <th scope="col">{t('rules.rule')}</th>
              <th scope="col">{t('rules.known')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.code} data-outcome={line.outcome}>
                <td>
                  <Verdict outcome={line.outcome} />
                </td>
                <th scope="row">{line.says}</th>
                <td>
                  <Known line={line} />
                  {line.settled_by !== null && <Settle application={application} line={line} />}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Block>
  )
}

type SettleProps = { application: Pick<ReviewedApplication, 'id' | 'revision'>; line: Line }

/** What the reviewer found where no answer can tell; pressed once more it is taken back. */
function Settle({ application: { id, revision }, line: { code, says, outcome, finding } }: SettleProps) {
  const { t } = useTranslation('admin-application')
  const { date } = useFormats()
  const settling = useMutation({
    mutationFn: (next: 'met' | 'not_met') => {
      const isTakenBack = finding !== null && outcome === next
      return applicationApi.settle(id, code, { outcome: isTakenBack ? null : next, revision })
    },
  })
  const choice = (next: 'met' | 'not_met') => (
    <Button
      variant="secondary"
      size="s"
      aria-pressed={finding !== null && outcome === next}
      isPending={settling.isPending && settling.variables === next}
      onClick={() => settling.mutate(next)}
    >
      {t(`rules.settle_${next}`)}
      <span className="visually-hidden">: {says}</span>
    </Button>
  )
  return (
    <span className="cluster">
      {choice('met')}
      {choice('not_met')}
      {finding !== null && (
        <span className="small muted">
          {t('rules.settled', { name: finding.by, date: date(new Date(finding.at)) })}
        </span>
      )}
      <span role="alert">{settling.error?.message}</span>
    </span>
  )
}

/** Why nothing is shown that the rule was judged on. */
function unseen({ outcome, settled_by, asks }: Line) {
  if (settled_by !== null) return `rules.by_${settled_by}` as const
  if (outcome === 'unknown') return 'rules.nothing'
  return asks.length === 0 ? 'rules.by_assessment' : 'rules.by_restricted'
}

function Known({ line }: { line: Line }) {
  const { t } = useTranslation('admin-application')
  const answerOf = useFactAnswer()
  const { used, settled_by } = line
  // What a document has to show is not shown by an answer, whatever the condition was judged on.
  if (used === null || settled_by === 'document') return <span className="muted">{t(unseen(line))}</span>
  return (
    <>
      {answerOf(used)}{' '}
      <Chip source={used.source === 'record' ? 'record' : 'told'}>{t(`rules.${used.source}`)}</Chip>
    </>
  )
}
