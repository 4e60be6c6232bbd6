/** Finds the text of a key (`assessment:…`) in the reader's language. */
export type Translate = (key: string) => string
