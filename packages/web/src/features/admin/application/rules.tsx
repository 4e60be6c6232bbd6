import { useTranslation } from 'react-i18next'
import { Chip } from '../../../ui/chip.tsx'
import { Block } from '../kit/block.tsx'
import styles from './application.module.css'
import type { ReviewedApplication } from './application-api.ts'
import { Verdict } from './verdict.tsx'

type Line = ReviewedApplication['eligibility']['trace'][number]
const ORDER = { unknown: 0, not_met: 1, met: 2 } as const

/** Every rule of the incentive or program with what is known, those that are open first. */
export function Rules({
  application: { eligibility, program_version },
}: {
  application: ReviewedApplication
}) {
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
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Block>
  )
}

function Known({ line: { used, settled_by } }: { line: Line }) {
  const { t } = useTranslation('admin-application')
  // What a document has to show is not shown by an answer, whatever the condition was judged on.
  if (used === null || settled_by === 'document')
    return (
      <span className="muted">{t(settled_by === null ? 'rules.nothing' : `rules.by_${settled_by}`)}</span>
    )
  return (
    <>
      {used.values.join(', ').replaceAll('_', ' ')}{' '}
      <Chip source={used.source === 'record' ? 'record' : 'told'}>{t(`rules.${used.source}`)}</Chip>
    </>
  )
}
