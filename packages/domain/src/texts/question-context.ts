/** Which way a text with a colon after a label is said: a label that asks something needs none after its question mark. */
export const questionContext = (label: string): { readonly context?: 'question' } =>
  label.trimEnd().endsWith('?') ? { context: 'question' } : {}
