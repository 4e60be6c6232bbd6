import type { ListItem } from '../../incentives/incentive.ts'
import type { Translate } from '../../shared/translate.ts'

/** The questions, of which the one about the quantity takes no more than may still be applied for. */
export const withinLimit = (
  questions: readonly ListItem[],
  left: number,
  translate: Translate,
): readonly ListItem[] =>
  Number.isFinite(left)
    ? questions.map((item) =>
        item.is_quantity ? { ...item, rules: [...item.rules, limit(left, translate)] } : item,
      )
    : questions

const limit = (left: number, translate: Translate): ListItem['rules'][number] => ({
  kind: 'at_most',
  value: left,
  says: translate('applications:at_most', { count: left }),
  breach: 'refused',
})

/** How many an application is for, by its answers; undefined when nothing asks for it. */
export function quantityIn(
  questions: readonly ListItem[],
  contentOf: (id: string) => string | undefined,
): number | undefined {
  const asked = questions.find(({ is_quantity }) => is_quantity)
  const content = asked && contentOf(asked.id)
  return content === undefined || content === '' ? undefined : Number(content)
}
