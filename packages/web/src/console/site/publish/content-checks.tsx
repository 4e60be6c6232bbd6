import { consolePath } from '@hearthlight/domain/navigation/console-path'
import { pathText } from '@hearthlight/domain/shared/json-path'
import type { WireContentFinding } from '@hearthlight/domain/studio/contract/studio-contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Icon } from '../../../ui/pictures/icon.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { contentFindingsQuery } from '../../api/site-api.ts'
import { placeSearch } from '../../editor/words/linked-place.ts'
import { Block } from '../../kit/block.tsx'
import { LoadFailed } from '../../kit/list/list-states.tsx'
import changesStyles from '../draft/changes.module.css'
import { settingOf } from '../setting-of.ts'
import { ADMIN_SITE } from '../site-paths.ts'

/** What the saved draft, the incentives and the programs say that does not go together. It stops nothing. */
export function ContentChecks({ revision }: { revision: number }) {
  const { t } = useTranslation('admin-site')
  const found = useQuery(contentFindingsQuery(revision))
  return (
    <Block title={t('content.title')} note={t('content.note')}>
      {found.data !== undefined ? (
        <Findings findings={found.data.findings} />
      ) : found.error === null ? (
        <Skeleton lines={2} />
      ) : (
        <LoadFailed message={found.error.message} retry={() => void found.refetch()} />
      )}
    </Block>
  )
}

function Findings({ findings }: { findings: readonly WireContentFinding[] }) {
  const { t } = useTranslation('admin-site')
  return (
    <ul className={changesStyles.checks}>
      {findings.map((finding) => (
        <li key={`${finding.name} ${pathText(finding.path)} ${finding.rule}`} data-severity="warn">
          <Icon name="alert" />
          <div>
            <p>
              {finding.name !== '' && <b>{finding.name}: </b>}
              {t(`content.rule.${finding.rule}`, finding.params)}
            </p>
            <Link to={pathOf(finding)}>{t(`content.open.${finding.document}`)}</Link>
          </div>
        </li>
      ))}
      {findings.length === 0 && (
        <li>
          <Icon name="check" />
          <p>{t('content.quiet')}</p>
        </li>
      )}
    </ul>
  )
}

/** Where it is mended. */
function pathOf({ document, id, path }: WireContentFinding): string {
  if (document === 'site') return `${ADMIN_SITE.edit}?setting=${encodeURIComponent(settingOf(path))}`
  const [list, page] =
    document === 'catalogue' ? (['incentives', 'incentive'] as const) : (['programs', 'program'] as const)
  return id === null ? consolePath(list) : `${consolePath(page, { id })}?${placeSearch(path)}`
}
