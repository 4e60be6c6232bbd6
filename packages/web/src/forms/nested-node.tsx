import { DocumentNode } from './document-node.tsx'
import type { NestedQuestion, NodeProps } from './node-props.ts'
import { RepeatNode } from './repeat-node.tsx'

/** What few forms ask: the same for each of several items, and files. */
export function NestedNode({ question, ...drawn }: NodeProps<NestedQuestion>) {
  switch (question.kind) {
    case 'repeat':
      return <RepeatNode {...drawn} question={question} />
    case 'document':
      return <DocumentNode {...drawn} question={question} />
    default:
      return question satisfies never
  }
}
