import type { HpxmlElement } from './xml/hpxml-element.ts'
import { HpxmlProblem } from './xml/hpxml-problem.ts'

/** Versions whose elements the mapping knows. */
const READ = /^[2345](\.|$)/
/** Version 2 came before files had to say theirs; its namespace does. */
const OF_NAMESPACE: Readonly<Record<string, string>> = {
  '2014/6': '2.3',
  '2019/10': '3.0',
  '2023/09': '4.0',
  '2025/12': '5.0',
}

const namespaceOf = ({ attributes }: HpxmlElement) =>
  Object.entries(attributes).find(
    ([name, value]) => /^xmlns(:|$)/.test(name) && /hpxmlonline/i.test(value),
  )?.[1]

/** Which HPXML a file is; another version than those that are read is refused by its name. */
export function hpxmlVersion(root: HpxmlElement): { version: string; namespace: string | undefined } {
  const namespace = namespaceOf(root)
  const version =
    root.attributes['schemaVersion'] ?? OF_NAMESPACE[namespace?.replace(/^.*hpxmlonline\.com\//i, '') ?? '']
  if (version === undefined || !READ.test(version)) throw new HpxmlProblem('version', 'HPXML', version ?? '')
  return { version, namespace }
}
