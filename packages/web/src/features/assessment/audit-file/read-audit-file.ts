import { type HpxmlFile, readHpxml } from '@hearthlight/domain/hpxml/read-hpxml'
import { type HpxmlFault, HpxmlProblem } from '@hearthlight/domain/hpxml/xml/hpxml-problem'
import { HPXML_LIMITS, hpxmlTree } from '@hearthlight/readers/hpxml/hpxml-tree'

export type AuditReading =
  | { readonly kind: 'read'; readonly file: HpxmlFile }
  | { readonly kind: 'refused'; readonly fault: HpxmlFault }

async function elements(file: File) {
  if (file.size > HPXML_LIMITS.bytes) throw new HpxmlProblem('tooLarge')
  const tree = hpxmlTree(() => performance.now())
  const reader = file.stream().getReader()
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) tree.write(piece.value)
  return tree.end()
}

/** Reads a file that a person chose, or says why it cannot be read. */
export async function readAuditFile(file: File): Promise<AuditReading> {
  try {
    return { kind: 'read', file: readHpxml(await elements(file)) }
  } catch (error) {
    const fault: HpxmlFault = error instanceof HpxmlProblem ? error.fault : { element: '', reason: 'broken' }
    return { kind: 'refused', fault }
  }
}
