import { DocumentNode } from './document-node.tsx'
import { GroupNode } from './group-node.tsx'
import type { NestedQuestion, NodeProps } from './node-props.ts'
import { RepeatNode } from './repeat-node.tsx'

/** A question that is more than a field. */
export function NestedNode({ question, ...drawn }: NodeProps<NestedQuestion>) {
  switch (question.kind) {
    case 'group':
      return <GroupNode {...drawn} question={question} />
    case 'repeat':
      return <RepeatNode {...drawn} question={question} />
    case 'document':
      return <DocumentNode {...drawn} question={question} />
    default:
      return question satisfies never
  }
}
