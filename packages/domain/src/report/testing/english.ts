import type { Translate } from '../../shared/translate.ts'
import assessment from '../../texts/en/assessment.json' with { type: 'json' }
import incentives from '../../texts/en/incentives.json' with { type: 'json' }
import report from '../../texts/en/report.json' with { type: 'json' }
import type { Texts } from '../../texts/namespaces.ts'

const NAMESPACES: Readonly<Record<string, Texts>> = { assessment, incentives, report }

/** The English texts without the machinery that translates. */
export const english: Translate = (key, params = {}) => {
  const [namespace = '', name = ''] = key.split(':')
  const found = (path: string) =>
    path
      .split('.')
      .reduce<unknown>((texts, part) => (texts as Texts | undefined)?.[part], NAMESPACES[namespace])
  const text = found(name) ?? found(`${name}_${params['count'] === 1 ? 'one' : 'other'}`)
  if (typeof text !== 'string') throw new Error(`no text ${key}`)
  return text.replaceAll(/{{(\w+)}}/g, (_, value: string) => String(params[value]))
}
