/** Finds the text of a key with its namespace (`report:plan.title`) and fills its placeholders. */
export type Say = (key: string, params?: Readonly<Record<string, string | number>>) => string
