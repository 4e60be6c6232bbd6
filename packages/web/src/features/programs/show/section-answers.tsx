import { isMet } from '@hearthlight/domain/forms/condition'
import { responsesOf } from '@hearthlight/domain/programs/questions/compile-sections'
import type { QuestionnaireSection } from '@hearthlight/domain/programs/wire/questionnaire'
import { useTranslation } from 'react-i18next'
import styles from '../edit/step-frame.module.css'
import { useAnswerWords } from './use-answer-words.ts'

type Props = { sections: readonly QuestionnaireSection[]; hasTitles?: boolean }

/** The sections with what is asked by the answers so far; what is shown elsewhere is left out. */
export function askedSections(
  sections: readonly QuestionnaireSection[],
  elsewhere: ReadonlySet<string> = new Set(),
): readonly QuestionnaireSection[] {
  const responses = responsesOf(sections.filter((section) => section.question_type === 'Question'))
  const valuesOf = (fact: string) => responses[fact]?.split(';') ?? []
  return sections
    .map((section) =>
      section.question_type === 'Question'
        ? {
            ...section,
            questions: section.questions.filter(
              ({ id, visible_when }) => !elsewhere.has(id) && isMet(visible_when ?? undefined, valuesOf),
            ),
          }
        : section,
    )
    .filter(({ questions }) => questions.length > 0)
}

/** What was answered and attached, question by question. */
export function SectionAnswers({ sections, hasTitles = false }: Props) {
  const { t } = useTranslation('applications')
  const wordsOf = useAnswerWords()
  return sections.map((section) => (
    <section key={section.id}>
      {hasTitles && <h3>{section.name}</h3>}
      <dl className={styles.answers}>
        {section.question_type === 'Question'
          ? section.questions.map((question) => (
              <div key={question.id}>
                <dt>{question.question}</dt>
                <dd>{wordsOf(question) ?? <span className="muted">{t('show.not_given')}</span>}</dd>
              </div>
            ))
          : section.questions.map(({ id, question, responses }) => (
              <div key={id}>
                <dt>{question}</dt>
                <dd>
                  {responses.length === 0 && <span className="muted">{t('show.not_given')}</span>}
                  {responses.map((file, index) => (
                    <span key={file.id}>
                      {index > 0 && ', '}
                      <a href={file.url}>{file.response}</a>
                    </span>
                  ))}
                </dd>
              </div>
            ))}
      </dl>
    </section>
  ))
}
