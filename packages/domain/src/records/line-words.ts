type Words = { readonly text: string; readonly otherwise: string }

/** Which text of the log says what was done; what has none yet says its own name, `noun.verb`. */
export const actionWords = (action: string): Words => ({
  text: `action.${action.replaceAll(/[.-]/g, '_')}`,
  otherwise: action.replaceAll(/[.-]/g, ' '),
})

export const recordTypeWords = (type: string): Words => ({
  text: `record.${type}`,
  otherwise: fieldWords(type),
})

/** A field of a record, as the log names it. */
export const fieldWords = (path: string): string => path.replaceAll('_', ' ')
