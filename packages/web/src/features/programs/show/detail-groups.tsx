import { homeName } from '@hearthlight/domain/buildings/home-address'
import type { PageConfiguration } from '@hearthlight/domain/programs/wire/page-configuration'
import type { ProjectDetails } from '@hearthlight/domain/programs/wire/program-project'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { buildingQuery } from '../../../api/buildings-api.ts'
import { useFormats } from '../../../platform/formats.ts'
import { IncentiveSum } from '../measures/incentive-sum.tsx'
import styles from './show.module.css'
import { useAnswerWords } from './use-answer-words.ts'

type Props = { page: PageConfiguration; project: ProjectDetails }
type Field = PageConfiguration['groups'][number]['fields'][number]

/** The fields that the program shows, group by group. BLANK leaves a place empty. */
export function DetailGroups({ page, project }: Props) {
  const { t } = useTranslation('applications')
  const readValue = useValues(project)
  // The partner writes of what was sent; of a draft nothing was.
  const instructions = project.submitted_at === null ? t('show.draft') : page.main_instructions
  return (
    <section className={styles.part}>
      <h2>{t('show.details')}</h2>
      {instructions !== null && <p className="muted">{instructions}</p>}
      {page.groups.map((group) => (
        <section key={group.name}>
          <h3>{group.name}</h3>
          <dl className={styles.fields}>
            {group.fields.map((field, index) =>
              field.name === 'BLANK' ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: an empty place has no other name than its place
                <div key={`blank ${index}`} data-blank aria-hidden="true" />
              ) : (
                <div key={field.name}>
                  <dt>{field.label}</dt>
                  <dd>{readValue(field) ?? <span className="muted">{t('show.not_given')}</span>}</dd>
                </div>
              ),
            )}
          </dl>
        </section>
      ))}
    </section>
  )
}

function useValues(project: ProjectDetails) {
  const { date } = useFormats()
  const wordsOf = useAnswerWords()
  const home = useQuery(buildingQuery(project.site_id)).data
  const questions = project.sections.flatMap((section) =>
    section.question_type === 'Question' ? section.questions : [],
  )
  return ({ name, value }: Field): ReactNode => {
    if (value === null) return null
    switch (name) {
      case 'building':
        return home === undefined ? null : homeName(home)
      case 'created_at':
      case 'submitted_at':
        return date(new Date(value))
      case 'total_incentive':
        return <IncentiveSum amount={value} basis={project.total_basis} />
      default:
        return wordsOf({
          ...(questions.find(({ id }) => id === name) ?? { type: 'Free-form' }),
          response: value,
        })
    }
  }
}
