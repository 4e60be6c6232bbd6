import { isMet } from '@hearthlight/domain/forms/condition'
import { responsesOf } from '@hearthlight/domain/programs/questions/compile-sections'
import type { ProgramQuestion, QuestionnaireSection } from '@hearthlight/domain/programs/wire/questionnaire'
import { useTranslation } from 'react-i18next'
import styles from '../edit/step-frame.module.css'
import { useAnswerWords } from './use-answer-words.ts'

type Props = { sections: readonly QuestionnaireSection[]; hasTitles?: boolean }

/** What was answered and attached, question by question. */
export function SectionAnswers({ sections, hasTitles = false }: Props) {
  const { t } = useTranslation('applications')
  const wordsOf = useAnswerWords()
  const responses = responsesOf(sections.filter((section) => section.question_type === 'Question'))
  const isAsked = ({ visible_when }: ProgramQuestion) =>
    isMet(visible_when ?? undefined, (fact) => responses[fact]?.split(';') ?? [])
  return sections.map((section) => (
    <section key={section.id}>
      {hasTitles && <h3>{section.name}</h3>}
      <dl className={styles.answers}>
        {section.question_type === 'Question'
          ? section.questions.filter(isAsked).map((question) => (
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
