/** Finds the text of a key with its namespace (`report:plan.title`) in the reader's language and fills its placeholders. */
export type Translate = (key: string, params?: Readonly<Record<string, string | number>>) => string
