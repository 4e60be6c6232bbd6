import type { GroupQuestion } from '@hearthlight/domain/forms/question'
import { scopeIn } from '@hearthlight/domain/forms/question-paths'
import type { NodeProps } from './node-props.ts'
import styles from './questions.module.css'

/** Questions that stand together under their title; without any, an empty place. */
export function GroupNode({ question, ...drawn }: NodeProps<GroupQuestion>) {
  if (question.children.length === 0) return <div className={styles.space} aria-hidden />
  return (
    <fieldset className={styles.group}>
      {question.title !== undefined && <legend>{question.title}</legend>}
      {question.text !== undefined && <p className="muted">{question.text}</p>}
      <div className={styles.rows}>
        <drawn.Nodes {...drawn} questions={question.children} scope={scopeIn(question, drawn.scope)} />
      </div>
    </fieldset>
  )
}
