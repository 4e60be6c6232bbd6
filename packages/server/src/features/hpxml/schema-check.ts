import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** The schema's own files; the first includes the others. */
const FILES = ['HPXML.xsd', 'HPXMLBaseElements.xsd', 'HPXMLDataTypes.xsd'] as const

export type SchemaFault = { readonly line: number; readonly message: string }
export type SchemaCheck = (file: string) => readonly SchemaFault[]

/** Most faults of one file that are told. */
const MOST_FAULTS = 20

/**
 * Holds files against the schema of HPXML 4.2 in this folder. The library and the schema are read here, once; of other files
 * nothing is opened, whatever a file names.
 */
export async function openSchemaCheck(folder: string): Promise<SchemaCheck> {
  const {
    ParseOption,
    XmlBufferInputProvider,
    XmlDocument,
    XmlLibError,
    XsdValidator,
    xmlRegisterInputProvider,
  } = await import('libxml2-wasm')
  const read = await Promise.all(
    FILES.map(async (name) => [name, await readFile(path.join(folder, name))] as const),
  )
  xmlRegisterInputProvider(new XmlBufferInputProvider(Object.fromEntries(read)))
  const [[name, bytes]] = read as [(typeof read)[number]]
  const schema = XmlDocument.fromBuffer(bytes, { url: name })
  const validator = XsdValidator.fromDoc(schema)
  schema.dispose()
  return (file) => {
    try {
      const document = XmlDocument.fromString(file, { option: ParseOption.XML_PARSE_NONET })
      try {
        validator.validate(document)
      } finally {
        document.dispose()
      }
      return []
    } catch (error) {
      if (!(error instanceof XmlLibError)) throw error
      return error.details
        .slice(0, MOST_FAULTS)
        .map(({ line, message }) => ({ line, message: message.trim() }))
    }
  }
}
