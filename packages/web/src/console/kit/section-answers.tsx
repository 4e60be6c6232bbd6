import type { AnsweredSection } from '@hearthlight/domain/assessment/result/staff-home'
import { Definitions } from './definitions.tsx'
import styles from './section-answers.module.css'

/** What was answered about a home, section by section. */
export function SectionAnswers({ sections }: { sections: readonly AnsweredSection[] }) {
  return (
    <div className={styles.answers}>
      {sections.map((section) => (
        <div key={section.name}>
          <h3>{section.name}</h3>
          <Definitions
            items={section.answers.map(({ question, answer }) => ({
              id: question,
              term: question,
              value: answer,
            }))}
          />
        </div>
      ))}
    </div>
  )
}
