import { pathTo } from '@hearthlight/domain/navigation/path-to'
import type { ProjectDetails } from '@hearthlight/domain/programs/wire/program-project'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../ui/link-button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'

export function EmptyCart({ project }: { project: ProjectDetails }) {
  const { t } = useTranslation('applications')
  const list = project.steps.findIndex(({ type }) => type === 'measurelist')
  const step = project.steps[list]
  return (
    <EmptyState
      headingLevel={2}
      title={t('cart.empty')}
      action={
        step !== undefined && (
          <LinkButton
            to={pathTo(
              'ApplicationUpdate',
              { id: project.id },
              { cs: String(list + 1), cn: step.id, type: step.type },
            )}
          >
            {t('cart.choose')}
          </LinkButton>
        )
      }
    >
      <p className="lead">{t('cart.empty_text')}</p>
    </EmptyState>
  )
}
