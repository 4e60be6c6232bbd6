export type TestTitle = { readonly text: string; readonly line: number }
export function testTitles(file: string, source: string): readonly TestTitle[]
