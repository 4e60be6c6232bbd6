import { pathText } from '@hearthlight/domain/shared/json-path'
import { CHECK_OF, CHECKS, type Finding } from '@hearthlight/domain/studio/lint/finding'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Icon } from '../../../ui/pictures/icon.tsx'
import { Block } from '../../kit/block.tsx'
import changesStyles from '../draft/changes.module.css'
import { settingOf } from '../setting-of.ts'
import { ADMIN_SITE } from '../site-paths.ts'
import { usePlaceName } from '../use-place-name.ts'

/** What the checks found, with the way to each setting, and which of them found nothing. */
export function Checks({ findings }: { findings: readonly Finding[] }) {
  const { t } = useTranslation('admin-site')
  const nameAt = usePlaceName()
  const stops = findings.filter(({ severity }) => severity === 'stop').length
  const quiet = CHECKS.filter((check) => !findings.some(({ code }) => CHECK_OF[code] === check))
  return (
    <Block title={t('checks.title')} note={t('checks.count', { stops, warns: findings.length - stops })}>
      <ul className={changesStyles.checks}>
        {findings.map((finding) => (
          <li key={`${finding.code} ${pathText(finding.path)}`} data-severity={finding.severity}>
            <Icon name="alert" />
            <div>
              <p>{t(`finding.${finding.code}`, words(finding, t))}</p>
              <p className="small muted">{nameAt(finding.path)}</p>
              <Link to={`${ADMIN_SITE.edit}?setting=${encodeURIComponent(settingOf(finding.path))}`}>
                {t('checks.open')}
              </Link>
            </div>
          </li>
        ))}
        {quiet.map((check) => (
          <li key={check}>
            <Icon name="check" />
            <p>{t(`checks.quiet.${check}`)}</p>
          </li>
        ))}
      </ul>
    </Block>
  )
}

/** Codes among the values are said in words. */
function words({ params }: Finding, t: (key: string) => string): Record<string, string | number> {
  const { language } = params
  return { ...params, ...(language !== undefined && { language: t(`language.${language}`) }) }
}
