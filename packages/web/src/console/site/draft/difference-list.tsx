import { parseColour, toHex, toRgb } from '@hearthlight/domain/partner/look/colour'
import { COLOUR_PATTERN } from '@hearthlight/domain/partner/look/theme-config'
import { pathText } from '@hearthlight/domain/shared/json-path'
import type { Difference } from '@hearthlight/domain/studio/differences'
import { sectionOf } from '@hearthlight/domain/studio/partner-settings'
import { useTranslation } from 'react-i18next'
import { valueText } from '../../editor/words/value-text.ts'
import { usePlaceName } from '../use-place-name.ts'
import changesStyles from './changes.module.css'

type Props = {
  differences: readonly Difference[]
  /** Whether each says where visitors will see it. */
  hasPlaces?: boolean
}

/** What differs, setting by setting: what it is now and what it is to be. */
export function DifferenceList({ differences, hasPlaces }: Props) {
  const { t } = useTranslation('admin-site')
  const nameAt = usePlaceName()
  if (differences.length === 0) return <p className="muted">{t('diff.none')}</p>
  return (
    <dl className={changesStyles.diff} data-places={hasPlaces}>
      {differences.map(({ path, before, after }) => (
        <div key={pathText(path)}>
          <dt>
            <b>{nameAt(path)}</b>
          </dt>
          <dd>
            <Value value={before} kind="now" />
            <Value value={after} kind="later" />
          </dd>
          {hasPlaces && <dd className="muted">{t(`diff.seen.${sectionOf(path)}`)}</dd>}
        </div>
      ))}
    </dl>
  )
}

function Value({ value, kind }: { value: unknown; kind: 'now' | 'later' }) {
  const { t } = useTranslation('admin-site')
  const Mark = kind === 'now' ? 'del' : 'ins'
  const colour =
    typeof value === 'string' && COLOUR_PATTERN.test(value) ? toHex(toRgb(parseColour(value))) : undefined
  return (
    <p>
      <span className="small muted">{t(`diff.${kind}`)}</span>{' '}
      {colour !== undefined && (
        <svg viewBox="0 0 16 16" className={changesStyles.dot} aria-hidden="true">
          <rect width="16" height="16" rx="4" fill={colour} />
        </svg>
      )}
      <Mark>{colour ?? valueText(value, t)}</Mark>
    </p>
  )
}
