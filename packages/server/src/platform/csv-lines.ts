import Papa from 'papaparse'

const NEWLINE = '\r\n'

/** A spreadsheet takes what begins with = + - or @ for a formula: such a text gets a mark that makes it a text again. */
export const csvLines = (rows: readonly (readonly unknown[])[]): string =>
  `${Papa.unparse(rows as unknown[][], { newline: NEWLINE, escapeFormulae: true })}${NEWLINE}`
