import { type FactValues, isMet } from './condition.ts'
import { chosenValues, type FieldValues } from './field-values.ts'
import type { DocumentQuestion, FieldQuestion, GroupQuestion, Question, RepeatQuestion } from './question.ts'

/** What holds an answer of its own. */
export type Answerable = FieldQuestion | DocumentQuestion
/** A question at its path; its scope is the path of what it stands in, `items/3/` or nothing. */
export type Placed<Asked extends Question = Answerable> = {
  readonly question: Asked
  readonly path: string
  readonly scope: string
}

export const scopeIn = ({ nests, name }: GroupQuestion, scope: string): string =>
  nests ? `${scope}${name}/` : scope

export const scopeOfItem = ({ name }: RepeatQuestion, scope: string, index: number | '*'): string =>
  `${scope}${name}/${index}/`

/** How many items a repeat has now; whatever was sent, it is a number that can be asked. */
export function itemCount({ name, min, max }: RepeatQuestion, answers: FieldValues, scope: string): number {
  const count = Number(answers[scope + name] ?? min)
  return Number.isInteger(count) && count >= 0 ? Math.min(count, max) : min
}

/** Facts as a condition sees them: the nearest answer of that name, from its own item outwards. */
export function factsIn(answers: FieldValues, scope: string): FactValues {
  return (name) => {
    let at = scope
    while (at !== '' && answers[at + name] === undefined) at = at.replace(/[^/]*\/$/, '')
    return chosenValues(answers[at + name])
  }
}

/** The questions asked now, each at its path, what hangs from an answer right after it. */
export function askedQuestions(
  tree: readonly Question[],
  answers: FieldValues,
  scope = '',
): readonly Placed[] {
  return placedQuestions(tree, answers, scope, (question, at) => isMet(question.when, factsIn(answers, at)))
}

/** Every question at its path, asked or not; a repeat has as many as it has items. */
export function placedQuestions(
  tree: readonly Question[],
  answers: FieldValues,
  scope = '',
  isWanted: (question: Question, scope: string) => boolean = () => true,
): readonly Placed[] {
  const under = (children: readonly Question[], at: string) =>
    placedQuestions(children, answers, at, isWanted)
  return tree.flatMap((question): readonly Placed[] => {
    if (!isWanted(question, scope)) return []
    switch (question.kind) {
      case 'group':
        return under(question.children, scopeIn(question, scope))
      case 'repeat':
        return Array.from({ length: itemCount(question, answers, scope) }, (_, index) =>
          under(question.children, scopeOfItem(question, scope, index)),
        ).flat()
      case 'field':
        return [
          { question, path: scope + question.name, scope },
          ...(question.details === undefined ? [] : under([question.details], scope)),
        ]
      case 'document':
        return [{ question, path: scope + question.name, scope }]
      default:
        return question satisfies never
    }
  })
}

const byPattern = new WeakMap<readonly Question[], ReadonlyMap<string, Answerable | RepeatQuestion>>()

/** The question that a path leads to, whichever item it names. */
export function questionAt(tree: readonly Question[], path: string): Answerable | RepeatQuestion | undefined {
  let patterns = byPattern.get(tree)
  if (patterns === undefined) {
    // The first of a name stands for all: the same sub-field may hang from several options.
    patterns = new Map(patternsOf(tree, '').reverse())
    byPattern.set(tree, patterns)
  }
  return patterns.get(path.replace(/\/\d+(?=\/)/g, '/*'))
}

function patternsOf(tree: readonly Question[], scope: string): [string, Answerable | RepeatQuestion][] {
  return tree.flatMap((question): [string, Answerable | RepeatQuestion][] => {
    if (question.kind === 'group') return patternsOf(question.children, scopeIn(question, scope))
    const own: [string, Answerable | RepeatQuestion] = [scope + question.name, question]
    if (question.kind === 'repeat')
      return [own, ...patternsOf(question.children, scopeOfItem(question, scope, '*'))]
    const details = question.kind === 'field' ? question.details : undefined
    return details === undefined ? [own] : [own, ...patternsOf([details], scope)]
  })
}

/** The same tree with every field changed. */
export function mapFields(
  tree: readonly Question[],
  change: (field: FieldQuestion) => FieldQuestion,
): readonly Question[] {
  return tree.map((question) => {
    if (question.kind === 'document') return question
    if (question.kind !== 'field') return { ...question, children: mapFields(question.children, change) }
    const { details } = question
    return change(
      details === undefined
        ? question
        : { ...question, details: { ...details, children: mapFields(details.children, change) } },
    )
  })
}
